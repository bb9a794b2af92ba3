import { type Bot, botsCalled, playWithBots } from "@coterie/bots";
import {
  advance,
  type Game,
  hashOf,
  type Kit,
  keyOf,
  newContext,
  sealedChance,
  seedFrom,
} from "@coterie/kernel";
import type { Seen } from "../row.js";
import { Decisions, type OptionNames } from "./decisions.js";
import type { Watch } from "./watcher.js";

/** A piece, as reports name it. */
export interface PieceName {
  readonly id: string;
  readonly kind: string;
  readonly name: string;
  /** 1 to 3, where pieces come with an act. */
  readonly act?: number;
}

/** The names of a pack's pieces. */
export function namesOf(pieces: readonly PieceName[]): PieceName[] {
  return pieces.map((piece) => {
    const { id, kind, name } = piece;
    return piece.act === undefined ? { id, kind, name } : { id, kind, name, act: piece.act };
  });
}

/** What one game is played with. */
interface Deal {
  /** The setup as an experiment writes it. */
  readonly setup: unknown;
  /** One for each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
}

/** A game with its pieces, set up for watching: the rest of the lab need not know its types. */
export interface Bench {
  readonly pieces: readonly PieceName[];
  /** Of rules and pieces: games of another hash cannot be compared one by one. */
  readonly hash: string;
  /** How many seats a setup has; throws a Refusal where it cannot be used. */
  seatsOf(setup: unknown): number;
  /** Throws NoSuchBot where there is none of that name. */
  checkBots(names: readonly string[], seats: number): void;
  play(deal: Deal): Seen;
}

/** What a watcher says of any game, beside what is special to its own. */
type Watched = Pick<Seen, "rounds">;

/** What the lab must be told about a game to watch it. */
export interface Watching<K extends Kit, W> {
  readonly watch: Watch<K, W>;
  readonly optionNames: OptionNames;
}

export function benchOf<K extends Kit, W extends Watched>(
  game: Game<K>,
  pieces: readonly PieceName[],
  watching: Watching<K, W>,
): Bench {
  return {
    pieces,
    hash: hashOf([game.rulesVersion, game.pack]),
    seatsOf: (setup) => game.seats(game.readSetup(setup)),
    checkBots: (names, seats) => void botsCalled(game, names, seats),
    play: ({ setup, bots, seed }) =>
      playWatched(game, game.readSetup(setup), botsCalled(game, bots, bots.length), seed, watching),
  };
}

/** The game has its own fate and its players their own: it does not depend on those before it. */
function playWatched<K extends Kit, W extends Watched>(
  game: Game<K>,
  setup: K["Setup"],
  bots: readonly Bot<K>[],
  seed: string,
  { watch, optionNames }: Watching<K, W>,
): Seen & W {
  const state = game.begin(setup, sealedChance(keyOf(seedFrom(seed))));
  const run = newContext(game, state, (fact) => watcher.tell(fact));
  const watcher = watch(run);
  const decisions = new Decisions(optionNames);
  advance(game, run);
  playWithBots(game, run, bots, seed, (question, key) => {
    decisions.answered(question, key);
    watcher.answered(question, key);
  });
  const outcome = game.outcomes[run.state.outcome - 1] ?? "unfinished";
  return { seed, outcome, ...decisions.seen(), ...watcher.seen() };
}
