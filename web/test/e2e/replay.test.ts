import { mastersOfTheNight } from "@coterie/masters-of-the-night";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../support/axe.js";
import { goldenRecord, recordFile } from "../support/records.js";
import { AT_ONCE, stage, visit } from "../support/stage.js";

/** Games on paper, in a real browser. */

const set = stage();

const VICTORY = recordFile("masters-of-the-night", "victory");
const SHARED = recordFile("blood-orders", "idle-and-shared");
const DUEL = recordFile("blood-orders", "duel");

async function openRecord(
  page: Page,
  file: Parameters<ReturnType<Page["locator"]>["setInputFiles"]>[0],
): Promise<void> {
  await page.goto(`${set.served.address}#/replay`);
  await page.locator("input[type=file]").setInputFiles(file);
}

const step = (page: Page, words: string) =>
  page.getByRole("region", { name: "Replay" }).getByRole("button", { name: words, exact: true });

const where = (page: Page, answers: number) =>
  page.getByText(new RegExp(`^Answer ${answers} of \\d+$`)).waitFor();

test("a record is stepped through, played, and jumped in by its log", async () => {
  const { page, faults } = await visit(set, AT_ONCE);
  await openRecord(page, VICTORY);
  await where(page, 0);
  expect(await step(page, "Back").isDisabled()).toBe(true);
  await step(page, "On").click();
  await where(page, 1);
  await step(page, "Play").click();
  await where(page, 2);
  await step(page, "Stop").click();
  const line = page.locator("[data-line='40']");
  await line.hover();
  await line.getByRole("button", { name: "Show" }).click();
  await where(page, 40);
  await step(page, "Last").click();
  await page.getByText("The game is over", { exact: true }).waitFor();
  await page.getByRole("table").first().waitFor();
  await page.getByText("Checked: every answer and the seed").click();
  await page.getByText(/its commitment is/).waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

/** A file of this machine is held over a place of the page, and let go there. */
async function dropAt(page: Page, x: number, y: number, file: string): Promise<void> {
  const hand = await page.context().newCDPSession(page);
  const data = { items: [], files: [file], dragOperationsMask: 1 };
  for (const type of ["dragEnter", "dragOver", "drop"] as const) {
    await hand.send("Input.dispatchDragEvent", { type, x, y, data });
  }
}

const SPOTS = [
  { spot: "its heading", x: 260, y: 80 },
  { spot: "its edge", x: 1430, y: 10 },
  { spot: "its foot", x: 700, y: 890 },
];

test.each(SPOTS)("a record is dropped anywhere on the page: $spot", async ({ x, y }) => {
  const { page, faults } = await visit(set, AT_ONCE);
  await page.goto(`${set.served.address}#/replay`);
  await page.locator("input[type=file]").waitFor();
  await dropAt(page, x, y, VICTORY);
  await where(page, 0);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a game with secrets is seen through any seat's eyes", async () => {
  const { page } = await visit(set, AT_ONCE);
  await openRecord(page, DUEL);
  const eyes = page.getByLabel("Through whose eyes");
  await page.getByRole("slider", { name: "Answer" }).fill("30");
  await where(page, 30);
  const cards = () => page.locator("[data-place^='hand:1:']").count();
  expect(await cards(), "the first seat sees nothing of the other's hand").toBe(0);
  await eyes.selectOption("Player 2");
  await expect.poll(cards).toBeGreaterThan(0);
  await eyes.selectOption("everything");
  await expect.poll(() => page.locator("[data-place^='hand:0:']").count()).toBeGreaterThan(0);
  expect(await cards()).toBeGreaterThan(0);
  await eyes.selectOption("what everybody saw");
  await expect.poll(cards).toBe(0);
  await page.context().close();
});

test("from a place in a record it is played on", async () => {
  const { page } = await visit(set, AT_ONCE);
  await openRecord(page, VICTORY);
  await page.getByRole("slider", { name: "Answer" }).fill("50");
  await where(page, 50);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.locator("button[data-key]").first().waitFor();
  const answers = await page.locator("main").getAttribute("data-answers");
  expect(Number(answers)).toBeGreaterThanOrEqual(50);
  expect(await page.getByText("The rules have changed").count(), "with its own pieces").toBe(0);
  await openRecord(page, VICTORY);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("button", { name: /^Give up the game that you are playing/ }).click();
  await page.locator("button[data-key]").first().waitFor();
  const again = await page.locator("main").getAttribute("data-answers");
  expect(Number(again), "from the beginning").toBeLessThan(50);
  await page.context().close();
});

/** A record file by its distance to the present version of the rules; its answer 8 may lead elsewhere. */
function ofVersion(by: number, differs = false) {
  const record = goldenRecord("masters-of-the-night", "victory");
  const answers = record.answers.with(7, { ...record.answers[7], check: "00000000" });
  const rulesVersion = mastersOfTheNight().rulesVersion + by;
  const made = { ...record, rulesVersion, ...(differs ? { answers } : {}) };
  return {
    name: "changed.json",
    mimeType: "application/json",
    buffer: Buffer.from(JSON.stringify(made)),
  };
}

test("a record that was changed, or is none, gets a sentence and a way on", async () => {
  const { page } = await visit(set, AT_ONCE);
  await openRecord(page, ofVersion(0, true));
  await page.getByText(/answer 8 .* leads to a position/).waitFor();
  await page.getByRole("button", { name: "Open another record" }).click();
  await page.locator("input[type=file]").setInputFiles({
    name: "notes.txt",
    mimeType: "text/plain",
    buffer: Buffer.from("dear diary"),
  });
  await page.getByText("notes.txt is no record: it cannot be read as JSON.").waitFor();
  await page.context().close();
});

const PHONE = { viewport: { width: 360, height: 640 }, hasTouch: true, isMobile: true };

test.each([
  ["a wide screen", {}],
  ["a phone", PHONE],
])("on %s: an older record that replays in full says so", async (_screen, options) => {
  const { page, faults } = await visit(set, AT_ONCE, options);
  await openRecord(page, ofVersion(-1));
  const notice = page.getByText(
    /^Made with version \d+ of the rules; replays in full under version \d+\.$/,
  );
  await notice.waitFor();
  await expect(notice.isVisible()).resolves.toBe(true);
  await step(page, "Last").click();
  await page.getByText("Checked: every answer and the seed").waitFor();
  expect(faults).toEqual([]);
  await page.context().close();
});

test.each([
  ["a wide screen", {}],
  ["a phone", PHONE],
])("on %s: an older record is shown and played on up to where it differs", async (_s, options) => {
  const { page, faults } = await visit(set, AT_ONCE, options);
  await openRecord(page, ofVersion(-1, true));
  const notice = page.getByText(
    /^Made with version \d+ of the rules; replays up to answer 7 of \d+ under version \d+\. Answer 8 \(.+, .+\) differs\.$/,
  );
  await notice.waitFor();
  await page.getByText("Why answer 8 differs").click();
  await page.getByText(/it leads to a position with hash/).waitFor();
  await page.getByText("Checked: the answers up to there, and the seed").waitFor();
  await step(page, "Last").click();
  await where(page, 7);
  expect(await step(page, "On").isDisabled()).toBe(true);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.locator("button[data-key]").first().waitFor();
  expect(Number(await page.locator("main").getAttribute("data-answers"))).toBeGreaterThanOrEqual(7);
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a record of a newer version is refused with both versions and what to do", async () => {
  const { page } = await visit(set, AT_ONCE);
  await openRecord(page, ofVersion(1));
  await page
    .getByText(/made with version \d+ of the rules .*; this program has version \d+: open it with/)
    .waitFor();
  await page.getByRole("button", { name: "Open another record" }).waitFor();
  await page.context().close();
});

test.each(["dark", "light"])("nothing stands in anybody's way (%s)", async (theme) => {
  const { page } = await visit(set, { ...AT_ONCE, "coterie.theme": theme });
  await page.goto(`${set.served.address}#/replay`);
  await page.locator("input[type=file]").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await openRecord(page, SHARED);
  await step(page, "Last").click();
  await page.getByText("The game is over", { exact: true }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.context().close();
});
