import type { Args } from "./args.js";
import { readJson } from "./files.js";
import type { Io } from "./io.js";
import type { GameEntry, Use } from "./show.js";

/** Opens a game with the pack that was asked for, if any. */
export function openWithPack<R>(io: Io, entry: GameEntry, args: Args, use: Use<R>): R {
  const file = args.text("pack");
  return entry.open(use, file === undefined ? undefined : readJson(io, file, "the pack"));
}
