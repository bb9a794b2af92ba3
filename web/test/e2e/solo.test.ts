import { rulings } from "@coterie/blood-orders";
import { dice } from "@coterie/kernel";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import { violationsOn } from "../support/axe.js";
import {
  answersOf,
  answersToDanger,
  answersToTheEnd,
  clickOption,
  GAMES,
  goOnWith,
  press,
  untilAnswered,
} from "../support/solo.js";
import { stage, visit } from "../support/stage.js";

/** Both games alone, in a real browser, from the first page to the end. */

const set = stage();

const SIZES = [
  { width: 1440, height: 900 },
  { width: 1024, height: 768 },
  { width: 390, height: 844 },
];

const secretOf = (word: number): string => word.toString(16).padStart(64, "0");

test("play now is one click from the first page, and the game goes on after a reload", async () => {
  const { page, faults } = await visit(set);
  await page.goto(set.served.address);
  await page.getByRole("link", { name: "Play now" }).first().click();
  await clickOption(page.locator("button[data-key]").first());
  await untilAnswered(page, 0);
  const before = await answersOf(page);
  const ask = await page.locator("#ask").textContent();
  await page.reload();
  await page.locator("#ask").waitFor();
  expect(await answersOf(page)).toBe(before);
  expect(await page.locator("#ask").textContent()).toBe(ask);
  await page.goto(set.served.address);
  await page.getByRole("link", { name: /^Continue/ }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

const isOver = async (page: Page): Promise<boolean> => (await page.locator("#outcome").count()) > 0;

/** Answers of a game that are given in the browser: its first ones, then its last ones. */
const [FIRST, LAST] = inject("isNightly") ? [1000, 30] : [12, 6];

test.each(GAMES)("the beginning and the end of a game of %s by mouse", async (game) => {
  const { page, faults } = await visit(set);
  const pick = dice("by mouse");
  const answerByMouse = async (): Promise<void> => {
    const buttons = page.locator("button[data-key]");
    const count = await buttons.count();
    const before = await answersOf(page);
    await clickOption(buttons.nth(pick(count)));
    await untilAnswered(page, before);
  };
  await goOnWith(page, set.served.address, game, secretOf(1));
  for (let i = 0; i < FIRST && !(await isOver(page)); i++) await answerByMouse();
  const answers = answersToTheEnd(game, secretOf(1)).slice(0, -LAST);
  await goOnWith(page, set.served.address, game, secretOf(1), answers);
  while (!(await isOver(page))) await answerByMouse();
  await page.getByRole("heading", { level: 2 }).first().waitFor();
  expect(await page.locator("#outcome").textContent()).not.toBe("");
  expect(faults).toEqual([]);
  await page.goto(set.served.address);
  await expect.poll(() => page.getByRole("link", { name: "Play now" }).count()).toBe(GAMES.length);
  await page.context().close();
});

test("a game is ended with the keyboard alone", async () => {
  const { page, faults } = await visit(set);
  const answers = answersToTheEnd("masters-of-the-night", secretOf(2));
  const begun = inject("isNightly") ? [] : answers.slice(0, -12);
  await goOnWith(page, set.served.address, "masters-of-the-night", secretOf(2), begun);
  const pick = dice("by keys");
  while (!(await isOver(page))) {
    const before = await answersOf(page);
    for (let i = pick(4); i >= 0; i--) await page.keyboard.press("ArrowDown");
    const isWarned = await page.locator(":focus").getAttribute("data-warned");
    await page.keyboard.press("Enter");
    if (isWarned === "true") await page.keyboard.press("Enter");
    await untilAnswered(page, before);
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

test("what was answered can be taken back", async () => {
  const { page } = await visit(set);
  await goOnWith(page, set.served.address, "masters-of-the-night", secretOf(3));
  const first = await page.locator("#ask").textContent();
  const [before, options] = [
    await answersOf(page),
    await page.locator("button[data-key]").allTextContents(),
  ];
  await clickOption(page.locator("button[data-key]").first());
  await untilAnswered(page, before);
  const after = await answersOf(page);
  await page.getByRole("button", { name: "Undo" }).click();
  await untilAnswered(page, after);
  expect(await answersOf(page)).toBe(before);
  expect(await page.locator("#ask").textContent()).toBe(first);
  expect(await page.locator("button[data-key]").allTextContents()).toEqual(options);
  await page.context().close();
});

const LOOKED_AT = inject("isNightly") ? 25 : 10;
const SEEN = GAMES.flatMap((game) => SIZES.map((size) => ({ game, size, ...size })));

/** The words of options whose first place is not drawn; on a phone it may be one tap away. */
function placelessOn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const isDrawn = (place: string): boolean => {
      const spot = document.querySelector(`[data-place="${CSS.escape(place)}"]`);
      const { width, height } = spot?.getBoundingClientRect() ?? { width: 0, height: 0 };
      return spot !== null && (innerWidth < 640 || width * height > 0);
    };
    return [...document.querySelectorAll<HTMLElement>("button[data-key]")]
      .filter(({ dataset }) => !isDrawn((dataset.places ?? "").split(" ")[0]))
      .map(({ textContent }) => textContent ?? "");
  });
}

test.each(SEEN)(
  "$game at $width×$height: each option in the list and on the board",
  async (seen) => {
    const { game, size } = seen;
    const { page, faults } = await visit(set, {}, { viewport: size });
    await goOnWith(page, set.served.address, game, secretOf(4));
    const pick = dice(`at ${size.width}`);
    for (let i = 0; i < LOOKED_AT && !(await isOver(page)); i++) {
      const buttons = page.locator("button[data-key]");
      expect(await placelessOn(page), "options without a place on the board").toEqual([]);
      const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(wide, "pixels that stick out").toBeLessThanOrEqual(0);
      const before = await answersOf(page);
      await clickOption(buttons.nth(pick(await buttons.count())));
      await untilAnswered(page, before);
    }
    expect(faults).toEqual([]);
    await page.context().close();
  },
);

test("a new game is played as it was agreed", async () => {
  const { page, faults } = await visit(set);
  await page.goto(set.served.address);
  await page.getByRole("link", { name: "New game" }).first().click();
  await page.getByLabel("four", { exact: true }).check();
  await page.getByLabel(/hard: 12/).check();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("button[data-key]").first().waitFor();
  const clan = page.getByRole("group", { name: "The clan" }).locator("article");
  expect(await clan.count()).toBe(4);
  const faces = await clan
    .locator('use[href*="#vampire-"]')
    .evaluateAll((uses) => uses.map((use) => use.getAttribute("href")));
  expect(new Set(faces).size, "each has a face of its own").toBe(4);
  // The first event may lie open already.
  expect(await page.getByText(/^I 4 · II 4 · III 4$|^I 3 · II 4 · III 4$/).count()).toBe(1);
  await page.goto(`${set.served.address}#/new/blood-orders`);
  await page.getByLabel("four", { exact: true }).check();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("button[data-key]").first().waitFor();
  expect(await page.getByRole("group", { name: "Players" }).locator("article").count()).toBe(4);
  expect(await page.getByText("Known cards").count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("BO-8.2 known cards of rivals are shown where the new game says so", async () => {
  const { page, faults } = await visit(set);
  await page.goto(`${set.served.address}#/new/blood-orders`);
  await page.getByLabel("are shown", { exact: true }).check();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("button[data-key]").first().waitFor();
  const rivals = page.getByRole("group", { name: "Rivals" }).locator("article");
  expect(await rivals.getByText("Known cards").count()).toBe(await rivals.count());
  expect(await rivals.first().locator('[data-place^="hand:"]').count()).toBe(7);
  for (const size of SIZES) {
    await page.setViewportSize(size);
    expect(await violationsOn(page)).toEqual([]);
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a browser that keeps nothing plays all the same", async () => {
  const { page, faults } = await visit(set);
  await page.addInitScript(() => {
    Object.defineProperty(globalThis, "localStorage", {
      get() {
        throw new Error("nothing is kept here");
      },
    });
  });
  await page.goto(set.served.address);
  await page.getByRole("link", { name: "Play now" }).first().click();
  await clickOption(page.locator("button[data-key]").first());
  await untilAnswered(page, 0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a choice that loses at once asks again", async () => {
  const { page } = await visit(set);
  const secret = secretOf(7);
  const answers = answersToDanger(secret);
  await goOnWith(page, set.served.address, "masters-of-the-night", secret, answers);
  const danger = page.locator('button[data-warned="true"]').first();
  await danger.click();
  await danger.getByText("Press again to do it anyway.").waitFor();
  expect(await answersOf(page)).toBe(answers.length);
  await danger.click();
  await untilAnswered(page, answers.length);
  await page.context().close();
});

test("what an option brings for certain is told before it is taken", async () => {
  const { page, faults } = await visit(set);
  await goOnWith(page, set.served.address, "masters-of-the-night", secretOf(5));
  let compared = 0;
  for (let i = 0; i < 12; i++) {
    const button = page.locator("button[data-key]").last();
    await button.focus();
    const key = await button.getAttribute("data-key");
    // What is hidden is no part of it.
    const told = await page.locator(`[data-preview="${key}"]`).innerText();
    const before = await answersOf(page);
    await clickOption(button);
    await untilAnswered(page, before);
    const [, certain] = /^For certain: (.*?)(?: The rest is open\.)?$/.exec(told) ?? [];
    if (certain === undefined) continue;
    compared++;
    const log = await page.getByRole("region", { name: "Log" }).innerText();
    const words = log.replace(/ *(MN|BO)-[\d.]+[a-z]?\n?/g, " ").replace(/\s+/g, " ");
    expect(words).toContain(certain.replace(/\s+/g, " "));
  }
  expect(compared).toBeGreaterThan(2);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a rule is told where it is named, and found by its words", async () => {
  const { page, faults } = await visit(set);
  await goOnWith(page, set.served.address, "masters-of-the-night", secretOf(6));
  const mark = page.locator("#ask button");
  const rule = await mark.textContent();
  await mark.click();
  const told = page.locator("[popover]:popover-open");
  await told.waitFor();
  await expect.poll(() => told.textContent()).not.toContain("The rules are being loaded");
  const words = ((await told.textContent()) ?? "").slice(`${rule} `.length);
  expect(words).not.toBe("");
  await page.keyboard.press("Escape");
  await expect.poll(() => told.count()).toBe(0);
  await page.keyboard.press("?");
  await told.waitFor();
  await page.goto(`${set.served.address}#/rules/masters-of-the-night`);
  await page.getByRole("searchbox").fill(words.slice(0, 40));
  await expect.poll(() => page.getByText(/^\d+ rules?$/).textContent()).toBe("1 rule");
  expect(await page.locator("dt").textContent()).toBe(rule);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a rule is told with its rulings, which are found by their words", async () => {
  const { page, faults } = await visit(set);
  const [ruling] = rulings["BO-3.1"];
  await goOnWith(page, set.served.address, "blood-orders", secretOf(6));
  await page.locator("#ask button").click();
  const told = page.locator("[popover]:popover-open");
  await told.getByText(`Ruling: ${ruling}`).waitFor();
  await page.goto(`${set.served.address}#/rules/blood-orders`);
  await page.getByRole("searchbox").fill(`ruling ${ruling.slice(0, 40)}`);
  await expect.poll(() => page.locator("dt").allTextContents()).toEqual(["BO-3.1"]);
  await page
    .getByRole("listitem")
    .filter({ hasText: `Ruling: ${ruling}` })
    .waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(faults).toEqual([]);
  await page.context().close();
});

const LOOKS = GAMES.flatMap((game) => [
  { game, scheme: "dark" as const },
  { game, scheme: "light" as const },
]);

test.each(LOOKS)("nothing stands in anybody's way ($game, $scheme)", async ({ game, scheme }) => {
  const { page } = await visit(set, {}, { colorScheme: scheme });
  await page.goto(set.served.address);
  await page.getByRole("link", { name: "Play now" }).first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(`${set.served.address}#/new/${game}`);
  await page.getByRole("button", { name: "Begin" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.goto(`${set.served.address}#/rules/${game}`);
  await page.locator("dt").first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await goOnWith(page, set.served.address, game, secretOf(5));
  for (let i = 0; i < (inject("isNightly") ? 6 : 3); i++) {
    expect(await violationsOn(page)).toEqual([]);
    const before = await answersOf(page);
    await press(page.locator("button[data-key]").first());
    await untilAnswered(page, before);
  }
  await page.context().close();
});
