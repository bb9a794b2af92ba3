import { readFile } from "node:fs/promises";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { violationsOn } from "../support/axe.js";
import {
  blockScripts,
  SCENE_WITHOUT_PLACES,
  silent,
  startWorkersWith,
  throwing,
} from "../support/failing.js";
import { answersOf, goOnWith, press, untilAnswered } from "../support/solo.js";
import { AT_ONCE, stage, visit } from "../support/stage.js";

/** What fails on this device says what happened, keeps what was stored, and shows a way on. */

const set = stage();

const SECRET = "d".repeat(64);
const GAME = "masters-of-the-night";
const SAVED = `coterie.game.${GAME}`;
const PATIENCE_MS = 10_000;

async function open(kept: Readonly<Record<string, string>> = {}): Promise<Page> {
  const { page } = await visit(set, { ...AT_ONCE, ...kept });
  page.setDefaultTimeout(PATIENCE_MS);
  return page;
}

/** A game with some answers, stored by the page itself. */
async function openGame(answers = 3): Promise<Page> {
  const page = await open();
  await goOnWith(page, set.served.address, GAME, SECRET);
  for (let i = 0; i < answers; i++) await answerOnce(page);
  return page;
}

async function answerOnce(page: Page): Promise<void> {
  const before = await answersOf(page);
  await press(page.locator("button[data-key]").first());
  await untilAnswered(page, before);
}

const stored = (page: Page, key: string): Promise<string | null> =>
  page.evaluate((name) => localStorage.getItem(name), key);

/** The file that a press of this button saves. */
async function fileOf(page: Page, button: string): Promise<string> {
  const [download] = await Promise.all([
    page.waitForEvent("download"),
    page.getByRole("button", { name: button, exact: true }).first().click(),
  ]);
  return readFile(await download.path(), "utf8");
}

const table = (page: Page) => page.locator("main[data-answers]");

test("a saved game that cannot be read is set aside, and never overwritten", async () => {
  const page = await open({ [SAVED]: '{"game":"masters' });
  await page.goto(`${set.served.address}#/play/${GAME}`);
  await page.getByRole("heading", { name: "Your saved game cannot be read" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await fileOf(page, "Save the file")).toBe('{"game":"masters');
  await page.getByRole("button", { name: "Start a new game" }).click();
  await table(page).waitFor();
  await answerOnce(page);
  expect(await stored(page, `coterie.broken.game.${GAME}`)).toBe('{"game":"masters');
  await page.goto(`${set.served.address}#/`);
  await page.getByText("cannot be read").first().waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await page.getByRole("button", { name: "Delete it", exact: true }).click();
  expect(await stored(page, `coterie.broken.game.${GAME}`), "asked once").not.toBeNull();
  await page.getByRole("button", { name: "Delete it for good" }).click();
  await expect.poll(() => stored(page, `coterie.broken.game.${GAME}`)).toBeNull();
  await page.getByRole("link", { name: /^Continue/ }).waitFor();
  await page.context().close();
});

test("a list of seats that cannot be read is set aside when another table is opened", async () => {
  const broken = '[{"table":"t","pass":"secret"},';
  const page = await open({ "coterie.tables": broken });
  await page.goto(`${set.served.address}#/open/${GAME}`);
  await page.getByLabel("What are you called").fill("Ada");
  await page.getByRole("button", { name: "Open the table" }).click();
  await page.getByRole("heading", { name: "Invite" }).waitFor();
  expect(await stored(page, "coterie.broken.tables")).toBe(broken);
  await page.goto(`${set.served.address}#/`);
  await page.getByText("Your seats at tables").waitFor();
  expect(await fileOf(page, "Save the file")).toBe(broken);
  await page.context().close();
});

test("a worker that cannot be loaded leaves the game as it is, and is tried again", async () => {
  const page = await openGame();
  const [answers, before] = [await answersOf(page), await stored(page, SAVED)];
  const unblock = await blockScripts(page);
  await page.reload();
  await page.getByRole("alert").getByText("could not be loaded").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await stored(page, SAVED)).toBe(before);
  const report = JSON.parse(await fileOf(page, "Report a problem"));
  expect(report).toMatchObject({ place: page.url(), stored: { [SAVED]: before } });
  expect(report.error.message).toContain("could not be loaded");
  await page.getByRole("button", { name: "Delete this game" }).click();
  expect(await fileOf(page, "Save the file")).toContain(SECRET);
  expect(await stored(page, SAVED), "asked once").toBe(before);
  await page.getByRole("button", { name: "Keep it" }).click();
  await unblock();
  await page.getByRole("button", { name: "Try again" }).click();
  await table(page).waitFor();
  expect(await answersOf(page)).toBe(answers);
  await page.context().close();
});

