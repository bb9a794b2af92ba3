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

/** BO-8: all is public but which Order was given, and what somebody looked at alone. */
const SECRET_FIELDS: Readonly<Partial<Record<FactName, Readonly<Record<string, FieldAudience>>>>> =
  {
    placed: { order: "own-seat" },
    looked: { cards: "own-seat" },
  };

export const factDeclarations: FactDeclarations = Object.fromEntries(
  factNames.map((name) => [
    name,
    {
      ...Object.fromEntries(factFields.map((field): [string, FieldAudience] => [field, "all"])),
      ...SECRET_FIELDS[name],
    },
  ]),
);
