import { memoryStore } from "@coterie/server/stores";
import { expect, test } from "vitest";
import { infoOf, playing } from "../support/table.js";
import { connect, newWorld } from "../support/world.js";

/** A server that stops while its store does not answer. */

test("ends after a deadline, replies to all that wait and reports what may be lost", () => {
  const store = memoryStore();
  let isHanging = false;
  const world = newWorld({
    store: {
      ...store,
      append: (appends, done) => (isHanging ? undefined : store.append(appends, done)),
      read: (table, after, done) => (isHanging ? undefined : store.read(table, after, done)),
    },
  });
  const [ada] = playing(world);
  const client = connect(world, ada.table, ada.pass);
  const [other] = playing(world);
  isHanging = true;
  const replies: unknown[] = [];
  const note = (error: unknown): void => void replies.push((error as { code: string }).code);
  world.hall.perform(ada.table, ada.pass, { do: "say", text: "hello" }, note);
  // It waits for what is being written.
  world.hall.info(ada.table, note);
  world.settle();
  let ends = 0;
  world.hall.close(() => ends++);
  world.wait(3_900);
  expect([ends, replies]).toEqual([0, []]);
  world.wait(200);
  expect([ends, replies]).toEqual([1, ["not-saved", "busy"]]);
  expect(client.isClosed).toBe(true);
  expect(client.received.at(-1)).toMatchObject({ t: "bye", code: "again" });
  const places = [`shutdown ${ada.table}`, `shutdown ${other.table}`];
  expect(new Set(world.faultPlaces)).toEqual(new Set(places));
  expect(world.faults.map(String).join()).toContain("1 of its last entries may be lost");
  world.wait(60_000);
  expect([ends, replies.length]).toEqual([1, 2]);
});

test("ends at once and reports nothing when all is saved", () => {
  const world = newWorld();
  const [ada] = playing(world);
  infoOf(world, ada.table);
  let ends = 0;
  world.hall.close(() => ends++);
  world.settle();
  expect(ends).toBe(1);
  world.wait(60_000);
  expect([ends, world.faults]).toEqual([1, []]);
});
