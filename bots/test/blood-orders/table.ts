import { type BloodKit, bloodOrders, type State, type Table } from "@coterie/blood-orders";
import {
  advance,
  answerAndRun,
  askedSeats,
  dice,
  type Json,
  keyOf,
  newContext,
  openScene,
  optionWithKey,
  sealedChance,
  seedFrom,
} from "@coterie/kernel";
import { type Bot, botCalled, sightOf } from "../../src/index.js";

export const blood = bloodOrders();
export const greedy = botCalled(blood, "greedy");

/** The last Day. */
export const lastOrders = {
  phase: "orders",
  day: 9,
  // Both have two tokens placed; the first player has the last one to place.
  tokens: [
    { seat: 0, space: "catacombs", order: "dawn" },
    { seat: 1, space: "catacombs", order: "dawn" },
    { seat: 0, space: "catacombs", order: "dusk" },
    { seat: 1, space: "catacombs", order: "dusk" },
  ],
  planned: true,
};

/** Rituals of Act III. */
export const market = ["the-gilded-gullet", "crown-of-hush", "anthem-of-dread", "the-ninth-candle"];

/** A fresh game at its first question. */
export function freshGame(seed: string, players: number): Table {
  const setup = blood.readSetup({ players });
  const run = newContext(blood, blood.begin(setup, sealedChance(keyOf(seedFrom(seed)))));
  advance(blood, run);
  return run;
}

/** By Act: what lies in the Quarters of a position that does not say it. */
const cities = [
  [
    ["tollhouse-arch", "the-deserter"],
    ["weathercock-tower", "the-bell-ringer"],
    ["fogbound-bridge", "the-rag-merchant"],
  ],
  [
    ["old-armoury", "the-ratcatcher"],
    ["usurers-bench", "the-salt-baron"],
    ["sealed-library", "the-leech-woman"],
  ],
  [
    ["drowned-basilica", "the-prior-of-scourges"],
    ["moat-treasury", "the-bannerless-general"],
    ["heretics-rotunda", "the-blind-archbishop"],
  ],
];

type Part = Record<string, Json>;

/** Two players, the first of whom is the start player, at the beginning of a Day or later in it. */
export function position(given: { day: number; quarters?: Record<string, Part> } & Part): State {
  const act = Math.ceil(given.day / 3);
  const quarters = ["north", "south", "east"].map((name, i) => {
    const [location, victim] = cities[act - 1][i];
    return [name, { location, victim, ...given.quarters?.[name] }];
  });
  const whole = { phase: "day", act, ...given, quarters: Object.fromEntries(quarters) };
  return openScene(blood, { players: 2, start: 1 }, whole).play.state;
}

/** What a bot answers, with any of these seeds of its own chance. */
export function answers(bot: Bot<BloodKit>, state: State, seat = 0, seeds = 5): string[] {
  const given = Array.from({ length: seeds }, (_, i) =>
    bot.decide(sightOf(blood, state, seat, dice(i))).join("+"),
  );
  return [...new Set(given)];
}

/** Lets the bot answer for a seat as long as it alone is asked such questions; gives the keys. */
export function playSeat(bot: Bot<BloodKit>, state: State, seat: number, kinds: string): string[] {
  const run = newContext(blood, state);
  const pick = dice("seat");
  const given: string[] = [];
  while (askedSeats(blood, run).includes(seat)) {
    const sight = sightOf(blood, run.state, seat, pick);
    if (!sight.question.kind.startsWith(kinds)) break;
    for (const key of bot.decide(sight)) {
      answerAndRun(blood, run, seat, optionWithKey(blood, run, seat, key)!);
      given.push(key);
    }
  }
  return given;
}
