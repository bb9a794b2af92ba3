import type { Effect, Standing } from "../../src/content/language.js";
import type { Activated, Piece } from "../../src/content/pieces.js";
import { textOf } from "../../src/words/index.js";

/** Pieces around a single effect, so that a test can say only what it is about. */

const common = { id: "sample", name: "Sample", origin: "house" } as const;
const grid = { red: 0, grey: [1, 2] } satisfies { red: number; grey: [number, number] };

export const eventOf = (
  effect: Effect,
  stays?: Extract<Piece, { kind: "event" }>["stays"],
): Piece => ({ kind: "event", ...common, act: 1, grid, effect, ...(stays ? { stays } : {}) });

export const districtOf = (parts: {
  day?: Effect;
  night?: Activated;
  standing?: Standing[];
}): Piece => ({ kind: "district", ...common, ...parts });

export const relicOf = (parts: {
  use?: Activated;
  standing?: Standing[];
  placed?: true;
}): Piece => ({ kind: "relic", ...common, ...parts });

/** What a relic's holder reads: "you" is the vampire, and its district is its own. */
export const used = (effect: Effect): string =>
  textOf(relicOf({ use: { cost: { ap: 1 }, effect } })).replace("Use (1 AP): ", "");

export const dayText = (day: Effect): string => textOf(districtOf({ day })).replace("Day: ", "");

export const always = (standing: Standing): string =>
  textOf(districtOf({ standing: [standing] })).replace("Always: ", "");

export const held = (standing: Standing): string =>
  textOf(relicOf({ standing: [standing] })).replace("Held: ", "");
