import { expect, test } from "vitest";
import type { Pair } from "../conformance.js";
import { append, create, entriesOf, summary, told } from "../support.js";

export function tableTests(stores: () => Pair): void {
  test("a new table is there for everybody, with its entries, summary and pack", async () => {
    const { one, other } = stores();
    await create(one, "a", { bodies: ["first", "second", "third"] });
    for (const store of [one, other]) {
      expect(await told((done) => store.read("a", 0, done))).toEqual({
        head: 3,
        bodies: ["first", "second", "third"],
      });
      expect(await told((done) => store.summaries(["a"], done))).toEqual([
        { id: "a", ...summary() },
      ]);
      expect(await told((done) => store.readPack("house", done))).toBe("the house pieces");
      expect(await told((done) => store.readPosition("a", done))).toBeNull();
    }
  });

  test("entries are read from any number on", async () => {
    const { one } = stores();
    const bodies = Array.from({ length: 250 }, (_, i) => `entry ${i + 1}`);
    await create(one, "a", { bodies });
    for (const after of [0, 1, 50, 150, 249, 250, 300]) {
      const stretch = await told((done) => one.read("a", after, done));
      expect(stretch, `after ${after}`).toEqual({ head: 250, bodies: bodies.slice(after) });
    }
  });

  test("a table without entries can be read and begun", async () => {
    const { one } = stores();
    await create(one, "a", { bodies: [] });
    expect(await told((done) => one.read("a", 0, done))).toEqual({ head: 0, bodies: [] });
    expect(await append(one, { table: "a", after: 0, bodies: ["first"] })).toEqual([true]);
    expect(await entriesOf(one, "a")).toEqual(["first"]);
  });

  test("what is not there is null, or number 0", async () => {
    const { one } = stores();
    await create(one, "a");
    expect(await told((done) => one.read("b", 0, done))).toBeNull();
    expect(await told((done) => one.readPosition("b", done))).toBeNull();
    expect(await told((done) => one.readPack("other", done))).toBeNull();
    expect(await told((done) => one.heads(["b", "a", "c"], done))).toEqual([0, 1, 0]);
    expect(await told((done) => one.summaries(["b"], done))).toEqual([]);
  });

  test("an id is taken once, and a second table of that name changes nothing", async () => {
    const { one, other } = stores();
    await create(one, "a");
    const second = { bodies: ["x", "y"], pack: { hash: "theirs", body: "their pieces" } };
    await expect(create(other, "a", second)).rejects.toThrow('already a table "a"');
    expect(await entriesOf(one, "a")).toEqual(["a 1"]);
    expect(await told((done) => one.readPack("theirs", done))).toBeNull();
  });

  test("any text comes back as it was", async () => {
    const { one } = stores();
    const texts = [
      "",
      " ",
      "null",
      "NULL",
      '"',
      "\\",
      '\\"',
      "'; drop table entries; --",
      "{a,b}",
      '{"a":["b",null]}',
      "line\nline\r\n\ttab",
      "Żółć 夜 🦇",
      "\u0001\u007f\ufeff",
      "$1 ?1 :name @name %s",
      "x".repeat(100_000),
    ];
    await create(one, "a", { bodies: texts });
    await append(one, { table: "a", after: texts.length, bodies: texts });
    expect(await entriesOf(one, "a")).toEqual([...texts, ...texts]);
    for (const [i, text] of texts.entries()) {
      const changes = { summary: summary({ body: text }), position: { n: i, body: text } };
      await append(one, { table: "a", after: 2 * texts.length, bodies: [], ...changes });
      expect(await told((done) => one.readPosition("a", done))).toEqual({ n: i, body: text });
      expect(await told((done) => one.summaries(["a"], done))).toMatchObject([{ body: text }]);
    }
  });

  test("an open store can be written to", async () => {
    const { one, other } = stores();
    await told<void>(one.ping);
    await told<void>(other.ping);
  });
}
