import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../support/axe.js";
import { answersOf, goOnWith, press, untilAnswered } from "../support/solo.js";
import { AT_ONCE, stage, visit } from "../support/stage.js";

/** What a game on this device has beside its questions. */

const set = stage();

const SECRET = "d".repeat(64);
const COTERIE = fileURLToPath(new URL("../../../cli/bin/coterie.js", import.meta.url));

async function answerOnce(page: Page): Promise<void> {
  const before = await answersOf(page);
  await press(page.locator("button[data-key]").first());
  await untilAnswered(page, before);
}

test("two who share a screen hand it over, and neither sees the other's cards", async () => {
  const { page, faults } = await visit(set, AT_ONCE);
  await page.goto(`${set.served.address}#/new/blood-orders`);
  await page.getByLabel("two of us").check();
  await page.getByRole("button", { name: "Begin" }).click();
  await page.getByRole("heading", { name: "Player 1 is next" }).waitFor();
  expect(await page.locator("[data-place]").count(), "the table is covered").toBe(0);
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "I am Player 1" }).click();
  await page.locator("[data-place^='hand:0:']").first().waitFor();
  expect(await page.locator("[data-place^='hand:1:']").count()).toBe(0);
  const next = page.getByRole("heading", { name: "Player 2 is next" });
  while ((await next.count()) === 0) {
    const before = await answersOf(page);
    await press(page.locator("button[data-key]").last());
    // A covered table tells nothing, not even how many answers it has.
    await page.waitForFunction(
      (known) => Number(document.querySelector("main")?.dataset.answers) !== known,
      before,
    );
  }
  await page.getByRole("button", { name: "I am Player 2" }).click();
  await page.locator("[data-place^='hand:1:']").first().waitFor();
  expect(await page.locator("[data-place^='hand:0:']").count()).toBe(0);
  await page.reload();
  await page.getByRole("heading", { name: "Player 2 is next" }).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("what happens is shown step by step, and any key shows all of it", async () => {
  const { page } = await visit(set, { "coterie.speed": "slow" });
  await page.goto(`${set.served.address}#/play/masters-of-the-night`);
  const caption = page.locator("[data-caption]");
  while ((await caption.count()) === 0) {
    const before = await answersOf(page);
    await press(page.locator("button[data-key]").first());
    await untilAnswered(page, before);
    await page.evaluate(() => new Promise(requestAnimationFrame));
  }
  expect(await caption.textContent()).toMatch(/MN-\d/);
  expect(await page.locator("main").getAttribute("data-playing")).toBe("true");
  await page.keyboard.press("Shift");
  await page.locator('main[data-playing="false"]').waitFor();
  await expect.poll(() => caption.count()).toBe(0);
  await page.context().close();
});

test("who wants no motion is shown everything at once", async () => {
  const { page } = await visit(set, {}, { reducedMotion: "reduce" });
  await page.goto(`${set.served.address}#/play/masters-of-the-night`);
  await answerOnce(page);
  expect(await page.locator("main").getAttribute("data-playing")).toBe("false");
  expect(await page.locator("html").getAttribute("data-speed")).toBe("off");
  await page.context().close();
});

test("a line of the log shows the table as it was then, and the game goes on where it was", async () => {
  const { page } = await visit(set, AT_ONCE);
  await goOnWith(page, set.served.address, "masters-of-the-night", SECRET);
  for (let i = 0; i < 4; i++) await answerOnce(page);
  const answers = await answersOf(page);
  const line = page.locator("[data-line='2']");
  await line.hover();
  await line.getByRole("button", { name: "Show" }).click();
  await page.getByText(`Answer 2 of ${answers}`).waitFor();
  await page.goBack();
  await page.locator("button[data-key]").first().waitFor();
  expect(await answersOf(page)).toBe(answers);
  await page.context().close();
});

test("asking again can be turned off, and stays off", async () => {
  const { page } = await visit(set, AT_ONCE);
  await goOnWith(page, set.served.address, "masters-of-the-night", SECRET);
  const end = page.locator("button[data-key]", { hasText: /End the turn \(\d AP unspent\)/ });
  while ((await end.count()) === 0) await answerOnce(page);
  const before = await answersOf(page);
  await end.click();
  await end.getByText(/That leaves \d AP unspent\. Press again/).waitFor();
  expect(await answersOf(page)).toBe(before);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByLabel("Ask again before what is dangerous").uncheck();
  await page.reload();
  await end.click();
  await untilAnswered(page, before);
  await page.context().close();
});

