import { expect, test } from "vitest";
import { lifeOf } from "../../src/engine/start.js";

/** What a page learns of a worker that fails. */

function failing(): { worker: Worker; failed: Promise<unknown> } {
  const worker = { terminate: () => {} } as Worker;
  return { worker, failed: lifeOf(worker).failed };
}

test("a script that cannot be loaded is told apart from an exception, which keeps its place", async () => {
  const away = failing();
  away.worker.onerror?.({ message: "" } as ErrorEvent);
  expect(await away.failed).toMatchObject({ isLoaded: false });
  const crashed = failing();
  const event = { message: "veil is not a function", filename: "rules.js", lineno: 7 };
  crashed.worker.onerror?.(event as ErrorEvent);
  expect(await crashed.failed).toMatchObject({
    isLoaded: true,
    message: "the worker failed: veil is not a function (rules.js:7)",
  });
});

test("a message that cannot be read is a failure of the worker", async () => {
  const { worker, failed } = failing();
  worker.onmessageerror?.({} as MessageEvent);
  expect(await failed).toMatchObject({
    isLoaded: true,
    message: expect.stringContaining("could not be read"),
  });
});
