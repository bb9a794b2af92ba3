import type { Game } from "../game.js";
import type { Kit } from "../rulebook.js";
import { type BatteryReport, type Failure, MOST_FAILURES } from "./report.js";

/** What a run has counted so far. Kinds are counted by number: names are for the report. */
export interface Tally {
  games: number;
  answers: number;
  longest: number;
  readonly outcomes: number[];
  readonly questions: number[];
  readonly checked: Map<string, number>;
  readonly failures: Failure[];
}

export function newTally<K extends Kit>(game: Game<K>): Tally {
  return {
    games: 0,
    answers: 0,
    longest: 0,
    outcomes: game.outcomes.map(() => 0),
    questions: game.rulebook.names.map(() => 0),
    checked: new Map(),
    failures: [],
  };
}

export function hasSeenEnough(tally: Tally): boolean {
  return tally.failures.length >= MOST_FAILURES;
}

/** Notes a failure, with all that is needed to see it again in its message. */
export function fail(tally: Tally, where: Omit<Failure, "message">, fault: string): void {
  const { seed, setup, answer } = where;
  const message = `${fault} (seed ${seed}, setup ${JSON.stringify(setup)}, answer ${answer})`;
  tally.failures.push({ ...where, message });
}

export function toReport<K extends Kit>(game: Game<K>, tally: Tally): BatteryReport {
  const { names, questions } = game.rulebook;
  const kinds = names.flatMap((name, id) => (questions[id] === undefined ? [] : [{ name, id }]));
  const timesAsked = ({ id }: { id: number }): number => tally.questions[id];
  return {
    games: tally.games,
    answers: tally.answers,
    longest: tally.longest,
    outcomes: Object.fromEntries(game.outcomes.map((name, i) => [name, tally.outcomes[i]])),
    questions: Object.fromEntries(
      kinds.filter(timesAsked).map((kind) => [kind.name, timesAsked(kind)]),
    ),
    unasked: kinds.filter((kind) => timesAsked(kind) === 0).map((kind) => kind.name),
    checked: Object.fromEntries(tally.checked),
    failures: tally.failures,
  };
}
