import { columns } from "./columns.js";
import type { Memory } from "./memory.js";
import { MANY, type Restart } from "./restart.js";
import type { Round } from "./round.js";
import { type Range, rangeOf, ratios } from "./statistics.js";

/** All that was measured: by lane and round, by server, by restart. */
export interface Measured {
  readonly play: ReadonlyMap<string, readonly Round[]>;
  readonly memory: readonly Memory[];
  readonly restarts: readonly Restart[];
}

/** A figure that was wished for, and whether it was reached by its median. */
export interface Goal {
  readonly what: string;
  readonly range: Range;
  readonly unit: string;
  readonly bound: "≥" | "≤";
  readonly goal: number;
  readonly met: boolean;
}

const PEER = "boardgame.io, ";
const OURS = "ours, ";
const BARE = "bare, ";

export const bareName = (ours: string): string => BARE + ours.slice(OURS.length);

/** boardgame.io with the same game as ours, and with the small one. */
const peersOf = (ours: string): readonly string[] => [
  PEER + ours.slice(OURS.length),
  `${PEER}city`,
];

export function goalsOf({ play, memory, restarts }: Measured): Goal[] {
  const goals: Goal[] = [];
  const add = (
    what: string,
    values: readonly number[],
    bound: "≥" | "≤",
    of: number,
    unit = "×",
  ) => {
    const range = rangeOf(values);
    if (range === undefined) return;
    const met = bound === "≥" ? range.median >= of : range.median <= of;
    goals.push({ what, range, unit, bound, goal: of, met });
  };
  for (const [name, rounds] of play) {
    if (!name.startsWith(OURS)) continue;
    const by = (other: string, pick: (round: Round) => number): number[] =>
      ratios(rounds.map(pick), (play.get(other) ?? []).map(pick));
    const bare = bareName(name);
    for (const peer of peersOf(name)) {
      add(
        `${name}: moves/s beside ${peer}`,
        by(peer, (r) => r.movesPerSecond),
        "≥",
        10,
      );
      add(`${name}: p99 beside ${peer}`, heldP99(rounds, play.get(peer) ?? []), "≤", 0.1);
    }
    add(
      `${name}: CPU for each move, ours / bare`,
      by(bare, (r) => r.cpu),
      "≤",
      2,
    );
    add(
      `${name}: the same at the pace`,
      by(bare, (r) => r.paceCpu),
      "≤",
      2,
    );
  }
  for (const { name, perTable } of memory) {
    if (name === "ours") add("memory of an idle table", [perTable], "≤", 60, " KB");
  }
  add(
    "restart to the first answer",
    restarts.map((one) => one.firstAnswer),
    "≤",
    2000,
    " ms",
  );
  return goals;
}

/**
 * A peer that cannot hold the pace was measured at its own, which is in its favour. A round in which we
 * could not hold it is lost.
 */
function heldP99(ours: readonly Round[], peer: readonly Round[]): number[] {
  const compared = ratios(
    ours.map(({ p99 }) => p99),
    peer.map(({ p99 }) => p99),
  );
  return compared.map((ratio, round) => (ours[round].isHeld ? ratio : Number.POSITIVE_INFINITY));
}

export function reportOf(measured: Measured): string {
  const parts = [
    playTable(measured.play),
    memoryTable(measured.memory),
    restartTable(measured.restarts),
    goalTable(goalsOf(measured)),
  ];
  return parts.filter((part) => part !== "").join("\n\n");
}

const PLAY_HEAD = [
  "as fast as answers come back",
  "moves/s",
  "min–max",
  "CPU µs/move",
  "min–max",
  "server busy",
  "client busy",
  "to all four",
];
const PACE_HEAD = [
  "at a pace",
  "moves/s",
  "p50 ms",
  "min–max",
  "p99 ms",
  "min–max",
  "CPU µs/move",
  "min–max",
];

function playTable(play: Measured["play"]): string {
  if (play.size === 0) return "";
  const full = [PLAY_HEAD];
  const paced = [PACE_HEAD];
  for (const [name, rounds] of play) {
    const middle = (pick: (round: Round) => number): string => spread(rounds.map(pick))[0];
    full.push([
      name,
      ...spread(rounds.map((r) => r.movesPerSecond)),
      ...spread(rounds.map((r) => r.cpu)),
      middle((r) => r.serverBusy),
      middle((r) => r.clientBusy),
      middle((r) => r.toAll),
    ]);
    paced.push([
      name,
      middle((r) => r.pace),
      ...spread(rounds.map((r) => r.p50)),
      ...spread(rounds.map((r) => r.p99)),
      ...spread(rounds.map((r) => r.paceCpu)),
    ]);
  }
  return `${columns(full)}\n\n${columns(paced)}`;
}

function memoryTable(memory: readonly Memory[]): string {
  if (memory.length === 0) return "";
  const head = ["memory", "idle tables", "KB each", "of it objects", "KB empty"];
  const lines = memory.map(({ name, tables, perTable, heapPerTable, empty }) => [
    name,
    figure(tables),
    figure(perTable),
    figure(heapPerTable),
    figure(empty),
  ]);
  return columns([head, ...lines]);
}

function restartTable(restarts: readonly Restart[]): string {
  if (restarts.length === 0) return "";
  const line = (name: string, pick: (one: Restart) => number): string[] => [
    name,
    ...spread(restarts.map(pick)),
  ];
  return columns([
    ["restart, from the start of the process", "ms", "min–max"],
    line("/healthz answers", (one) => one.healthy),
    line("first answer accepted", (one) => one.firstAnswer),
    line("processor time until then", (one) => one.cpu),
    line(`answered at ${MANY} more tables`, (one) => one.manyAnswers),
  ]);
}

function goalTable(goals: readonly Goal[]): string {
  if (goals.length === 0) return "";
  const head = ["goal", "reached", "min–max", "wanted", ""];
  const lines = goals.map(({ what, range, unit, bound, goal, met }) => [
    what,
    figure(range.median) + unit,
    `${figure(range.min)}–${figure(range.max)}`,
    `${bound} ${figure(goal)}${unit}`,
    met ? "met" : "NOT MET",
  ]);
  return columns([head, ...lines]);
}

/** The median, and from where to where. */
function spread(values: readonly number[]): [string, string] {
  const range = rangeOf(values);
  if (range === undefined) return ["", ""];
  return [figure(range.median), `${figure(range.min)}–${figure(range.max)}`];
}

/** Three significant digits, thousands apart. */
function figure(value: number): string {
  return Number(value.toPrecision(3)).toLocaleString("en-US");
}
