import { levels, strengthOf } from "@coterie/bots";
import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../support/axe.js";
import { answersOf, goOnWith, press, untilAnswered } from "../support/solo.js";
import { AT_ONCE, stage, visit } from "../support/stage.js";

/** Bots and hints, in a real browser and with real workers. */

const set = stage();

const SECRET = "d".repeat(64);

function hintOf(page: Page): Locator {
  return page.getByRole("region", { name: "Hint" });
}

/** Stops the thought as soon as it has brought something: it may be over before a mouse comes. */
function stopEarly(page: Page): Promise<void> {
  return page.evaluate(
    () =>
      new Promise<void>((done) => {
        const watch = new MutationObserver(() => {
          const buttons = [...document.querySelectorAll("button")];
          const stop = buttons.find((one) => one.textContent?.trim() === "Stop");
          if (stop === undefined || document.querySelector("[data-advice]") === null) return;
          watch.disconnect();
          stop.click();
          done();
        });
        watch.observe(document.body, { childList: true, subtree: true });
      }),
  );
}

/** Asks for a hint and waits until all is thought that will be. */
async function askHint(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await hintOf(page).locator("[data-advice]").first().waitFor();
  await hintOf(page).getByRole("button", { name: "Stop" }).waitFor({ state: "detached" });
}

async function answerFirst(page: Page): Promise<void> {
  const before = await answersOf(page);
  await press(page.locator("button[data-key]").first());
  await untilAnswered(page, before);
}

/** Answers until a vampire of the person has its turn. */
async function toATurn(page: Page): Promise<void> {
  while ((await page.getByText(/^Recruit|^End the turn/).count()) === 0) await answerFirst(page);
}

