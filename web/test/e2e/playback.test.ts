import { dice } from "@coterie/kernel";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { answerKeyAt, answersOf, goOnWith } from "../support/solo.js";
import { stage, visit } from "../support/stage.js";

/** What happened is shown before the next question, in a real browser. */

const set = stage();

const SECRET = "c".repeat(64);

/** What is on the page at a moment: what it asks, if it asks something, and what the board shows. */
interface Moment {
  readonly answers: string;
  readonly sceneAt: string;
  readonly isPlaying: boolean;
  readonly ask: string | null;
  readonly board: string;
  readonly lines: number;
}

/** Notes every different moment of the page, from now on. */
async function watch(page: Page): Promise<void> {
  await page.evaluate(() => {
    const moments = new Map<string, Moment>();
    const look = (): void => {
      const main = document.querySelector<HTMLElement>("main[data-answers]");
      if (main === null) return;
      const { answers = "", sceneAt = "", playing } = main.dataset;
      const ask = document.querySelector("#ask, #outcome")?.textContent ?? null;
      const board = document.querySelector("[data-board]")?.textContent ?? "";
      const lines = document.querySelectorAll("[data-line]").length;
      const moment = { answers, sceneAt, isPlaying: playing === "true", ask, board, lines };
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

function moments(page: Page): Promise<Moment[]> {
  return page.evaluate(() => [
    ...(window as unknown as { moments: Map<string, Moment> }).moments.values(),
  ]);
}

/** Waits until the page asks, or the game is over; a screen that is handed over is taken. */
async function untilAsked(page: Page): Promise<boolean> {
  await page.waitForFunction(() => {
    const isMe = [...document.querySelectorAll("button")].find((one) =>
      one.textContent?.startsWith("I am Player"),
    );
    isMe?.click();
    return document.querySelector("#ask, #outcome") !== null;
  });
  return (await page.locator("#ask").count()) > 0;
}

/** Gives any option as the answer, and waits until the page has it. Says whether something is shown. */
function answerWith(page: Page, at: number): Promise<boolean> {
  return page.evaluate(async (pick) => {
    const main = (): HTMLElement | null => document.querySelector("main[data-answers]");
    const known = main()?.dataset.answers;
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    const buttons = document.querySelectorAll<HTMLButtonElement>("button[data-key]");
    const button = buttons[pick % buttons.length];
    button.click();
    await frame();
    if (button.dataset.warned === "true") button.click();
    while (main()?.dataset.answers === known) await frame();
    return main()?.dataset.playing === "true";
  }, at);
}

const skip = (page: Page): Promise<void> => page.keyboard.press("Shift");

/** Every so many answers what is shown is watched to its end. */
const WATCHED_EVERY = 20;

const CASES = [
  { game: "masters-of-the-night", who: "alone", people: [0] },
  { game: "blood-orders", who: "beside a bot", people: [0] },
  { game: "blood-orders", who: "by two at one screen", people: [0, 1] },
] as const;

/** A whole game in a browser takes a minute where other tests need the processors, too. */
const WHOLE_GAME_MS = 300_000;

const SAME_STATE = "a question and its board show the same state: $game $who";

test.each(CASES)(SAME_STATE, { timeout: WHOLE_GAME_MS }, async (one) => {
  const { game, people } = one;
  const { page, faults } = await visit(set);
  await goOnWith(page, set.served.address, game, SECRET, [], { speed: "fast", people });
  await watch(page);
  const pick = dice("what is asked is what is seen");
  for (let given = 1; await untilAsked(page); given++) {
    const isPlaying = await answerWith(page, pick(60));
    if (isPlaying && given % WATCHED_EVERY !== 0) await skip(page);
  }
  const all = await moments(page);
  expect(all.filter(({ isPlaying }) => isPlaying).length).toBeGreaterThan(20);
  const asked = all.filter(({ ask }) => ask !== null);
  expect(asked.filter(({ answers, sceneAt }) => answers !== sceneAt)).toEqual([]);
  expect(asked.filter(({ isPlaying }) => isPlaying)).toEqual([]);
  for (const part of ["board", "lines"] as const) {
    const last = new Map(asked.map((moment) => [moment.answers, moment[part]]));
    const late = asked.filter((moment) => last.get(moment.answers) !== moment[part]);
    expect(late, `${part} that changed under their question`).toEqual([]);
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

/** Where an option stood before something was shown. */
interface Spot {
  readonly x: number;
  readonly y: number;
}

const SKIPS: Readonly<Record<string, (page: Page, spot: Spot) => Promise<void>>> = {
  "a number key": (page) => page.keyboard.press("1"),
  "the key that takes back": (page) => page.keyboard.press("u"),
  Enter: (page) => page.keyboard.press("Enter"),
  "a click where an option will be": (page, { x, y }) => page.mouse.click(x, y),
};

test.each(Object.keys(SKIPS))("what skips answers nothing: %s", async (way) => {
  const { page } = await visit(set, { "coterie.speed": "slow" });
  // What is shown does not end before it is skipped.
  await page.addInitScript(() => {
    const { setTimeout } = window;
    const patient = (call: () => void, ms = 0): number => (ms < 1000 ? setTimeout(call, ms) : 0);
    Object.assign(window, { setTimeout: patient });
  });
  await page.goto(`${set.served.address}#/play/masters-of-the-night`);
  await untilAsked(page);
  const box = await page.locator("button[data-key]").first().boundingBox();
  while (!(await answerWith(page, 0))) await untilAsked(page);
  expect(await page.locator("#ask").count(), "the question waits").toBe(0);
  expect(await page.locator("[data-asked]").textContent(), "it is not said before").toBe("");
  const before = await answersOf(page);
  await SKIPS[way](page, { x: (box?.x ?? 0) + 40, y: (box?.y ?? 0) + 20 });
  await untilAsked(page);
  const ask = (await page.locator("#ask").textContent()) ?? "";
  expect(await page.locator("[data-asked]").textContent()).toContain(ask.split(" MN-")[0]);
  const key = await page.locator("button[data-key]").last().getAttribute("data-key");
  await answerWith(page, (await page.locator("button[data-key]").count()) - 1);
  // An answer by what skipped would have come first.
  expect(await answerKeyAt(page, "masters-of-the-night", before)).toBe(key);
  await page.context().close();
});
