import type { ContentFault } from "@coterie/effects";
import { compilePack } from "./compile.js";
import type { Content } from "./content.js";
import { housePack } from "./house.js";
import { type Pack, type Piece, packSchema, pieceSchema } from "./pieces.js";

/** Everything that is wrong with a pack, told at once; nothing of it has been loaded. */
export class PackError extends Error {
  constructor(readonly faults: readonly ContentFault[]) {
    super(
      `the pack cannot be used:\n${faults
        .map(({ piece, path, message }) => `  ${piece}${path && ` at ${path}`}: ${message}`)
        .join("\n")}`,
    );
    this.name = "PackError";
  }
}

/** Loads a whole pack: form, meaning, and that all counts are right. */
export function loadPack(raw: unknown): Content {
  return understand(readPack(raw));
}

/** The house pieces with those of a pack in their place, or added to them. */
export function loadOver(raw: unknown): Content {
  const pack = readPack(raw);
  return understand({ ...pack, pieces: merge(housePack.pieces, pack.pieces) });
}

function understand(pack: Pack): Content {
  const { content, faults } = compilePack(pack);
  const all = [...faults, ...countFaults(pack)];
  if (all.length > 0) throw new PackError(all);
  return content;
}

/** A piece replaces the one with the same kind and id; all others are added. */
function merge(base: readonly Piece[], over: readonly Piece[]): Piece[] {
  const isSame = (a: Piece, b: Piece): boolean => a.kind === b.kind && a.id === b.id;
  const kept = base.map((piece) => over.find((other) => isSame(piece, other)) ?? piece);
  return [...kept, ...over.filter((piece) => !base.some((other) => isSame(piece, other)))];
}

function readPack(raw: unknown): Pack {
  const parsed = packSchema.safeParse(raw);
  if (parsed.success) return parsed.data;
  const pieces = (raw as { pieces?: unknown } | null)?.pieces;
  const faults = parsed.error.issues.map(({ path, message }): ContentFault => {
    const [head, index, ...rest] = path.map(String);
    if (head !== "pieces" || index === undefined) {
      return { piece: "pack", path: path.join("."), message };
    }
    return { piece: nameOf(pieces, Number(index)), path: rest.join("."), message };
  });
  throw new PackError([...faults, ...meaningFaults(pieces)]);
}

/** What is wrong with the meaning of those pieces whose form is right, so that all is told at once. */
function meaningFaults(pieces: unknown): ContentFault[] {
  const list: unknown[] = Array.isArray(pieces) ? pieces : [];
  const readable = list.flatMap((piece) => {
    const parsed = pieceSchema.safeParse(piece);
    return parsed.success ? [parsed.data] : [];
  });
  return compilePack({ ...housePack, pieces: readable }).faults;
}

function nameOf(pieces: unknown, index: number): string {
  const piece: unknown = Array.isArray(pieces) ? pieces[index] : undefined;
  const id = (piece as { id?: unknown } | null | undefined)?.id;
  return typeof id === "string" ? id : `pieces[${index}]`;
}

/** MN-1.1, MN-1.3, MN-2.4: what a game needs at least. */
function countFaults(pack: Pack): ContentFault[] {
  const of = (kind: Piece["kind"]): Piece[] => pack.pieces.filter((piece) => piece.kind === kind);
  const faults: ContentFault[] = [];
  const expect = (good: boolean, message: string): void => {
    if (!good) faults.push({ piece: "pack", path: "pieces", message });
  };
  const doubled = pack.pieces.filter(
    (piece, i) => pack.pieces.findIndex((other) => other.id === piece.id) !== i,
  );
  expect(of("district").length === 9, `expected 9 districts, found ${of("district").length}`);
  expect(
    pack.pieces.some((piece) => piece.kind === "district" && piece.id === "railway-station"),
    "expected a district with the id railway-station",
  );
  expect(of("vampire").length >= 2, "expected at least 2 vampires");
  for (const count of [2, 3, 4, 5]) {
    const trackers = pack.pieces.filter((p) => p.kind === "tracker" && p.vampires === count);
    expect(trackers.length === 1, `expected one tracker for ${count} vampires`);
  }
  for (const act of [1, 2, 3]) {
    const cards = pack.pieces.filter((p) => p.kind === "event" && p.act === act);
    expect(cards.length >= 6, `expected at least 6 events of act ${act}, found ${cards.length}`);
  }
  for (const piece of doubled) {
    faults.push({ piece: piece.id, path: "id", message: "another piece has the same id" });
  }
  return [...faults, ...pack.pieces.flatMap(eventFaults)];
}

/** A grid has three positions; `stay` is the last word of a card that stays. */
function eventFaults(piece: Piece): ContentFault[] {
  if (piece.kind !== "event") return [];
  const faults: ContentFault[] = [];
  const { grid, effect, stays, id } = piece;
  if (new Set([grid.red, ...grid.grey]).size < 3) {
    faults.push({ piece: id, path: "grid", message: "expected three different positions" });
  }
  const last = JSON.stringify(effect.at(-1));
  if (stays !== undefined && !last.includes('"do":"stay"')) {
    faults.push({ piece: id, path: "effect", message: "a card that stays ends with `stay`" });
  }
  if (stays === undefined && JSON.stringify(effect).includes('"do":"stay"')) {
    const message = "`stay` needs to know what stays: expected `stays`";
    faults.push({ piece: id, path: "stays", message });
  }
  return faults;
}
