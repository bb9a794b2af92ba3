import { expect, test } from "vitest";
import { logCarrier } from "../../src/store/embedded/carrier.js";

/** The thread that moves the write-ahead log of SQLite into the database file. */

const append = { table: "a", after: 0, bodies: new Array<string>(2_000).fill("") };

/** A thread that runs this code at each checkpoint. */
function programOf(code: string): URL {
  const text = `import { parentPort } from "node:worker_threads";
    parentPort.on("message", () => { ${code} });`;
  return new URL(`data:text/javascript,${encodeURIComponent(text)}`);
}

test.each([
  ["throws", "throw new Error('the disk is full')", "Error: the disk is full"],
  ["ends", "process.exit(4)", "Error: the checkpoint thread ended with exit code 4"],
])("that %s is reported, and the next checkpoint starts another one", async (_, code, message) => {
  const faults: string[] = [];
  const report = {
    count: () => {},
    fault: (where: string, error: unknown) => void faults.push(`${where}: ${error}`),
    warn: () => {},
  };
  const carrier = logCarrier("", report, programOf(code));
  for (const times of [1, 2]) {
    carrier.wrote([append]);
    await expect.poll(() => faults.length, { timeout: 20_000 }).toBe(times);
  }
  carrier.close();
  expect(faults).toEqual(new Array(2).fill(`checkpoint: ${message}`));
});
