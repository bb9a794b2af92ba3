import type { PositionCheck } from "../position.js";
import { asking } from "./asking.js";
import { copy } from "./copy.js";
import { disguised } from "./disguised.js";
import { facts } from "./facts.js";
import { imaginedState } from "./imagined-state.js";
import { imagining } from "./imagining.js";
import { interleaving } from "./interleaving.js";
import { json } from "./json.js";
import { keys } from "./keys.js";
import { naming } from "./naming.js";
import { privateAgenda } from "./private-agenda.js";
import { refusals } from "./refusals.js";
import { secrets } from "./secrets.js";
import { twins } from "./twins.js";
import { undoing } from "./undoing.js";
import { veils } from "./veils.js";

/** The costly checks, beside `plain`, which comes first: the others read the state from JSON. */
export const POSITION_CHECKS: readonly PositionCheck[] = [
  json,
  copy,
  asking,
  keys,
  refusals,
  imagining,
  imaginedState,
  twins,
  disguised,
  secrets,
  veils,
  undoing,
  interleaving,
  privateAgenda,
  naming,
  facts,
];
