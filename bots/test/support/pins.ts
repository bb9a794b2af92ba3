import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { dice, type Kit, newContext } from "@coterie/kernel";
import {
  botCalled,
  byIterations,
  hintOn,
  judgementOf,
  type Sight,
  sightOf,
} from "../../src/index.js";
import { choosePlaces } from "./choose-places.js";
import { type Position, storedPlays } from "./stored-plays.js";

/** Pinned decisions of bots, in `test/pins/`: what they were when the pins were made. */

/**
 * What is pinned at every place: what the judgement says, and what each bot decides. `search:4` and
 * `search` stand for the levels that search by time.
 */
export const PINNED = ["judgement", "random", "greedy", "search:4", "search"] as const;

type Pinned = (typeof PINNED)[number];

/** A question of a stored play. */
export interface Place {
  readonly play: string;
  /** How many answers of the play were given before. */
  readonly answers: number;
  readonly seat: number;
  readonly kind: string;
}

export type Pin = Place & Readonly<Record<Pinned, string>>;

const COLUMNS = ["play", "answers", "seat", "kind", ...PINNED] as const;
const HINT_ITERATIONS = 16;
/** One of so many places has a pinned hint. */
const HINT_EVERY = 25;

const fileOf = (name: string): string => join(import.meta.dirname, "../pins", name);

export function readPins(gameId: string): Pin[] {
  const [, ...lines] = readLines(`${gameId}.tsv`);
  return lines.map((line) => {
    const [play, answers, seat, kind, ...texts] = line.split("\t");
    const pinned = Object.fromEntries(PINNED.map((what, i) => [what, texts[i]]));
    return { play, answers: Number(answers), seat: Number(seat), kind, ...pinned } as Pin;
  });
}

export function readHintLines(gameId: string): string[] {
  return readLines(`${gameId}.hints.tsv`);
}

function readLines(name: string): string[] {
  return readFileSync(fileOf(name), "utf8").trimEnd().split("\n");
}

/** Chooses places, and writes what is found there. */
export function makePins(gameId: string): void {
  const places = choosePlaces(gameId);
  const sights = sightsAt(gameId, places);
  const rows = places.map(({ play, answers, seat, kind }, i) =>
    [play, answers, seat, kind, ...PINNED.map((what) => found(what, sights[i]()))].join("\t"),
  );
  writeLines(`${gameId}.tsv`, [COLUMNS.join("\t"), ...rows]);
  writeLines(`${gameId}.hints.tsv`, hintLines(places, sights));
}

function writeLines(name: string, lines: readonly string[]): void {
  writeFileSync(fileOf(name), lines.map((line) => `${line}\n`).join(""));
}

/** Makes what the seat of a place sees, with the same chance in every run. */
export type SightMaker = () => Sight<Kit>;

export function sightsAt(gameId: string, places: readonly Place[]): SightMaker[] {
  const positions = new Map<string, Position[]>();
  for (const { play } of places) {
    if (positions.has(play)) continue;
    const needed = places.filter((place) => place.play === play).map(({ answers }) => answers);
    positions.set(play, storedPlays.get(gameId)!.positions(play, Math.max(...needed)));
  }
  return places.map(({ play, answers, seat }) => {
    const { game, state } = positions.get(play)![answers];
    return () => sightOf(game, state, seat, dice(`${play} ${answers} ${seat}`));
  });
}

/** What is found at a place today: the keys of a decision, or the figures of the judgement. */
export function found(what: Pinned, sight: Sight<Kit>): string {
  const parts = what === "judgement" ? judged(sight) : botCalled(sight.game, what).decide(sight);
  return parts.join(" ");
}

/** The worth of an imagined world and the chance to win in it: they show changes too small to decide. */
function judged({ game, question, imagine }: Sight<Kit>): string[] {
  const run = newContext(game, imagine());
  const judgement = judgementOf(game)!;
  const figures = [judgement.value(run, question.seat), judgement.chance(run, question.seat)];
  return figures.map((figure) => figure.toPrecision(6));
}

export function describePlace({ play, answers, seat, kind }: Place): string {
  return `${play} after ${answers} answers, seat ${seat}, ${kind}`;
}

/** A line for each place that has a hint. */
export function hintLines(places: readonly Place[], sights: readonly SightMaker[]): string[] {
  return places.flatMap((place, i) =>
    i % HINT_EVERY === 0 ? `${describePlace(place)}\t${hintText(sights[i]())}` : [],
  );
}

/** Three decimals show every change, and not the last digits of another version of Node. */
function hintText(sight: Sight<Kit>): string {
  return JSON.stringify(hintOn(sight, byIterations(HINT_ITERATIONS)), (_field, value: unknown) =>
    typeof value === "number" ? Number(value.toFixed(3)) : value,
  );
}
