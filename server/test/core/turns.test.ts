import type { TableInfo } from "@coterie/protocol";
import type { Stored } from "@coterie/server/core";
import { expect, test } from "vitest";
import { inTurns, type Piecework } from "../../src/core/turns.js";
import { infoOf } from "../support/table.js";
import { ask, newTime, newWorld, openTable, type World } from "../support/world.js";

/** Long work lets others go first. */

const report = { fault: () => {} };

/** So many pieces; writes down each that is done. */
function* pieces(name: string, count: number, done: string[]): Piecework<string> {
  for (let i = 1; i <= count; i++) {
    done.push(`${name}${i}`);
    if (i < count) yield;
  }
  return name;
}

test("works take turns piece by piece, and each begins at once", () => {
  const time = newTime();
  const work = inTurns(time.clock, report);
  const done: string[] = [];
  const ended = (_error: unknown, name: string | null): void => void done.push(`${name} ended`);
  work(pieces("a", 4, done), ended);
  work(pieces("b", 2, done), ended);
  work(pieces("c", 1, done), ended);
  expect(done).toEqual(["a1", "b1", "c1", "c ended"]);
  time.settle();
  expect(done.slice(4)).toEqual(["a2", "b2", "b ended", "a3", "a4", "a ended"]);
});

test("what goes wrong in one, or after it, does not stop the others", () => {
  const time = newTime();
  const faults: unknown[] = [];
  const work = inTurns(time.clock, { fault: (_where, error) => void faults.push(error) });
  function* failing(): Piecework<never> {
    yield;
    throw "in it";
  }
  const told: unknown[] = [];
  work(failing(), (error) => void told.push(error));
  work(pieces("a", 2, []), () => {
    throw "after it";
  });
  work(pieces("b", 3, []), (_error, name) => void told.push(name));
  time.settle();
  expect([told, faults]).toEqual([["in it", "b"], ["after it"]]);
});

test("a work may begin where another ends", () => {
  const time = newTime();
  const faults: unknown[] = [];
  const work = inTurns(time.clock, { fault: (_where, error) => void faults.push(error) });
  const done: string[] = [];
  work(pieces("a", 2, done), () => work(pieces("b", 2, done), () => {}));
  time.settle();
  expect([done, faults]).toEqual([["a1", "a2", "b1", "b2"], []]);
});

/** Somebody has talked a lot at a table that is not in memory. */
function withTalk(world: World, lines: number): string {
  const { table } = openTable(world, { seats: ["me", "me"] });
  const after = ask<readonly number[]>(world, (reply) =>
    world.parts.store.heads([table], reply),
  )[0];
  const said: Stored = { at: 1, entry: { e: "said", guest: 0, text: "and" } };
  const bodies = new Array<string>(lines).fill(JSON.stringify(said));
  ask(world, (reply) => world.parts.store.append([{ table, after, bodies }], reply));
  return table;
}

test("a long table is loaded bit by bit, and others are served meanwhile", () => {
  const world = newWorld();
  const long = withTalk(world, 2_000);
  const short = withTalk(world, 50);
  let told: TableInfo | null = null;
  world.hall.info(long, (_error, info) => {
    told = info;
  });
  expect(told).toBeNull();
  let isServed = false;
  world.hall.info(short, () => {
    isServed = true;
  });
  expect(isServed).toBe(true);
  expect(told).toBeNull();
  world.settle();
  expect(told).toEqual(infoOf(world, long));
});
