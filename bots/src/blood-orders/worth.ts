/**
 * What things are worth to a player, in victory points at the end. The figures were found by
 * trying: many games with each, on the same seeds.
 */
export const worth = {
  /** How much of its use a thing still has, by the Days that come after this one. */
  use: [0, 0.7, 0.9, 1, 1, 1, 1, 1, 1],
  /** A symbol of a card, by Order, as long as it can be used. */
  symbol: [0.5, 0.45, 0.5],
  /** A Victim beside its points and symbols: Rituals ask for some. */
  victim: 0.9,
  /** The chance to have a Victim still at the end that is in hand now. */
  keep: 0.95,
  /** So many cards of a hand are used each Day; others only now and then. */
  busyCards: 6,
  idleCard: 0.25,
  /** Blood: the first so many, the next, all others. */
  blood: [0.5, 0.3, 0.1],
  bloodStep: 7,
  /** Blood that nobody needs any more: it breaks ties (BO-7.2). */
  spareBlood: 0.002,
  /** Influence beyond its half point, as long as there are not more than so many. */
  influence: 0.12,
  usefulInfluence: 8,
  /** How far Fear is expected to rise each Day. */
  fearToCome: 1,
  /** Fear that changes nothing on the last Day is better not taken. */
  idleFear: 0.01,
  /** A Ritual that is used, or works, each Day. */
  daily: 0.35,
  working: 0.25,
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
  /** By how many points the end may differ from what is expected, by the Days that are left. */
  spread: { base: 2, each: 0.7 },
};
