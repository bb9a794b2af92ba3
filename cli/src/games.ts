import {
  chapters,
  type Masters,
  type MastersKit,
  mastersOfTheNight,
  mastersWithExactly,
  PackError,
  type Piece,
  packSchema,
  playWords,
  ruleWords,
  setupFields,
  shapeOf,
  textOf,
} from "@coterie/masters-of-the-night";
import { Failure, UsageError } from "./faults.js";
import type { Door, GameEntry, PieceWords } from "./show.js";

/** The games that the command can play. Another one plugs in here. */

function pieceWords(piece: Piece): PieceWords {
  const { id, kind, name, origin } = piece;
  const act = piece.kind === "event" ? { act: piece.act } : {};
  return { id, kind, ...act, name, origin, text: textOf(piece) };
}

function mastersDoor(game: Masters): Door<MastersKit> {
  const { pieces } = game.content;
  return {
    game,
    show: playWords(game),
    pieces: pieces.map(pieceWords),
    shapes: pieces.map(shapeOf),
  };
}

/** A pack that cannot be used is told in words, all its faults at once. */
function loaded(load: () => Masters): Door<MastersKit> {
  try {
    return mastersDoor(load());
  } catch (error) {
    throw error instanceof PackError ? new Failure(error.message) : error;
  }
}

const masters: GameEntry = {
  id: "masters-of-the-night",
  title: "Masters of the Night",
  packageName: "@coterie/masters-of-the-night",
  setupFields,
  rules: ruleWords,
  chapters,
  packSchema: () => packSchema.toJSONSchema({ reused: "ref" }),
  open: (use, pack) => use(loaded(() => mastersOfTheNight(pack))),
  openExactly: (pack, use) => use(loaded(() => mastersWithExactly(pack))),
};

export const games: readonly GameEntry[] = [masters];

const known = (): string => games.map(({ id }) => id).join(", ");

/** The game that a person named. */
export function gameCalled(id: string | undefined): GameEntry {
  if (id === undefined) throw new UsageError(`no game is named; expected one of: ${known()}`);
  const found = games.find((game) => game.id === id);
  if (found === undefined) {
    throw new UsageError(`there is no game "${id}"; expected one of: ${known()}`);
  }
  return found;
}

/** The game that a file names, or undefined. */
export function gameOf(id: unknown): GameEntry | undefined {
  return games.find((game) => game.id === id);
}
