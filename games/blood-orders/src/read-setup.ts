import { Refusal } from "@coterie/kernel";
import * as z from "zod/mini";
import { FEWEST_PLAYERS, MOST_PLAYERS, type Setup } from "./setup.js";

/** BO-2: a setup from outside. What is left out gets a sensible default. */
const setupSchema = z.strictObject({
  players: z.optional(
    z
      .int({ error: `expected a whole number from ${FEWEST_PLAYERS} to ${MOST_PLAYERS}` })
      .check(
        z.gte(FEWEST_PLAYERS, `expected at least ${FEWEST_PLAYERS}`),
        z.lte(MOST_PLAYERS, `expected at most ${MOST_PLAYERS}`),
      ),
  ),
  start: z.optional(
    z.union([z.literal("random"), z.literal([1, 2, 3, 4])], {
      error: `expected "random" or the number of a seat, from 1 to ${MOST_PLAYERS}`,
    }),
  ),
  trackKnownCards: z.optional(z.boolean({ error: "expected true or false" })),
});

const USUAL_PLAYERS = 2;

export function readSetup(raw: unknown): Setup {
  const parsed = setupSchema.safeParse(raw ?? {});
  if (!parsed.success) {
    throw refused(
      parsed.error.issues.map(({ path, message }) => `${path.join(".") || "setup"}: ${message}`),
    );
  }
  const { players = USUAL_PLAYERS, start = "random", trackKnownCards } = parsed.data;
  if (start !== "random" && start > players) {
    throw refused([`start: there are only ${players} players; expected 1 to ${players}`]);
  }
  return { players, start, ...(trackKnownCards === true ? { trackKnownCards } : {}) };
}

function refused(faults: readonly string[]): Refusal {
  return new Refusal("bad-setup", `the setup cannot be used: ${faults.join("; ")}`);
}
