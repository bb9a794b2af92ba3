import { execFile } from "node:child_process";
import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { serve } from "./support.js";

/** The example of docs/api.md, as anybody would run it: with the usual limits. */

const EXAMPLE = fileURLToPath(new URL("../../../docs/examples/play-a-table.mjs", import.meta.url));

test("it is the one that docs/api.md shows", () => {
  const guide = readFileSync(new URL("../../../docs/api.md", import.meta.url), "utf8");
  expect(/```js\n([\s\S]*?)```/.exec(guide)?.[1]).toBe(readFileSync(EXAMPLE, "utf8"));
});

test.each(["blood-orders", "masters-of-the-night"])(
  "the example plays %s to the end over HTTP and WebSocket and checks the record",
  async (game) => {
    const { base } = await serve({ rateFactor: 1 });
    const { stdout } = await promisify(execFile)(process.execPath, [EXAMPLE, base, game]);
    expect(stdout).toMatch(/^Ada opened table [0-9a-f]{32} of /);
    expect(stdout).toMatch(/The game ended after \d+ answers: /);
    expect(stdout).toMatch(/Its record is true to its commitment [0-9a-f]{16}…\.\n$/);
    expect(stdout).not.toContain("good-bye");
  },
);
