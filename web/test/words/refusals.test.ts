import { readFileSync } from "node:fs";
import { expect, test } from "vitest";
import { Away } from "../../src/net/api.js";
import { refusalWords } from "../../src/net/refusal-words.js";

/** Every code of the server that a player can meet has a sentence of its own. */

const guide = readFileSync(new URL("../../../docs/api.md", import.meta.url), "utf8");
const table = guide.slice(guide.indexOf("## Codes"), guide.indexOf("### Close codes"));
const codes = table
  .split("\n")
  .flatMap((row) =>
    [...(row.split("|")[1] ?? "").matchAll(/`([a-z-]+)`/g)].map(([, code]) => code),
  );

/** Requests that these pages do not make, and pieces, which a page of its own speaks of. */
const WITHOUT = ["malformed", "not-found", "no-such-pack", "bad-record"];

const wordsFor = (code: string): string => refusalWords(new Away(code, "words for programmers"));

test("all but those of requests that the pages do not make", () => {
  expect(codes.length).toBeGreaterThan(30);
  expect(codes.filter((code) => wordsFor(code).endsWith(`(${code})`))).toEqual(WITHOUT);
});

test.each(["fault", "not-saved", "no-such-code"])(
  "after %s the page does not promise that nothing has changed",
  (code) => {
    expect(wordsFor(code)).not.toMatch(/nothing has changed|does not count/);
  },
);
