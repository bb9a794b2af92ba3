import { expect, test } from "vitest";
import { retried } from "../../src/store/postgres/retry.js";

/** Work that fails so often with this code of PostgreSQL, and then gives how often it was begun. */
function colliding(failures: number, code: string): () => Promise<number> {
  let begun = 0;
  return async () => {
    if (++begun <= failures) throw Object.assign(new Error("gave way"), { code });
    return begun;
  };
}

function counter() {
  const counted: string[] = [];
  return {
    counted,
    report: { count: (what: string) => void counted.push(what), fault: () => {}, warn: () => {} },
  };
}

test.each(["40P01", "40001"])("a collision (%s) is tried again, and counted", async (code) => {
  const { counted, report } = counter();
  expect(await retried(report, colliding(3, code))).toBe(4);
  expect(counted).toEqual(["retried", "retried", "retried"]);
});

test("what collides again and again fails in the end, and other errors at once", async () => {
  const { counted, report } = counter();
  await expect(retried(report, colliding(10, "40P01"))).rejects.toThrow("gave way");
  expect(counted).toHaveLength(9);
  await expect(retried(report, colliding(1, "23505"))).rejects.toThrow("gave way");
  expect(counted).toHaveLength(9);
});
