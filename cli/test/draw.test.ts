import { describe, expect, test } from "vitest";
import { drawGrid } from "../src/draw/grid.js";
import { drawList } from "../src/draw/list.js";
import { colourStyle, plainStyle, textOf } from "../src/draw/style.js";
import { drawTallies } from "../src/draw/tally.js";
import { hang, wrap, wrapText } from "../src/draw/wrap.js";
import { testNames } from "../src/rules/cases.js";
import { prettyJson } from "../src/scenario/pretty.js";

describe("wrapping", () => {
  test("breaks at spaces and never after the width", () => {
    expect(wrapText("the night is long and dark", 10)).toEqual([
      "the night",
      "is long",
      "and dark",
    ]);
    expect(wrapText("", 10)).toEqual([""]);
  });

  test("a word that is too long is cut", () => {
    expect(wrapText("abcdefghij", 4)).toEqual(["abcd", "efgh", "ij"]);
  });

  test("keeps weights, and keeps together what touches", () => {
    const lines = wrap(["one ", { text: "two", tone: "strong" }, ", three"], 8);
    expect(lines.map((line) => line.map(textOf).join(""))).toEqual(["one two,", "three"]);
    expect(lines[0]).toContainEqual({ text: "two", tone: "strong" });
  });

  test("hangs later lines under the first", () => {
    expect(hang("a: ", "one two three", 10)).toEqual(["a: one two", "   three"]);
  });
});

test("a grid fits its columns, with or without colours", () => {
  const cell = { title: ["A very long name of a place"], lines: [["x"]], more: [["more"]] };
  const rows = [
    [cell, cell, cell],
    [cell, cell, cell],
  ];
  for (const columns of [50, 80, 133]) {
    const lines = drawGrid(plainStyle, rows, columns);
    expect(new Set(lines.map((line) => line.length)).size).toBe(1);
    expect(lines[0].length).toBeLessThanOrEqual(columns);
    const painted = drawGrid(colourStyle, rows, columns).map((line) =>
      ["0", "1", "2", "31", "32"].reduce((text, n) => text.replaceAll(`\u001b[${n}m`, ""), line),
    );
    expect(painted).toEqual(lines);
  }
});

test("a tally has its numbers under the names, and its total in strong letters", () => {
  const tally = {
    title: "Score",
    columns: ["Player 1", "Player 2"],
    rows: [
      { label: "Rituals", values: [12, 5] },
      { label: "Fear", values: [-3, 0] },
      { label: "Total VP", values: [9, 5], isTotal: true },
    ],
  };
  const lines = [
    "",
    "Score       Player 1  Player 2",
    "  Rituals         12         5",
    "  Fear            −3         0",
    "  Total VP         9         5",
  ];
  expect(drawTallies(plainStyle, [tally], 80)).toEqual(lines);
  const strong = (line: string): string => `\u001b[1m${line}\u001b[0m`;
  const painted = lines.map((line, i) => (i === 1 || i === 4 ? strong(line) : line));
  expect(drawTallies(colourStyle, [tally], 80)).toEqual(painted);
});

test("where a tally is too wide, its labels are broken", () => {
  const rows = [{ label: "Minions recruited on its turns", values: [3, 10] }];
  expect(
    drawTallies(plainStyle, [{ title: "Deeds", columns: ["Imre", "Mila"], rows }], 30),
  ).toEqual([
    "",
    "Deeds               Imre  Mila",
    "  Minions              3    10",
    "recruited on its",
    "turns",
  ]);
});

test("a list groups options and puts warnings below them", () => {
  const item = (number: number, group: string, warning = "") => {
    return { number, group, words: `option ${number}`, warning };
  };
  const items = [item(1, "Move"), item(2, "Move"), item(3, "Move"), item(4, "Rest", "beware")];
  expect(drawList(plainStyle, items, 80)).toEqual([
    "  Move",
    "   1 option 1     2 option 2     3 option 3",
    "  Rest",
    "   4 option 4",
    "     ! beware",
  ]);
});

test("the names of tests are found, with their groups", () => {
  const text = `
    // test("not this")
    describe("fights", () => {
      test("MN-6.1 by day", () => { expect("test('nor this')").toBe(1); });
      it.skip('MN-6.2 it\\'s by night', () => {});
      test.each([["a", 1]])(
        "each %s",
        () => {},
      );
    });
    test(\`alone\`, () => {});
    latest("no");
  `;
  expect(testNames(text)).toEqual([
    "fights › MN-6.1 by day",
    "fights › MN-6.2 it's by night",
    "fights › each %s",
    "alone",
  ]);
});

test("pretty JSON says the same as plain JSON", () => {
  const value = {
    a: [1, "two", null],
    b: { c: {}, d: "x".repeat(90), e: [] },
    pack: { f: [true] },
  };
  expect(JSON.parse(prettyJson(value))).toEqual(value);
  expect(prettyJson({ a: 1 })).toBe('{ "a": 1 }');
});
