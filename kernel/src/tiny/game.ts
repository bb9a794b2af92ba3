import { type Game, type Json, viewThrough } from "../index.js";
import { LANTERNS } from "./content.js";
import { FACTS, nameFact } from "./facts.js";
import { faults } from "./faults.js";
import type { LanternKit } from "./kit.js";
import { name, unname } from "./names.js";
import { book } from "./rules/book.js";
import { OUTCOMES } from "./rules/ending.js";
import { settle } from "./rules/settle.js";
import { readSetup } from "./setup.js";
import { begin, copy } from "./state.js";
import { imagine, veils } from "./view.js";

/** Nine rounds of three seats with two private answers each, two actions, and a wager. */
const MAX_ANSWERS = 9 * (3 * 2 + 2 + 2);

export const lanterns: Game<LanternKit> = {
  id: "lanterns",
  rulesVersion: 1,
  pack: LANTERNS as unknown as Json,
  content: LANTERNS,
  rulebook: book.seal(),
  facts: FACTS,
  outcomes: OUTCOMES,
  maxAnswers: MAX_ANSWERS,
  readSetup,
  seats: (setup) => setup.seats,
  begin,
  settle,
  copy,
  view: (state, audience) => viewThrough(veils, state, audience),
  veils,
  imagine,
  name,
  unname,
  nameFact,
  faults,
};
