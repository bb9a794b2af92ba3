import { newRulebook } from "../../index.js";
import type { LanternRun } from "../kit.js";

/** Each chapter of the rules registers its steps and questions here. */
export const book = newRulebook<LanternRun>();
