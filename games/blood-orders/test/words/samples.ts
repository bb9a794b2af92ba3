import type { Condition, Count, Effect, Standing } from "../../src/content/language.js";
import type { Location, Ritual } from "../../src/content/pieces.js";
import { textOf } from "../../src/words/en/pieces.js";

/** Pieces around a single effect, so that a test can say only what it is about. */

const common = { id: "sample", name: "Sample", origin: "house", act: 1 } as const;

export const locationOf = (...effect: Effect): Location => ({
  kind: "location",
  ...common,
  fear: 1,
  effect,
});

export const ritualOf = (parts: Pick<Ritual, "standing" | "daily">): Ritual => ({
  kind: "ritual",
  ...common,
  vp: 1,
  requires: { victims: 1, blood: 1 },
  ...parts,
});

export const text = (...effect: Effect): string => textOf(locationOf(...effect));

export const always = (...standing: Standing[]): string => textOf(ritualOf({ standing }));

export const daily = (effect: Effect, cost?: NonNullable<Ritual["daily"]>["cost"]): string =>
  textOf(ritualOf({ daily: { effect, ...(cost ? { cost } : {}) } })).replace(
    /^Once per day, on your turn/,
    "",
  );

/** "Gain 1 Blood for each …", without its beginning and its full stop. */
export const gained = (count: Count): string =>
  text({ do: "gain", what: "blood", n: count }).replace(/^Gain |\.$/g, "");

/** The words after "If", up to the comma. */
export const condition = (when: Condition): string =>
  text({ do: "if", when, then: [{ do: "draw" }] }).replace(/^If |, draw a Victim\.$/g, "");
