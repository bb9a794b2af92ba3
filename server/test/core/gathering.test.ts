import { USUAL_PACE } from "@coterie/server/core";
import { type Append, memoryStore } from "@coterie/server/stores";
import { expect, test } from "vitest";
import { connect, newTime, newWorld, openTable } from "../support/world.js";

/** How many appends each writing to the store had. */
function countingStore() {
  const store = memoryStore();
  const groups: number[] = [];
  const append: typeof store.append = (appends: readonly Append[], done) => {
    groups.push(appends.length);
    store.append(appends, done);
  };
  return { groups, store: { ...store, append } };
}

test("who comes alone is written at once; those who come right after are written together", () => {
  const { groups, store } = countingStore();
  const world = newWorld({ store }, newTime(), { ...USUAL_PACE, gather: 4 });
  const clients = Array.from({ length: 5 }, () => {
    const { table, pass } = openTable(world);
    return connect(world, table, pass);
  });
  const said: string[] = [];
  const say = (at: number): void =>
    clients[at].follower.request({ do: "say", text: "good evening" }, (trouble) => {
      said.push(`${at} ${trouble === null}`);
    });
  say(0);
  world.settle();
  expect(said).toEqual(["0 true"]);
  for (const at of [1, 2, 3, 4]) {
    say(at);
    world.settle();
  }
  expect(said).toEqual(["0 true"]);
  world.wait(4);
  expect(said).toEqual(["0 true", "1 true", "2 true", "3 true", "4 true"]);
  expect(groups).toEqual([1, 4]);
});
