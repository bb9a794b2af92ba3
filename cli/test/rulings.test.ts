import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { games } from "../src/games.js";
import { rulingsMarkdown } from "../src/rules/rulings.js";
import { coterie } from "./support.js";

describe.each(games)("rulings of $id", (game) => {
  const ruled = Object.entries(game.rulings);

  test("each belongs to a rule and is a whole sentence", () => {
    expect(ruled.length).toBeGreaterThan(0);
    expect(ruled.filter(([rule]) => game.rules[rule] === undefined)).toEqual([]);
    for (const [rule, rulings] of ruled) {
      expect(rulings.length, rule).toBeGreaterThan(0);
      for (const ruling of rulings) expect(ruling, rule).toMatch(/^\S.*[.”)]$/);
    }
  });

  test("RULINGS.md is the one made from them", () => {
    const file = new URL(`../../games/${game.id}/RULINGS.md`, import.meta.url);
    // If it differs on purpose: npm run build && npm run docs
    expect(readFileSync(file, "utf8")).toBe(rulingsMarkdown(game));
  });

  test("the command lists them with their rules, prints them as JSON, and alone as Markdown", async () => {
    const said = (text: string): string => text.replace(/\s+/g, " ");
    const listed = said((await coterie(["rules", game.id])).out);
    for (const [rule, [first]] of ruled) {
      expect(listed).toContain(said(`${game.rules[rule]} Ruling: ${first}`));
    }
    const rules: { rule: string; rulings: string[] }[] = JSON.parse(
      (await coterie(["rules", game.id, "--json"])).out,
    );
    const found = rules.filter(({ rulings }) => rulings.length > 0);
    expect(Object.fromEntries(found.map(({ rule, rulings }) => [rule, rulings]))).toEqual(
      game.rulings,
    );
    const { out } = await coterie(["rules", game.id, "--rulings"]);
    expect(out).toBe(rulingsMarkdown(game));
  });
});
