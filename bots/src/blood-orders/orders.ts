import type { BloodKit, State } from "@coterie/blood-orders";
import { newContext, type Option } from "@coterie/kernel";
import type { Sight } from "../bot.js";
import { after, optionsOf } from "../look-ahead.js";
import { ALTAR, CATACOMBS, NIGHT, NONE, ORDERS, orderNames, spaceNames, spaceOf } from "./board.js";
import type { Lore } from "./lore.js";
import { bestDeeds } from "./placing.js";
import { playOn } from "./play-on.js";
import { bloodMissing } from "./standing.js";
import { type Deeds, NOTHING, valueOfDay } from "./what-if.js";
import { worth } from "./worth.js";

/** Chapter 4: the answer to one question of a turn. */
export function takeTurn(lore: Lore, sight: Sight<BloodKit>): string {
  const { question, view, imagine } = sight;
  const { seat, options } = question;
  const hasPlaced = options.some(({ key }) => key === "end");
  if (!hasPlaced) return placeToken(lore, sight, imagine());
  // What is not for a token of this turn can wait for the last one, when more is known.
  const isLast = ORDERS.every((order) => spaceOf(view.seen, seat, order) !== NONE);
  return isLast ? bestExtra(lore, sight, imagine()) : "end";
}

/** Once all tokens lie: Blood by scavenging and once-per-day Rituals, as far as they bring something. */
function bestExtra(lore: Lore, { question }: Sight<BloodKit>, world: State): string {
  const { seat, options } = question;
  const codes = optionsOf(lore.game, newContext(lore.game, world), seat);
  let best = "end";
  let highest = valueOfDay(lore, world, seat, NOTHING) + worth.extra;
  options.forEach(({ key }, i) => {
    if (key === "end" || isFarScavenge(key)) return;
    const next = playOn(lore, after(lore.game, world, seat, codes[i]), lore.steps.turn);
    const gained = valueOfDay(lore, next.state, seat, NOTHING);
    if (gained <= highest) return;
    highest = gained;
    best = key;
  });
  return best;
}

/** Nobody scavenges more than this at once: it is not tried. */
const FAR = 8;

function isFarScavenge(key: string): boolean {
  const [what, n] = key.split(":");
  return what === "scavenge" && Number(n) > FAR;
}

/** The best way to place all tokens that are left; the one whose place tells least goes first. */
function placeToken(lore: Lore, sight: Sight<BloodKit>, world: State): string {
  const { seat, options } = sight.question;
  const deeds = bestDeeds(lore, world, seat, sight.pick);
  const unplaced = ORDERS.filter((order) => deeds.spaces[order] !== NONE);
  const order = unplaced.reduce((a, b) => (haste(deeds, b) > haste(deeds, a) ? b : a));
  return answersForToken(lore, world, seat, deeds, order, options)[0];
}

/** A token is placed as these deeds have it; Blood for the Altar is scavenged before. */
export function answersForToken(
  lore: Lore,
  world: State,
  seat: number,
  { spaces, rituals }: Deeds,
  order: number,
  options: readonly Option[],
): string[] {
  const place = `place:${orderNames[order]}:${spaceNames[spaces[order]]}`;
  if (spaces[order] !== ALTAR) return [place];
  const scavenge = `scavenge:${bloodMissing(newContext(lore.game, world), seat, rituals[0])}`;
  return options.some(({ key }) => key === scavenge) ? [scavenge, place] : [place];
}

/** A Ritual may be taken by others; a Night is better placed when others have shown where they go. */
function haste(deeds: Deeds, order: number): number {
  if (deeds.spaces[order] === ALTAR) return 3;
  if (deeds.spaces[order] === CATACOMBS) return 2;
  return order === NIGHT ? 0 : 1;
}
