import { dice } from "@coterie/kernel";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import { MASTERS, noFaults, ORDERS, twoAt } from "../../support/gathering.js";
import {
  affair,
  answerAny,
  begin,
  joinTable,
  knownFrom,
  lastKnown,
  leaveAll,
  linkOn,
  newPerson,
  openTable,
  optionsOf,
  type Person,
  PHONE,
  passOf,
  playOn,
  showPart,
  whoIsAsked,
} from "../../support/online.js";
import { hiddenFrom, leaked, leaksIn } from "../../support/secrets.js";
import { answersOf, press, untilAnswered } from "../../support/solo.js";
import { stage } from "../../support/stage.js";

/** What people at a table come to know, and what they do not. */

const house = stage();

const SECRET = /^[0-9a-f]{64}$/;

test("two people play a Day of Blood Orders, and neither is told the other's secrets", async () => {
  const ada = await newPerson(house.browser, "Ada");
  const grace = await newPerson(house.browser, "Grace", { size: PHONE });
  const people = [ada, grace];
  await ada.page.goto(house.served.address);
  const door = ada.page.locator("section", { hasText: "Blood Orders" });
  await door.getByRole("link", { name: "New table" }).click();
  await ada.page.getByLabel("What are you called").fill(ada.name);
  await ada.page.getByRole("button", { name: "Open the table" }).click();
  await ada.page.getByText("One seat is still open").waitFor();
  expect(await ada.page.getByRole("button", { name: "Begin" }).isDisabled()).toBe(true);
  await ada.page.getByRole("img", { name: /^QR code/ }).waitFor();
  const link = await linkOn(ada.page, "Whoever has this link can join");
  await joinTable(grace, link);
  await ada.page.getByText("Not ready yet: Grace.").waitFor();
  await begin(ada, [grace]);

  const seed = "a Day of Blood Orders";
  const pick = dice(seed);
  const isFirstDay = async (): Promise<boolean> =>
    (await ada.page.getByRole("heading", { level: 1 }).textContent())?.includes("Day 1") ?? false;
  while (await isFirstDay()) await answerAny((await whoIsAsked(people)).page, pick);
  for (const part of ["Board", "Sheets", "Log", "People", "Question"]) {
    await showPart(grace.page, part);
    expect(await grace.page.locator("main").getAttribute("data-part")).not.toBeNull();
  }

  const [mine, theirs] = [knownFrom(ada.frames, 0), knownFrom(grace.frames, 1)];
  expect(leaksIn(grace.frames, 1, 0), seed).toEqual([]);
  expect(leaksIn(ada.frames, 0, 1), seed).toEqual([]);
  expect(hiddenFrom(mine.documents, theirs.documents, 0), seed).toBeGreaterThan(10);
  expect(hiddenFrom(theirs.documents, mine.documents, 1), seed).toBeGreaterThan(10);
  // What tells of leaks must be able to.
  expect(leaksIn(leaked(mine.documents, grace.frames, 1), 1, 0)).not.toEqual([]);

  const pass = await passOf(ada);
  for (const { page } of people) await affair(page, "End without a result");
  for (const { page } of people) await page.locator("#outcome").waitFor({ state: "attached" });
  const { id, commitment } = lastKnown(ada, 0).table;
  const record = await (
    await ada.page.request.get(`${house.served.address}api/tables/${id}/record`)
  ).json();
  const told = [...grace.frames, ...grace.bodies].join("\n");
  expect(record.seed.secret).toMatch(SECRET);
  expect(told).toContain(commitment);
  expect(told).not.toContain(record.seed.secret);
  expect(told).not.toContain(pass);
  noFaults(people);
  await leaveAll(people);
});

test("at a table without spectators only the players see the game", async () => {
  const [ada, grace, link] = await twoAt(house, MASTERS, {
    choices: ["only the players see the game"],
  });
  const lucy = await newPerson(house.browser, "Lucy");
  await lucy.page.goto(link);
  await lucy.page.getByText("Its players have agreed that nobody else watches.").waitFor();
  expect(await lucy.page.getByRole("button").count(), "there is no way in").toBe(0);
  await playOn([ada, grace], 2, dice("not shown"));
  expect(lucy.frames).toEqual([]);
  expect(ada.frames.join("")).toContain('"facts"');
  noFaults([ada, grace, lucy]);
  await leaveAll([ada, grace, lucy]);
});

