import { createHash, type Hash } from "node:crypto";
import { type Bot, botsCalled, levels, NoSuchBot, playWithBots } from "@coterie/bots";
import {
  advance,
  canonical,
  dice,
  type Game,
  type Kit,
  keyOf,
  newContext,
  playAtRandom,
  type Run,
  sealedChance,
  seedFrom,
} from "@coterie/kernel";
import { type Args, noMore, wholeNumber } from "../args.js";
import { type Command, jsonOption, packOption } from "../command.js";
import { Failure, UsageError } from "../faults.js";
import { gameCalled } from "../games.js";
import { type Io, say } from "../io.js";
import { readPair, setupFrom } from "../setup-values.js";
import type { Door } from "../show.js";
import { openWithPack } from "../with-pack.js";

/** Many games by random players or by other bots. */

interface Tally {
  readonly outcomes: Record<string, number>;
  readonly hash: Hash;
  answers: number;
  finished: number;
}

interface Simulated {
  readonly game: string;
  readonly setup: unknown;
  /** The player of each seat. */
  readonly bots: readonly string[];
  readonly seed: string;
  readonly games: number;
  readonly finished: number;
  readonly outcomes: Readonly<Record<string, number>>;
  readonly answers: number;
  readonly seconds: number;
  readonly answersPerSecond: number;
  readonly hash: string;
}

const RANDOM = "random";

function isRandom(names: readonly string[]): boolean {
  return names.every((name) => name === RANDOM);
}

function readBots<K extends Kit>(game: Game<K>, names: string, seats: number): Bot<K>[] {
  try {
    return botsCalled(game, names.split(","), seats);
  } catch (error) {
    throw error instanceof NoSuchBot ? new UsageError(`--bots: ${error.message}`) : error;
  }
}

/** Where everybody plays at random nobody needs to see anything, which is much faster. */
function playToEnd<K extends Kit>(
  game: Game<K>,
  run: Run<K>,
  bots: readonly Bot<K>[],
  seed: string,
): number {
  if (isRandom(bots.map(({ name }) => name)))
    return playAtRandom(game, run, dice(`players:${seed}`));
  return playWithBots(game, run, bots, seed);
}

/** The game has its own fate and its players their own: it does not depend on those before it. */
function playOne<K extends Kit>(
  { game }: Door<K>,
  setup: K["Setup"],
  bots: readonly Bot<K>[],
  seed: string,
  tally: Tally,
): void {
  const run = newContext(game, game.begin(setup, sealedChance(keyOf(seedFrom(seed)))));
  advance(game, run);
  tally.answers += playToEnd(game, run, bots, seed);
  const { outcome } = run.state;
  if (outcome > 0) {
    tally.finished++;
    tally.outcomes[game.outcomes[outcome - 1]]++;
  }
  tally.hash.update(canonical(run.state));
}

function playAll<K extends Kit>(
  io: Io,
  door: Door<K>,
  raw: unknown,
  names: string,
  seed: string,
  count: number,
): Simulated {
  const { game } = door;
  const setup = game.readSetup(raw);
  const bots = readBots(game, names, game.seats(setup));
  const tally: Tally = {
    outcomes: Object.fromEntries(game.outcomes.map((name) => [name, 0])),
    hash: createHash("sha256"),
    answers: 0,
    finished: 0,
  };
  const start = io.now();
  for (let i = 1; i <= count; i++) {
    try {
      playOne(door, setup, bots, `${seed}/${i}`, tally);
    } catch (error) {
      throw new Failure(`game ${i} (seed ${seed}/${i}) broke: ${String(error)}`, { cause: error });
    }
  }
  const seconds = (io.now() - start) / 1000;
  return {
    game: game.id,
    setup,
    bots: bots.map(({ name }) => name),
    seed,
    games: count,
    finished: tally.finished,
    outcomes: tally.outcomes,
    answers: tally.answers,
    seconds: Math.round(seconds * 1000) / 1000,
    answersPerSecond: seconds > 0 ? Math.round(tally.answers / seconds) : 0,
    hash: tally.hash.digest("hex"),
  };
}

function table(found: Simulated, setupWords: string): string[] {
  const { games, finished, outcomes, answers, seconds, answersPerSecond, hash } = found;
  // A seat that does not play cannot win.
  const names = Object.keys(outcomes).filter(
    (name) =>
      outcomes[name] > 0 || !(Number(/^win-seat-(\d+)$/.exec(name)?.[1]) > found.bots.length),
  );
  const width = Math.max(...names.map((name) => name.length), 10);
  const percent = (n: number): string => `${((100 * n) / games).toFixed(1)} %`;
  const row = (label: string, value: string): string => `  ${label.padEnd(width)}  ${value}`;
  const players = isRandom(found.bots) ? "random players" : found.bots.join(", ");
  return [
    `${games} games of ${found.game} by ${players}, seed ${found.seed}`,
    `  ${setupWords}`,
    row("finished", `${finished}`),
    ...names.map((name) =>
      row(name, `${String(outcomes[name]).padStart(7)}  ${percent(outcomes[name]).padStart(8)}`),
    ),
    row("answers", `${answers} (${(answers / games).toFixed(1)} a game)`),
    row("time", `${seconds} s, ${answersPerSecond} answers a second`),
    row("hash", hash),
  ];
}

function simulate(io: Io, args: Args): number {
  const [name, ...extra] = args.positionals;
  const entry = gameCalled(name);
  noMore("coterie sim", extra);
  const count = wholeNumber("games", args.text("games") ?? "100", 1);
  const seed = args.text("seed") ?? "coterie";
  const pairs = args.list("set").map((text) => readPair(entry, text));
  const raw = setupFrom([["players", args.text("players")] as const, ...pairs]);
  return openWithPack(io, entry, args, (door) => {
    const found = playAll(io, door, raw, args.text("bots") ?? RANDOM, seed, count);
    if (args.has("json")) say(io, JSON.stringify(found, null, 2));
    else say(io, ...table(found, door.show.setup(door.game.readSetup(raw))));
    return 0;
  });
}

export const simCommand: Command = {
  name: "sim",
  usage: ["GAME [--games N] [--seed S] [--bots B,…] [--set field=value …] [options]"],
  summary: "play many games with random players or other bots and count how they end",
  details: [
    "The same arguments give the same hash, which covers every final position.",
    "Bots: random; greedy, which looks one answer ahead; search, which plays on in imagined worlds;",
    "greedy:N and search:N have N iterations a decision. A level stands for a bot that repeats:",
    `${levels.map(({ id, repeatable }) => `${id} is ${repeatable}`).join(", ")}.`,
  ],
  options: {
    games: { type: "string", value: "N", help: "how many games (100)" },
    seed: { type: "string", value: "S", help: "any word; game i has the seed S/i (coterie)" },
    bots: { type: "string", value: "B,…", help: "one for all seats or one for each (random)" },
    players: { type: "string", value: "n", help: "how many seats" },
    set: {
      type: "string",
      multiple: true,
      value: "field=value",
      help: "a field of the setup: vampires=3, difficulty=hard; may be repeated",
    },
    ...packOption,
    ...jsonOption,
  },
  run: simulate,
};