test("rules that fail at an answer leave the table visible, and the game goes on", async () => {
  const page = await openGame();
  const answers = await answersOf(page);
  const before = await stored(page, SAVED);
  const stop = await startWorkersWith(page, throwing("answer"));
  await page.reload();
  await press(page.locator("button[data-key]").first());
  const alert = page.getByRole("alert");
  await alert.getByText("Your answer could not be carried out").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  expect(await table(page).isVisible()).toBe(true);
  expect(await stored(page, SAVED)).toBe(before);
  const report = JSON.parse(await fileOf(page, "Report a problem"));
  expect(report).toMatchObject({ format: "coterie-report/1", game: GAME });
  expect(report.problem.error).toMatchObject({ name: "TypeError", stack: "at answer" });
  await stop();
  await alert.getByRole("button", { name: "Try again" }).click();
  await alert.waitFor({ state: "detached" });
  // The engine starts again behind the visible table: an answer that is given before is lost.
  const tryOnce = async (): Promise<number> => {
    await press(page.locator("button[data-key]").first());
    return answersOf(page);
  };
  await expect.poll(tryOnce, { interval: 1000 }).toBeGreaterThan(answers);
  await page.context().close();
});

test("a kept game that the rules fail to open is kept, with a report", async () => {
  const page = await openGame();
  const before = await stored(page, SAVED);
  await startWorkersWith(page, throwing("goOn"));
  await page.reload();
  await page.getByRole("heading", { name: "This game cannot be opened" }).waitFor();
  const report = JSON.parse(await fileOf(page, "Report a problem"));
  expect(report.stored[SAVED]).toBe(before);
  expect(await stored(page, SAVED)).toBe(before);
  await page.context().close();
});

test("bots that cannot be loaded leave the table visible, and are tried again", async () => {
  const page = await open();
  const unblock = await blockScripts(page, /\/(orders-(?!table)|use-mind|bots-)[^/]*\.js$/);
  await page.goto(`${set.served.address}#/play/blood-orders`);
  await table(page).waitFor();
  while ((await table(page).getAttribute("data-thinking")) === "false") {
    const before = await answersOf(page);
    await press(page.locator("button[data-key]").last());
    await page.waitForFunction(
      (known) => Number(document.querySelector("main")?.dataset.answers) !== known,
      before,
    );
  }
  const alert = page.getByRole("alert");
  await alert.getByText("bots").waitFor();
  expect(await table(page).isVisible()).toBe(true);
  await unblock();
  await alert.getByRole("button", { name: "Try again" }).click();
  await page.locator('main[data-thinking="false"]').waitFor();
  await page.context().close();
});

test("a board that fails says so, and its game is kept", async () => {
  const page = await openGame();
  const answers = await answersOf(page);
  const stop = await startWorkersWith(page, SCENE_WITHOUT_PLACES);
  await page.reload();
  await page.getByRole("heading", { name: "This page has stopped" }).waitFor();
  expect(await violationsOn(page)).toEqual([]);
  const report = JSON.parse(await fileOf(page, "Report a problem"));
  expect(report).toMatchObject({ format: "coterie-report/1", game: GAME });
  expect(report.problem.error.stack).toContain(".js");
  await stop();
  await page.getByRole("button", { name: "Load the page again" }).click();
  await table(page).waitFor();
  expect(await answersOf(page)).toBe(answers);
  await page.context().close();
});

/** Opens the file of a game in another browser, and once more where that would replace a game. */
async function openFile(text: string, answers: number): Promise<void> {
  const page = await open();
  const file = { name: "saved.json", mimeType: "application/json", buffer: Buffer.from(text) };
  const drop = async (): Promise<void> => {
    await page.goto(`${set.served.address}#/replay`);
    await page.locator("input[type=file]").setInputFiles(file);
  };
  await drop();
  await table(page).waitFor();
  expect(await answersOf(page), "in another browser").toBe(answers);
  await answerOnce(page);
  await drop();
  await page.getByRole("alert").getByText("Nothing was replaced").waitFor();
  expect(JSON.parse((await stored(page, SAVED)) ?? "").answers.length).toBeGreaterThan(answers);
  await page.context().close();
}

test("a browser that keeps nothing says so, and the game can be saved as a file", async () => {
  const page = await open();
  await page.addInitScript(() => {
    const set = Storage.prototype.setItem;
    Storage.prototype.setItem = function setItem(key: string, value: string) {
      if (key.startsWith("coterie.game")) throw new DOMException("full", "QuotaExceededError");
      set.call(this, key, value);
    };
  });
  await page.goto(`${set.served.address}#/play/${GAME}`);
  const alert = page.getByRole("alert");
  await alert.getByText("This browser does not keep your game").waitFor();
  expect(await violationsOn(page)).toEqual([]);
  await answerOnce(page);
  const answers = await answersOf(page);
  const file = JSON.parse(await fileOf(page, "Save the game as a file"));
  expect(JSON.parse(file.stored[SAVED]).answers.length).toBe(answers);
  await page.goto(`${set.served.address}#/`);
  await page.getByRole("link", { name: `Continue (${answers} answers)` }).click();
  await table(page).waitFor();
  expect(await answersOf(page), "this tab still has it").toBe(answers);
  await page.context().close();
  await openFile(JSON.stringify(file), answers);
});

