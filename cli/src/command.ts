import type { Args, OptionSpecs } from "./args.js";
import type { Io } from "./io.js";

/** One of the commands of `coterie`. */
export interface Command {
  readonly name: string;
  /** What follows the name: `GAME [options]`. */
  readonly usage: readonly string[];
  readonly summary: string;
  /** More words, for the command's own help. */
  readonly details: readonly string[];
  readonly options: OptionSpecs;
  /** Gives back the exit code. */
  run(io: Io, args: Args): number | Promise<number>;
}

export const packOption = {
  pack: {
    type: "string",
    value: "FILE",
    help: "pieces in the place of, or beside, the usual ones",
  },
} as const satisfies OptionSpecs;

export const jsonOption = {
  json: { type: "boolean", help: "print JSON" },
} as const satisfies OptionSpecs;
