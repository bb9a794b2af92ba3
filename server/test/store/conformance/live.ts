import type { News } from "@coterie/server/stores";
import { expect, test, vi } from "vitest";
import type { Pair } from "../conformance.js";
import { pause, told } from "../support.js";

/** Longer than any test takes. */
const LONG = 600_000;
const SHORT = 20;

export function liveTests(stores: () => Pair): void {
  test("a lease belongs to whoever asks first, and stays while it is asked for", async () => {
    const { one, other } = stores();
    expect(await told((done) => one.lease("a", "one", LONG, done))).toBe(true);
    expect(await told((done) => other.lease("a", "other", LONG, done))).toBe(false);
    expect(await told((done) => one.lease("a", "one", LONG, done))).toBe(true);
    expect(await told((done) => other.lease("a", "other", LONG, done))).toBe(false);
    expect(await told((done) => other.lease("b", "other", LONG, done))).toBe(true);
  });

  test("of two who ask for a lease at once, one gets it", async () => {
    const { one, other } = stores();
    for (let i = 0; i < 20; i++) {
      const answers = await Promise.all([
        told((done) => one.lease(`table ${i}`, "one", LONG, done)),
        told((done) => other.lease(`table ${i}`, "other", LONG, done)),
      ]);
      expect(answers.filter(Boolean)).toHaveLength(1);
    }
  });

  test("a lease that is over is free for others", async () => {
    const { one, other } = stores();
    expect(await told((done) => one.lease("a", "one", SHORT, done))).toBe(true);
    await pause(3 * SHORT);
    expect(await told((done) => other.lease("a", "other", LONG, done))).toBe(true);
    expect(await told((done) => one.lease("a", "one", LONG, done))).toBe(false);
  });

  test("everybody who is at a table can be seen, through whomever", async () => {
    const { one, other } = stores();
    const here = (): Promise<readonly number[]> => told((done) => one.presence("a", done));
    expect(await here()).toEqual([]);
    await told<void>((done) => one.setPresence("a", "one", [3, 1], LONG, done));
    await told<void>((done) => other.setPresence("a", "other", [2, 3], LONG, done));
    await told<void>((done) => other.setPresence("b", "other", [7], LONG, done));
    expect([...(await here())].sort()).toEqual([1, 2, 3, 3]);
    await told<void>((done) => one.setPresence("a", "one", [4], LONG, done));
    expect([...(await here())].sort()).toEqual([2, 3, 4]);
    await told<void>((done) => other.setPresence("a", "other", [], LONG, done));
    expect(await here()).toEqual([4]);
  });

  test("presence ends when its time is over", async () => {
    const { one, other } = stores();
    await told<void>((done) => one.setPresence("a", "one", [1], SHORT, done));
    await told<void>((done) => one.setPresence("a", "two", [2], LONG, done));
    await pause(3 * SHORT);
    expect(await told((done) => other.presence("a", done))).toEqual([2]);
    await told((done) => one.sweep([], done));
    expect(await told((done) => other.presence("a", done))).toEqual([2]);
  });

  test("others hear what is announced, and what kind of news it is", async () => {
    const { one, other } = stores();
    const [heardByOne, heardByOther]: [string[], string[]] = [[], []];
    const into = (heard: string[]) => (table: string, what: News) =>
      void heard.push(`${table}: ${what}`);
    one.onAnnounced(into(heardByOne));
    other.onAnnounced(into(heardByOther));
    one.announce(["a", "b"], "entries");
    one.announce(["c"], "presence");
    await vi.waitFor(() => expect(heardByOther).toHaveLength(3), 10_000);
    expect(heardByOther.sort()).toEqual(["a: entries", "b: entries", "c: presence"]);
    other.announce(["d"], "entries");
    await vi.waitFor(() => expect(heardByOne).toEqual(["d: entries"]), 10_000);
    expect(heardByOther).toHaveLength(3);
  });

  test("very many tables can be announced at once", async () => {
    const { one, other } = stores();
    const tables = Array.from({ length: 2_000 }, (_, i) => `a table with a longer name ${i}`);
    const heard = new Set<string>();
    other.onAnnounced((table) => heard.add(table));
    one.announce(tables, "entries");
    await vi.waitFor(() => expect(heard.size).toBe(2_000), 10_000);
    expect([...heard].sort()).toEqual([...tables].sort());
  });
}
