import type { Page } from "playwright-core";
import { test } from "vitest";
import { recordFile } from "../test/support/records.js";
import { stage } from "../test/support/stage.js";
import { newPage, SIZES, type Size, shoot, type Theme } from "./camera.js";
import { type GameId, keptAt, RECORDS } from "./positions.js";
import { showHint, tablePage } from "./table-page.js";

/** Every page in every size, into out/screenshots. They have to be looked at: nothing is checked. */

const set = stage();

const sizes = Object.keys(SIZES) as Size[];
const games: readonly GameId[] = ["masters-of-the-night", "blood-orders"];
const NAMES: Readonly<Record<GameId, string>> = {
  "masters-of-the-night": "masters",
  "blood-orders": "orders",
};

async function close(page: Page): Promise<void> {
  await page.context().close();
}

/** Waits for the text, so that an empty page fails. */
async function shootWhen(page: Page, text: string | RegExp, name: string): Promise<void> {
  await page.getByText(text).first().waitFor();
  await shoot(page, name);
}

const PLAIN: readonly (readonly [route: string, text: string, name: string])[] = [
  ["", "Play now", "home"],
  ["#/new/masters-of-the-night", "New game of", "new-game"],
  ["#/open/blood-orders", "New table of", "new-table"],
  ["#/rules/masters-of-the-night", "MN-1.1", "rules"],
  ["#/replay", "Drop the file", "replays"],
  ["#/tables", "Open tables", "open-tables"],
  ["#/nowhere", "There is nothing here", "not-found"],
];

test.each(sizes)("plain pages, %s", async (size) => {
  const page = await newPage(set, size);
  for (const [route, text, name] of PLAIN) {
    await page.goto(`${set.served.address}${route}`);
    await shootWhen(page, text, `${name}-${size}`);
  }
  await close(page);
});

test.each(sizes)("a lesson, and a screen that is handed over, %s", async (size) => {
  const page = await newPage(set, size, keptAt("masters-of-the-night", 0, "lesson"));
  await page.goto(`${set.served.address}#/learn/masters-of-the-night`);
  await page.locator("button[data-key]").first().waitFor();
  await shootWhen(page, "End the guide", `learn-${size}`);
  await page.goto(`${set.served.address}#/new/blood-orders`);
  await page.getByLabel("two of us").check();
  await page.getByRole("button", { name: "Begin" }).click();
  await shootWhen(page, "Player 1 is next", `hand-over-${size}`);
  await close(page);
});

const tables = games.flatMap((game) =>
  (["early", "middle", "late"] as const).flatMap((moment) =>
    sizes.map((size) => [game, moment, size] as const),
  ),
);

test.each(tables)("%s, %s, %s", async (game, moment, size) => {
  const page = await tablePage(set, game, moment, size);
  await shoot(page, `${NAMES[game]}-${moment}-${size}`);
  if (size === "phone") {
    for (const part of ["Board", "Sheets"]) {
      await page.getByRole("navigation").getByRole("button", { name: part }).click();
      await shoot(page, `${NAMES[game]}-${moment}-${size}-${part.toLowerCase()}`);
    }
  }
  await close(page);
});

const themes: readonly Theme[] = ["dark", "light"];
const everywhere = themes.flatMap((theme) => sizes.map((size) => [size, theme] as const));

test.each(everywhere)("hints, %s, %s", async (size, theme) => {
  // A vampire acts early in the one game; a plan is made at the start of the other.
  for (const [game, moment] of [
    ["masters-of-the-night", "early"],
    ["blood-orders", "start"],
  ] as const) {
    const page = await tablePage(set, game, moment, size, theme);
    await showHint(page);
    await shoot(page, `${NAMES[game]}-hint-${size}-${theme}`);
    await close(page);
  }
});

test.each(everywhere)("levels of bots, %s, %s", async (size, theme) => {
  const page = await newPage(set, size, {}, theme);
  for (const game of games) {
    await page.goto(`${set.served.address}#/new/${game}`);
    if (game === "masters-of-the-night") await page.getByLabel("one bot").check();
    await page.getByText(/^Strongest: /).scrollIntoViewIfNeeded();
    await shootWhen(page, /^Strongest: /, `${NAMES[game]}-levels-${size}-${theme}`);
  }
  await close(page);
});

/** A new game of one player and a bot that thinks for long enough to be seen. */
async function besideABot(page: Page): Promise<void> {
  await page.goto(`${set.served.address}#/new/masters-of-the-night`);
  await page.getByLabel("one bot").check();
  await page.getByLabel(/^Strongest: /).check();
  await page.getByRole("button", { name: "Begin" }).click();
}

test.each(sizes)("a bot that plays along, %s", async (size) => {
  const page = await newPage(set, size);
  await besideABot(page);
  const said = page.locator("section > p", { hasText: / means to / });
  const over = page.getByText("The game is over", { exact: true });
  while (!(await said.isVisible())) {
    // The answers are poor, so that a game may end before the bot has spoken.
    if (await over.isVisible()) await besideABot(page);
    const button = page.locator("button[data-key]").last();
    // While the bot thinks there is nothing to press.
    await button.click({ timeout: 200 }).catch(() => {});
  }
  await shoot(page, `masters-bot-${size}`);
  if (size === "phone") {
    await page.getByRole("navigation").getByText("Log").click();
    await shoot(page, `masters-bot-${size}-log`);
  }
  await close(page);
});

test.each(games)("%s in the light theme", async (game) => {
  const page = await tablePage(set, game, "middle", "desktop", "light");
  await shoot(page, `${NAMES[game]}-middle-desktop-light`);
  await close(page);
});

test.each(games)("%s as a replay, at its end", async (game) => {
  for (const size of sizes) {
    const page = await newPage(set, size);
    await page.goto(`${set.served.address}#/replay`);
    await page.locator("input[type=file]").setInputFiles(recordFile(game, RECORDS[game]));
    await page.getByRole("button", { name: "Last" }).click();
    await page.getByText("The game is over", { exact: true }).waitFor();
    await shoot(page, `${NAMES[game]}-end-${size}`);
    await close(page);
  }
});

test.each(sizes)("a table with friends, %s", async (size) => {
  const [ada, bob] = [await newPage(set, size), await newPage(set, "desktop")];
  await ada.goto(`${set.served.address}#/open/blood-orders`);
  await ada.getByLabel("What are you called").fill("Ada");
  await ada.getByLabel("three", { exact: true }).check();
  await ada.getByRole("button", { name: "Open the table" }).click();
  const link = await ada.locator("input[readonly]").inputValue();
  await bob.goto(link);
  await bob.getByLabel("What are you called").fill("Bob");
  await shoot(bob, "join-desktop");
  await bob.getByRole("button", { name: "Join" }).click();
  await bob.getByRole("button", { name: "I am ready" }).click();
  await ada.getByLabel("Who plays seat 3").selectOption("search:300ms");
  await shootWhen(ada, "ready", `lobby-${size}`);
  await ada.getByRole("button", { name: "Begin" }).click();
  await ada.locator("button[data-key]").first().waitFor();
  await ada.getByRole("button", { name: "People" }).locator("visible=true").first().click();
  await shoot(ada, `people-${size}`);
  await close(ada);
  await close(bob);
});
