import type { Listed, Store } from "@coterie/server/stores";
import { expect, test } from "vitest";
import type { Pair } from "../conformance.js";
import { append, create, summary, told } from "../support.js";

async function idsOf(store: Store, limit: number, before?: number): Promise<string> {
  const query = before === undefined ? { limit } : { limit, before };
  const rows = await told<readonly Listed[]>((done) => store.list(query, done));
  return rows.map(({ id }) => id).join(" ");
}

export function listTests(stores: () => Pair): void {
  test("listed tables come newest first, page after page", async () => {
    const { one, other } = stores();
    for (const [id, touched] of [
      ["a", 30],
      ["b", 50],
      ["c", 10],
      ["d", 40],
      ["e", 20],
    ] as const) {
      await create(one, id, { summary: summary({ touched }) });
    }
    await create(one, "hidden", { summary: summary({ touched: 35, listed: false }) });
    expect(await idsOf(other, 10)).toBe("b d a e c");
    expect(await idsOf(other, 2)).toBe("b d");
    expect(await idsOf(other, 2, 40)).toBe("a e");
    expect(await idsOf(other, 2, 20)).toBe("c");
    expect(await idsOf(other, 2, 10)).toBe("");
  });

  test("tables of one status, as many as are asked for, whatever lies between them", async () => {
    const { one, other } = stores();
    for (const [i, status] of ["open", "over", "open", "over", "over", "open"].entries()) {
      await create(one, `t${i}`, { summary: summary({ touched: 60 - i, status }) });
    }
    const listed = async (status: string, limit: number, before: number): Promise<string> => {
      const query = { status, limit, before };
      const rows = await told<readonly Listed[]>((done) => other.list(query, done));
      return rows.map(({ id }) => id).join(" ");
    };
    expect(await listed("open", 9, 100)).toBe("t0 t2 t5");
    expect(await listed("open", 2, 100)).toBe("t0 t2");
    expect(await listed("open", 2, 58)).toBe("t5");
    expect(await listed("over", 1, 59)).toBe("t3");
    expect(await listed("closed", 9, 100)).toBe("");
    expect(await idsOf(other, 9)).toBe("t0 t1 t2 t3 t4 t5");
  });

  test("a list has the whole summaries", async () => {
    const { one } = stores();
    await create(one, "a");
    expect(await told((done) => one.list({ limit: 5 }, done))).toEqual([{ id: "a", ...summary() }]);
  });

  test("a table that is touched moves up, one that is hidden goes", async () => {
    const { one, other } = stores();
    for (const [i, id] of ["a", "b", "c"].entries()) {
      await create(one, id, { summary: summary({ touched: 30 - i }) });
    }
    expect(await idsOf(other, 10)).toBe("a b c");
    await append(
      one,
      { table: "c", after: 1, bodies: ["c 2"], summary: summary({ touched: 31 }) },
      { table: "a", after: 1, bodies: ["a 2"], summary: summary({ touched: 32, listed: false }) },
    );
    expect(await idsOf(other, 10)).toBe("c b");
  });

  test("tables of the same millisecond are not torn apart by pages", async () => {
    const { one } = stores();
    for (const [id, touched] of [
      ["d", 20],
      ["b", 20],
      ["a", 30],
      ["c", 20],
      ["e", 10],
    ] as const) {
      await create(one, id, { summary: summary({ touched }) });
    }
    expect(await idsOf(one, 1)).toBe("a");
    expect(await idsOf(one, 2)).toBe("a b c d");
    expect(await idsOf(one, 2, 30)).toBe("b c d");
    expect(await idsOf(one, 2, 20)).toBe("e");
  });

  test("all ids are told in their order, part after part", async () => {
    const { one } = stores();
    const ids = ["b", "Z", "a", "_", "10", "9", "aa", "A"];
    for (const id of ids) await create(one, id, { summary: summary({ listed: false }) });
    const sorted = [...ids].sort();
    const found: string[] = [];
    for (;;) {
      const part = await told<readonly string[]>((done) => one.ids(found.at(-1) ?? "", 3, done));
      if (part.length === 0) break;
      expect(part.length).toBeLessThanOrEqual(3);
      found.push(...part);
    }
    expect(found).toEqual(sorted);
  });

  test("summaries come in the order in which they are asked for", async () => {
    const { one } = stores();
    for (const id of ["a", "b", "c"]) await create(one, id);
    const rows = await told<readonly Listed[]>((done) => one.summaries(["c", "nobody", "a"], done));
    expect(rows.map(({ id }) => id)).toEqual(["c", "a"]);
  });
}
