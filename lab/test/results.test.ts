import { expect, test } from "vitest";
import type { MastersRow } from "../src/masters/row.js";
import { resultsHtml } from "../src/report/results-page.js";
import type { Results } from "../src/results/document.js";
import { resultsOf } from "../src/results/results.js";
import { MASTERS, ORDERS, planFor } from "./support/experiments.js";
import { estimateOf, figureOf, resultsFor, rowsOf, tableOf } from "./support/results.js";

/** What results say of games that are known. */

const matrix = {
  vampires: [2, ["mila", "nevena"]],
  difficulty: ["easy", "hard"],
  bots: ["random"],
};
const plan = planFor(MASTERS, { games: 40, matrix });
const played = rowsOf(plan) as MastersRow[];

/** The same games, won by another rule than that of the game. */
function wonIf(isWon: (row: MastersRow) => boolean): Results {
  const rows = played.map((row) => ({
    ...row,
    outcome: isWon(row) ? "victory" : "defeat-deck",
  }));
  return resultsFor(plan, rows);
}

test("an event that decides every game is found, and no other", () => {
  const results = wonIf(({ deck }) => deck.includes("curfew"));
  const events = tableOf(results, "events");
  expect(figureOf(events, "Curfew (II)", "effect")).toBe(1);
  const marked = (events.marked ?? []).map((row) => events.rows[row][0]);
  expect(marked).toEqual(["Curfew (II)"]);
});

test("what a difficulty changes is taken on the same deals", () => {
  const results = wonIf(({ cell, deal }) => deal % 2 === 0 || (cell % 2 === 0 && deal % 4 === 1));
  const table = tableOf(results, "difficulty-wins");
  expect(figureOf(table, "easy", "wins")).toBe(0.75);
  expect(figureOf(table, "hard", "wins")).toBe(0.5);
  expect(figureOf(table, "hard", "difference")).toBe(-0.25);
});

test("a difference that may be none is told as what may be luck", () => {
  const said = (isWon: (row: MastersRow) => boolean) =>
    wonIf(isWon).checks.find(({ about }) => about === "What changes with the difficulty?")?.answer;
  expect(said(({ cell, deal }) => deal % 2 === 0 || cell % 2 === 0)).toMatch(
    /; hard 50\.0 % .*, a difference of −50\.0 \(−.* to −.*\) points\.$/,
  );
  expect(said(({ cell, deal }) => deal % 2 === (deal === 5 ? cell % 2 : 0))).toMatch(
    /points, which may be luck\.$/,
  );
});

test("a vampire's shift is that beside teams of the same size without it", () => {
  const results = wonIf(({ team, deal }) => team.includes("nevena") || deal % 2 === 0);
  const table = tableOf(results, "presence");
  expect(figureOf(table, "Nevena", "shift")).toBe(0.5);
  expect(figureOf(table, "Imre", "shift")).toBe(-0.5);
  // Mila is in both teams: there is nothing to compare her with.
  expect(figureOf(table, "Mila", "shift")).toBeNull();
  expect(figureOf(table, "Agnieszka", "games")).toBe(0);
  const check = results.checks.find(({ about }) => about.startsWith("Which vampire"));
  expect(check?.answer).toMatch(/^(Nevena: \+50\.0|Imre: −50\.0)/);
});

test("a piece that moves the estimate too often is told", () => {
  const moved = (greatest: number) =>
    resultsFor(
      plan,
      played.map((row) => ({ ...row, acted: { ...row.acted, asylum: [1, greatest, greatest] } })),
    ).checks.find(({ about }) => about.includes("more than 50 points"));
  expect(moved(-60)).toMatchObject({ verdict: "fails" });
  expect(moved(-60)?.answer).toMatch(/^Asylum does most often, in 100\.0 % .* of 160 games/);
  expect(moved(-40)).toMatchObject({ verdict: "holds" });
});

test("ends, causes and lengths add up", () => {
  const results = resultsFor(plan, played);
  const ends = tableOf(results, "defeats");
  const shares = ends.rows.map(([name]) => figureOf(ends, String(name), "all") ?? 0);
  expect(shares.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  const losses = tableOf(results, "losses");
  const parts = losses.rows.map(([name]) => figureOf(losses, String(name), "share") ?? 0);
  expect(parts.reduce((a, b) => a + b, 0)).toBeCloseTo(1, 9);
  for (const [name] of losses.rows) {
    const { value, low, high } = estimateOf(losses, String(name), "share");
    expect(low).toBeLessThan(value);
    expect(high).toBeGreaterThan(value);
  }
  const [lengths] = results.sections.find(({ id }) => id === "ends")?.charts ?? [];
  const bars = lengths?.kind === "stack" ? lengths.rows.flatMap(({ values }) => values) : [];
  expect(bars.reduce((a, b) => a + b, 0)).toBe(played.length);
});

test("of two bots the better one is found from mirrored deals, and seats are even", () => {
  const mixed = planFor(ORDERS, { games: 2, matrix: { bots: [["greedy:1", "random"]] } });
  const results = resultsFor(mixed, rowsOf(mixed));
  expect(results.games).toBe(4);
  const bots = tableOf(results, "bots-0");
  expect(figureOf(bots, "greedy:1", "wins")).toBe(1);
  expect(figureOf(bots, "random", "wins")).toBe(0);
  expect(figureOf(bots, "greedy:1", "shift")).toBe(0.5);
  // Whoever is better was once on each seat.
  expect(figureOf(tableOf(results, "seats"), "Seat 1 of 2", "shift")).toBe(0);
  const points = tableOf(results, "points");
  const sources = points.rows
    .slice(0, -1)
    .map(([name]) => figureOf(points, String(name), "winners"));
  const all = figureOf(points, "All", "winners") ?? 0;
  expect(sources.reduce((a: number, b) => a + (b ?? 0), 0)).toBeCloseTo(all, 9);
});

test("a report is one file that asks nobody for anything, and says what is missing", () => {
  const titled = planFor(MASTERS, {
    games: 40,
    matrix,
    title: 'Teams <script>alert("!")</script>',
  });
  const results = resultsOf(titled, {
    rows: played.slice(0, 30),
    failures: [{ cell: 1, deal: 1, seating: 0, seed: "small/1", error: "a & b" }],
    wanted: 160,
  });
  const html = resultsHtml(results);
  // What is found is told, not the whole page.
  const found = (what: RegExp): string | undefined => what.exec(html)?.[0];
  expect(found(/(src|href)="(?!#)[^"]*/)).toBeUndefined();
  expect(found(/https?:|@import|url\(/)).toBeUndefined();
  expect(found(/<script>alert/)).toBeUndefined();
  expect(found(/>[^<]*(NaN|undefined|Infinity)[^<]*<\/(td|p|text|title)/)).toBeUndefined();
  expect(found(/="[^"]*(NaN|undefined|Infinity)/)).toBeUndefined();
  expect(found(/30 of 160 games/)).toBeDefined();
  expect(found(/seed small\/1: a &#38; b/)).toBeDefined();
  expect(found(/prefers-color-scheme: dark/)).toBeDefined();
  for (const { id, title, lead } of results.sections) {
    expect(html.includes(`id="${id}"`)).toBe(true);
    expect(title.length * lead.length).toBeGreaterThan(0);
  }
  for (const { section } of results.checks) expect(html.includes(`id="${section}"`)).toBe(true);
});

test("without a single game there is a report, too", () => {
  const results = resultsOf(plan, { rows: [], failures: [], wanted: 160 });
  expect(results.sections).toEqual([]);
  expect(resultsHtml(results)).toContain("0 of 160 games");
});
