import { dice } from "@coterie/kernel";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { answersOf, GAMES, goOnWith, press } from "../support/solo.js";
import { stage, visit } from "../support/stage.js";

/** What happened is shown before the next question, in a real browser. */

const set = stage();

const SECRET = "c".repeat(64);

/** What is on the page, at a moment when it asks something. */
interface Asked {
  readonly answers: string;
  readonly sceneAt: string;
  readonly ask: string;
  readonly board: string;
  readonly lines: number;
  readonly isPlaying: boolean;
}

/** Notes every different moment at which the page asks something, from now on. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moments = new Map<string, Asked>();
    const look = (): void => {
      const main = document.querySelector<HTMLElement>("main[data-answers]");
      const ask = document.querySelector("#ask, #outcome")?.textContent ?? null;
      if (main === null || ask === null) return;
      const { answers = "", sceneAt = "", playing } = main.dataset;
      const board = document.querySelector<HTMLElement>("[data-board]")?.textContent ?? "";
      const lines = document.querySelectorAll("[data-line]").length;
      const moment = { answers, sceneAt, ask, board, lines, isPlaying: playing === "true" };
      moments.set(JSON.stringify(moment), moment);
    };
    new MutationObserver(look).observe(document.body, {
      subtree: true,
      childList: true,
      characterData: true,
      attributes: true,
    });
    Object.assign(window, { moments });
  });
}

function moments(page: Page): Promise<Asked[]> {
  return page.evaluate(() => [
    ...(window as unknown as { moments: Map<string, Asked> }).moments.values(),
  ]);
}

/** Waits until the page asks, or the game is over. */
async function untilAsked(page: Page): Promise<boolean> {
  await page.locator("#ask, #outcome").first().waitFor();
  return (await page.locator("#ask").count()) > 0;
}

/** Every so many answers the whole show is waited for; otherwise a key skips it. */
const WATCHED_EVERY = 9;

const LONGEST = inject("isNightly") ? 1000 : 120;

test.each(GAMES)("a question and the board beside it show the same state, in %s", async (game) => {
  const { page, faults } = await visit(set);
  await goOnWith(page, set.served.address, game, SECRET, [], "fast");
  await watch(page);
  const pick = dice("what is asked is what is seen");
  let shows = 0;
  let given = 0;
  for (; given < LONGEST && (await untilAsked(page)); given++) {
    const before = await answersOf(page);
    const options = page.locator("button[data-key]");
    await press(options.nth(pick(await options.count())));
    await page.waitForFunction(
      (known) => Number(document.querySelector("main")?.dataset.answers) !== known,
      before,
    );
    const isPlaying = (await page.locator('main[data-playing="true"]').count()) > 0;
    if (isPlaying) shows++;
    if (isPlaying && given % WATCHED_EVERY !== 0) await page.keyboard.press("Shift");
  }
  const seen = await moments(page);
  expect(shows, "answers of which something was shown").toBeGreaterThan(given / 10);
  expect(seen.filter(({ answers, sceneAt }) => answers !== sceneAt)).toEqual([]);
  expect(seen.filter(({ isPlaying }) => isPlaying)).toEqual([]);
  const boards = new Map(seen.map(({ answers, board }) => [answers, board]));
  const late = seen.filter(({ answers, board }) => boards.get(answers) !== board);
  expect(
    late.map(({ ask }) => ask),
    "the board changed under its question",
  ).toEqual([]);
  const lines = new Map(seen.map((moment) => [moment.answers, moment.lines]));
  const longer = seen.filter((moment) => lines.get(moment.answers) !== moment.lines);
  expect(
    longer.map(({ ask }) => ask),
    "the log changed under its question",
  ).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

/** Answers with the first option until something is shown. */
async function untilShown(page: Page): Promise<void> {
  const shown = page.locator('main[data-playing="true"]');
  do {
    await untilAsked(page);
    const before = await answersOf(page);
    await press(page.locator("button[data-key]").first());
    await page.waitForFunction(
      (known) => Number(document.querySelector("main")?.dataset.answers) !== known,
      before,
    );
  } while ((await shown.count()) === 0);
}

const SKIPS = {
  "a number key": (page: Page) => page.keyboard.press("1"),
  "the key that takes back": (page: Page) => page.keyboard.press("u"),
  Enter: (page: Page) => page.keyboard.press("Enter"),
  "a click where an option will be": async (page: Page) => {
    const { x, y } = optionSpot;
    await page.mouse.click(x, y);
  },
};

/** Where an option stood before. */
let optionSpot = { x: 0, y: 0 };

test.each(Object.keys(SKIPS) as (keyof typeof SKIPS)[])(
  "what skips what is shown answers nothing: %s",
  async (way) => {
    const { page } = await visit(set, { "coterie.speed": "slow" });
    await page.goto(`${set.served.address}#/play/masters-of-the-night`);
    await untilAsked(page);
    const box = await page.locator("button[data-key]").first().boundingBox();
    optionSpot = { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 };
    await untilShown(page);
    expect(await page.locator("#ask").count(), "the question waits").toBe(0);
    expect(await page.locator("[data-asked]").textContent(), "it is not said before").toBe("");
    const before = await answersOf(page);
    await SKIPS[way](page);
    await untilAsked(page);
    expect(await page.locator("[data-asked]").textContent()).not.toBe("");
    const last = page.locator("button[data-key]").last();
    await page.mouse.move(0, 0);
    const kept = async (): Promise<unknown[]> =>
      JSON.parse(
        (await page.evaluate(() => localStorage.getItem("coterie.game.masters-of-the-night"))) ??
          "{}",
      ).answers;
    const key = await last.getAttribute("data-key");
    await press(last);
    await page.waitForFunction(
      (known) => Number(document.querySelector("main")?.dataset.answers) !== known,
      before,
    );
    // An answer by the skipping press would have come first.
    expect((await kept())[before]).toMatchObject({ key });
    await page.context().close();
  },
);
