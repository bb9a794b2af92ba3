import { type Args, noMore } from "../args.js";
import { type Command, jsonOption, packOption } from "../command.js";
import { hang } from "../draw/wrap.js";
import { gameCalled } from "../games.js";
import { type Io, say } from "../io.js";
import type { PieceWords } from "../show.js";
import { openWithPack } from "../with-pack.js";

/** Every piece of a game, in words. */

const MEASURE = 100;

function listPieces(io: Io, pieces: readonly PieceWords[]): void {
  const width = Math.min(MEASURE, io.columns);
  const groupOf = ({ kind, act }: PieceWords): string =>
    act === undefined ? kind : `${kind}, act ${act}`;
  for (const group of new Set(pieces.map(groupOf))) {
    const members = pieces.filter((piece) => groupOf(piece) === group);
    say(io, "", `${group} (${members.length})`);
    for (const { id, name, origin, shown, shows, text } of members) {
      say(io, `  ${name} [${id}, ${origin}]`);
      if (shown !== undefined) say(io, ...hang("    ", `Shown in the sources: ${shown}.`, width));
      if (shows !== undefined) say(io, ...hang("    ", shows, width));
      for (const line of text.split("\n")) say(io, ...hang("    ", line, width));
    }
  }
}

interface Shapes {
  readonly kind: string;
  readonly pieces: number;
  readonly structures: number;
  /** Ids of pieces that share a structure. */
  readonly shared: readonly (readonly string[])[];
}

function shapesOf(pieces: readonly PieceWords[], shapes: readonly string[]): Shapes[] {
  return [...new Set(pieces.map(({ kind }) => kind))].map((kind) => {
    const byShape = new Map<string, string[]>();
    pieces.forEach((piece, i) => {
      if (piece.kind !== kind) return;
      byShape.set(shapes[i], [...(byShape.get(shapes[i]) ?? []), piece.id]);
    });
    const groups = [...byShape.values()];
    return {
      kind,
      pieces: groups.flat().length,
      structures: groups.length,
      shared: groups.filter((ids) => ids.length > 1),
    };
  });
}

function listShapes(io: Io, found: readonly Shapes[]): void {
  for (const { kind, pieces, structures, shared } of found) {
    say(io, `${kind}: ${structures} structures in ${pieces} pieces`);
    for (const ids of shared) say(io, ...hang("  alike: ", ids.join(", "), io.columns));
  }
}

function run(io: Io, args: Args): number {
  const [name, ...extra] = args.positionals;
  const entry = gameCalled(name);
  noMore("coterie content", extra);
  return openWithPack(io, entry, args, ({ pieces, shapes }) => {
    const isJson = args.has("json");
    if (args.has("shapes")) {
      const found = shapesOf(pieces, shapes);
      if (isJson) say(io, JSON.stringify(found, null, 2));
      else listShapes(io, found);
    } else if (isJson) say(io, JSON.stringify(pieces, null, 2));
    else listPieces(io, pieces);
    return 0;
  });
}

export const contentCommand: Command = {
  name: "content",
  usage: ["GAME [--json] [--shapes]"],
  summary: "list every piece of a game with its text",
  details: ["Two pieces have the same structure when they differ only in numbers and targets."],
  options: {
    shapes: { type: "boolean", help: "count how many structures differ, and list pieces alike" },
    ...packOption,
    ...jsonOption,
  },
  run,
};
