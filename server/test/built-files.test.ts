import { existsSync } from "node:fs";
import { expect, test } from "vitest";
import { pagesFolder, workerFile } from "../src/built-files.js";

test("workers and pages are found in the build", () => {
  expect(existsSync(workerFile("annex/worker.js"))).toBe(true);
  expect(existsSync(pagesFolder())).toBe(true);
});

test("the path of a worker that is not built is in the error, with what to do", () => {
  expect(() => workerFile("annex/other.js")).toThrow(
    /^cannot find a worker: expected .*annex.other\.js; run npm run build/,
  );
});
