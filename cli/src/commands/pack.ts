import { type Args, noMore } from "../args.js";
import type { Command } from "../command.js";
import { hang } from "../draw/wrap.js";
import { Failure, UsageError } from "../faults.js";
import { readJson } from "../files.js";
import { gameCalled } from "../games.js";
import { type Io, say } from "../io.js";
import { entryOf } from "../records.js";
import type { GameEntry, PieceWords } from "../show.js";

/** Checks a pack, or says what one looks like. */

/** What of a pack takes the place of usual pieces, and what comes beside them. */
function compare(entry: GameEntry, raw: unknown): Record<"replaced" | "added", PieceWords[]> {
  const usual = entry.open(({ pieces }) => pieces);
  const all = entry.open(({ pieces }) => pieces, raw);
  const own = idsIn(raw);
  const isUsual = ({ kind, id }: PieceWords): boolean =>
    usual.some((piece) => piece.kind === kind && piece.id === id);
  const given = all.filter(({ kind, id }) => own.has(`${kind} ${id}`));
  return {
    replaced: given.filter(isUsual),
    added: given.filter((piece) => !isUsual(piece)),
  };
}

/** The pack has been loaded before: its form is right. */
function idsIn(raw: unknown): Set<string> {
  const { pieces } = raw as { pieces: readonly { kind: string; id: string }[] };
  return new Set(pieces.map(({ kind, id }) => `${kind} ${id}`));
}

function list(io: Io, what: string, pieces: readonly PieceWords[]): void {
  if (pieces.length === 0) return;
  const names = pieces.map(({ name, kind }) => `${name} (${kind})`).join(", ");
  say(io, ...hang(`  ${what}: `, names, io.columns));
}

function check(io: Io, file: string): number {
  const raw = readJson(io, file, "the pack");
  if (typeof raw !== "object" || raw === null) throw new Failure(`${file} is no pack: no object`);
  const { game, name } = raw as { game?: unknown; name?: unknown };
  const entry = entryOf(game, file);
  const { replaced, added } = compare(entry, raw);
  say(io, `${file} is a good pack for ${entry.title}: ${String(name)}.`);
  say(io, `${replaced.length} usual pieces replaced, ${added.length} pieces added.`);
  list(io, "replaced", replaced);
  list(io, "added", added);
  return 0;
}

function run(io: Io, args: Args): number {
  const game = args.text("schema");
  if (game !== undefined) {
    noMore("coterie pack --schema", args.positionals);
    say(io, JSON.stringify(gameCalled(game).packSchema(), null, 2));
    return 0;
  }
  const [file, ...extra] = args.positionals;
  if (file === undefined) throw new UsageError("coterie pack needs the FILE of a pack");
  noMore("coterie pack", extra);
  return check(io, file);
}

export const packCommand: Command = {
  name: "pack",
  usage: ["FILE", "--schema GAME"],
  summary: "check a pack of pieces, or print what one must look like",
  details: ["All faults are told at once; exit code 1 if there are any."],
  options: {
    schema: { type: "string", value: "GAME", help: "print the JSON Schema of the game's packs" },
  },
  run,
};