test("an exception that nothing expected is shown with a report", async () => {
  const page = await openGame(0);
  await page.evaluate(() => {
    setTimeout(() => Promise.reject(new Error("the roof fell in")));
  });
  await page.getByRole("alert").getByText("Something went wrong in this page").waitFor();
  const report = JSON.parse(await fileOf(page, "Report a problem"));
  expect(report.error.message).toBe("the roof fell in");
  expect(report.stored[SAVED]).toBe(await stored(page, SAVED));
  await page.getByRole("alert").getByRole("button", { name: "Close" }).click();
  await page.getByRole("alert").waitFor({ state: "detached" });
  await page.context().close();
});

test("a part of the page that is not there is tried again without a reload", async () => {
  const page = await open();
  await page.goto(set.served.address);
  const unblock = await blockScripts(page, /\/rules-[^/]*\.js$/);
  await page.goto(`${set.served.address}#/rules/${GAME}`);
  await page.getByRole("heading", { name: "This page is not here" }).waitFor();
  await unblock();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByRole("heading", { name: "Rules of Masters of the Night" }).waitFor();
  await page.context().close();
});

test("a page that was replaced on the server loads itself again, once", async () => {
  const page = await open();
  await page.goto(set.served.address);
  let loads = 0;
  page.on("domcontentloaded", () => loads++);
  await page.route(/\/rules-[^/]*\.js$/, (route) => route.fulfill({ status: 404 }));
  // A page that asks what the server has is told of other files; a page that is loaded is not.
  await page.route(set.served.address, (route) =>
    route.request().isNavigationRequest()
      ? route.continue()
      : route.fulfill({ contentType: "text/html", body: '<script src="assets/index-new.js">' }),
  );
  await page.goto(`${set.served.address}#/rules/${GAME}`);
  await expect.poll(() => loads).toBe(1);
  await page.getByRole("heading", { name: "This page is not here" }).waitFor();
  await page.getByRole("button", { name: "Load the page again" }).waitFor();
  expect(loads).toBe(1);
  await page.context().close();
});

test("a book of rules that cannot be loaded says so, and is tried again", async () => {
  const page = await open();
  await page.goto(`${set.served.address}#/rules/${GAME}`);
  await page.getByRole("heading", { name: "Rules of" }).waitFor();
  const unblock = await blockScripts(page, /\/rules-[^/]*\.js$/);
  await page.goto(`${set.served.address}#/rules/blood-orders`);
  await page.getByRole("alert").getByText("The rules could not be loaded").waitFor();
  await unblock();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText(/^\d+ rules$/).waitFor();
  await page.context().close();
});

test("a rule that cannot be loaded says so in its place", async () => {
  const page = await openGame(0);
  const unblock = await blockScripts(page, /\/rules-[^/]*\.js$/);
  const mark = page.getByRole("button", { name: /^Rule MN-/ }).first();
  await mark.click();
  const popover = page.locator(":popover-open");
  await popover.getByText("The rules could not be loaded").waitFor();
  await unblock();
  await page.keyboard.press("Escape");
  await mark.click();
  await popover.getByText("The rules could not be loaded").waitFor({ state: "detached" });
  await page.context().close();
});

test.each(["play", "new", "open", "learn", "rules"])(
  "%s of an unknown game names the known ones",
  async (kind) => {
    const page = await open();
    await page.goto(`${set.served.address}#/${kind}/chess`);
    await page.getByRole("heading", { name: "There is no game “chess” here" }).waitFor();
    await page.getByRole("link", { name: "Masters of the Night" }).waitFor();
    await page.getByRole("link", { name: "Blood Orders" }).waitFor();
    expect(await violationsOn(page)).toEqual([]);
    await page.context().close();
  },
);

test("a record that this browser does not have is said to be missing", async () => {
  const page = await open();
  await page.goto(`${set.served.address}#/replay/last/${GAME}`);
  await page.getByText("This browser has no such record").waitFor();
  await page.context().close();
});

test("a record whose worker cannot be loaded says so, and is tried again", async () => {
  const page = await openGame(3);
  const unblock = await blockScripts(page);
  const line = page.locator("[data-line='2']");
  await line.hover();
  await line.getByRole("button", { name: "Show" }).click();
  await page.getByRole("alert").getByText("could not be loaded").waitFor();
  await unblock();
  await page.getByRole("button", { name: "Try again" }).click();
  await page.getByText(/^Answer 2 of/).waitFor();
  await page.context().close();
});

