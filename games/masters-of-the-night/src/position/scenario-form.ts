import * as z from "zod/mini";

const ids = z.array(z.string());

/** What positions of scenarios may say beside the state: where to begin, and shorthands. */
export const scenarioOnly = {
  /** Where the scenario begins, if it does not give the agenda itself. */
  phase: z.enum(["dawn", "districts", "event", "hunt", "dusk", "turn"]),
  /** The first cards of the decks. */
  eventTop: ids,
  relicTop: ids,
  /** Events that stay: on which vampire's sheet or in which district, or for the whole city. */
  eventsInPlay: z.record(
    z.string(),
    z.strictObject({ with: z.optional(z.string()), at: z.optional(z.string()) }),
  ),
};
