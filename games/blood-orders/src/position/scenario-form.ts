import * as z from "zod/mini";
import { phases } from "../rules/phases.js";

const ids = z.array(z.string());

/** What positions of scenarios may say beside the state. */
export const scenarioOnly = {
  /** Where the scenario begins, if it does not give the agenda itself. */
  phase: z.enum(phases),
  /** The first cards of the decks; the others lie below in any order. */
  victimTop: ids,
  ritualTop: ids,
};
