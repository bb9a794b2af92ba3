import { Follower, type LogItem, type ServerMessage, type TableDocument } from "@coterie/protocol";
import type { Browser, BrowserContext, Page } from "playwright-core";
import { expect } from "vitest";
import { answersOf, press, untilAnswered } from "./solo.js";

/** People at tables: each has a browser of their own. */

export const DESK = { width: 1440, height: 900 };
export const PHONE = { width: 390, height: 844 };

/** Somebody in front of a browser, and everything that came into it. */
export interface Person {
  readonly name: string;
  readonly context: BrowserContext;
  readonly page: Page;
  /** What went wrong on the page. */
  readonly faults: string[];
  /** What came over sockets, and as answers of the server's interface. */
  readonly frames: string[];
  readonly bodies: string[];
}

export interface Ways {
  readonly size?: { readonly width: number; readonly height: number };
  readonly scheme?: "dark" | "light";
  /** How fast things are shown; at once, usually. */
  readonly speed?: "off" | "slow";
}

export async function newPerson(browser: Browser, name: string, ways: Ways = {}): Promise<Person> {
  const { size = DESK, scheme = "dark", speed = "off" } = ways;
  const context = await browser.newContext({
    viewport: size,
    colorScheme: scheme,
    // It would load every file of the site for each of them; its own tests do that.
    serviceWorkers: "block",
  });
  await context.addInitScript((chosen) => localStorage.setItem("coterie.speed", chosen), speed);
  context.setDefaultTimeout(30_000);
  const page = await context.newPage();
  const person: Person = { name, context, page, faults: [], frames: [], bodies: [] };
  listen(person);
  return person;
}

function listen({ page, faults, frames, bodies }: Person): void {
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("websocket", (socket) => {
    socket.on("framereceived", ({ payload }) => frames.push(String(payload)));
  });
  page.on("response", async (response) => {
    if (!response.url().includes("/api/")) return;
    // An answer to a page that was left has no body any more.
    bodies.push(await response.text().catch(() => ""));
  });
}

/** What an audience came to know, moment by moment. */
export interface Known {
  readonly documents: readonly TableDocument[];
  readonly log: readonly LogItem[];
}

/** Follows what came over a socket as a page does. */
export function knownFrom(frames: readonly string[], audience: number): Known {
  const documents: TableDocument[] = [];
  const follower: Follower = new Follower(
    "",
    undefined,
    () => {},
    (to) => {
      const sheet = follower.sheets.get(to);
      if (to === audience && sheet !== undefined) documents.push(sheet.document);
    },
  );
  for (const frame of frames) follower.receive(JSON.parse(frame) as ServerMessage);
  return { documents, log: follower.sheets.get(audience)?.log ?? [] };
}

export function lastKnown({ frames }: Person, audience: number): TableDocument {
  const last = knownFrom(frames, audience).documents.at(-1);
  if (last === undefined) throw new Error(`nothing came for ${audience}`);
  return last;
}

/** How often somebody's answers have been counted. */
export function answeredBy(person: Person, seat: number): number {
  const { log } = knownFrom(person.frames, seat);
  return log.filter((item) => item.what === "answered" && item.seat === seat).length;
}

/** The secret that makes somebody a guest of the table they look at. */
export function passOf({ page }: Person): Promise<string> {
  return page.evaluate(() => {
    const tables = JSON.parse(localStorage.getItem("coterie.tables") ?? "[]");
    return tables[0].pass as string;
  });
}

/** Opens a table with what the form offers; `choices` are words of it. Gives its link. */
export async function openTable(
  { page, name }: Person,
  address: string,
  game: string,
  choices: readonly string[] = [],
): Promise<string> {
  await page.goto(`${address}#/open/${game}`);
  await page.getByLabel("What are you called").fill(name);
  for (const words of choices) await page.getByLabel(words, { exact: true }).first().check();
  await page.getByRole("button", { name: "Open the table" }).click();
  return await linkOn(page, "Whoever has this link can join");
}

export async function joinTable({ page, name }: Person, link: string): Promise<void> {
  await page.goto(link);
  await page.getByLabel("What are you called").fill(name);
  await page.getByRole("button", { name: "Join" }).click();
  await page.getByRole("heading", { name: "Invite" }).waitFor();
}

/** The others say that they are ready, and the host begins. */
export async function begin(host: Person, others: readonly Person[]): Promise<void> {
  for (const { page } of others) await page.getByRole("button", { name: "I am ready" }).click();
  await expect
    .poll(() => host.page.getByText("ready", { exact: true }).count())
    .toBe(others.length);
  await host.page.getByRole("button", { name: "Begin" }).click();
  for (const { page } of [host, ...others]) await page.locator("main[data-answers]").waitFor();
}

/** Somebody whom the table asks something now. */
export async function whoIsAsked(people: readonly Person[]): Promise<Person> {
  let asked: Person[] = [];
  const look = async (): Promise<number> => {
    const counts = await Promise.all(people.map(({ page }) => optionsOf(page).count()));
    asked = people.filter((_, i) => counts[i] > 0);
    return asked.length;
  };
  await expect
    .poll(look, { timeout: 30_000, interval: 20 })
    .toBeGreaterThan(0)
    .catch(async () => {
      const shown = await Promise.all(people.map(({ page }) => page.locator("main").textContent()));
      throw new Error(`nobody is asked anything: ${shown.join("\n---\n")}`);
    });
  return asked[0];
}

export const optionsOf = (page: Page) => page.locator("button[data-key]");

/** Answers with any option of the page, and waits until the table shows that. */
export async function answerAny(page: Page, pick: (sides: number) => number): Promise<void> {
  const options = optionsOf(page);
  const before = await answersOf(page);
  await press(options.nth(pick(await options.count())));
  await untilAnswered(page, before);
}

/** So many answers, each of somebody who is asked. */
export async function playOn(
  people: readonly Person[],
  answers: number,
  pick: (sides: number) => number,
): Promise<void> {
  for (let i = 0; i < answers; i++) await answerAny((await whoIsAsked(people)).page, pick);
}

export async function leaveAll(people: readonly Person[]): Promise<void> {
  for (const { context } of people) await context.close();
}

/** Shows a part of the table: by its tab, wherever that is at this size. */
export async function showPart(page: Page, part: string): Promise<void> {
  await page.getByRole("button", { name: part, exact: true }).filter({ visible: true }).click();
}

/** The link that stands under these words. */
export function linkOn(page: Page, words: string): Promise<string> {
  return page.getByRole("textbox", { name: words }).inputValue();
}

/** Presses something of what is rarely needed. */
export async function affair(page: Page, words: string): Promise<void> {
  await showPart(page, "People");
  const affairs = page.locator("details", { hasText: "This table" });
  if ((await affairs.getAttribute("open")) === null) await affairs.locator("summary").click();
  await affairs.getByRole("button", { name: words }).click();
}

export async function say(page: Page, words: string): Promise<void> {
  await page.getByLabel("Say something").fill(words);
  await page.getByRole("button", { name: "Say", exact: true }).click();
}