const LOG = '[aria-label="Log"]';

/** Words as they are read: without marks of rules and hidden parts. */
async function readOn(page: Page, place: string): Promise<string> {
  const words = await page.locator(place).innerText();
  return words.replace(/ *(MN|BO)-[\d.]+[a-z]?\n?/g, " ").replace(/\s+/g, " ");
}

test("whoever points at an option is told what follows for certain, at each of their seats", async () => {
  const ada = await newPerson(house.browser, "Ada");
  const { page } = ada;
  await openTable(ada, house.served.address, MASTERS);
  await page.getByRole("button", { name: "Sit here" }).click();
  await page.getByRole("button", { name: "Begin" }).click();
  const compared = new Set<string>();
  for (let i = 0; i < 24 && compared.size < 2; i++) {
    await whoIsAsked([ada]);
    const option = optionsOf(page).first();
    await option.focus();
    const key = await option.getAttribute("data-key");
    const told = await readOn(page, `[data-preview="${key}"]`);
    const seat = [0, 1].find((one) => lastKnown(ada, one).question !== null);
    const before = await answersOf(page);
    await press(option);
    await untilAnswered(page, before);
    const [, certain] = /^For certain: (.*?)(?: The rest is open\.)?$/.exec(told) ?? [];
    if (certain === undefined) continue;
    compared.add(`seat ${seat}`);
    expect(await readOn(page, LOG)).toContain(certain);
  }
  expect([...compared].sort()).toEqual(["seat 0", "seat 1"]);
  noFaults([ada]);
  await leaveAll([ada]);
});

const SINCE = "Since your last turn";

/** Plays until a person can send an Order into the city, before everybody's eyes. */
async function untilPlaces(person: Person, people: readonly Person[]): Promise<void> {
  const pick = dice("until an Order is sent");
  const places = person.page.locator('button[data-key^="place:"]');
  while ((await places.count()) === 0) await answerAny((await whoIsAsked(people)).page, pick);
}

/** Sends the first Order to this place, and ends the turn, if there is anything else to do in it. */
async function place({ page }: Person, where: string): Promise<void> {
  const before = await answersOf(page);
  await press(page.locator(`button[data-key^="place:"][data-key$=":${where}"]`).first());
  await untilAnswered(page, before);
  const end = page.locator('[data-key="end"]');
  await end
    .or(page.getByText(/^Waiting for/))
    .first()
    .waitFor();
  if ((await end.count()) === 0) return;
  const placed = await answersOf(page);
  await press(end);
  await untilAnswered(page, placed);
}

/** As if another tab lay above this one, or no longer. */
async function lookElsewhere(page: Page, isHidden: boolean): Promise<void> {
  await page.evaluate(
    (state) => {
      Object.defineProperty(document, "visibilityState", { value: state, configurable: true });
      document.dispatchEvent(new Event("visibilitychange"));
    },
    isHidden ? "hidden" : "visible",
  );
}

test("whoever comes back reads what happened since, and no more than they may know", async () => {
  const [ada, grace, link] = await twoAt(house, ORDERS);
  await untilPlaces(ada, [ada, grace]);
  await grace.page.close();
  await place(ada, "north");
  const back: Person = { ...grace, page: await grace.context.newPage() };
  await back.page.goto(link);
  // The page may have been closed before it had shown the last lines: then these are news, too.
  const news = back.page.locator(`li:has-text("${SINCE}"), li:has-text("${SINCE}") ~ li`);
  await news.getByText("Ada places a face-down token in the North.").waitFor();
  expect(await ada.page.getByText(SINCE).count()).toBe(0);

  await untilPlaces(ada, [ada, back]);
  await lookElsewhere(back.page, true);
  await place(ada, "south");
  await lookElsewhere(back.page, false);
  await news.getByText("Ada places a face-down token in the South.").waitFor();
  expect(await readOn(ada.page, LOG)).toMatch(/Ada places the \w+ token/);
  expect(await readOn(back.page, LOG)).not.toMatch(/Ada places the \w+ token/);
  noFaults([ada, grace]);
  await leaveAll([ada, grace]);
});
