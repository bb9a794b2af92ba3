import { vi } from "vitest";

/** A browser's storage for tests of what is stored, with a limit in characters. */
export class FakeStorage {
  [key: string]: unknown;

  constructor(limit = Number.POSITIVE_INFINITY) {
    const size = (): number =>
      Object.entries(this).reduce((sum, [key, text]) => sum + key.length + String(text).length, 0);
    const define = (name: string, value: unknown): void => {
      Object.defineProperty(this, name, { value, enumerable: false });
    };
    define("getItem", (key: string) => this[key] ?? null);
    define("removeItem", (key: string) => {
      delete this[key];
    });
    define("setItem", (key: string, text: string) => {
      const before = this[key];
      this[key] = text;
      if (size() <= limit) return;
      if (before === undefined) delete this[key];
      else this[key] = before;
      throw new DOMException("no room", "QuotaExceededError");
    });
  }
}

/** Modules of web/src/keep with this storage, as a new page has them. */
export async function withStorage(storage: object): Promise<{
  box: typeof import("../../src/keep/box.js");
  saved: typeof import("../../src/keep/saved.js");
  seats: typeof import("../../src/keep/seats.js");
}> {
  vi.resetModules();
  vi.stubGlobal("localStorage", storage);
  return {
    box: await import("../../src/keep/box.js"),
    saved: await import("../../src/keep/saved.js"),
    seats: await import("../../src/keep/seats.js"),
  };
}
