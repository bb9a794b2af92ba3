import type { Rates } from "./rates.js";

/** How much of its use a thing still has, by the Days that are still to be played. */
const use = [0, 0.7, 0.9, 1, 1, 1, 1, 1, 1, 1];
const each = use.map((_, left) => left);

/** As people would say it. The figures were found by trying: many games with each, on the same seeds. */
export const plainRates: Rates = {
  symbol: [0.5, 0.45, 0.5].map((symbol) => use.map((part) => symbol * part)),
  victim: use.map((part) => 0.9 * part),
  points: use.map((_, left) => (left === 0 ? 1 : 0.95)),
  busyCards: 6,
  idleCard: 0.25,
  blood: [0.5, 0.3, 0.1].map((blood) => use.map((part) => blood * part)),
  bloodStep: 7,
  influence: [0.62, 0.5].map((influence) => use.map(() => influence)),
  usefulInfluence: 8,
  fear: use.map(() => 1),
  fearToCome: 1,
  daily: each.map((left) => 0.35 * left),
  modifier: each.map((left) => 0.25 * left),
  trigger: each.map((left) => 0.25 * left),
  spread: each.map((left) => 2 + 0.7 * left),
};

/** What else a player goes by, in victory points at the end, found in the same way. */
export const worth = {
  /** Blood that nobody needs any more: it breaks ties (BO-7.2). */
  spareBlood: 0.002,
  /** Fear that changes nothing on the last Day is better not taken. */
  idleFear: 0.01,
  /** A Dawn and a Dusk that will succeed, by Act. */
  dawn: [1.2, 1.6, 2.2],
  dusk: [1.5, 2, 3],
  /** How much of all Night symbols of a player at most goes into one pile, as a rule. */
  nightPart: 0.6,
  /** The chance to be beaten by somebody who comes. */
  beaten: { atLeast: 0.1, atMost: 0.9 },
  /** The chance that a hidden token is a Night, by the turn in which its owner placed it. */
  atNight: [0.2, 0.3, 0.6],
  /** So many points at most a Night is thought better than it is, by whim. */
  whim: 1,
  /** So many points more make a Quarter attract about three times as many. */
  temptation: 2,
  /** A symbol of a card that is used, of whatever Order: cards that show less go first. */
  spentSymbol: 0.04,
  /** Symbols beyond the die that are thought of for a Night. */
  margins: [0, 1, 2, 4],
  /** Any card in hand at the end: it breaks ties (BO-7.2). */
  anyCard: 0.01,
  /** A card of a pile that need not be fed. */
  sparedCard: 0.4,
  /** How many plans, and ways to place the tokens, are played in an imagined world. */
  plansTried: 8,
  deedsTried: 6,
  /** So much more at least must come of what need not be done. */
  extra: 0.05,
  /** The score of a game that is over counts, and having won it more. */
  win: 30,
};
