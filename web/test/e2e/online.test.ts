import { AxeBuilder } from "@axe-core/playwright";
import { dice } from "@coterie/kernel";
import type { Page } from "playwright-core";
import { expect, test } from "vitest";
import {
  affair,
  answerAny,
  begin,
  DESK,
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
  say,
  showPart,
  type Ways,
  whoIsAsked,
} from "../support/online.js";
import { hiddenFrom, leaked, leaksIn } from "../support/secrets.js";
import { answersOf, press, untilAnswered } from "../support/solo.js";
import { stage } from "../support/stage.js";

/** Tables with friends, each in a browser of their own. */

const house = stage();

const MASTERS = "masters-of-the-night";
const ORDERS = "blood-orders";

interface Agreed extends Ways {
  /** Words of the form. */
  readonly choices?: readonly string[];
}

/** Ada opens a table, Grace joins it, and the game begins. */
async function twoAt(game: string, agreed: Agreed = {}): Promise<[Person, Person, string]> {
  const ada = await newPerson(house.browser, "Ada", agreed);
  const grace = await newPerson(house.browser, "Grace", agreed);
  const link = await openTable(ada, house.served.address, game, agreed.choices);
  await joinTable(grace, link);
  await begin(ada, [grace]);
  return [ada, grace, link];
}

function noFaults(people: readonly Person[]): void {
  expect(people.flatMap(({ faults }) => faults)).toEqual([]);
}

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

const LOST = /^The connection is lost/;

/** How often somebody's answers have been counted. */
function answeredBy(person: Person, seat: number): number {
  const { log } = knownFrom(person.frames, seat);
  return log.filter((item) => item.what === "answered" && item.seat === seat).length;
}

test("the page is loaded again, the server goes and comes: nothing is lost or done twice", async () => {
  const [ada, grace] = await twoAt(ORDERS);
  const pick = dice("nothing is lost");
  for (let i = 0; i < 2; i++) await answerAny(grace.page, pick);
  const shown = (): Promise<string[]> => grace.page.locator("#ask, ol li").allTextContents();
  const before = await shown();
  await grace.page.reload();
  await grace.page.locator("#ask").waitFor();
  expect(await shown()).toEqual(before);

  const [lines, answered] = [await answersOf(ada.page), answeredBy(ada, 0)];
  await house.served.crash();
  for (const { page } of [ada, grace]) await page.getByText(LOST).waitFor();
  // Nothing seems to happen, so that somebody presses twice.
  for (let i = 0; i < 2; i++) await press(optionsOf(ada.page).first());
  await house.served.again();
  for (const { page } of [ada, grace]) await page.getByText(LOST).waitFor({ state: "detached" });
  await untilAnswered(ada.page, lines);
  expect(answeredBy(ada, 0) - answered).toBe(1);
  expect(await ada.page.getByRole("alert").count()).toBe(0);
  await playOn([ada, grace], 4, pick);
  await leaveAll([ada, grace]);
});

test("a network that vanishes without a word is noticed", async () => {
  const [ada, grace] = await twoAt(MASTERS);
  await grace.context.setOffline(true);
  await grace.page.getByText(LOST).waitFor();
  await grace.context.setOffline(false);
  await grace.page.getByText(LOST).waitFor({ state: "detached" });
  await playOn([ada, grace], 2, dice("after a tunnel"));
  await leaveAll([ada, grace]);
});

const LOG = '[aria-label="Log"]';

