import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { Mind } from "../../src/thinking/mind.js";

/** Workers that were started, and which of them were ended. */
const started: FakeWorker[] = [];

class FakeWorker {
  isEnded = false;
  onerror: ((event: Partial<ErrorEvent>) => void) | undefined;

  constructor(
    readonly url: URL,
    readonly options: { readonly name?: string },
  ) {
    started.push(this);
  }

  terminate(): void {
    this.isEnded = true;
  }

  addEventListener(): void {}
  postMessage(): void {}
}

beforeEach(() => {
  started.length = 0;
  vi.stubGlobal("Worker", FakeWorker);
});
afterEach(() => {
  vi.unstubAllGlobals();
});

const forever = (): Promise<never> => new Promise(() => {});

test("nobody thinks before there is something to think about", async () => {
  const mind = new Mind("blood-orders");
  expect(started.length).toBe(0);
  await mind.ask(async () => 1);
  expect(started.map(({ options }) => options.name)).toEqual(["thinking"]);
  expect(String(started[0].url)).toContain("orders.worker");
});

test("what is being thought can be stopped, and the next question starts another one", async () => {
  const mind = new Mind("masters-of-the-night");
  const thought = mind.ask(forever);
  mind.stop();
  const next = mind.ask(async () => "next");
  expect(await thought, "nothing came of it").toBeNull();
  expect(started[0].isEnded).toBe(true);
  expect(await next).toBe("next");
  expect(started.length).toBe(2);
});

test("a mind that has nothing to think stays awake", async () => {
  const mind = new Mind("masters-of-the-night");
  await mind.ask(async () => 1);
  mind.stop();
  expect(started[0].isEnded).toBe(false);
  await mind.ask(async () => 2);
  expect(started.length).toBe(1);
  mind.end();
  expect(started[0].isEnded, "until the page is left").toBe(true);
});

test("a worker that cannot be loaded says so, and is tried again", async () => {
  const mind = new Mind("blood-orders");
  const thought = mind.ask(forever);
  started[0].onerror?.({});
  await expect(thought).rejects.toThrow(/could not be loaded/);
  expect(await mind.ask(async () => "again")).toBe("again");
  expect(started.length).toBe(2);
});
