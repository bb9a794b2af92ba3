import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterEach, describe, expect, test } from "vitest";
import { findMutants } from "../mutants/find.mjs";
import { BaselineError, type Equivalent, hunt } from "../mutants/hunt.mjs";
import { scoreOf, summaryOf, survivorsOf, tableOf } from "../mutants/report.mjs";
import { sampleOf } from "../mutants/sample.mjs";
import { bloodOrders } from "../mutants/words/blood-orders.mjs";
import { masters } from "../mutants/words/masters-of-the-night.mjs";
import type { Tongue } from "../mutants/words/tongue.mjs";

const made: string[] = [];

afterEach(() => {
  for (const top of made.splice(0)) rmSync(top, { recursive: true });
});

/** The mutants of a text, as `original → mutated`. */
function mutantsOf(source: string, tongue?: Tongue): string[] {
  return findMutants("x.ts", source, tongue).map((m) => `${m.original} → ${m.mutated}`);
}

function mutants(...lines: string[]): string[] {
  return mutantsOf(lines.join("\n"));
}

describe("mutants of code", () => {
  test("conditions: negated, and each operator turned", () => {
    expect(mutants("if (a < b && !c) f;")).toEqual(
      [
        "a < b && !c → !(a < b && !c)",
        "a < b && !c → a < b || !c",
        "a < b → a <= b",
        "!c → c",
      ].concat("f; → (nothing)"),
    );
    expect(mutants("export const x = (a || b) && c === d ? true : y;")).toEqual([
      "(a || b) && c === d → !((a || b) && c === d)",
      "(a || b) && c === d → (a || b) || c === d",
      "a || b → a && b",
      "c === d → c !== d",
      "true → false",
    ]);
  });

  test("a test that is turned is not negated once more", () => {
    expect(mutants("while (a === b) {}")).toEqual(["a === b → a !== b"]);
    expect(mutants("while (!(a)) {}")).toEqual(["!(a) → (a)"]);
  });

  test("numbers and arithmetic", () => {
    expect(mutants("export const x = [0, 3, -1];")).toEqual([
      "0 → 1",
      "3 → 4",
      "3 → 2",
      "-1 → -2",
      "-1 → 0",
    ]);
    expect(mutants("export const x = Math.min(a - b, c) + d;")).toEqual([
      "Math.min(a - b, c) + d → Math.min(a - b, c) - d",
      "Math.min(a - b, c) → Math.max(a - b, c)",
      "a - b → a + b",
    ]);
    expect(mutants('export const x = "a" + b + `c`;')).toEqual([]);
  });

  test("statements: left out, and neighbours in the other order", () => {
    expect(mutants("f(); g(); const x = y; s.n += x;")).toEqual([
      "f(); → (nothing)",
      "f(); g(); → g(); f();",
      "g(); → (nothing)",
      "s.n += x; → (nothing)",
      "s.n += x → s.n -= x",
    ]);
  });

  test("neighbours that do not touch each other keep their order", () => {
    expect(mutants("s.a = x; s.b = y;")).toEqual(["s.a = x; → (nothing)", "s.b = y; → (nothing)"]);
    expect(mutants("s.a = x; s.b = s.a;")).toContain("s.a = x; s.b = s.a; → s.b = s.a; s.a = x;");
    const swaps = (source: string) =>
      findMutants("x.ts", source, undefined).filter(({ kind }) => kind === "order").length;
    expect(swaps('s.hidden[d] -= n; g.tell?.({ fact: "hidden", n });')).toBe(0);
    expect(swaps("s.veil -= n; g.tell?.({ now: s.veil });")).toBe(1);
    expect(swaps("s.at[a] -= n; s.at[b] += n;")).toBe(0);
    expect(swaps("s.at[a] = n; s.at[b] += n;")).toBe(1);
    expect(swaps('push(g, step); happen(g, "dawn", who, where);')).toBe(0);
    expect(swaps("push(g, step); push(g, other);")).toBe(1);
    expect(swaps('s.at[a] = n; happen(g, "dawn", who, where);')).toBe(1);
    expect(swaps("s.at[a] = n; push(g, step, place(s));")).toBe(1);
  });

  test("words are not behaviour: types, errors, facts, keys, rules of loops", () => {
    expect(mutants("type A = 1 | true; interface B { x: 2 }")).toEqual([]);
    expect(mutants("throw new Error(String(a - 1));")).toEqual([]);
    expect(mutants("g.tell?.({ n: 1 });")).toEqual(["g.tell?.({ n: 1 }); → (nothing)"]);
    expect(mutants("export const x = { 1: y };")).toEqual([]);
    expect(mutants("for (const x of y) for (; ; i++) z;")).toEqual(["z; → (nothing)"]);
  });
});

