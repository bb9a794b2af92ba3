import type { BloodKit, State } from "@coterie/blood-orders";
import { newContext } from "@coterie/kernel";
import type { Sight } from "../bot.js";
import { after, optionsOf } from "../look-ahead.js";
import { NONE } from "./board.js";
import type { Lore } from "./lore.js";
import { playOn } from "./play-on.js";
import { reserveFor } from "./reserve.js";
import { value } from "./value.js";

/** BO-4.4: the Ritual that leaves the best position, and the Victims that are shown; or none. */
export function askAtAltar(lore: Lore, { question, imagine }: Sight<BloodKit>): string[] {
  const { seat, options } = question;
  const world = imagine();
  const codes = optionsOf(lore.game, newContext(lore.game, world), seat);
  const values = codes.map((code) => {
    const next = playOn(lore, after(lore.game, world, seat, code), lore.steps.turn);
    return value(lore, next, seat);
  });
  const best = values.indexOf(Math.max(...values));
  return wishFor(lore, world, seat, codes[best], options[best].key);
}

/** The whole answer that begins with an option: one more than the place in the market, or 0. */
export function wishFor(lore: Lore, s: State, seat: number, option: number, key: string): string[] {
  const ritual = s.market[option - 1] ?? NONE;
  return ritual === NONE ? [key] : [key, ...shown(lore, s, seat, ritual), "enough"];
}

/** The Victims in hand that are missed least, or all of them where some Ritual changes the count. */
function shown(lore: Lore, world: State, seat: number, ritual: number): string[] {
  const { cards } = lore.content;
  const hand = [...world.hands[seat], ...world.sure[seat]];
  const victims = hand.filter((card) => cards[card].isVictim);
  const enough = reserveFor(lore.content, ritual, hand) ?? victims;
  return enough.map((card) => `show:${cards[card].id}`);
}
