import type { Store } from "@coterie/server/stores";
import { afterEach, beforeEach, describe, expect } from "vitest";
import { appendTests } from "./conformance/appending.js";
import { listTests } from "./conformance/lists.js";
import { liveTests } from "./conformance/live.js";
import { raceTests } from "./conformance/races.js";
import { removalTests } from "./conformance/removal.js";
import { tableTests } from "./conformance/tables.js";
import { told } from "./support.js";

/** Opens one store again and again, as several processes would. */
export type Opening = () => Promise<Store>;

/** A store that is opened twice, and more often if a test wants it. */
export interface Pair {
  readonly one: Store;
  readonly other: Store;
}

/** What every store must do. `newPlace` makes an empty store and says how to open it. */
export function storeConformance(name: string, newPlace: () => Promise<Opening>): void {
  describe(`${name} store`, () => {
    let pair: Pair | undefined;
    beforeEach(async () => {
      const open = await newPlace();
      pair = { one: await open(), other: await open() };
    });
    afterEach(async () => {
      for (const store of Object.values(pair ?? {})) await told<void>(store.close);
      pair = undefined;
    });

    const stores = (): Pair => {
      expect(pair, "the store could not be opened").toBeDefined();
      return pair!;
    };
    tableTests(stores);
    appendTests(stores);
    raceTests(stores);
    listTests(stores);
    removalTests(stores);
    liveTests(stores);
  });
}