test("a guide stands beside the first round and leaves when it is sent away", async () => {
  const { page, faults } = await visit(set, AT_ONCE);
  await page.goto(`${set.served.address}#/learn/blood-orders`);
  const guide = page.getByRole("region", { name: "Guide" });
  const title = guide.getByRole("heading");
  const first = await title.textContent();
  expect(await violationsOn(page)).toEqual([]);
  await guide.getByRole("button", { name: "Got it" }).click();
  await expect.poll(() => title.textContent()).not.toBe(first);
  await answerOnce(page);
  await guide.getByRole("button", { name: "End the guide" }).click();
  await expect.poll(() => guide.count()).toBe(0);
  await page.goto(set.served.address);
  expect(await page.getByRole("link", { name: /^Continue/ }).count(), "no game of its own").toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("the lesson can be begun again, with the guide that was sent away", async () => {
  const { page, faults } = await visit(set, AT_ONCE);
  await page.goto(`${set.served.address}#/learn/masters-of-the-night`);
  const guide = page.getByRole("region", { name: "Guide" });
  const first = await guide.getByRole("heading").textContent();
  for (let i = 0; i < 3; i++) await answerOnce(page);
  const again = page.getByRole("button", { name: "Begin the lesson again" });
  const beginAgain = async (): Promise<void> => {
    const before = await answersOf(page);
    await page.getByRole("button", { name: "Menu" }).click();
    await again.click();
    await untilAnswered(page, before);
    expect(await answersOf(page)).toBeLessThan(before);
    await expect.poll(() => guide.getByRole("heading").textContent()).toBe(first);
    expect(await again.isVisible(), "the menu is closed").toBe(false);
  };
  await beginAgain();
  for (let i = 0; i < 3; i++) await answerOnce(page);
  await guide.getByRole("button", { name: "End the guide" }).click();
  await beginAgain();
  await page.goto(`${set.served.address}#/play/masters-of-the-night`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("link", { name: "New game" }).waitFor();
  expect(await again.count(), "elsewhere there is no lesson").toBe(0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a report is a file of which a scenario is made", async () => {
  const folder = mkdtempSync(join(tmpdir(), "coterie-report-"));
  const { page } = await visit(set, AT_ONCE);
  for (const game of ["masters-of-the-night", "blood-orders"] as const) {
    await goOnWith(page, set.served.address, game, SECRET);
    for (let i = 0; i < 4; i++) await answerOnce(page);
    await page.getByRole("button", { name: "Menu" }).click();
    const answers = await answersOf(page);
    await page
      .getByRole("button", { name: "Report a problem" })
      .evaluate((button: HTMLButtonElement) => {
        button.click();
        // The dialog may still have to be loaded.
        document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "1", bubbles: true }));
      });
    const note = page.getByLabel("What did you expect?");
    await note.waitFor();
    await page.keyboard.type("1 district more, u?");
    expect(await note.inputValue()).toBe("1 district more, u?");
    expect(await answersOf(page), "keys typed at once do not reach the table").toBe(answers);
    const saved = page.waitForEvent("download");
    await page.getByRole("button", { name: "Save the file" }).click();
    const file = join(folder, (await saved).suggestedFilename());
    await (await saved).saveAs(file);
    const scenario = join(folder, `${game}.scenario.json`);
    execFileSync(process.execPath, [COTERIE, "scenario", "from", file, "--out", scenario]);
    const held = execFileSync(process.execPath, [COTERIE, "scenario", scenario]).toString();
    expect(held).toMatch(/^holds /);
  }
  rmSync(folder, { recursive: true });
  await page.context().close();
});

test("a browser that has loaded the pages once plays without a connection", async () => {
  const { page } = await visit(set, AT_ONCE, { serviceWorkers: "allow" });
  await page.goto(set.served.address);
  await page.evaluate(() => navigator.serviceWorker.ready);
  await page.context().setOffline(true);
  await page.goto(`${set.served.address}#/play/masters-of-the-night`);
  await page.reload();
  await answerOnce(page);
  await answerOnce(page);
  await page
    .getByRole("button", { name: /^Rule MN-/ })
    .first()
    .click();
  await page.locator(":popover-open").getByText(/^MN-/).waitFor();
  await page.goto(`${set.served.address}#/open/blood-orders`);
  await page.getByLabel("What are you called").fill("Ada");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByText("The server cannot be reached.").waitFor();
  await page.context().close();
});

test("a kept game whose rules lead elsewhere goes on from where it stood, and says so", async () => {
  const { page } = await visit(set, AT_ONCE);
  await goOnWith(page, set.served.address, "masters-of-the-night", SECRET);
  for (let i = 0; i < 3; i++) await answerOnce(page);
  const ask = await page.locator("#ask").textContent();
  await page.evaluate(() => {
    const name = "coterie.game.masters-of-the-night";
    const saved = JSON.parse(localStorage.getItem(name) ?? "");
    localStorage.setItem(name, JSON.stringify({ ...saved, answers: saved.answers.slice(1) }));
  });
  await page.reload();
  await page.getByText("The rules have changed since you played here last.").waitFor();
  expect(await page.locator("#ask").textContent()).toBe(ask);
  await answerOnce(page);
  await page.context().close();
});

test("two tabs do not play one game: the other one stands back", async () => {
  const { page } = await visit(set, AT_ONCE);
  await goOnWith(page, set.served.address, "masters-of-the-night", SECRET);
  const other = await page.context().newPage();
  await other.goto(`${set.served.address}#/play/masters-of-the-night`);
  await answerOnce(other);
  await page.getByRole("heading", { name: "This game goes on in another tab" }).waitFor();
  await page.getByRole("button", { name: "Go on here" }).click();
  await page.locator("button[data-key]").first().waitFor();
  expect(await answersOf(page)).toBe(await answersOf(other));
  await page.context().close();
});

test("whoever uses the keyboard goes on from the new question", async () => {
  const { page } = await visit(set, AT_ONCE);
  await goOnWith(page, set.served.address, "masters-of-the-night", SECRET);
  const before = await answersOf(page);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("Enter");
  await untilAnswered(page, before);
  const focused = () =>
    page.evaluate(() => document.activeElement?.closest("#ask, [data-key]") !== null);
  await expect.poll(focused).toBe(true);
  await page.context().close();
});

test("what a line of the log touched lights up under the mouse, and for the keyboard", async () => {
  const { page } = await visit(set, AT_ONCE);
  await goOnWith(page, set.served.address, "masters-of-the-night", SECRET);
  for (let i = 0; i < 4; i++) await answerOnce(page);
  const lit = (): Promise<(string | undefined)[]> =>
    page
      .locator('[data-place][class*="touched"]')
      .evaluateAll((places) => places.map((place) => (place as HTMLElement).dataset.place));
  const facts = page.getByRole("region", { name: "Log" }).locator("ul li");
  const touched = new Set<string | undefined>();
  for (const fact of await facts.all()) {
    await fact.hover();
    const places = await lit();
    await page.getByRole("heading", { level: 1 }).hover();
    expect(await lit(), "nothing is pointed at").toEqual([]);
    await fact.getByRole("button").focus();
    expect(await lit(), (await fact.textContent()) ?? "").toEqual(places);
    await fact.getByRole("button").blur();
    expect(await lit(), "nothing is pointed at").toEqual([]);
    for (const place of places) touched.add(place);
  }
  expect(touched.size).toBeGreaterThan(1);
  await page.context().close();
});

/** Where the parts of the table are that must stay where a mouse is used to find them. */
async function partsOf(page: Page): Promise<object> {
  const parts = {
    board: page.locator("[data-board]"),
    question: page.locator("section:has(#ask)"),
    players: page.getByRole("group", { name: "The clan" }),
  };
  const boxes = Object.entries(parts).map(
    async ([name, part]) => [name, await part.boundingBox()] as const,
  );
  return Object.fromEntries(await Promise.all(boxes));
}

test("nothing moves under the mouse while one plays", async () => {
  const { page } = await visit(set, AT_ONCE);
  await goOnWith(page, set.served.address, "masters-of-the-night", SECRET);
  const parts = await partsOf(page);
  for (let i = 1; i <= 9; i++) {
    // It may lie there already, and only a mouse that moves points at anything.
    await page.getByRole("heading", { level: 1 }).hover();
    await page.locator("button[data-key]").first().hover();
    await page.locator("[data-preview]").waitFor();
    expect(await partsOf(page), `while answer ${i} is pointed at`).toEqual(parts);
    await answerOnce(page);
    expect(await partsOf(page), `after ${i} answers`).toEqual(parts);
  }
  await page.context().close();
});

test("on a phone the log opens at what happened last, and nothing lies above its words", async () => {
  const phone = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };
  const { page } = await visit(set, AT_ONCE, phone);
  await goOnWith(page, set.served.address, "masters-of-the-night", SECRET);
  for (let i = 0; i < 8; i++) await answerOnce(page);
  await page.getByRole("navigation").getByRole("button", { name: "Log" }).click();
  const log = page.getByRole("region", { name: "Log" });
  const below = (): Promise<number> =>
    log.evaluate((one) => one.scrollHeight - one.clientHeight - one.scrollTop);
  expect(await log.evaluate((one) => one.scrollHeight > one.clientHeight), "it is long").toBe(true);
  await expect.poll(below).toBeLessThan(2);
  const covered = await log.locator("[data-line]").evaluateAll((lines) =>
    lines.filter((line) => {
      const ways = line.lastElementChild?.getBoundingClientRect();
      const words = line.lastElementChild?.previousElementSibling?.getBoundingClientRect();
      return ways !== undefined && words !== undefined && ways.top < words.bottom - 1;
    }),
  );
  expect(covered.length).toBe(0);
  await page.context().close();
});
