import { memoryStore } from "@coterie/server/stores";
import { expect, test } from "vitest";
import { offers, playing, sheetsOf } from "../support/table.js";
import { newTime, newWorld } from "../support/world.js";

test("somebody who asks over HTTP sees what another server wrote, even if its notice got lost", () => {
  const time = newTime();
  const store = memoryStore();
  const silent = { ...store, announce: () => {} };
  const one = newWorld({ store: silent, holder: "one" }, time);
  const two = newWorld({ store: store.again(), holder: "two" }, time);
  const [ada, ben] = playing(one);
  const before = sheetsOf(two, ben)[0].n;
  offers(one, ada);
  expect(sheetsOf(two, ben)[0].n).toBe(before);
  time.wait(2_000);
  expect(sheetsOf(two, ben)[0].n).toBe(sheetsOf(one, ben)[0].n);
  expect(sheetsOf(two, ben)[0].n).toBeGreaterThan(before);
});
