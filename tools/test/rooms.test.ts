import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, expect, test } from "vitest";
import { checkRooms, scan } from "../rooms.mjs";

const made: string[] = [];

afterEach(() => {
  for (const top of made.splice(0)) rmSync(top, { recursive: true });
});

function check(files: Record<string, string>): string[] {
  const top = mkdtempSync(join(tmpdir(), "rooms-"));
  made.push(top);
  const all: Record<string, string> = {
    "package.json": JSON.stringify({ workspaces: ["kernel", "effects", "games/*", "cli"] }),
    "kernel/package.json": JSON.stringify({
      dependencies: { "@noble/hashes": "1" },
      exports: { ".": "./src/index.ts", "./battery": "./src/battery/index.ts" },
    }),
    "effects/package.json": JSON.stringify({
      dependencies: { "@coterie/kernel": "1", zod: "1" },
      exports: { ".": "./src/index.ts" },
    }),
    ...files,
  };
  for (const [name, text] of Object.entries(all)) {
    mkdirSync(dirname(join(top, name)), { recursive: true });
    writeFileSync(join(top, name), text);
  }
  return checkRooms(top);
}

test("a clean tree passes", () => {
  expect(
    check({
      "kernel/src/index.ts": [
        'import { sha256 } from "@noble/hashes/sha2.js";',
        '// import fs from "node:fs"; Date.now()',
        'export const note = "Date and process";',
        "export const shape = { process: 1, hash: sha256 };",
        "export const copy = [shape.process];",
        'export { deal } from "./deal.js";',
      ].join("\n"),
      "kernel/src/deal.ts": "export const deal = 1;",
      "kernel/test/deal.test.ts": [
        'import { readFileSync } from "node:fs";',
        'import fc from "fast-check";',
        'import { test } from "vitest";',
        'import { deal } from "../src/deal.js";',
        "console.log(Date.now());",
      ].join("\n"),
      "effects/src/index.ts": [
        'import { deal } from "@coterie/kernel";',
        'import { play } from "@coterie/kernel/battery";',
        'import { z } from "zod";',
      ].join("\n"),
      "cli/package.json": JSON.stringify({ dependencies: { "@coterie/effects": "1", chalk: "1" } }),
      "cli/src/main.ts": 'import "node:fs"; import "@coterie/effects"; import "chalk";',
    }),
  ).toEqual([]);
});

test("an import against the direction is named with file, line and what is allowed", () => {
  expect(
    check({ "kernel/src/index.ts": 'export const a = 1;\nimport { b } from "@coterie/effects";' }),
  ).toEqual([
    'kernel/src/index.ts:2: imports "@coterie/effects"; this room may import: @noble/hashes, zod',
  ]);
});

test.each([
  ['import "@coterie/kernel/src/deal.js";', "past the room's door"],
  ['import { a } from "../../kernel/src/index.js";', "a path out of the room"],
  ['export * from "../test/help.js";', "a test from src"],
  ['export type { A } from "@coterie/masters-of-the-night";', "may import"],
  ['import type {\n  A,\n} from "@coterie/nowhere";', "no such room"],
  ['const a = await import("lodash");', "lodash"],
  ["const a = await import(`lodash`);", "lodash"],
  ['import { readFileSync } from "fs";', "a Node module"],
  ['import { readFileSync } from "node:fs";', "a Node module"],
  ['import { test } from "vitest";', "vitest"],
  ["const a = Math.random();", "uses Math.random"],
  ["const a = new Date();", "uses Date"],
  [`const a = \`\${Date.now()}\`;`, "uses Date"],
  ["const a = globalThis.Date.now();", "uses Date"],
  ["const a = [...crypto];", "uses crypto"],
])("effects may not say %s", (text, complaint) => {
  const problems = check({ "effects/src/index.ts": text });
  expect(problems).toHaveLength(1);
  expect(problems[0]).toContain(complaint);
});

test.each(["process.exit()", "console.log(1)", "setTimeout(f, 1)", "a = { b: process }"])(
  "the kernel may not say %s",
  (text) => {
    expect(check({ "kernel/src/deep/er.ts": text })).toHaveLength(1);
  },
);

test("tests stay inside their room and its permissions", () => {
  const problems = check({
    "kernel/test/a.test.ts": 'import "@coterie/effects";\nimport "../../effects/src/index.js";',
  });
  expect(problems).toHaveLength(2);
  expect(problems[1]).toMatch(/^kernel\/test\/a\.test\.ts:2: .*out of the room/);
});

test("dependencies follow the same table", () => {
  const manifest = { dependencies: { "@coterie/effects": "1", lodash: "1" } };
  expect(check({ "kernel/package.json": JSON.stringify(manifest, null, 2) })).toEqual([
    'kernel/package.json:3: depends on "@coterie/effects"; this room may import: @noble/hashes, zod',
    'kernel/package.json:4: depends on "lodash"; this room may import: @noble/hashes, zod',
  ]);
});

test("a workspace without a row is reported", () => {
  expect(check({ "games/chess/package.json": "{}" })).toEqual([
    "package.json:1: workspace games/chess has no row in tools/rooms.mjs",
  ]);
});

test("scanning keeps every position and blanks what is not code", () => {
  const text = [
    "const a = /['\"`]/.test(b) ? c / d : `x $" + "{ { y: 'Date' } } Date`; // Date",
    "/* Date\n */ const e = 'it\\'s';",
  ].join("\n");
  const { code, strings } = scan(text);
  expect(code).toHaveLength(text.length);
  expect(code.split("\n")).toHaveLength(3);
  expect(code).not.toContain("Date");
  expect(code).toContain("c / d");
  expect(strings.map((s) => s.value)).toEqual(["Date", "it\\'s"]);
});
