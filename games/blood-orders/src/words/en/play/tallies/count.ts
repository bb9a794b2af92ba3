import type { Good } from "../../../../content/language.js";
import type { Fact, FactName } from "../../../../facts.js";

/** Counting facts of a seat. What a fact does not tell its reader is not counted. */

export type Count = (facts: readonly Fact[], seat: number) => number;

/** What is counted, by the label of its row. */
export type Counts = Readonly<Record<string, Count>>;

const sumOf =
  (worth: (fact: Fact, seat: number) => number): Count =>
  (facts, seat) =>
    facts.reduce((sum, fact) => sum + worth(fact, seat), 0);

export const sum = (...counts: readonly Count[]): Count => {
  return (facts, seat) => counts.reduce((total, count) => total + count(facts, seat), 0);
};

/** How often it happened to a seat. */
export const times = (name: FactName): Count =>
  sumOf(({ fact, seat: of }, seat) => (fact === name && of === seat ? 1 : 0));

/** How often a seat was among those it happened to. */
export const timesAmong = (name: FactName): Count =>
  sumOf(({ fact, seats = [] }, seat) => (fact === name && seats.includes(seat) ? 1 : 0));

/** How many cards it happened to. */
export const cardsOf = (name: FactName): Count =>
  sumOf(({ fact, seat: of, cards = [] }, seat) =>
    fact === name && of === seat ? cards.length : 0,
  );

/** How much of a good. */
export const amountOf = (name: FactName, good: Good, whose: "seat" | "other" = "seat"): Count =>
  sumOf((told, seat) => {
    const { fact, what, n = 0 } = told;
    return fact === name && what === good && told[whose] === seat ? n : 0;
  });

/** How much by one rule, whatever the good is. */
export const amountBy = (name: FactName, by: string): Count =>
  sumOf(({ fact, rule, seat: of, n = 0 }, seat) =>
    fact === name && rule === by && of === seat ? n : 0,
  );

/** How far the marker on the Fear track went up (1) or down (-1). */
export const fearSteps = (way: 1 | -1): Count =>
  sumOf(({ fact, seat: of, n = 0 }, seat) =>
    fact === "fear" && of === seat ? Math.max(0, way * n) : 0,
  );
