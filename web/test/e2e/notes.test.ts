import type { Locator, Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../support/axe.js";
import { noFaults, ORDERS, twoAt } from "../support/gathering.js";
import { leaveAll, optionsOf, PHONE, showPart } from "../support/online.js";
import { answersOf, answersToTheEnd, goOnWith, press, untilAnswered } from "../support/solo.js";
import { AT_ONCE, stage, visit } from "../support/stage.js";

/** The private notes of planning (BO-3.1), and who is ready (BO-3.2), at the table of Blood Orders. */

const set = stage();

const SECRET = "c".repeat(64);

const noteFor = (page: Page, order: string): Locator =>
  page.getByLabel(`Your private note for the ${order} token`);

const chosen = (select: Locator): Promise<string | null> =>
  select.locator("option:checked").textContent();

/** Plans all cards the same way, without committing. */
async function planAll(page: Page, place: string): Promise<void> {
  const options = page.locator(`button[data-key="${place}"]`);
  const commit = page.locator('button[data-key="commit"]');
  while ((await commit.count()) === 0) {
    const before = await answersOf(page);
    await press(options.first());
    await untilAnswered(page, before);
  }
}

/** Waits until a player may place a token, who may first have to take the screen over. */
async function untilPlaces(page: Page): Promise<1 | 2> {
  const handOver = page.getByRole("heading", { name: "is next" });
  const places = page.locator('button[data-key^="place:"]').first();
  await handOver.or(places).first().waitFor({ state: "attached" });
  if ((await handOver.count()) > 0) await page.getByRole("button", { name: /^I am/ }).click();
  await places.waitFor({ state: "attached" });
  const asked = await page.locator("[data-asked]").textContent();
  return asked?.startsWith("Player 1") ? 1 : 2;
}

async function take(page: Page, player: number): Promise<void> {
  await page.getByRole("button", { name: `I am Player ${player}` }).click();
}

test("BO-3.1: two players at one screen note Quarters; each sees their own, until the Day ends", async () => {
  const { page, faults } = await visit(set, AT_ONCE, { viewport: PHONE, hasTouch: true });
  const two = { people: [0, 1] };
  await goOnWith(page, set.served.address, "blood-orders", SECRET, [], two);
  for (const [player, note] of [
    [1, "Note: South"],
    [2, "Note: North"],
  ] as const) {
    await take(page, player);
    await showPart(page, "Sheets");
    const dawn = noteFor(page, "dawn");
    expect(await chosen(dawn), "nothing is noted yet, and nothing of another seat").toBe("No note");
    const box = await dawn.boundingBox();
    expect(Math.min(box?.height ?? 0, box?.width ?? 0)).toBeGreaterThanOrEqual(44);
    await dawn.focus();
    while ((await chosen(dawn)) !== note) await page.keyboard.press("ArrowDown");
    expect(await violationsOn(page)).toEqual([]);
    await page.reload();
    await take(page, player);
    expect(await chosen(dawn)).toBe(note);
    await planAll(page, "hand");
    await press(page.locator('button[data-key="commit"]'));
    if (player === 1) await page.getByRole("heading", { name: "Player 2 is next" }).waitFor();
  }

  const placing: number[] = [];
  while (placing.length < 2) {
    const player = await untilPlaces(page);
    placing.push(player);
    const [mine, theirs] = player === 1 ? ["South", "North"] : ["North", "South"];
    await showPart(page, "Sheets");
    await page.getByText(`Note: ${mine}`).waitFor();
    expect(await page.getByText(`Note: ${theirs}`).count()).toBe(0);
    const noted = optionsOf(page).filter({ hasText: "Your note" });
    expect(
      await noted.evaluateAll((all: HTMLElement[]) => all.map(({ dataset }) => dataset.key)),
    ).toEqual([`place:dawn:${mine.toLowerCase()}`]);
    const before = await answersOf(page);
    await press(noted);
    await untilAnswered(page, before);
    await press(page.locator('button[data-key="end"]'));
  }
  expect(placing.sort()).toEqual([1, 2]);

  const almostAll = answersToTheEnd("blood-orders", SECRET).slice(0, -3);
  await goOnWith(page, set.served.address, "blood-orders", SECRET, almostAll, two);
  await page.getByRole("button", { name: /^I am/ }).click();
  await page.locator("main[data-answers]").waitFor();
  await expect.poll(() => page.evaluate(() => localStorage.getItem("coterie.notes"))).toBeNull();
  expect(faults).toEqual([]);
  await page.context().close();
});

test("BO-3.2: others see that a seat is ready, and neither its answers before nor its note", async () => {
  const [ada, grace] = await twoAt(set, ORDERS);
  const sent: string[] = [];
  ada.page.on("websocket", (socket) => {
    socket.on("framesent", ({ payload }) => void sent.push(String(payload)));
  });
  // The page connects again, so that the test sees what it sends.
  await ada.page.reload();
  await noteFor(ada.page, "dusk").selectOption({ label: "Note: East" });
  const panel = grace.page.getByRole("group", { name: "Rivals" }).locator("article");
  await panel.getByText("thinking").waitFor();
  const before = grace.frames.length;
  await planAll(ada.page, "dusk");
  expect(grace.frames.slice(before).filter((frame) => !frame.includes('"pong"'))).toEqual([]);
  await press(ada.page.locator('button[data-key="commit"]'));
  await panel.getByText("ready").waitFor();
  await ada.page.getByRole("button", { name: "Undo" }).click();
  await panel.getByText("thinking").waitFor();
  expect(await chosen(noteFor(ada.page, "dusk"))).toBe("Note: East");
  expect(sent.join("\n")).toContain('"answer"');
  expect(sent.join("\n")).not.toContain("quarter:");
  noFaults([ada, grace]);
  await leaveAll([ada, grace]);
});
