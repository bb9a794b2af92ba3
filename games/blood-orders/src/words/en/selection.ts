import { type Noun, noun } from "./english.js";

/** Some Quarters or players out of all of them. */
export interface Selection {
  /** "Quarter". */
  readonly what: string;
  /** All but the one that is spoken of. */
  readonly other: boolean;
  /** " with a Victim". */
  readonly tail: string;
}

/** What is highest or lowest is so among those that all the rest leaves. */
export function select(
  what: string,
  other: boolean,
  rest: string,
  ranks: readonly string[],
): Selection {
  if (ranks.length === 0) return { what, other, tail: rest };
  const rank = ` with ${ranks.join(" and, of these, ")}`;
  if (!other && rest === "") return { what, other, tail: rank };
  return { what, other: false, tail: `${rank} among ${other ? "the others" : "those"}${rest}` };
}

export function selectionWords({ what, other, tail }: Selection, first: "a" | "each"): string {
  if (first === "each") return `each ${other ? "other " : ""}${what}${tail}`;
  return `${other ? "another" : "a"} ${what}${tail}`;
}

/** After a number: "other Quarters with a noble". */
export function selectionNoun({ what, other, tail }: Selection): Noun {
  const head = other ? "other " : "";
  return noun(`${head}${what}${tail}`, `${head}${what}s${tail}`);
}
