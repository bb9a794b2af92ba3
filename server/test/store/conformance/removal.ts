import type { Store } from "@coterie/server/stores";
import { expect, test } from "vitest";
import type { Pair } from "../conformance.js";
import { append, create, entriesOf, summary, told } from "../support.js";

async function allIds(store: Store): Promise<string> {
  return (await told<readonly string[]>((done) => store.ids("", 1_000, done))).join(" ");
}

export function removalTests(stores: () => Pair): void {
  test("a table that is removed leaves nothing behind", async () => {
    const { one, other } = stores();
    await create(one, "a", { bodies: ["first", "second"] });
    await create(one, "b");
    await append(one, { table: "a", after: 2, bodies: ["third"], position: { n: 3, body: "x" } });
    expect(await told((done) => one.remove("a", done))).toBe(true);
    expect(await told((done) => one.remove("a", done))).toBe(false);
    expect(await told((done) => other.read("a", 0, done))).toBeNull();
    expect(await told((done) => other.readPosition("a", done))).toBeNull();
    expect(await append(other, { table: "a", after: 3, bodies: ["fourth"] })).toEqual([false]);
    expect(await allIds(other)).toBe("b");
    await create(other, "a", { bodies: ["anew"] });
    expect(await entriesOf(one, "a")).toEqual(["anew"]);
  });

  test("what nobody has touched for long goes, by its status", async () => {
    const { one, other } = stores();
    for (const status of ["open", "over"]) {
      for (const touched of [10, 20, 30]) {
        const id = `${status}-${touched}`;
        await create(one, id, { summary: summary({ status, touched }) });
        await append(one, { table: id, after: 1, bodies: ["x"], position: { n: 2, body: "x" } });
      }
    }
    const expiries = [
      { status: "open", untouchedSince: 20 },
      { status: "over", untouchedSince: 30 },
    ];
    expect(await told((done) => one.sweep(expiries, done))).toBe(3);
    expect(await allIds(other)).toBe("open-20 open-30 over-30");
    expect(await told((done) => other.readPosition("over-10", done))).toBeNull();
    expect(await entriesOf(other, "over-30")).toEqual(["over-30 1", "x"]);
    expect(await told((done) => one.sweep(expiries, done))).toBe(0);
  });

  test("a table that was touched in time stays", async () => {
    const { one } = stores();
    await create(one, "a", { summary: summary({ touched: 10 }) });
    await append(one, { table: "a", after: 1, bodies: [], summary: summary({ touched: 20 }) });
    const expiries = [{ status: "open", untouchedSince: 20 }];
    expect(await told((done) => one.sweep(expiries, done))).toBe(0);
    expect(await allIds(one)).toBe("a");
  });

  test("many tables can go at once, and their ids are free again", async () => {
    const { one } = stores();
    const ids = Array.from({ length: 90 }, (_, i) => `table ${i}`);
    for (const id of ids) await create(one, id, { summary: summary({ touched: 10 }) });
    await create(one, "young", { summary: summary({ touched: 20 }) });
    const expiries = [{ status: "open", untouchedSince: 20 }];
    expect(await told((done) => one.sweep(expiries, done))).toBe(90);
    expect(await allIds(one)).toBe("young");
    await create(one, "table 5", { bodies: ["anew"] });
    expect(await entriesOf(one, "table 5")).toEqual(["anew"]);
  });

  test("tables share a pack, which goes with the last of them", async () => {
    const { one, other } = stores();
    const pack = { hash: "theirs", body: "their pieces" };
    await create(one, "a", { pack });
    await create(other, "b", { pack });
    await create(other, "c");
    const packAfterSweep = async (): Promise<string | null> => {
      await told((done) => other.sweep([], done));
      return told((done) => one.readPack("theirs", done));
    };
    expect(await packAfterSweep()).toBe("their pieces");
    await told((done) => one.remove("a", done));
    expect(await packAfterSweep()).toBe("their pieces");
    await told((done) => one.remove("b", done));
    expect(await packAfterSweep()).toBeNull();
    expect(await told((done) => one.readPack("house", done))).toBe("the house pieces");
  });

  test("a table that is made while packs are swept has its pack", async () => {
    const { one, other } = stores();
    const pack = { hash: "theirs", body: "their pieces" };
    for (let i = 0; i < 20; i++) {
      const id = `table ${i}`;
      await Promise.all([create(one, id, { pack }), told((done) => other.sweep([], done))]);
      expect(await told((done) => one.readPack("theirs", done)), id).toBe("their pieces");
      await Promise.all([
        told((done) => one.remove(id, done)),
        told((done) => other.sweep([], done)),
      ]);
    }
  });
}
