import { dice } from "@coterie/kernel";
import type { Page } from "playwright-core";
import type { Saved } from "../../src/engine/saved.js";
import { MASTERS, noFaults, ORDERS } from "../../test/support/gathering.js";
import {
  begin,
  joinTable,
  newPerson,
  openTable,
  type Person,
  playOn,
  whoIsAsked,
} from "../../test/support/online.js";
import type { Stage } from "../../test/support/stage.js";
import { openStored, type Profiles, type Storage } from "../../test/support/stored.js";
import { lookBack, newGame, playOnFrom, playUntil, reportAt, storageOf } from "./playing.js";
import { recordFromPosition, recordWithNewFate } from "./records.js";

/** Browsers of people who have played everything that pages store. */

export interface Made {
  readonly profiles: Profiles;
  /** Files of *Report a problem*, by name. */
  readonly reports: Readonly<Record<string, unknown>>;
}

export async function makeProfiles({ browser, served }: Stage): Promise<Made> {
  const [ada, grace, lucy, mina] = await Promise.all(
    ["Ada", "Grace", "Lucy", "Mina"].map((name) => newPerson(browser, name)),
  );
  const reports = {
    ...(await finishGames(ada.page, served.address)),
    ...(await playOnline(ada, grace, served.address)),
  };
  await playSolo(ada.page, served.address);
  await changeSettings(ada.page);
  const solo = await storageOf(ada.page);
  await share(lucy.page, served.address);
  const shared = await storageOf(lucy.page);
  await goOnMidway(mina.page, served.address);
  const midway = await storageOf(mina.page);
  noFaults([ada, grace, lucy, mina]);
  return { profiles: { solo, shared, midway }, reports };
}

function savedIn(storage: Storage, key: string): Saved | undefined {
  return storage[key] === undefined ? undefined : JSON.parse(storage[key]);
}

/** Where an answer can be taken back, in the middle of what its player decides. */
function isReady(storage: Storage, key: string, least: number): boolean {
  const saved = savedIn(storage, key);
  if (saved === undefined || saved.answers.length < least) return false;
  const { shown } = openStored(storage, key);
  const isMidPhase = saved.game === MASTERS || (shown.undone ?? least) < shown.answers;
  return shown.undone !== null && Object.keys(shown.options).length > 1 && isMidPhase;
}

/** One game of each kind to its end, which stores its record. */
async function finishGames(page: Page, address: string): Promise<Made["reports"]> {
  const reports: Record<string, unknown> = {};
  for (const game of [MASTERS, ORDERS]) {
    await newGame(page, address, game);
    const isOver = (storage: Storage): boolean =>
      savedIn(storage, `coterie.game.${game}`) === undefined;
    await playUntil(page, dice(`${game} to its end`), isOver);
    reports[`${game}.whole`] = await reportAt(page, "This should cost nothing.", 20);
  }
  return reports;
}

/** How many answers are given at an online table of each game. */
const ONLINE = [
  [MASTERS, 8],
  [ORDERS, 40],
] as const;

async function playOnline(ada: Person, grace: Person, address: string): Promise<Made["reports"]> {
  const reports: Record<string, unknown> = {};
  for (const [game, answers] of ONLINE) {
    const link = await openTable(ada, address, game);
    await joinTable(grace, link);
    await begin(ada, [grace]);
    await playOn([ada, grace], answers, dice(`${game} online`));
    const { page } = await whoIsAsked([ada, grace]);
    reports[`${game}.view`] = await reportAt(page, "The last option should not be there.");
  }
  return reports;
}

const ONE_BOT = ["bots", 1] as const;
const TWO_PEOPLE = ["people", 1] as const;

async function playSolo(page: Page, address: string): Promise<void> {
  await newGame(page, address, MASTERS, [ONE_BOT]);
  const night = `coterie.game.${MASTERS}`;
  const isSaid = (storage: Storage): boolean =>
    savedIn(storage, night)?.said !== undefined && isReady(storage, night, 12);
  await playUntil(page, dice("beside a bot"), isSaid);
  await lookBack(page, 6);
  await newGame(page, address, ORDERS);
  const orders = `coterie.game.${ORDERS}`;
  await playUntil(page, dice("against a bot"), (storage) => isReady(storage, orders, 30));
  for (const game of [MASTERS, ORDERS]) {
    await page.goto(`${address}#/`);
    await page.locator(`a[href="#/learn/${game}"]`).click();
    const lesson = `coterie.lesson.${game}`;
    await playUntil(page, dice("a lesson"), (storage) => isReady(storage, lesson, 4));
  }
}

async function changeSettings(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Menu" }).click();
  await page.getByRole("button", { name: "Light theme" }).click();
  await page.getByLabel("Show what happens").selectOption("fast");
  await page.getByLabel("Ask again before what is dangerous").uncheck();
  await page.getByLabel("A sound when it is my turn").uncheck();
}

async function share(page: Page, address: string): Promise<void> {
  for (const game of [MASTERS, ORDERS]) {
    const key = `coterie.game.${game}`;
    await newGame(page, address, game, [TWO_PEOPLE]);
    const isSecond = (storage: Storage): boolean =>
      savedIn(storage, key)?.answers.at(-1)?.seat === 1 && isReady(storage, key, 8);
    await playUntil(page, dice("two at a screen"), isSecond);
  }
}

async function goOnMidway(page: Page, address: string): Promise<void> {
  for (const record of [recordWithNewFate(), recordFromPosition()]) {
    const key = `coterie.game.${record.game}`;
    await playOnFrom(page, address, record, record.answers.length - 3);
    await playUntil(page, dice("midway"), (storage) => isReady(storage, key, 5));
  }
}
