import { whole } from "@coterie/effects";
import * as z from "zod/mini";
import { LabError } from "./faults.js";

/** What is to be played, as a file says it. */

const EXPERIMENT_FORMAT = "coterie-lab/1";
const MOST_GAMES = 1_000_000;

export interface Experiment {
  readonly title: string;
  readonly game: string;
  /** How many deals each cell plays. */
  readonly games: number;
  readonly seed: string;
  /** Fields of the setup that are the same in all cells. */
  readonly setup: Readonly<Record<string, unknown>>;
  /** In the order of the file. Every combination of their values is a cell. */
  readonly axes: readonly Axis[];
}

export interface Axis {
  /** A field of the setup, or one of BOTS and PACK. */
  readonly name: string;
  readonly values: readonly unknown[];
}

export const BOTS = "bots";
export const PACK = "pack";

const text = (what: string) =>
  z.string({ error: `expected ${what}` }).check(z.minLength(1, `expected ${what}`));
const values = (one: z.core.$ZodType, what: string) => {
  const error = `expected a list of ${what}, at least one`;
  return z.array(one, { error }).check(z.minLength(1, error));
};
const bots = z.union([text("the name of a bot"), z.array(text("the name of a bot"))], {
  error: 'expected the name of a bot, or a list with one for each seat, as ["greedy", "random"]',
});
const pack = z.union([z.null(), text("the path of a pack")], {
  error: "expected the path of a pack, or null for the house pieces",
});

const schema = z.strictObject({
  format: z.literal(EXPERIMENT_FORMAT, { error: `expected "${EXPERIMENT_FORMAT}"` }),
  title: z.optional(text("a title")),
  game: text("the id of a game"),
  games: whole(1, MOST_GAMES),
  seed: text("a word"),
  setup: z.optional(z.record(z.string(), z.unknown())),
  matrix: z.optional(
    z.catchall(
      z.object({
        [BOTS]: z.optional(values(bots, "bots")),
        [PACK]: z.optional(values(pack, "packs")),
      }),
      values(z.unknown(), "values"),
    ),
  ),
});

/** Reads an experiment from parsed JSON; every fault of its form is named at once. */
export function readExperiment(raw: unknown): Experiment {
  const parsed = schema.safeParse(raw);
  if (!parsed.success) {
    const faults = parsed.error.issues.map(
      ({ path, message }) => `\n  ${path.join(".") || "the file"}: ${message}`,
    );
    throw new LabError(`the experiment cannot be used:${faults.join("")}`);
  }
  const { title = "An experiment", game, games, seed, setup = {}, matrix = {} } = parsed.data;
  const axes = axesOf(matrix, raw as { readonly matrix?: object });
  for (const { name } of axes) {
    if (name in setup) throw new LabError(`setup.${name}: is in the matrix, too; expected once`);
  }
  return { title, game, games, seed, setup, axes };
}

/** The order is that of the file: what was read has the fields first that the form knows. */
function axesOf(
  matrix: Readonly<Record<string, unknown>>,
  { matrix: written = {} }: { readonly matrix?: object },
): Axis[] {
  return Object.keys(written).map((name) => ({
    name,
    values: matrix[name] as readonly unknown[],
  }));
}
