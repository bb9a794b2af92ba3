import { GAMES, type Played, type SimulationReport, simulate } from "@coterie/server/simulation";
import { type Args, noMore, wholeNumber } from "../args.js";
import type { Command } from "../command.js";
import { UsageError } from "../faults.js";
import { type Io, say } from "../io.js";

/** Whole games on servers, a store and a network that fail, in one thread and from one seed. */

const MIXED = "mixed";
const PROGRESS_MS = 5_000;

function readGame(text: string): Played {
  const all: readonly Played[] = [...GAMES, MIXED];
  const found = all.find((name) => name === text);
  if (found !== undefined) return found;
  throw new UsageError(`--game is "${text}"; expected one of: ${all.join(", ")}`);
}

function rate(games: number, milliseconds: number): string {
  return `${Math.round((games * 60_000) / Math.max(milliseconds, 1))} games a minute`;
}

/** Says now and then how far it is. */
function progressFrom(io: Io, started: number, wanted: number): (games: number) => void {
  let last = started;
  return (games) => {
    const now = io.now();
    if (now - last < PROGRESS_MS) return;
    last = now;
    io.writeError(`${games} of ${wanted} games, ${rate(games, now - started)}\n`);
  };
}

function tell(io: Io, { failure }: SimulationReport, game: Played): void {
  if (failure === null) {
    say(io, "Nothing that was acknowledged was lost, and nobody saw what he may not.");
    return;
  }
  const { seed, tail, complaints } = failure;
  say(io, "", "The last that happened:", ...tail);
  say(io, "", ...complaints.map((what) => `failed: ${what}`));
  say(io, "", `To see it again: coterie simulate --seed ${seed} --games 1 --game ${game}`);
}

function runSimulation(io: Io, args: Args): number {
  noMore("coterie simulate", args.positionals);
  const seed = args.text("seed") ?? "coterie";
  const games = wholeNumber("games", args.text("games") ?? "1000", 1);
  const game = readGame(args.text("game") ?? "lanterns");
  const tail = wholeNumber("tail", args.text("tail") ?? "40", 1);
  const started = io.now();
  const progress = progressFrom(io, started, games);
  const onWorld = (_world: unknown, done: number): void => progress(done);
  const report = simulate({ seed, games, game, tail, onWorld });
  const { worlds, deserted } = report;
  const speed = rate(report.games, io.now() - started);
  say(io, `${report.games} games in ${worlds} worlds from seed ${seed}, ${speed}`);
  if (deserted > 0) say(io, `${deserted} of them were left by somebody whose pass got lost`);
  tell(io, report, game);
  return report.failure === null ? 0 : 1;
}

export const simulateCommand: Command = {
  name: "simulate",
  usage: ["[--games N] [--seed S] [--game NAME] [--tail N]"],
  summary: "play games on servers, a store and a network that fail, and check what must hold",
  details: [
    "Servers crash and come back, the store fails, connections break, messages get lost or come",
    "twice; then everything is mended, every game must come to its end, and all that anybody was",
    "told is compared with what is in the store. A failure names the seed that shows it again.",
  ],
  options: {
    games: { type: "string", value: "N", help: "how many games (1000)" },
    seed: { type: "string", value: "S", help: "any word; it makes all chance (coterie)" },
    game: { type: "string", value: "NAME", help: `${GAMES.join(", ")} or mixed (lanterns)` },
    tail: { type: "string", value: "N", help: "how many lines of a failure's trace to show (40)" },
  },
  run: runSimulation,
};
