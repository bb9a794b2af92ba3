import type { Listed } from "@coterie/server/stores";
import { expect, test } from "vitest";
import type { Pair } from "../conformance.js";
import { append, create, entriesOf, summary, told } from "../support.js";

export function appendTests(stores: () => Pair): void {
  test("entries follow each other, and everybody can read them", async () => {
    const { one, other } = stores();
    await create(one, "a");
    expect(await append(one, { table: "a", after: 1, bodies: ["two", "three"] })).toEqual([true]);
    expect(await append(other, { table: "a", after: 3, bodies: ["four"] })).toEqual([true]);
    expect(await told((done) => one.read("a", 1, done))).toEqual({
      head: 4,
      bodies: ["two", "three", "four"],
    });
    expect(await told((done) => other.heads(["a"], done))).toEqual([4]);
  });

  test("of two writers of the same number one wins, and nothing of the other is written", async () => {
    const { one, other } = stores();
    await create(one, "a");
    const answers = await Promise.all([
      append(one, { table: "a", after: 1, bodies: ["one's 2", "one's 3"] }),
      append(other, {
        table: "a",
        after: 1,
        bodies: ["other's 2", "other's 3", "other's 4"],
        summary: summary({ status: "over" }),
        position: { n: 4, body: "other's" },
      }),
    ]);
    expect(answers.flat().filter(Boolean)).toHaveLength(1);
    const [oneWon] = answers.flat();
    expect(await entriesOf(one, "a")).toEqual(
      oneWon ? ["a 1", "one's 2", "one's 3"] : ["a 1", "other's 2", "other's 3", "other's 4"],
    );
    expect(await told((done) => one.summaries(["a"], done))).toMatchObject([
      { status: oneWon ? "open" : "over" },
    ]);
    expect(await told((done) => one.readPosition("a", done))).toEqual(
      oneWon ? null : { n: 4, body: "other's" },
    );
  });

  test.each([
    ["behind the head", 1],
    ["past the head", 3],
  ])("an append that begins %s is not written", async (_where, after) => {
    const { one } = stores();
    await create(one, "a", { bodies: ["first", "second"] });
    const late = { summary: summary({ body: "x" }), position: { n: 9, body: "x" } };
    for (const bodies of [["x"], ["x", "y"], []]) {
      expect(await append(one, { table: "a", after, bodies, ...late })).toEqual([false]);
    }
    expect(await entriesOf(one, "a")).toEqual(["first", "second"]);
    expect(await told((done) => one.summaries(["a"], done))).toEqual([{ id: "a", ...summary() }]);
    expect(await told((done) => one.readPosition("a", done))).toBeNull();
  });

  test("an append to a table that is not there is not written", async () => {
    const { one } = stores();
    const position = { n: 1, body: "x" };
    expect(await append(one, { table: "a", after: 0, bodies: ["x"], position })).toEqual([false]);
    expect(await told((done) => one.read("a", 0, done))).toBeNull();
    expect(await told((done) => one.readPosition("a", done))).toBeNull();
  });

  test("one append of a group that cannot be written does not keep the others back", async () => {
    const { one } = stores();
    for (const id of ["a", "b", "c"]) await create(one, id);
    const position = { n: 2, body: "a position" };
    const answers = await append(
      one,
      { table: "c", after: 1, bodies: ["c 2"], position },
      { table: "b", after: 0, bodies: ["b 1 again", "b 2"], position },
      { table: "a", after: 1, bodies: ["a 2", "a 3"], summary: summary({ status: "over" }) },
    );
    expect(answers).toEqual([true, false, true]);
    expect(await told((done) => one.heads(["a", "b", "c"], done))).toEqual([3, 1, 2]);
    expect(await entriesOf(one, "b")).toEqual(["b 1"]);
    expect(await told((done) => one.readPosition("b", done))).toBeNull();
    expect(await told((done) => one.readPosition("c", done))).toEqual(position);
    const summaries = await told<readonly Listed[]>((done) => one.summaries(["c", "a", "b"], done));
    expect(summaries.map(({ id, status }) => `${id} ${status}`)).toEqual([
      "c open",
      "a over",
      "b open",
    ]);
  });

  test("several appends of one table in a group follow each other", async () => {
    const { one } = stores();
    for (const id of ["a", "b"]) await create(one, id);
    const answers = await append(
      one,
      { table: "a", after: 1, bodies: ["a 2"] },
      { table: "b", after: 1, bodies: ["b 2"] },
      { table: "a", after: 1, bodies: ["a 2 again"] },
      { table: "a", after: 2, bodies: ["a 3", "a 4"], summary: summary({ body: "latest" }) },
    );
    expect(answers).toEqual([true, true, false, true]);
    expect(await entriesOf(one, "a")).toEqual(["a 1", "a 2", "a 3", "a 4"]);
    expect(await told((done) => one.summaries(["a"], done))).toMatchObject([{ body: "latest" }]);
  });

  test("a large group is written whole", async () => {
    const { one } = stores();
    const tables = Array.from({ length: 250 }, (_, i) => `table ${i}`);
    for (const id of tables) await create(one, id);
    const appends = tables.map((table) => ({ table, after: 1, bodies: [`${table} 2`] }));
    expect(await append(one, ...appends)).toEqual(tables.map(() => true));
    expect(await told((done) => one.heads(tables, done))).toEqual(tables.map(() => 2));
    expect(await entriesOf(one, "table 249")).toEqual(["table 249 1", "table 249 2"]);
  });

  test("an empty group is no error", async () => {
    expect(await append(stores().one)).toEqual([]);
  });

  test("a summary stays until it is given anew, also without entries", async () => {
    const { one, other } = stores();
    await create(one, "a");
    await append(one, { table: "a", after: 1, bodies: ["a 2"] });
    expect(await told((done) => other.summaries(["a"], done))).toEqual([{ id: "a", ...summary() }]);
    const changed = summary({ status: "over", listed: false, touched: 1_800_000_000_123 });
    expect(await append(one, { table: "a", after: 2, bodies: [], summary: changed })).toEqual([
      true,
    ]);
    expect(await told((done) => other.summaries(["a"], done))).toEqual([{ id: "a", ...changed }]);
    expect(await told((done) => other.heads(["a"], done))).toEqual([2]);
  });

  test("a position is replaced by a younger one, never by an older one", async () => {
    const { one, other } = stores();
    await create(one, "a");
    let after = 1;
    const store = async (n: number, body: string): Promise<unknown> => {
      await append(one, { table: "a", after: after++, bodies: ["x"], position: { n, body } });
      return told((done) => other.readPosition("a", done));
    };
    expect(await store(5, "five")).toEqual({ n: 5, body: "five" });
    expect(await store(4, "four")).toEqual({ n: 5, body: "five" });
    expect(await store(5, "five anew")).toEqual({ n: 5, body: "five anew" });
    expect(await store(9, "nine")).toEqual({ n: 9, body: "nine" });
    expect(await told((done) => one.heads(["a"], done))).toEqual([5]);
  });

  test("heads are those of now, whoever wrote, also when they were asked for before", async () => {
    const { one, other } = stores();
    const heads = (): Promise<readonly number[]> => told((done) => one.heads(["a", "b"], done));
    await create(one, "a");
    expect(await heads()).toEqual([1, 0]);
    await append(one, { table: "a", after: 1, bodies: ["a 2"] });
    expect(await heads()).toEqual([2, 0]);
    await append(other, { table: "a", after: 2, bodies: ["a 3", "a 4"] });
    await create(other, "b");
    expect(await heads()).toEqual([4, 1]);
    await told((done) => one.remove("a", done));
    expect(await heads()).toEqual([0, 1]);
    await create(one, "a");
    expect(await heads()).toEqual([1, 1]);
  });
}
