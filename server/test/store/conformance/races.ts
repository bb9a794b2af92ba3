import { dice } from "@coterie/kernel";
import type { Store } from "@coterie/server/stores";
import { expect, test } from "vitest";
import type { Pair } from "../conformance.js";
import { append, create, entriesOf, told } from "../support.js";

const TABLES = ["a", "b", "c", "d", "e"];
const APPENDS = 500;
const WRITERS = 4;

export function raceTests(stores: () => Pair): void {
  test("writers that race on the same tables write every number once", async () => {
    const seed = `race ${Date.now()}`;
    const { one, other } = stores();
    for (const id of TABLES) await create(one, id, { bodies: [] });
    const names = Array.from({ length: WRITERS }, (_, i) => `writer ${i}`);
    const written = await Promise.all(
      names.map((name, i) => race(i % 2 === 0 ? one : other, name, dice(`${seed} ${name}`))),
    );
    const claimed = written.flat();
    expect(claimed.length, seed).toBeGreaterThanOrEqual(APPENDS);
    for (const table of TABLES) {
      const entries = await entriesOf(one, table);
      const mine = claimed.filter((entry) => entry.startsWith(`${table} `));
      // An entry tells the number that its writer meant it to have.
      expect(entries, seed).toEqual(mine.sort((x, y) => numberOf(x) - numberOf(y)));
      expect(entries.map(numberOf), seed).toEqual(entries.map((_, i) => i + 1));
    }
  });
}

/** Writes its share of the appends, one or two entries each; gives back what it was told is written. */
async function race(
  store: Store,
  name: string,
  pick: (sides: number) => number,
): Promise<string[]> {
  const written: string[] = [];
  for (let wins = 0; wins < APPENDS / WRITERS; ) {
    const tables = TABLES.filter(() => pick(2) === 0);
    const heads = await told<readonly number[]>((done) => store.heads(tables, done));
    const group = tables.map((table, i) => {
      const bodies = [1, 2].slice(0, 1 + pick(2)).map((k) => `${table} ${heads[i]! + k} ${name}`);
      return { table, after: heads[i]!, bodies };
    });
    const answers = await append(store, ...group);
    for (const [i, isWritten] of answers.entries()) {
      if (!isWritten) continue;
      wins += 1;
      written.push(...group[i]!.bodies);
    }
  }
  return written;
}

function numberOf(entry: string): number {
  return Number(entry.split(" ")[1]);
}
