import type { BloodKit, BloodOrders } from "@coterie/blood-orders";
import * as blood from "@coterie/blood-orders";
import { PackError } from "@coterie/effects";
import type { Masters, MastersKit } from "@coterie/masters-of-the-night";
import * as night from "@coterie/masters-of-the-night";
import { Failure, UsageError } from "./faults.js";
import type { Door, GameEntry, PieceWords } from "./show.js";

/** The games that the command can play. Another one plugs in here. */

/** What the pieces of every game have. */
interface AnyPiece {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  readonly origin: string;
  readonly shown?: string | undefined;
}

function pieceWords<P extends AnyPiece>(
  piece: P,
  textOf: (piece: P) => string,
  showsOf: (piece: P) => string | undefined = () => undefined,
): PieceWords {
  const { id, kind, name, origin, shown } = piece;
  const act = "act" in piece ? { act: piece.act as number } : {};
  const shows = showsOf(piece);
  return {
    id,
    kind,
    ...act,
    name,
    origin,
    ...(shown === undefined ? {} : { shown }),
    ...(shows === undefined ? {} : { shows }),
    text: textOf(piece),
  };
}

/** A pack that cannot be used is told in words, all its faults at once. */
function loaded<G>(load: () => G): G {
  try {
    return load();
  } catch (error) {
    throw error instanceof PackError ? new Failure(error.message) : error;
  }
}

function mastersDoor(game: Masters): Door<MastersKit> {
  const { pieces } = game.content;
  return {
    game,
    show: night.playWords(game),
    hasSecrets: false,
    pieces: pieces.map((piece) => pieceWords(piece, night.textOf, night.printedWords)),
    shapes: pieces.map(night.shapeOf),
  };
}

const masters: GameEntry = {
  id: "masters-of-the-night",
  title: "Masters of the Night",
  packageName: "@coterie/masters-of-the-night",
  setupFields: night.setupFields,
  rules: night.ruleWords,
  rulings: night.rulings,
  chapters: night.chapters,
  packSchema: () => night.packSchema.toJSONSchema({ reused: "ref" }),
  open: (use, pack) => use(mastersDoor(loaded(() => night.mastersOfTheNight(pack)))),
  openExactly: (pack, use) => use(mastersDoor(loaded(() => night.mastersWithExactly(pack)))),
};

function bloodDoor(game: BloodOrders): Door<BloodKit> {
  const { pieces } = game.content;
  return {
    game,
    show: blood.playWords(game),
    hasSecrets: true,
    pieces: pieces.map((piece) => pieceWords(piece, blood.textOf, blood.printedWords)),
    shapes: pieces.map(blood.shapeOf),
  };
}

const bloodOrders: GameEntry = {
  id: "blood-orders",
  title: "Blood Orders",
  packageName: "@coterie/blood-orders",
  setupFields: blood.setupFields,
  rules: blood.ruleWords,
  rulings: blood.rulings,
  chapters: blood.chapters,
  packSchema: () => blood.packSchema.toJSONSchema({ reused: "ref" }),
  open: (use, pack) => use(bloodDoor(loaded(() => blood.bloodOrders(pack)))),
  openExactly: (pack, use) => use(bloodDoor(loaded(() => blood.bloodOrdersWithExactly(pack)))),
};

export const games: readonly GameEntry[] = [masters, bloodOrders];

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
