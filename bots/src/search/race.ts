import type { Candidate } from "../judgement.js";
import { estimate, type Thought, type Weighed } from "./thought.js";

/** What people count in a position, or what was added to it. */
export type Parts = Readonly<Record<string, number>>;

/** An answer in the race: what it led to in each imagined world. */
export interface Runner extends Candidate {
  /** By world, in their order: the chance to win after it. Whoever left the race has fewer. */
  readonly chances: number[];
  /** By world: what it brought. */
  readonly brought: Parts[];
}

export function runnerFor(candidate: Candidate): Runner {
  return { ...candidate, chances: [], brought: [] };
}

/** A first look counts as much as so many worlds: with few of them chance would decide. */
const FIRST_LOOK = 4;

/** The chance to win, as far as it is known: a first look, and what it led to since. */
function chanceOf({ chances, promise = 0 }: Runner): number {
  return estimate(chances).mean + (FIRST_LOOK * promise) / chances.length;
}

/** Best first: who got farther in the race, then by the chance. Of equal ones the more promising. */
export function ranked(runners: readonly Runner[]): Runner[] {
  const known = new Map(runners.map((runner) => [runner, chanceOf(runner)]));
  const knownOf = (runner: Runner): number => known.get(runner) ?? 0;
  return runners
    .slice()
    .sort((a, b) => b.chances.length - a.chances.length || knownOf(b) - knownOf(a));
}

/** Sequential halving: how many of so many stay in the race when this part of the budget is spent. */
export function staying(count: number, spent: number): number {
  const halvings = Math.ceil(Math.log2(count));
  return Math.max(1, Math.ceil(count / 2 ** Math.floor(Math.min(1, spent) * halvings)));
}

/** Worlds after which it is believed that the answers make no difference. */
const IDLE_WORLDS = 2;

/** Worlds in which a lone answer is tried, to say how good it is. */
const LONE_WORLDS = 12;
/** Worlds after which a lead of so many standard errors is believed. */
const SETTLED_WORLDS = 24;
const SETTLED = 6;

/** Whether it makes no sense to go on when this part of the budget is spent. */
export function isDecided(racing: readonly Runner[], spent: number): boolean {
  if (racing.length === 1) return spent >= 1 || racing[0].chances.length >= LONE_WORLDS;
  return isIdle(racing) || isSettled(racing);
}

/** The best is far ahead of all others, as far as that can be told. */
function isSettled(racing: readonly Runner[]): boolean {
  const [best, ...others] = ranked(racing);
  if (best.chances.length < SETTLED_WORLDS) return false;
  return others.every((other) => {
    const { mean, error } = weighed(other, best).behind;
    return mean > SETTLED * error;
  });
}

/** All led to the same in every world so far: it does not matter which is given. */
export function isIdle(runners: readonly Runner[]): boolean {
  const [{ chances: first }, ...others] = runners;
  if (first.length < IDLE_WORLDS) return false;
  return others.every(({ chances }) => chances.every((chance, world) => chance === first[world]));
}

export function thoughtOf(runners: readonly Runner[], playouts: number): Thought {
  const order = ranked(runners);
  return { answers: order.map((runner) => weighed(runner, order[0])), playouts };
}

function weighed(runner: Runner, best: Runner): Weighed {
  const { keys, chances, brought } = runner;
  const { error } = estimate(chances);
  const behind = estimate(chances.map((chance, world) => best.chances[world] - chance));
  return {
    keys,
    chance: Math.max(0, chanceOf(runner)),
    error,
    worlds: chances.length,
    behind,
    brings: meanOf(brought),
  };
}

function meanOf(all: readonly Parts[]): Parts {
  const [first = {}] = all;
  const mean = (name: string): number =>
    all.reduce((sum, parts) => sum + parts[name], 0) / all.length;
  return Object.fromEntries(Object.keys(first).map((name) => [name, mean(name)]));
}

/** What a position has more than an earlier one, part by part. */
export function difference(now: Parts, before: Parts): Parts {
  return Object.fromEntries(Object.keys(now).map((name) => [name, now[name] - before[name]]));
}
