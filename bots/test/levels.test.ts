import { readFileSync } from "node:fs";
import { bloodOrders } from "@coterie/blood-orders";
import type { AnyGame } from "@coterie/kernel";
import { mastersOfTheNight } from "@coterie/masters-of-the-night";
import { describe, expect, test } from "vitest";
import { botCalled, levelOf, levels, strengthOf } from "../src/index.js";

const guide = readFileSync(new URL("../../docs/bots.md", import.meta.url), "utf8");

/** Games that all play together against, and games of rivals. */
const TEAMS: AnyGame = mastersOfTheNight();
const RIVALS: AnyGame = bloodOrders();

test("four levels, each a bot of both games with a time that its name tells", () => {
  expect(levels.map(({ id, ms }) => [id, ms])).toEqual([
    ["easy", 0],
    ["medium", 0],
    ["strong", 300],
    ["strongest", 1500],
  ]);
  for (const { id, bot, ms } of levels) {
    expect(bot.endsWith("ms") ? Number(/(\d+)ms$/.exec(bot)?.[1]) : 0).toBe(ms);
    for (const game of [TEAMS, RIVALS]) expect(botCalled(game, bot).name).toContain(bot);
    expect(levelOf(bot)?.id).toBe(id);
  }
  expect(levelOf("search:64")).toBeUndefined();
});

describe("how strong a level is", () => {
  test("is told among rivals by the level below it, which it beats", () => {
    expect(strengthOf(RIVALS.id, "easy"), "there is nobody below").toBeUndefined();
    for (const [i, { id }] of levels.slice(1).entries()) {
      const { against, won } = strengthOf(RIVALS.id, id) ?? {};
      expect(against, id).toBe(levels[i].id);
      expect(won, id).toBeGreaterThanOrEqual(50);
    }
  });

  test("is told in a team by games won on medium, and never falls", () => {
    const measured = levels.flatMap(({ id }) => strengthOf(TEAMS.id, id) ?? []);
    expect(measured.length).toBeGreaterThanOrEqual(2);
    for (const { against } of measured) expect(against).toBeNull();
    const won = measured.map((strength) => strength.won);
    expect(won).toEqual([...won].sort((a, b) => a - b));
  });

  test("is what docs/bots.md says", () => {
    for (const { id, bot } of levels) {
      const row = guide.split("\n").find((line) => line.startsWith(`| ${id} |`)) ?? "";
      expect(row, id).toContain(`\`${bot}\``);
      for (const { id: game } of [TEAMS, RIVALS]) {
        const { won, games } = strengthOf(game, id) ?? {};
        if (won !== undefined) expect(row, id).toContain(`${won} % of ${games}`);
      }
    }
  });

  test("is nothing where nobody measured", () => {
    expect(strengthOf("chess", "strong")).toBeUndefined();
  });
});
