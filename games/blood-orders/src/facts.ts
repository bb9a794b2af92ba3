import type { FactDeclarations, FieldAudience } from "@coterie/kernel";

/** What can happen, as data. */
export const factNames = [
  // Setup and the course of the Day.
  "start-player",
  "dealt",
  "day-begins",
  "act-begins",
  // Planning and orders.
  "planned",
  "placed",
  "scavenged",
  "ritual-used",
  "no-ritual",
  "cards-shown",
  "ritual-gained",
  "market-filled",
  "catacombs",
  "catacombs-empty",
  // Reveal and resolution.
  "token-revealed",
  "pile-revealed",
  "fear-failed",
  "declined",
  "torpor",
  "dawn",
  "dusk",
  "too-little-influence",
  "no-victim",
  "night",
  "contest",
  "contest-lost",
  "stalemate",
  // What effects and rules do.
  "gained",
  "lost",
  "given",
  "paid",
  "fear",
  "die",
  "night-space",
  "victim-gained",
  "victim-placed",
  "victim-discarded",
  "victim-buried",
  "victims-swapped",
  "deck-reshuffled",
  "deck-empty",
  "looked",
  "deck-arranged",
  "recruited",
  "woken",
  "laid-to-rest",
  "offered",
  "boosted",
  "readied",
  "ritual-broken",
  "set-off",
  // Cleanup.
  "act-over",
  "piles-back",
  "fed",
  "released",
  "over-limit",
  // The end.
  "scored",
  "tie",
  "won",
] as const;

export type FactName = (typeof factNames)[number];

/** Fields hold numbers of the state; `nameFact` turns them into ids. */
export interface Fact {
  readonly fact: FactName;
  readonly rule: string;
  readonly seat?: number;
  /** Another player that it is about. */
  readonly other?: number;
  /** A space for tokens: a Quarter, the Altar or the Catacombs. */
  readonly space?: number;
  readonly from?: number;
  readonly to?: number;
  readonly order?: number;
  readonly what?: string;
  readonly n?: number;
  readonly now?: number;
  readonly day?: number;
  readonly act?: number;
  readonly card?: number;
  readonly cards?: readonly number[];
  readonly ritual?: number;
  readonly rituals?: readonly number[];
  readonly location?: number;
  /** The number of the piece in the pack. */
  readonly piece?: number;
  readonly seats?: readonly number[];
  /** For each of `seats`, the symbols that count. */
  readonly strengths?: readonly number[];
  readonly score?: ScoreLines;
}

/** BO-7.1: where the points come from. */
export interface ScoreLines {
  readonly cards: number;
  readonly rituals: number;
  readonly tokens: number;
  readonly influence: number;
  readonly fear: number;
  readonly total: number;
}

export const factFields = [
  "seat",
  "other",
  "space",
  "from",
  "to",
  "order",
  "what",
  "n",
  "now",
  "day",
  "act",
  "card",
  "cards",
  "ritual",
  "rituals",
  "location",
  "piece",
  "seats",
  "strengths",
  "score",
] as const satisfies readonly (keyof Fact)[];

/**
 * BO-8: what everybody may see of each fact, and what only its own seat may. A field that is not
 * named here is seen by nobody.
 */
const FIELDS: Readonly<Record<FactName, { all?: readonly Field[]; own?: readonly Field[] }>> = {
  "start-player": { all: ["seat"] },
  dealt: { all: ["space", "location", "card", "now"] },
  "day-begins": { all: ["day"] },
  "act-begins": { all: ["act"] },
  planned: {},
  placed: { all: ["seat", "space"], own: ["order"] },
  scavenged: { all: ["seat", "n"] },
  "ritual-used": { all: ["seat", "ritual"] },
  "no-ritual": { all: ["seat"] },
  "cards-shown": { all: ["seat", "cards"] },
  "ritual-gained": { all: ["seat", "ritual"] },
  "market-filled": { all: ["rituals"] },
  catacombs: { all: ["seat", "card"] },
  "catacombs-empty": { all: ["seat"] },
  "token-revealed": { all: ["seat", "space", "order"] },
  "pile-revealed": { all: ["seat", "order", "cards"] },
  "fear-failed": { all: ["seat", "space", "order", "n", "now"] },
  declined: { all: ["seat", "space", "order"] },
  torpor: { all: ["seat", "order", "cards"] },
  dawn: { all: ["seat", "space", "location"] },
  dusk: { all: ["seat", "space", "card", "n"] },
  "too-little-influence": { all: ["seat", "space", "n"] },
  "no-victim": { all: ["seat", "space"] },
  night: { all: ["seat", "space"] },
  contest: { all: ["space", "seats", "strengths"] },
  "contest-lost": { all: ["seat", "space", "cards"] },
  stalemate: { all: ["space", "seats"] },
  gained: { all: ["seat", "what", "n", "now"] },
  lost: { all: ["seat", "what", "n", "now"] },
  given: { all: ["seat", "other", "what", "n"] },
  paid: { all: ["seat", "what", "n", "now"] },
  fear: { all: ["seat", "n", "now"] },
  die: { all: ["space", "n", "now"] },
  "night-space": { all: ["space", "what", "n", "now"] },
  "victim-gained": { all: ["seat", "card"] },
  "victim-placed": { all: ["space", "card"] },
  "victim-discarded": { all: ["seat", "space", "card"] },
  "victim-buried": { all: ["space", "card"] },
  "victims-swapped": { all: ["from", "to"] },
  "deck-reshuffled": { all: ["n"] },
  "deck-empty": {},
  looked: { all: ["seat", "n"], own: ["cards"] },
  "deck-arranged": { all: ["seat"] },
  recruited: { all: ["seat", "card"] },
  woken: { all: ["seat", "card"] },
  "laid-to-rest": { all: ["seat", "card"] },
  offered: { all: ["seat", "cards"] },
  boosted: { all: ["seat", "order", "n"] },
  readied: { all: ["seat", "ritual"] },
  "ritual-broken": { all: ["seat", "ritual"] },
  "set-off": { all: ["seat", "piece"] },
  "act-over": { all: ["act"] },
  "piles-back": { all: ["seat", "cards"] },
  fed: { all: ["seat", "cards", "n"] },
  released: { all: ["seat", "cards"] },
  "over-limit": { all: ["seat", "cards"] },
  scored: { all: ["seat", "cards", "score"] },
  tie: { all: ["seats", "what"] },
  won: { all: ["seats"] },
};

type Field = (typeof factFields)[number];

export const factDeclarations: FactDeclarations = Object.fromEntries(
  Object.entries(FIELDS).map(([name, { all = [], own = [] }]) => [
    name,
    Object.fromEntries([
      ...all.map((field): [Field, FieldAudience] => [field, "all"]),
      ...own.map((field): [Field, FieldAudience] => [field, "own-seat"]),
    ]),
  ]),
);
