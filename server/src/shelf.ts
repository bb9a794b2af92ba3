import * as blood from "@coterie/blood-orders";
import { type AnyGame, hashOf, type Json } from "@coterie/kernel";
import * as night from "@coterie/masters-of-the-night";

/**
 * The games that can be played here. A table carries its pieces; opening a game with them costs
 * much more than finding it open, so games stay open, told apart by the hash of their pieces
 * (`hashOf(game.pack)`).
 */
export interface Shelf {
  ids(): string[];
  title(game: string): string;
  /** What can be agreed before a game, each with its help. */
  setupFields(game: string): Readonly<Record<string, string>>;
  /** Whether seats may not see each other's screen. */
  hasSecrets(game: string): boolean;
  /** The game with the house pieces, if there is such a game. */
  usual(game: string): AnyGame | undefined;
  /** The game with the pieces of this hash, if it is open. */
  known(game: string, hash: string): AnyGame | undefined;
  /** The game with exactly these pieces. Throws a PackError if they cannot be used. */
  withExactly(game: string, hash: string, pieces: Json): AnyGame;
  /** The house pieces with a pack over them. Throws a PackError that tells all its faults. */
  withPack(game: string, pack: unknown): AnyGame;
}

/** A game that can be opened with different pieces. */
interface Title {
  readonly id: string;
  readonly title: string;
  readonly setupFields: Readonly<Record<string, string>>;
  readonly hasSecrets: boolean;
  open(pack?: unknown): AnyGame;
  openExactly(pieces: Json): AnyGame;
}

const titles: readonly Title[] = [
  {
    id: "masters-of-the-night",
    title: "Masters of the Night",
    setupFields: night.setupFields,
    hasSecrets: false,
    open: night.mastersOfTheNight,
    openExactly: night.mastersWithExactly,
  },
  {
    id: "blood-orders",
    title: "Blood Orders",
    setupFields: blood.setupFields,
    hasSecrets: true,
    open: blood.bloodOrders,
    openExactly: blood.bloodOrdersWithExactly,
  },
];

/** So many games with pieces of their own stay open, if nothing else is asked for. */
const FOREIGN = 32;

/** The two games of the house. Of games with other pieces the ones used last stay open. */
export function houseShelf(foreign = FOREIGN): Shelf {
  const house = new Map<string, { game: AnyGame; hash: string }>();
  const others = new Map<string, AnyGame>();

  function opened({ id, open }: Title): { game: AnyGame; hash: string } {
    const found = house.get(id);
    if (found !== undefined) return found;
    const game = open();
    const own = { game, hash: hashOf(game.pack) };
    house.set(id, own);
    return own;
  }

  /** Puts a game at the young end of the others; the oldest one goes if there are too many. */
  function keep(game: AnyGame, hash: string): AnyGame {
    const key = keyOf(game.id, hash);
    others.delete(key);
    others.set(key, game);
    if (others.size > foreign) others.delete(others.keys().next().value as string);
    return game;
  }

  function known(id: string, hash: string): AnyGame | undefined {
    const own = opened(called(id));
    if (own.hash === hash) return own.game;
    const found = others.get(keyOf(id, hash));
    return found === undefined ? undefined : keep(found, hash);
  }

  return {
    ids: () => titles.map(({ id }) => id),
    title: (id) => called(id).title,
    setupFields: (id) => called(id).setupFields,
    hasSecrets: (id) => called(id).hasSecrets,
    usual(id) {
      const found = titles.find((title) => title.id === id);
      return found === undefined ? undefined : opened(found).game;
    },
    known,
    withExactly: (id, hash, pieces) =>
      known(id, hash) ?? keep(called(id).openExactly(pieces), hash),
    withPack(id, pack) {
      const game = called(id).open(pack);
      const hash = hashOf(game.pack);
      return known(id, hash) ?? keep(game, hash);
    },
  };
}

function keyOf(id: string, hash: string): string {
  return `${id} ${hash}`;
}

function called(id: string): Title {
  const found = titles.find((title) => title.id === id);
  if (found !== undefined) return found;
  const ids = titles.map((title) => title.id).join(", ");
  throw new Error(`there is no game "${id}"; expected one of: ${ids}`);
}
