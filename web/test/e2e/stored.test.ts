import type { Page } from "playwright-core";
import { beforeEach, expect, test } from "vitest";
import type { Saved } from "../../src/engine/saved.js";
import { optionsOf } from "../support/online.js";
import { answersOf, press, untilAnswered } from "../support/solo.js";
import { stage, type Visit, visit } from "../support/stage.js";
import {
  firstOf,
  type Profile,
  readProfiles,
  readShown,
  recordsIn,
  type Storage,
} from "../support/stored.js";
import { capitals, checking, gameOn, openGame } from "../support/stored-page.js";
import { fillWithTables, type StoredSeat, storedSeat } from "../support/stored-tables.js";

/** What earlier pages stored in a browser is shown and applied by these. */

const set = stage(fillWithTables);
const [profiles, shown] = [readProfiles(), readShown()];

let visited: Visit;
beforeEach(async () => {
  // The stored theme is another one than what the system asks for.
  visited = await visit(set, {}, { colorScheme: "dark" });
});

/** Opens the first page with this storage and nothing else. */
async function openWith(storage: Storage): Promise<Page> {
  const { page } = visited;
  const { origin } = new URL(set.served.address);
  const localStorage = Object.entries(storage).map(([name, value]) => ({ name, value }));
  // A page that is left may still store something.
  await page.goto("about:blank");
  await page.context().setStorageState({ cookies: [], origins: [{ origin, localStorage }] });
  await page.goto(set.served.address);
  return page;
}

async function checkGame(page: Page, profile: Profile, key: string): Promise<void> {
  const { position: _, undone, ...expected } = shown[profile].games[key];
  const saved = JSON.parse(profiles[profile][key]) as Saved;
  await openGame(page, set.served.address, key, saved);
  expect(await page.getByText("The rules have changed").count(), "notices").toBe(0);
  expect(await gameOn(page)).toEqual({ ...expected, options: capitals(expected.options) });
  const log = await page.getByRole("region", { name: "Log" }).innerText();
  for (const said of Object.values(saved.said ?? {})) expect(log, "said by bots").toContain(said);
  await press(page.locator(`button[data-key="${firstOf(expected.options)}"]`));
  await untilAnswered(page, expected.answers);
  const after = await answersOf(page);
  expect(after, "answers after one more").toBeGreaterThan(expected.answers);
  await page.getByRole("button", { name: "Undo" }).click();
  await untilAnswered(page, after);
  expect(await answersOf(page), "answers after undo").toBe(undone);
}

/** One game of each kind; test/engine/stored.test.ts opens all of them. */
async function checkGames(
  page: Page,
  games: readonly (readonly [Profile, key: string])[],
): Promise<void> {
  for (const [profile, key] of games) {
    await checking(page, `${profile}: ${key}`, () => checkGame(page, profile, key));
  }
}

/** Opens a stored record: the last game by its link in Replays, one that runs by its address. */
async function openRecord(page: Page, key: string): Promise<void> {
  const [, , paper, game] = key.split(".");
  await page.goto(`${set.served.address}#/replay`);
  await page.locator("input[type=file]").waitFor();
  if (paper === "now") await page.goto(`${set.served.address}#/replay/now/${game}`);
  else {
    const link = page.locator(`a[href="#/replay/last/${game}"]`);
    expect(await link.count(), "links in Replays").toBe(1);
    await link.click();
  }
  await page.getByRole("region", { name: "Replay" }).or(page.getByRole("alert")).waitFor();
}

async function checkRecord(page: Page, key: string): Promise<void> {
  const { answers, outcome, first } = shown.solo.records[key];
  await openRecord(page, key);
  const replay = page.getByRole("region", { name: "Replay" });
  expect(await page.locator("main").innerText()).toContain(`Answer 0 of ${answers}`);
  expect(await replay.innerText()).toContain(`Next: ${first}`);
  await replay.getByRole("button", { name: "Last", exact: true }).click();
  await replay.getByText(`Answer ${answers} of ${answers}`).waitFor();
  const ends = await page.locator("#outcome").allInnerTexts();
  expect(ends, "the outcome").toEqual(outcome === null ? [] : [outcome]);
}

