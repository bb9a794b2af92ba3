import type { Kit } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import type { Door } from "../../src/engine/door.js";
import { beginHome } from "../../src/engine/open-home.js";
import type { GameScene, LogSheet, TableSheet } from "../../src/sheet/sheet.js";
import { at, type Playback, withSheet } from "../../src/table/playback-queue.js";
import { masters, orders, playOn } from "../engine/support.js";

const LONGEST = { fast: 1200, usual: 2500, slow: 6000 } as const;
const SPEEDS = Object.keys(LONGEST) as (keyof typeof LONGEST)[];

/** The playback at its beginning and after each of its steps. */
function moments(playback: Playback): Playback[] {
  return [playback, ...playback.steps.map(({ until }) => at(playback, until))];
}

describe("sheets made by hand", () => {
  const base = beginHome(masters, {}).sheet();
  const sceneOf = (answers: number): GameScene => Object.assign({}, base.on, { answers });

  function line(answers: number, facts: number, said?: string): LogSheet {
    const words = Array.from({ length: facts }, (_, i) => `${answers}.${i + 1}`);
    return {
      at: answers,
      who: "",
      answer: "",
      ...(said === undefined ? {} : { said }),
      facts: words.map((told) => ({ words: told, rule: "", places: [told] })),
      ...(facts > 0 ? { after: sceneOf(answers) } : {}),
    };
  }

  const sheet = (answers: number, news: readonly LogSheet[] = [], seat = 0): TableSheet => ({
    ...base,
    on: sceneOf(answers),
    answers,
    seat,
    news,
  });

  test("the first sheet, an undo and another game are simply there", () => {
    const first = withSheet(null, sheet(3, [line(3, 2)]), "usual", 0);
    expect(first.steps).toEqual([]);
    expect(withSheet(first, sheet(1), "usual", 0).steps).toEqual([]);
    expect(withSheet(first, sheet(3, [line(3, 2)]), "usual", 0).steps).toEqual([]);
  });

  test("so is everything at the speed off, and what another seat sees of a game with secrets", () => {
    const first = withSheet(null, sheet(0), "usual", 0);
    const next = sheet(1, [line(1, 2)], 1);
    expect(withSheet(first, next, "off", 0).steps).toEqual([]);
    const secret = withSheet(first, { ...next, hasSecrets: true }, "usual", 0);
    expect(secret.steps).toEqual([]);
    expect(withSheet(first, next, "usual", 0).steps).toHaveLength(2);
  });

  test("the scene changes with the last fact of each answer", () => {
    const first = withSheet(null, sheet(4), "usual", 0);
    const news = [line(5, 2), line(6, 0), line(7, 1)];
    const { steps } = withSheet(first, sheet(7, news), "usual", 1000);
    expect(steps.map(({ fact, answers }) => [fact.words, answers])).toEqual([
      ["5.1", 4],
      ["5.2", 5],
      ["7.1", 7],
    ]);
    expect(steps.map(({ on }) => on)).toEqual([sceneOf(4), sceneOf(5), sceneOf(7)]);
    expect(steps.map(({ until }) => until)).toEqual([1800, 2600, 3400]);
  });

  test("what comes meanwhile is shown after it, and does not hold up what is being shown", () => {
    const first = withSheet(null, sheet(0), "usual", 0);
    const one = withSheet(first, sheet(1, [line(1, 1)]), "usual", 0);
    expect(one.steps[0].until).toBe(800);
    const two = withSheet(one, sheet(2, [line(2, 1)]), "usual", 500);
    expect(two.steps.map(({ until }) => until)).toEqual([800, 1600]);
    const three = withSheet(two, sheet(3, [line(3, 1)]), "usual", 900);
    expect(three.steps.map(({ fact }) => fact.words)).toEqual(["2.1", "3.1"]);
  });

  test("a sheet without news goes on with what is being shown", () => {
    const first = withSheet(null, sheet(0), "usual", 0);
    const one = withSheet(first, sheet(1, [line(1, 3)]), "usual", 0);
    for (const same of [sheet(1), { ...one.sheet, question: null }]) {
      const { steps } = withSheet(one, same, "usual", 100);
      expect(steps.map(({ until }) => until)).toEqual(one.steps.map(({ until }) => until));
    }
  });

  test.each(SPEEDS)("however much happened, it is shown in a short time (%s)", (speed) => {
    const first = withSheet(null, sheet(0), speed, 0);
    for (const facts of [1, 5, 13, 60, 400]) {
      const news = [line(1, facts, "A bot says what it means to do."), line(2, 1)];
      const { steps } = withSheet(first, sheet(2, news), speed, 0);
      expect(steps.at(-1)?.until).toBeLessThanOrEqual(LONGEST[speed] + 0.001);
      const starts = [0, ...steps.map(({ until }) => until)];
      const shortest = Math.min(...steps.map(({ until }, i) => until - starts[i]));
      expect(shortest, `of ${facts} facts`).toBeGreaterThan(140);
      const shown = new Set(steps.flatMap(({ fact }) => fact.places));
      expect(shown.size, "every fact lights up its places").toBe(facts + 1);
      expect(steps.at(-1)?.answers).toBe(2);
    }
  });

  test("many sheets in a row do not put off the end", () => {
    let playback = withSheet(null, sheet(0), "usual", 0);
    let seen = 0;
    for (let i = 1; i <= 50; i++) {
      playback = withSheet(playback, sheet(i, [line(i, 2)]), "usual", i * 100);
      expect(playback.steps.at(-1)?.until).toBeLessThanOrEqual(i * 100 + 2500.001);
      seen = Math.max(seen, playback.steps[0].answers);
    }
    expect(seen, "scenes go by meanwhile").toBeGreaterThan(20);
  });
});

const ANSWERS = 80;

/** One person plays beside bots that answer at once. */
function expectTruePlayback<K extends Kit>(door: Door<K>): void {
  const table = beginHome(door, { level: "random" });
  playOn(table, 0);
  const first = table.sheet();
  const scenes = new Map([[first.answers, JSON.stringify(first.on)]]);
  let playback = withSheet(null, first, "usual", 0);
  let steps = 0;
  for (let i = 0; i < ANSWERS && playback.sheet.end === null; i++) {
    playOn(table, 1);
    const sheet = table.sheet();
    sheet.news.forEach(({ after }, j) => {
      const given = sheet.answers - (sheet.news.length - 1 - j);
      if (after !== undefined) scenes.set(given, JSON.stringify(after));
    });
    playback = withSheet(playback, sheet, "usual", i * 10_000);
    for (const { steps: left } of moments(playback)) {
      const [step] = left;
      const drawn = step ?? sheet;
      if (step === undefined) scenes.set(sheet.answers, JSON.stringify(sheet.on));
      else steps++;
      expect(JSON.stringify(drawn.on), `after ${drawn.answers} answers`).toBe(
        scenes.get(drawn.answers),
      );
    }
  }
  expect(steps).toBeGreaterThan(ANSWERS / 2);
}

test("the board draws the scene of the answers it names: Masters of the Night", () => {
  expectTruePlayback(masters);
});

test("the board draws the scene of the answers it names: Blood Orders", () => {
  expectTruePlayback(orders);
});
