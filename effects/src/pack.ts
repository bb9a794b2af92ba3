import type { ContentFault } from "./scope.js";
import { textFaults } from "./texts.js";

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

/** What a parser of forms says. The result of zod's `safeParse` is one. */
export type Parsed<T> =
  | { readonly success: true; readonly data: T }
  | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };

interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}

interface AnyPiece {
  kind: string;
  id: string;
}

/** What the loader must know of a game's packs. */
export interface PackReader<Piece extends AnyPiece, Pack extends { pieces: Piece[] }, Content> {
  parsePack(raw: unknown): Parsed<Pack>;
  parsePiece(raw: unknown): Parsed<Piece>;
  readonly house: Pack;
  compile(pack: Pack): { content: Content; faults: ContentFault[] };
  /** What a game needs at least, beside that no id is there twice. */
  countFaults(pack: Pack): ContentFault[];
  /** What is refused in an author's pack. Stored tables and records keep their packs and still load. */
  authoredFaults?(pack: Pack): ContentFault[];
}

export interface PackLoader<Content> {
  /** Loads a whole pack: form, meaning, and that all counts are right. */
  loadPack(raw: unknown): Content;
  /** The house pieces with those of a pack in their place, or added to them. */
  loadOver(raw: unknown): Content;
}

export function packLoader<Piece extends AnyPiece, Pack extends { pieces: Piece[] }, Content>(
  reader: PackReader<Piece, Pack, Content>,
): PackLoader<Content> {
  const { house } = reader;

  const understand = (
    pack: Pack,
    named: readonly AnyPiece[] = pack.pieces,
    authored: readonly ContentFault[] = [],
  ): Content => {
    const { content, faults } = reader.compile(pack);
    const told = [...faults, ...textFaults(pack), ...doubledIds(named)];
    const all = [...told, ...reader.countFaults(pack), ...authored];
    if (all.length > 0) throw new PackError(all);
    return content;
  };

  const readPack = (raw: unknown): Pack => {
    const parsed = reader.parsePack(raw);
    if (parsed.success) return parsed.data;
    const pieces = piecesOf(raw);
    const faults = parsed.error.issues.map((issue) => formFault(issue, pieces));
    throw new PackError([...faults, ...meaningFaults(pieces)]);
  };

  /** What is wrong with pieces whose form is right, so that all is told at once. */
  const meaningFaults = (pieces: readonly unknown[]): ContentFault[] => {
    const readable = pieces.flatMap((piece) => {
      const parsed = reader.parsePiece(piece);
      return parsed.success ? [parsed.data] : [];
    });
    const { faults } = reader.compile({ ...house, pieces: readable });
    return [...faults, ...textFaults({ pieces: readable })];
  };

  return {
    loadPack: (raw) => understand(readPack(raw)),
    loadOver(raw) {
      const pack = readPack(raw);
      const pieces = merge(house.pieces, pack.pieces);
      // Merged, the second of two in the place of one is gone: it is looked for before.
      const whole = { ...pack, pieces };
      const named = [...pieces, ...lost(house.pieces, pack.pieces)];
      return understand(whole, named, reader.authoredFaults?.(whole));
    },
  };
}

/** A piece replaces the one with the same kind and id; all others are added. */
function merge<Piece extends AnyPiece>(base: readonly Piece[], over: readonly Piece[]): Piece[] {
  const isSame = (a: Piece, b: Piece): boolean => a.kind === b.kind && a.id === b.id;
  const kept = base.map((piece) => over.find((other) => isSame(piece, other)) ?? piece);
  return [...kept, ...over.filter((piece) => !base.some((other) => isSame(piece, other)))];
}

/** Pieces that would take the place of a base piece which another before them has taken. */
function lost<Piece extends AnyPiece>(base: readonly Piece[], over: readonly Piece[]): Piece[] {
  return over.filter((piece, i) => {
    const isSame = (other: Piece): boolean => other.kind === piece.kind && other.id === piece.id;
    return base.some(isSame) && over.findIndex(isSame) !== i;
  });
}

function doubledIds(pieces: readonly AnyPiece[]): ContentFault[] {
  return pieces
    .filter(({ id }, i) => pieces.findIndex((other) => other.id === id) !== i)
    .map(({ id }) => ({ piece: id, path: "id", message: "another piece has the same id" }));
}

function piecesOf(raw: unknown): readonly unknown[] {
  const pieces = (raw as { pieces?: unknown } | null | undefined)?.pieces;
  return Array.isArray(pieces) ? pieces : [];
}

/** A fault of form says in which piece it is, and where in that piece. */
function formFault({ path, message }: Issue, pieces: readonly unknown[]): ContentFault {
  const [head, index, ...rest] = path.map(String);
  if (head !== "pieces" || index === undefined) {
    return { piece: "pack", path: path.map(String).join("."), message };
  }
  return { piece: nameOf(pieces[Number(index)], index), path: rest.join("."), message };
}

function nameOf(piece: unknown, index: string): string {
  const id = (piece as { id?: unknown } | null | undefined)?.id;
  return typeof id === "string" ? id : `pieces[${index}]`;
}
