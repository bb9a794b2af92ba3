import { setTimeout as pause } from "node:timers/promises";

/** Looks until it is so; how long that takes is not what is tested. */
export async function eventually(what: string, isSo: () => Promise<boolean>): Promise<void> {
  for (let look = 0; look < 600; look++) {
    if (await isSo()) return;
    await pause(100);
  }
  throw new Error(`it did not come true that ${what}`);
}