async function checkSettings(page: Page): Promise<void> {
  await page.goto(`${set.served.address}#/open/blood-orders`);
  expect(await page.getByLabel("What are you called").inputValue(), "coterie.name").toBe("Ada");
  const root = page.locator("html");
  expect(await root.getAttribute("data-theme"), "coterie.theme").toBe("light");
  expect(await root.getAttribute("data-speed"), "coterie.speed").toBe("fast");
  await page.goto(`${set.served.address}#/play/masters-of-the-night`);
  await page.getByRole("button", { name: "Menu" }).click();
  const asksAgain = page.getByLabel("Ask again before what is dangerous");
  expect(await asksAgain.isChecked(), "coterie.asks-again").toBe(false);
  const sound = page.getByLabel("A sound when it is my turn");
  expect(await sound.isChecked(), "coterie.sound").toBe(false);
}

test("a player beside bots goes on with games, lessons and records, by the same settings", async () => {
  const page = await openWith(profiles.solo);
  await checkGames(page, [
    ["solo", "coterie.game.masters-of-the-night"],
    ["solo", "coterie.game.blood-orders"],
    ["solo", "coterie.lesson.masters-of-the-night"],
  ]);
  for (const key of recordsIn(profiles.solo)) {
    await checking(page, key, () => checkRecord(page, key));
  }
  await checkSettings(page);
  expect(visited.faults).toEqual([]);
});

test("a shared screen, and a game that began at a position with pieces of its own", async () => {
  const shared = "coterie.game.blood-orders";
  const page = await openWith({ ...profiles.midway, [shared]: profiles.shared[shared] });
  await checkGames(page, [
    ["shared", shared],
    ["midway", "coterie.game.masters-of-the-night"],
  ]);
  await checking(page, "coterie.pieces.*: the name of a district", () =>
    page.locator("[data-board]").getByText("Old Harbour").first().waitFor(),
  );
  expect(visited.faults).toEqual([]);
});

/** The storage that pages had left of tables: the fixture with other tables in its place. */
function storageOf(seats: readonly StoredSeat[]): Storage {
  const { solo } = profiles;
  const [stored] = JSON.parse(solo["coterie.tables"]);
  const seen = Object.keys(solo).find((key) => key.endsWith(stored.table)) ?? "";
  return {
    "coterie.speed": "off",
    "coterie.tables": JSON.stringify(seats.map(({ table, pass }) => ({ ...stored, table, pass }))),
    ...Object.fromEntries(seats.map(({ table }) => [seen.replace(stored.table, table), "1"])),
  };
}

/** Seats at stored tables, and the seats whose hands they see there. */
const SEATS = [
  { ...storedSeat("running-masters", 0), hands: [] },
  { ...storedSeat("planning", 1), hands: [1] },
];

type CheckedSeat = (typeof SEATS)[number];

async function checkSeat(page: Page, { table, guest, hands }: CheckedSeat): Promise<void> {
  await page.goto(`${set.served.address}#/`);
  await page.locator(`a[href="#/table/${table}"]`).click();
  await page.locator("main[data-answers]").or(page.getByRole("alert")).first().waitFor();
  const me = page.locator("li[data-here]", { has: page.getByText("you", { exact: true }) });
  expect(await me.locator("strong").allTextContents(), "who you are").toEqual([guest]);
  const seen = await page
    .locator("[data-place^='hand:']")
    .evaluateAll((places) => places.map((place) => place.getAttribute("data-place")));
  const seats = new Set(seen.map((place) => Number(place?.split(":")[1])));
  expect([...seats].sort(), "whose hands are seen").toEqual(hands);
  const news = await page.getByText("Since your last turn").count();
  expect(news, `coterie.seen.${table}: a mark before what is new`).toBe(1);
}

test("the passes of seats open their tables with the view of the seat", async () => {
  const page = await openWith(storageOf(SEATS));
  for (const one of SEATS) {
    const item = `coterie.tables: seat ${one.seat} of the table "${one.state}"`;
    await checking(page, item, () => checkSeat(page, one));
  }
  // The last table waits for this seat: its answer counts.
  const before = await answersOf(page);
  await press(optionsOf(page).first());
  await untilAnswered(page, before);
  expect(visited.faults).toEqual([]);
});
