import type { FactDeclarations, Json } from "../index.js";
import { nameOf } from "./content.js";

/** What can happen in Lanterns, with the number of the rule that makes it happen. */
export type LanternFact =
  | { fact: "wind"; rule: "2.1"; face: number }
  | { fact: "stirred"; rule: "2.2"; cards: number }
  | { fact: "offered"; rule: "3.2"; seat: number; card: number; bold: number }
  | { fact: "brightest"; rule: "3.3"; seat: number; light: number }
  | { fact: "trimmed"; rule: "4.1"; seat: number }
  | { fact: "relit"; rule: "4.2"; seat: number; face: number }
  | { fact: "looked"; rule: "4.3"; seat: number; card: number }
  | { fact: "glanced"; rule: "4.4"; seat: number; at: number; slot: number; card: number }
  | { fact: "swapped"; rule: "4.5"; seat: number; slot: number; drawn: number; returned: number }
  | { fact: "mixed"; rule: "4.6"; seat: number }
  | { fact: "wagered"; rule: "4.8"; seat: number }
  | { fact: "wager-told"; rule: "4.9"; seat: number; weather: string }
  | { fact: "drew"; rule: "5.1"; seat: number; card: number }
  | { fact: "glowed"; rule: "6.1"; seat: number; glows: number }
  | { fact: "ended"; rule: "7.1"; outcome: string };

/** Who may see which field. A look is everybody's news; what was seen is not. */
export const FACTS: FactDeclarations = {
  wind: { face: "all" },
  stirred: { cards: "all" },
  offered: { seat: "all", card: "all", bold: "all" },
  brightest: { seat: "all", light: "all" },
  trimmed: { seat: "all" },
  relit: { seat: "all", face: "all" },
  looked: { seat: "all", card: "own-seat" },
  glanced: { seat: "all", at: "all", slot: "all", card: "own-seat" },
  swapped: { seat: "all", slot: "all", drawn: "own-seat", returned: "own-seat" },
  mixed: { seat: "all" },
  wagered: { seat: "all" },
  "wager-told": { seat: "all", weather: "all" },
  drew: { seat: "all", card: "own-seat" },
  glowed: { seat: "all", glows: "all" },
  ended: { outcome: "all" },
};

const CARD_FIELDS = ["card", "drawn", "returned"];

/** A fact (or what scrubbing left of it) with its cards called by their names. */
export function nameFact(_state: unknown, fact: LanternFact): Record<string, Json> {
  const fields = Object.entries(fact as unknown as Record<string, number | string>);
  return Object.fromEntries(
    fields.map(([field, value]) => [
      field,
      CARD_FIELDS.includes(field) ? nameOf(Number(value)) : value,
    ]),
  );
}