test("mutants of pieces: numbers, words, conditions, steps", () => {
  const piece = `export const pieces = [{ kind: "event", id: "rain", name: "Rain", act: 3,
    grid: { red: 8, grey: [1, 2] },
    effect: [
      { do: "choose", from: { set: "districts", where: "here", most: "agent" }, as: "x" },
      { do: "gain", what: "blood", n: "all", who: "x" },
      { do: "if", when: { is: "day" }, then: [{ do: "reroll", may: true }] },
    ] }];`;
  expect(mutantsOf(piece, masters).map((one) => one.replace(/\{ do: .*?$/, "…"))).toEqual([
    "3 → 2",
    "8 → 0",
    "8 → 7",
    "1 → 2",
    "1 → 0",
    "2 → 3",
    "2 → 1",
    '"here" → "other"',
    'most: "agent" → fewest: "agent"',
    '"agent" → "minion"',
    "…",
    "…",
    '"gain" → "lose"',
    '"blood" → "veil"',
    '"all" → 1',
    "…",
    '{ is: "day" } → { is: "not", that: { is: "day" } }',
    "true → undefined",
  ]);
});

describe("mutants of the pieces of Blood Orders", () => {
  const inside = (text: string) => mutantsOf(`export const effect = ${text};`, bloodOrders);

  test("words by where they stand: a set, a count, a verb, a standing effect", () => {
    expect(inside('{ set: "players", who: "others", more: "vp", with: "torpor" }')).toEqual([
      '"others" → "all"',
      'more: "vp" → less: "vp"',
      '"vp" → "fear"',
      '"torpor" → "cards"',
    ]);
    expect(inside('{ kind: "modifier", value: "night", who: "others", add: 6 }')).toEqual([
      '"night" → "dawn"',
      '"others" → "owner"',
      "6 → 5",
    ]);
    expect(inside('{ do: "give", what: "vp", from: "self", to: "others" }')).toEqual([
      '"vp" → "blood"',
    ]);
    expect(inside('{ set: "torpor", kind: "elder" }')).toEqual(['"elder" → "bleeder"']);
    expect(inside('{ do: "wake", card: "elder" }')).toEqual(['"wake" → "lay-to-rest"']);
    expect(inside('{ kind: "trigger", after: "fed", once: "day" }')).toEqual([
      '"fed" → "victim-gained"',
      '"day" → undefined',
    ]);
  });

  test("numbers by where they stand", () => {
    expect(inside('{ kind: "elder", id: "elder", dawn: 6, dusk: 1, night: 0 }')).toEqual([
      "6 → 5",
      "0 → 1",
    ]);
    expect(inside("{ requires: { victims: 5, blood: 9 }, cost: { blood: 1 } }")).toEqual([
      "5 → 4",
      "9 → 8",
      "1 → 2",
    ]);
    expect(inside('{ count: "day", per: 2, times: 4, most: 12 }')).toEqual([
      '"day" → "act"',
      "2 → 3",
      "4 → 3",
      "12 → 11",
    ]);
    expect(inside('{ do: "look", n: 4, may: "take" }')).toEqual(["4 → 3", '"take" → "discard"']);
  });

  test("what would be refused is left alone", () => {
    expect(inside('{ do: "take", what: "blood", n: "all", who: "them" }')).toEqual([
      '"blood" → "influence"',
      '"all" → 1',
    ]);
    expect(inside('{ do: "offer", kind: "victim", class: "noble" }')).toEqual([
      '"noble" → "cleric"',
    ]);
  });
});

test("a sample is the same for the same seed, in the order of the whole", () => {
  const all = Array.from({ length: 50 }, (_, i) => i);
  const sample = sampleOf(all, 10, 7);
  expect(sample).toEqual(sampleOf(all, 10, 7));
  expect(sample).toEqual(sample.slice().sort((a, b) => a - b));
  expect(new Set(sample).size).toBe(10);
  expect(sample).not.toEqual(sampleOf(all, 10, 8));
});

const SOURCE = `export const LIMIT = 2;
export function drink(blood: number, n: number): number {
  if (blood + n > LIMIT) return LIMIT;
  return blood + n;
}
export function sum(n: number): number {
  let all = 0;
  for (let i = 1; i <= n; i++) all += i;
  return all;
}
export function idle(n: number): number {
  return n > 0 ? 1 : 0;
}
`;
const TEST = `import { beforeEach, describe, expect, test } from "vitest";
import { drink, LIMIT, sum } from "../src/rules.js";
let blood: number;
beforeEach(() => { blood = 0; });
describe("drink", () => {
  test.each([[1, 1], [2, 2], [3, 2]])("%i makes %i", (n, result) => {
    expect(drink(blood, n)).toBe(result);
  });
  test("all that fits", async () => { expect(await drink(1, 9)).toEqual(LIMIT); });
});
test("sum", () => { expect({ sum: sum(3) }).toMatchObject({ sum: 6 }); });
`;

function huntIn(
  files: Record<string, string>,
  equivalents: Equivalent[] = [],
  say: (text: string) => void = () => {},
) {
  const top = mkdtempSync(join(tmpdir(), "mutants-"));
  made.push(top);
  for (const [name, text] of Object.entries(files)) {
    mkdirSync(dirname(join(top, name)), { recursive: true });
    writeFileSync(join(top, name), text);
  }
  return hunt(
    {
      top,
      sources: ["src/rules.ts"],
      pieces: [],
      tongue: masters,
      tests: ["test/rules.test.ts"],
      isStable: () => false,
    },
    { workers: 1, choose: (all) => all, equivalents, say, progress: () => {} },
  );
}

test("each mutant is tried; what no test notices is listed with its line", async () => {
  const file = "src/rules.ts";
  const said: string[] = [];
  const results = await huntIn(
    { [file]: SOURCE, "test/rules.test.ts": TEST },
    [
      {
        file,
        original: "blood + n > LIMIT",
        mutated: "blood + n >= LIMIT",
        reason: "the limit is the sum then",
      },
      { file, original: "all += i", mutated: "all -= i", reason: "not true" },
    ],
    (text) => said.push(text),
  );
  expect(said).toEqual([
    "19 mutants, 5 tests",
    `equivalents: a test notices it: {"file":"src/rules.ts","original":"all += i","mutated":"all -= i","reason":"not true"}`,
  ]);
  const ends = results.map(
    ({ mutant: m, end }) => `${m.line}: ${m.original} → ${m.mutated}: ${end}`,
  );
  expect(ends).toEqual([
    "1: 2 → 3: test",
    "1: 2 → 1: test",
    "3: blood + n > LIMIT → !(blood + n > LIMIT): test",
    "3: blood + n > LIMIT → blood + n >= LIMIT: equivalent",
    "3: blood + n → blood - n: test",
    "4: blood + n → blood - n: test",
    "7: 0 → 1: test",
    "8: 1 → 2: test",
    "8: 1 → 0: survived",
    "8: i <= n → !(i <= n): test",
    "8: i <= n → i < n: test",
    "8: all += i; → (nothing): test",
    "8: all += i → all -= i: test",
    "12: n > 0 → !(n > 0): unreached",
    "12: n > 0 → n >= 0: unreached",
    "12: 0 → 1: unreached",
    "12: 1 → 2: unreached",
    "12: 1 → 0: unreached",
    "12: 0 → 1: unreached",
  ]);
  expect(scoreOf(results)).toBeCloseTo(11 / 18);
  expect(survivorsOf(results).slice(0, 4)).toEqual([
    "",
    "src/rules.ts: 7",
    "  src/rules.ts:8 number: 1 → 0",
    "      for (let i = 1; i <= n; i++) all += i;",
  ]);
  expect(tableOf(results).at(-1)?.split(/\s+/)).toEqual(["all", "19", "11", "7", "1", "61.1", "%"]);
  expect(summaryOf(results)).toMatch(/^11 of 18 mutants caught: 61\.1 %/);
  expect(results[0].by).toBe("test/rules.test.ts > drink > 3 makes 2");
});

test("a mutant that never ends, or that stops the game from loading, is caught", async () => {
  const results = await huntIn({
    "src/rules.ts": `export function run(n: number): void {
  while (n > 0) n -= 1;
}
if (new Array(1).length > 1) throw new Error("no");
`,
    "test/rules.test.ts": `import { expect, test } from "vitest";
import { run } from "../src/rules.js";
test("it ends", () => { run(3); expect(1).toBe(1); });
`,
  });
  const ends = Object.fromEntries(
    results.map(({ mutant: m, end }) => [`${m.line}: ${m.original} → ${m.mutated}`, end]),
  );
  expect(ends).toMatchObject({
    "2: n -= 1; → (nothing)": "endless",
    "2: n -= 1 → n += 1": "endless",
    "4: new Array(1).length > 1 → new Array(1).length >= 1": "load",
    "2: 1 → 2": "survived",
  });
});

test("tests that fail without a mutant end the hunt", async () => {
  const failing = `import { expect, test } from "vitest";
import { LIMIT } from "../src/rules.js";
test("wrong", () => { expect(LIMIT).toBe(3); });
`;
  const attempt = huntIn({ "src/rules.ts": SOURCE, "test/rules.test.ts": failing });
  await expect(attempt).rejects.toThrow(BaselineError);
  await expect(attempt).rejects.toThrow("test/rules.test.ts > wrong: expected 2 to be 3");
});