/** Words as they are read: without marks of rules and hidden parts. */
async function readOn(page: Page, place: string): Promise<string> {
  // biome-ignore lint/performance/useDomNodeTextContent: what is hidden is no part of it
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
  const [ada, grace, link] = await twoAt(ORDERS);
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

test("people talk, and see who is here", async () => {
  const [ada, grace, link] = await twoAt(MASTERS);
  for (const { page } of [ada, grace]) await showPart(page, "People");
  await say(grace.page, "The veil is thin <b>tonight</b>");
  await ada.page.getByText("The veil is thin <b>tonight</b>").waitFor();
  const sitters = ada.page.getByRole("list", { name: "People" }).locator("li");
  await expect.poll(() => sitters.nth(1).getAttribute("data-here")).toBe("true");
  await grace.page.close();
  await sitters.nth(1).getByText("away").waitFor();
  expect(await sitters.nth(1).getAttribute("data-here")).toBe("false");
  const page = await grace.context.newPage();
  await page.goto(link);
  await sitters.nth(1).getByText("away").waitFor({ state: "detached" });
  await showPart(page, "People");
  await page.getByText("The veil is thin <b>tonight</b>").waitFor();
  noFaults([ada, grace]);
  await leaveAll([ada, grace]);
});

/** Plays until somebody cannot take an answer back without the others. */
async function untilLearned(people: readonly Person[]): Promise<Person> {
  const pick = dice("until something is learned");
  for (;;) {
    await answerAny((await whoIsAsked(people)).page, pick);
    for (const person of people) {
      const words = await person.page.getByRole("button", { name: "Undo" }).getAttribute("title");
      if (words?.includes("The others will be asked.")) return person;
    }
  }
}

test("what was learned is taken back if the other agrees, and not if they refuse", async () => {
  const [ada, grace, link] = await twoAt(MASTERS);
  const asker = await untilLearned([ada, grace]);
  const other = asker === ada ? grace : ada;
  const lucy = await newPerson(house.browser, "");
  await lucy.page.goto(link);
  await lucy.page.getByRole("button", { name: "Only look" }).click();
  await lucy.page.locator("main[data-answers]").waitFor();
  const undo = asker.page.getByRole("button", { name: "Undo" });
  const asked = other.page.getByText(`${asker.name} asks to take the last answer back.`);
  await undo.click();
  await asker.page.getByText("The others are asked").waitFor();
  await asked.first().waitFor();
  expect(await lucy.page.getByRole("button", { name: "Agree" }).count()).toBe(0);
  const before = await asker.page.locator("#ask").count();
  await other.page.getByRole("button", { name: "Refuse" }).click();
  await asker.page.getByText("The others are asked").waitFor({ state: "detached" });
  await showPart(asker.page, "People");
  await asker.page.getByText(`${other.name} does not want that taken back`).waitFor();
  expect(await asker.page.locator("#ask").count()).toBe(before);
  await undo.click();
  await other.page.getByRole("button", { name: "Agree" }).click();
  await showPart(asker.page, "Log");
  await asker.page.getByText("took the last answer back").filter({ visible: true }).waitFor();
  await asker.page.getByText("The others are asked").waitFor({ state: "detached" });
  expect(await optionsOf(lucy.page).count()).toBe(0);
  await playOn([ada, grace], 3, dice("after that"));
  await showPart(ada.page, "People");
  await ada.page.getByText("Watching: 1 without a name").waitFor();
  noFaults([ada, grace, lucy]);
  await leaveAll([ada, grace, lucy]);
});

test("at a table without spectators only the players see the game", async () => {
  const [ada, grace, link] = await twoAt(MASTERS, { choices: ["only the players see the game"] });
  const lucy = await newPerson(house.browser, "Lucy");
  await lucy.page.goto(link);
  await lucy.page.getByRole("button", { name: "Only look" }).click();
  await lucy.page.getByRole("heading", { name: "This game is not shown" }).waitFor();
  await playOn([ada, grace], 2, dice("not shown"));
  expect(knownFrom(lucy.frames, -1).documents.filter(({ view }) => view !== null)).toEqual([]);
  expect(lucy.frames.join("")).not.toContain('"facts"');
  expect(ada.frames.join("")).toContain('"facts"');
  noFaults([ada, grace, lucy]);
  await leaveAll([ada, grace, lucy]);
});

test("a seat is handed over by a link that works once", async () => {
  const [ada, grace] = await twoAt(ORDERS);
  await answerAny(grace.page, dice("before it is handed over"));
  const ask = await grace.page.locator("#ask").textContent();
  await affair(grace.page, "Hand my seat over");
  const link = await linkOn(grace.page, "Whoever opens this takes your seat");
  const [lucy, mina] = [
    await newPerson(house.browser, "Lucy"),
    await newPerson(house.browser, "Mina"),
  ];
  for (const { page, name } of [lucy, mina]) {
    await page.goto(link);
    await page.getByLabel("What are you called").fill(name);
    await page.getByRole("button", { name: "Take this seat" }).click();
    if (name === lucy.name) await page.locator("#ask").waitFor();
  }
  expect(await lucy.page.locator("#ask").textContent()).toBe(ask);
  expect(lucy.page.url()).not.toContain("code");
  await mina.page.getByRole("alert").waitFor();
  expect(await mina.page.getByRole("alert").textContent()).not.toBe("");
  // Grace has no seat any more, and only watches.
  await expect.poll(() => optionsOf(grace.page).count()).toBe(0);
  await playOn([ada, lucy], 3, dice("after it was handed over"));
  noFaults([ada, grace, lucy]);
  await leaveAll([ada, grace, lucy, mina]);
});

test("somebody goes on elsewhere, and the old place says so", async () => {
  const [ada, grace] = await twoAt(MASTERS);
  await affair(grace.page, "Go on elsewhere");
  const link = await linkOn(grace.page, "Go on with this on another device");
  const phone = await newPerson(house.browser, "Grace", { size: PHONE });
  await phone.page.goto(link);
  await phone.page.getByLabel("What are you called").fill(phone.name);
  await phone.page.getByRole("button", { name: "Take this seat" }).click();
  await phone.page.locator("main[data-answers]").waitFor();
  await grace.page.getByRole("heading", { name: "You have no place here any more" }).waitFor();
  await playOn([ada, phone], 4, dice("elsewhere"));
  expect(lastKnown(ada, 0).table.guests.map(({ name }) => name)).toEqual(["Ada", "Grace"]);
  await grace.page.getByRole("button", { name: "Forget this table" }).click();
  await grace.page.getByRole("link", { name: "Play now" }).first().waitFor();
  noFaults([ada, phone]);
  await leaveAll([ada, grace, phone]);
});

test("a table that is not there, or full, or away, says so and shows a way on", async () => {
  const ada = await newPerson(house.browser, "Ada");
  const { page } = ada;
  for (const id of ["0123456789abcdef0123456789abcdef", "012", "%7B%22%7D"]) {
    await page.goto(`${house.served.address}#/table/${id}`);
    await page.getByRole("heading", { name: "This table is not there" }).waitFor();
    await page.getByRole("link", { name: "To the first page" }).click();
    await page.getByRole("link", { name: "Play now" }).first().waitFor();
  }
  const link = await openTable(ada, house.served.address, ORDERS);
  const [grace, lucy] = [
    await newPerson(house.browser, "Grace"),
    await newPerson(house.browser, "Lucy"),
  ];
  await lucy.page.goto(link);
  await lucy.page.getByText("a seat is free").waitFor();
  await joinTable(grace, link);
  // Lucy's page does not know that yet.
  await lucy.page.getByLabel("What are you called").fill("Lucy");
  await lucy.page.getByRole("button", { name: "Join" }).click();
  await lucy.page.getByText("Watching: Lucy").waitFor();
  expect(await lucy.page.getByRole("button", { name: "I am ready" }).count()).toBe(0);
  noFaults([grace, lucy]);

  for (const person of [ada, lucy]) {
    await person.page.goto(`${house.served.address}#/`);
    await person.page.getByRole("link", { name: "Play now" }).first().waitFor();
  }
  await lucy.page.evaluate(() => localStorage.removeItem("coterie.tables"));
  await house.served.crash();
  await ada.page.goto(link);
  await ada.page.getByText("The server is away. Trying again").waitFor();
  await lucy.page.goto(link);
  await lucy.page.getByRole("heading", { name: "This table cannot be reached" }).waitFor();
  await house.served.again();
  await ada.page.getByRole("heading", { name: "Invite" }).waitFor();
  await lucy.page.getByRole("button", { name: "Watch, with a name" }).waitFor();
  await leaveAll([ada, grace, lucy]);
});

test("a bot answers for somebody until they are back", async () => {
  const [ada, grace] = await twoAt(ORDERS);
  await affair(grace.page, "Let a bot answer for me");
  await grace.page.getByText("greedy answers", { exact: true }).waitFor();
  await expect.poll(() => optionsOf(grace.page).count()).toBe(0);
  // Planning is over when both have planned.
  const isPlanned = (): boolean => JSON.stringify(lastKnown(ada, 0).view).includes('"planned":1');
  while (!isPlanned()) await playOn([ada], 1, dice("beside a bot"));
  expect(answeredBy(grace, 1)).toBeGreaterThan(0);
  await grace.page.getByRole("button", { name: "I am back" }).click();
  await grace.page.getByText("greedy answers", { exact: true }).waitFor({ state: "detached" });
  const pick = dice("without it");
  while ((await optionsOf(grace.page).count()) === 0) await playOn([ada, grace], 1, pick);
  await answerAny(grace.page, pick);
  noFaults([ada, grace]);
  await leaveAll([ada, grace]);
});

test("a bot sits down in the lobby, and the game goes on after its answers", async () => {
  const ada = await newPerson(house.browser, "Ada");
  await openTable(ada, house.served.address, ORDERS);
  await ada.page.getByLabel("Who plays seat 2").selectOption("greedy");
  await ada.page.getByText("Everybody is here.").waitFor();
  await ada.page.getByRole("button", { name: "Begin" }).click();
  const byBot = (): number =>
    knownFrom(ada.frames, 0).log.filter(({ what, seat }) => what === "answered" && seat === 1)
      .length;
  const pick = dice("against a bot");
  while (byBot() < 2) await playOn([ada], 1, pick);
  await playOn([ada], 1, pick);
  noFaults([ada]);
  await leaveAll([ada]);
});

test("two people play Masters of the Night, end it together, and play again", async () => {
  const [ada, grace] = await twoAt(MASTERS);
  // Answers by chance would lose some games sooner than that.
  await playOn([ada, grace], 20, () => 0);
  expect(answeredBy(ada, 0) + answeredBy(grace, 1)).toBeGreaterThanOrEqual(20);
  await affair(ada.page, "End without a result");
  await ada.page.getByRole("button", { name: "Do not end the game" }).waitFor();
  await grace.page
    .getByText("Ada would end the game without a result")
    .waitFor({ state: "attached" });
  await affair(grace.page, "End without a result");
  for (const { page } of [ada, grace]) {
    await page.getByRole("heading", { name: "Ended without a result" }).waitFor();
  }
  await ada.page.getByRole("button", { name: "Rematch" }).click();
  await ada.page.getByRole("button", { name: "Begin" }).waitFor();
  await grace.page.getByRole("button", { name: "To the rematch" }).click();
  await begin(ada, [grace]);
  await playOn([ada, grace], 2, dice("again"));
  noFaults([ada, grace]);
  await leaveAll([ada, grace]);
});

test("what happens is shown to its end, though people talk", async () => {
  const [ada, grace] = await twoAt(MASTERS, { speed: "slow" });
  const isShown = () => grace.page.locator('main[data-playing="true"]');
  await showPart(ada.page, "People");
  await showPart(grace.page, "People");
  const pick = dice("shown to its end");
  while ((await isShown().count()) === 0)
    await answerAny((await whoIsAsked([ada, grace])).page, pick);
  await say(ada.page, "Look at that");
  await grace.page.getByText("Look at that").waitFor();
  expect(await isShown().count()).toBe(1);
  await leaveAll([ada, grace]);
});

/** What axe finds wrong around a board, the first place of each kind. Boards have tests of their own. */
async function violationsAround(page: Page): Promise<string[]> {
  const { violations } = await new AxeBuilder({ page }).exclude("[data-board]").analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html}`);
}

test.each(["dark", "light"] as const)("nothing stands in anybody's way (%s)", async (scheme) => {
  const ada = await newPerson(house.browser, "Ada", { scheme, size: DESK });
  const grace = await newPerson(house.browser, "Grace", { scheme, size: PHONE });
  const fits = async ({ page }: Person, what: string): Promise<void> => {
    const wide = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(wide, `pixels that stick out: ${what}`).toBeLessThanOrEqual(0);
    expect(await violationsAround(page), what).toEqual([]);
  };
  await grace.page.goto(`${house.served.address}#/open/${MASTERS}`);
  await grace.page.getByRole("button", { name: "Open the table" }).waitFor();
  await fits(grace, "the form");
  const link = await openTable(ada, house.served.address, MASTERS, ["everybody"]);
  await grace.page.goto(`${house.served.address}#/tables`);
  await grace.page.getByRole("link", { name: "Join" }).first().waitFor();
  await fits(grace, "the list");
  await grace.page.goto(link);
  await grace.page.getByRole("button", { name: "Join" }).waitFor();
  await fits(grace, "joining");
  await joinTable(grace, link);
  await ada.page.getByText("Not ready yet: Grace.").waitFor();
  await say(ada.page, "Where are you?");
  await grace.page.getByText("Where are you?").waitFor();
  expect(await grace.page.evaluate(() => scrollY), "talk moves nobody's page").toBe(0);
  for (const person of [ada, grace]) await fits(person, "the lobby");
  await begin(ada, [grace]);
  await affair(ada.page, "Link to this table");
  await showPart(grace.page, "People");
  for (const person of [ada, grace]) await fits(person, "people");
  await leaveAll([ada, grace]);
});
