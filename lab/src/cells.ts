import { NoSuchBot } from "@coterie/bots";
import { Refusal } from "@coterie/kernel";
import { type Axis, BOTS, type Experiment, PACK } from "./experiment.js";
import { LabError } from "./faults.js";
import type { LabGame } from "./lab-game.js";
import type { Bench } from "./observe/bench.js";

/** One combination of the matrix. */
export interface Cell {
  /** For each axis, which of its values. */
  readonly at: readonly number[];
  readonly setup: Readonly<Record<string, unknown>>;
  /** The label of its pack. */
  readonly pack: string;
  /** The bots of the seats; where unlike bots compete, once for each way to seat them. */
  readonly seatings: readonly (readonly string[])[];
}

export const HOUSE = "house";
const USUAL_BOT = "greedy";

/** What people read for a value of the matrix. */
export function labelOf(axis: string, value: unknown): string {
  if (axis === PACK && value === null) return HOUSE;
  if (Array.isArray(value)) return value.map(String).join(", ");
  return typeof value === "object" ? JSON.stringify(value) : String(value);
}

/** All cells of an experiment, each checked; the last axis changes first. */
export function cellsOf(
  experiment: Experiment,
  game: LabGame,
  benches: ReadonlyMap<string, Bench>,
): Cell[] {
  checkFields(experiment, game);
  return combinations(experiment.axes).map((at) => {
    try {
      return cellAt(experiment, game, benches, at);
    } catch (error) {
      if (!(error instanceof Refusal || error instanceof NoSuchBot)) throw error;
      throw new LabError(`${where(experiment.axes, at)}: ${error.message}`);
    }
  });
}

function checkFields({ setup, axes }: Experiment, { setupFields }: LabGame): void {
  const known = Object.keys(setupFields);
  const check = (field: string, place: string, more: readonly string[]): void => {
    const expected = [...known, ...more];
    if (expected.includes(field)) return;
    throw new LabError(
      `${place}.${field}: there is no such field; expected some of: ${expected.join(", ")}`,
    );
  };
  for (const field of Object.keys(setup)) check(field, "setup", []);
  for (const { name } of axes) check(name, "matrix", [BOTS, PACK]);
}

function combinations(axes: readonly Axis[]): number[][] {
  return axes.reduce<number[][]>(
    (all, { values }) => all.flatMap((at) => values.map((_, value) => [...at, value])),
    [[]],
  );
}

function cellAt(
  { setup: fixed, axes }: Experiment,
  game: LabGame,
  benches: ReadonlyMap<string, Bench>,
  at: readonly number[],
): Cell {
  const chosen = new Map(axes.map(({ name, values }, i) => [name, values[at[i]]]));
  const pack = labelOf(PACK, chosen.get(PACK) ?? null);
  const names = [(chosen.get(BOTS) ?? USUAL_BOT) as string | readonly string[]].flat();
  chosen.delete(PACK);
  chosen.delete(BOTS);
  const setup = { ...fixed, ...Object.fromEntries(chosen) };
  const bench = benches.get(pack);
  if (bench === undefined) throw new LabError(`matrix.pack: ${pack} was not read`);
  const seats = bench.seatsOf(setup);
  bench.checkBots(names, seats);
  const bots = Array.from({ length: seats }, (_, seat) => names[seat] ?? names[0]);
  return { at, setup, pack, seatings: game.isCompetitive ? seatingsOf(bots) : [bots] };
}

/** Each bot once on each seat: the bots move round the table. Bots that are alike need not. */
function seatingsOf(bots: readonly string[]): string[][] {
  const turned = bots.map((_, by) => bots.map((_, seat) => bots[(seat + by) % bots.length]));
  const texts = turned.map((seating) => seating.join());
  return turned.filter((_, i) => texts.indexOf(texts[i]) === i);
}

/** A cell in words: only what the cells differ in. */
export function where(axes: readonly Axis[], at: readonly number[]): string {
  const parts = axes.flatMap(({ name, values }, i) =>
    values.length > 1 ? [`${name} ${labelOf(name, values[at[i]])}`] : [],
  );
  return parts.join(" · ") || "all games";
}