test("a hint that fails says why", async () => {
  const page = await openGame();
  await blockScripts(page);
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await page
    .getByRole("region", { name: "Hint" })
    .getByText("could not be loaded")
    .first()
    .waitFor();
  await page.context().close();
});

test.each([
  ["cannot make", throwing("report"), /^veil is not a function$/],
  ["does not make in time", silent("report"), /did not reply within 3 seconds/],
])("a report that the engine %s is made without it, and says so", async (_, code, reason) => {
  const page = await openGame();
  await startWorkersWith(page, code);
  await page.reload();
  await table(page).waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Report a problem" }).click();
  const report = JSON.parse(await fileOf(page, "Save the file"));
  expect(report.error.message).toMatch(reason);
  expect(report.stored[SAVED]).toBe(await stored(page, SAVED));
  await page.getByText("without the game's own part").waitFor();
  await page.context().close();
});

test("a record that cannot be made says so", async () => {
  const page = await openGame();
  await startWorkersWith(page, throwing("record"));
  await page.reload();
  await table(page).waitFor();
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Save the record" }).click();
  await page.getByRole("alert").getByText("The record could not be saved").waitFor();
  await page.context().close();
});

test("a record whose steps fail stays in sight, and going on from it leaves the stored game", async () => {
  const page = await openGame();
  const before = await stored(page, SAVED);
  await startWorkersWith(page, throwing("replayAt", 1) + throwing("goOnFrom"));
  const line = page.locator("[data-line='2']");
  await line.hover();
  await line.getByRole("button", { name: "Show" }).click();
  await page.getByText(/^Answer 2 of/).waitFor();
  await page.getByRole("button", { name: "Back", exact: true }).click();
  await page.getByRole("alert").getByText("after that answer could not be shown").waitFor();
  expect(await table(page).isVisible()).toBe(true);
  await page.getByRole("button", { name: "Play on from here" }).click();
  await page.getByRole("button", { name: /^Give up the game/ }).click();
  await page.getByRole("alert").getByText("could not be taken over").waitFor();
  expect(await stored(page, SAVED)).toBe(before);
  await page.context().close();
});

test("a preview that fails says so", async () => {
  const page = await openGame(0);
  await startWorkersWith(page, throwing("preview"));
  await page.reload();
  const option = page.locator("button[data-key]").first();
  await option.focus();
  await page.getByText("What this would bring could not be worked out").waitFor();
  await answerOnce(page);
  await page.context().close();
});

test("options that are only passed over ask for no preview, which the answer would wait for", async () => {
  const page = await openGame(0);
  await page.addInitScript(() => {
    const counts = { previews: 0 };
    const post = Worker.prototype.postMessage as (this: Worker, ...args: unknown[]) => void;
    Worker.prototype.postMessage = function postMessage(this: Worker, ...args: unknown[]) {
      if ((args[0] as { path?: string[] }).path?.[0] === "preview") counts.previews++;
      post.apply(this, args);
    };
    // Timers of the page run when the test says so.
    const held = new Map<number, () => void>();
    const [{ setTimeout }, { clearTimeout }] = [window, window];
    Object.assign(window, {
      counts,
      setTimeout: (call: () => void, ms = 0) => {
        if (ms < 40 || ms > 80) return setTimeout(call, ms);
        held.set(-held.size - 1, call);
        return -held.size;
      },
      clearTimeout: (id: number) => held.delete(id) || clearTimeout(id),
      release: () => {
        for (const call of held.values()) call();
      },
    });
  });
  await page.reload();
  await page.locator("button[data-key]").first().waitFor();
  const passed = await page.evaluate(async () => {
    const frame = (): Promise<unknown> => new Promise(requestAnimationFrame);
    const buttons = [...document.querySelectorAll<HTMLButtonElement>("button[data-key]")];
    for (const button of buttons) {
      button.focus();
      for (let frames = 0; frames < 3; frames++) await frame();
    }
    return buttons.map(({ dataset: { key } }) => key);
  });
  expect(passed.length).toBeGreaterThan(1);
  const previews = () =>
    page.evaluate(() => (window as unknown as { counts: { previews: number } }).counts.previews);
  expect(await previews()).toBe(0);
  await page.evaluate(() => (window as unknown as { release(): void }).release());
  await page.locator(`[data-preview="${passed.at(-1)}"]`).waitFor();
  expect(await previews()).toBe(1);
  await page.context().close();
});

test("where notifications are denied, the menu says how to allow them", async () => {
  const page = await open();
  await page.addInitScript(() => {
    Object.defineProperty(Notification, "permission", { value: "denied" });
  });
  await page.goto(`${set.served.address}#/play/${GAME}`);
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByText("You can allow it in the browser's settings").waitFor();
  await page.context().close();
});