test("a hint shows the best answers with their chances, and one is chosen from it", async () => {
  const { page, faults } = await visit(set, AT_ONCE);
  await goOnWith(page, set.served.address, "masters-of-the-night", SECRET);
  await toATurn(page);
  await askHint(page);
  const advice = hintOf(page).locator("[data-advice]");
  const keys = await advice.evaluateAll((all) => all.map((one) => one.dataset.advice));
  expect(keys.length).toBeGreaterThan(0);
  expect(keys.length).toBeLessThanOrEqual(3);
  expect(await advice.first().textContent()).toMatch(/\d+ %/);
  expect(await hintOf(page).textContent()).toMatch(/Clearly|Probably|close call/);
  const marked = page.locator("button[data-key]", { hasText: /Hint: \d+ %/ });
  expect(await marked.evaluateAll((all) => all.map((one) => one.dataset.key))).toEqual(
    expect.arrayContaining(keys),
  );
  expect(await violationsOn(page)).toEqual([]);
  await advice.first().hover();
  await page.mouse.move(0, 0);
  await advice.first().hover({ position: { x: 20, y: 8 } });
  const lit = await page.locator('button[data-key][class*="pointed"]').getAttribute("data-key");
  expect(lit, "pointing there points in the list, too").toBe(keys[0]);
  const before = await answersOf(page);
  await advice.first().click();
  if ((await hintOf(page).getByText("Press again").count()) > 0) await advice.first().click();
  await untilAnswered(page, before);
  await expect.poll(() => hintOf(page).count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a hint keeps the focus, is told to whoever listens, and goes with Escape", async () => {
  const { page } = await visit(set, AT_ONCE);
  await goOnWith(page, set.served.address, "masters-of-the-night", SECRET);
  await toATurn(page);
  const button = page.getByRole("button", { name: "Hint", exact: true });
  await button.focus();
  await page.keyboard.press("Enter");
  await hintOf(page).locator("[data-advice]").first().waitFor();
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  const spoken = hintOf(page).locator("[aria-live]");
  await expect.poll(() => spoken.textContent()).toMatch(/\d+ %/);
  await page.keyboard.press("Escape");
  await expect.poll(() => hintOf(page).count()).toBe(0);
  await page.context().close();
});

test("a hint that is stopped keeps what it has to show, and closing it leaves no mark", async () => {
  const { page } = await visit(set, AT_ONCE);
  // A plan for a whole Day is thought about for some time.
  await goOnWith(page, set.served.address, "blood-orders", SECRET);
  const button = page.getByRole("button", { name: "Hint", exact: true });
  await button.focus();
  const stopped = stopEarly(page);
  await page.keyboard.press("h");
  await stopped;
  await hintOf(page).getByRole("button", { name: "Close the hint" }).click();
  expect(await button.evaluate((one) => one === document.activeElement)).toBe(true);
  expect(await page.getByText(/^Hint: /).count(), "no mark is left").toBe(0);
  await page.context().close();
});

test("a plan is followed step by step, and carried out as a whole", async () => {
  const { page, faults } = await visit(set, AT_ONCE);
  await goOnWith(page, set.served.address, "blood-orders", SECRET);
  await askHint(page);
  expect(await violationsOn(page)).toEqual([]);
  const plan = hintOf(page).locator("[data-plan]");
  await plan
    .getByText(/token|Keep it in hand/)
    .first()
    .waitFor();
  for (const at of [0, 1]) {
    // The next step appears under the mouse: it counts when the mouse has moved, or after a look.
    await page.mouse.move(0, 0);
    await hintOf(page).locator(`[data-plan="${at}"] [data-advice]`).first().click();
    await hintOf(page)
      .locator(`[data-plan="${at + 1}"]`)
      .first()
      .waitFor();
  }
  await plan.first().getByRole("button", { name: "Do all of it" }).click();
  await page.locator("#ask", { hasNotText: "Where does this card go" }).waitFor();
  await expect.poll(() => hintOf(page).count()).toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

/** Where things are that somebody may be about to press. */
function boxesOf(page: Page): Promise<object[]> {
  return page
    .locator("[data-board], section:has(#ask), button[data-key], [data-preview]")
    .evaluateAll((all) => all.map((one) => one.getBoundingClientRect().toJSON()));
}

test("nothing moves under the mouse when a hint comes or goes", async () => {
  const { page } = await visit(set, AT_ONCE);
  await goOnWith(page, set.served.address, "masters-of-the-night", SECRET);
  const before = await boxesOf(page);
  await askHint(page);
  expect(await boxesOf(page), "while it is there").toEqual(before);
  await page.keyboard.press("Escape");
  await expect.poll(() => hintOf(page).count()).toBe(0);
  expect(await boxesOf(page), "when it is gone").toEqual(before);
  await page.context().close();
});

/** A new game of one person beside one bot of this level. */
async function besideABot(page: Page, level: RegExp): Promise<void> {
  await page.goto(`${set.served.address}#/new/masters-of-the-night`);
  await page.getByLabel("one bot").check();
  await page.getByLabel(level).check();
  await page.getByLabel("two", { exact: true }).check();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("main[data-answers]").waitFor();
  await page.locator('main[data-thinking="false"]').waitFor();
}

test("a person and a bot play together: it says what it plans, and nobody decides for the other", async () => {
  const { page, faults } = await visit(set, AT_ONCE);
  await besideABot(page, /^Strong: /);
  const said = page.getByRole("region", { name: "Log" }).getByText(/ means to .*\.$/);
  for (let i = 0; i < 40 && (await said.count()) === 0; i++) {
    expect(await page.locator("section:has(#ask)").textContent()).toContain("Player 1");
    await answerFirst(page);
  }
  const sentence = (await said.first().textContent()) ?? "";
  expect(sentence).toMatch(/^\w+ means to [a-z]/);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("The bots: Strong: thinks ahead").waitFor();
  await page.reload();
  await said.first().waitFor();
  expect(await said.first().textContent(), "it is kept with the game").toBe(sentence);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("what one answered is taken back while a bot thinks about it", async () => {
  const { page, faults } = await visit(set, AT_ONCE);
  await besideABot(page, /^Strongest: /);
  const main = page.locator("main[data-answers]");
  const isThinking = async (): Promise<boolean> =>
    (await main.getAttribute("data-thinking")) === "true";
  const undo = page.getByRole("button", { name: "Undo" });
  let before = 0;
  while (!(await isThinking())) {
    before = await answersOf(page);
    await press(page.locator("button[data-key]").last());
    await page.waitForFunction(
      (known) => Number(document.querySelector("main")?.dataset.answers) !== known,
      before,
    );
  }
  await undo.click();
  await page.locator("button[data-key]").first().waitFor();
  await page.locator('main[data-thinking="false"]').waitFor();
  const after = await answersOf(page);
  expect(after).toBeLessThanOrEqual(before);
  await page.waitForTimeout(2000);
  expect(await answersOf(page), "the bot has forgotten it").toBe(after);
  await answerFirst(page);
  expect(faults).toEqual([]);
  await page.context().close();
});

test.each(levels)("rivals of the level $id answer", async ({ id, bot }) => {
  const { page, faults } = await visit(set, AT_ONCE);
  await page.goto(`${set.served.address}#/new/blood-orders`);
  const choice = page.locator("[data-field=level] label", { hasText: new RegExp(`^${id}: `, "i") });
  const { won = 0 } = strengthOf("blood-orders", id) ?? {};
  if (won > 0) expect(await choice.textContent()).toContain(`in ${won} of 100 games`);
  await choice.locator("input").check();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.locator("button[data-key]").first().waitFor();
  const isPlanning = (): Promise<number> =>
    page.locator("#ask", { hasText: "Where does this card go" }).count();
  while ((await isPlanning()) > 0) await answerFirst(page);
  await answerFirst(page);
  const kept = await page.evaluate(() => localStorage.getItem("coterie.game.blood-orders"));
  const saved = JSON.parse(kept ?? "{}");
  expect(saved.level).toBe(bot);
  expect(saved.answers.some(({ seat }: { seat: number }) => seat === 1)).toBe(true);
  expect(faults).toEqual([]);
  await page.context().close();
});
