import { type AnyGame, hashOf, type Json } from "@coterie/kernel";
import { lanterns } from "@coterie/kernel/tiny";
import type { GameShelf } from "../core/parts.js";
import { houseShelf } from "../shelf.js";
import type { Luck } from "./luck.js";

/** The games that worlds play, and how. */
export const GAMES = ["lanterns", "blood-orders", "masters-of-the-night"] as const;
export type GameName = (typeof GAMES)[number];

export interface Title {
  readonly game: AnyGame;
  /** The hash of its pieces. */
  readonly hash: string;
  /** Whether bots may think about their answers; it takes long. */
  readonly hasGreedyBots: boolean;
  setup(luck: Luck): { readonly [field: string]: Json };
  /** Keys that may be given in one go, beginning with this one. */
  batch(kind: string, key: string, luck: Luck): readonly string[];
}

const shelf = houseShelf();

function houseGame(id: GameName): AnyGame {
  const game = shelf.usual(id);
  if (game === undefined) throw new Error(`there is no game "${id}" on the shelf`);
  return game;
}

function title(
  game: AnyGame,
  setup: Title["setup"],
  rest: Partial<Pick<Title, "batch" | "hasGreedyBots">>,
): Title {
  return {
    game,
    hash: hashOf(game.pack),
    setup,
    hasGreedyBots: false,
    batch: (_kind, key) => [key],
    ...rest,
  };
}

const makers: Readonly<Record<GameName, () => Title>> = {
  lanterns: () =>
    title(
      lanterns,
      (luck) => ({
        players: luck.between(2, 3),
        rounds: luck.between(1, 5),
        goal: luck.between(1, 4),
      }),
      { batch: lanternBatch },
    ),
  "blood-orders": () =>
    title(houseGame("blood-orders"), () => ({ players: 2 }), { hasGreedyBots: true }),
  "masters-of-the-night": () =>
    title(houseGame("masters-of-the-night"), (luck) => ({ players: luck.between(1, 2) }), {
      hasGreedyBots: true,
    }),
};

/** What follows the choice of a lantern or of a wager does not depend on it. */
function lanternBatch(kind: string, key: string, luck: Luck): readonly string[] {
  if (kind === "offering.card") return [key, key === "nothing" ? "quietly" : luck.among(MANNERS)];
  return kind === "wager.weather" ? [key, "commit"] : [key];
}

const MANNERS = ["quietly", "boldly"];

const made = new Map<GameName, Title>();

export function titleOf(name: GameName): Title {
  const known = made.get(name) ?? makers[name]();
  made.set(name, known);
  return known;
}

/** What a server that has just started knows of the games: the pieces must be read once. */
export function shelfOf(titles: readonly Title[]): GameShelf {
  const open = new Set<AnyGame>();
  const called = (id: string): Title | undefined => titles.find(({ game }) => game.id === id);
  const take = (id: string): AnyGame => {
    const found = called(id);
    if (found === undefined) throw new Error(`no table plays "${id}" here`);
    open.add(found.game);
    return found.game;
  };
  return {
    ids: () => titles.map(({ game }) => game.id),
    usual: (id) => called(id)?.game,
    known: (id, hash) => {
      const found = called(id);
      return found !== undefined && found.hash === hash && open.has(found.game)
        ? found.game
        : undefined;
    },
    withPack: take,
    withExactly: take,
  };
}
