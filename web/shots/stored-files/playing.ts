import type { dice } from "@coterie/kernel";
import type { Page } from "playwright-core";
import { optionsOf } from "../../test/support/online.js";
import { answersOf, press, untilAnswered } from "../../test/support/solo.js";
import type { Storage } from "../../test/support/stored.js";

/** Plays games in a real browser. */

export function storageOf(page: Page): Promise<Storage> {
  return page.evaluate(() => ({ ...localStorage }));
}

/** A new game on this device; `choices` are [field, number of the choice]. */
export async function newGame(
  page: Page,
  address: string,
  game: string,
  choices: readonly (readonly [field: string, choice: number])[] = [],
): Promise<void> {
  await page.goto(`${address}#/new/${game}`);
  await page.getByRole("button", { name: "Begin" }).waitFor();
  for (const [field, choice] of choices) {
    await page.locator(`[data-field="${field}"] input`).nth(choice).check();
  }
  await page.getByRole("button", { name: "Begin" }).click();
}

/** Answers at random until the storage is as wanted. */
export async function playUntil(
  page: Page,
  pick: ReturnType<typeof dice>,
  isEnough: (storage: Storage) => boolean,
): Promise<void> {
  const options = optionsOf(page);
  const takeScreen = page.getByRole("button", { name: /^I am / });
  const outcome = page.locator("#outcome");
  for (;;) {
    await options.or(takeScreen).or(outcome).first().waitFor();
    if ((await takeScreen.count()) > 0) await takeScreen.click();
    else if (isEnough(await storageOf(page))) return;
    else if ((await outcome.count()) > 0) throw new Error("the game ended too early: run it again");
    else {
      const before = await answersOf(page);
      await press(options.nth(pick(await options.count())));
      await untilAnswered(page, before);
    }
  }
}

/** Shows the table after a line of the log, which stores the record. */
export async function lookBack(page: Page, line: number): Promise<void> {
  const shown = page.locator(`[data-line="${line}"]`);
  await shown.hover();
  await shown.getByRole("button", { name: "Show" }).click();
  await page.getByText(`Answer ${line} of`).waitFor();
}

/** Plays on from a place in a record. */
export async function playOnFrom(
  page: Page,
  address: string,
  record: unknown,
  at: number,
): Promise<void> {
  await page.goto(`${address}#/replay`);
  const buffer = Buffer.from(JSON.stringify(record));
  const file = { name: "record.json", mimeType: "application/json", buffer };
  await page.locator("input[type=file]").setInputFiles(file);
  await page.getByRole("slider", { name: "Answer" }).fill(String(at));
  await page.getByText(`Answer ${at} of`).waitFor();
  await page.getByRole("button", { name: "Play on from here" }).click();
}

/** Reports a problem: with a line of the log, counted from 0, or with the table as it is now. */
export async function reportAt(page: Page, note: string, line?: number): Promise<unknown> {
  if (line === undefined) {
    await page.getByRole("button", { name: "Menu" }).click();
    await page.getByRole("button", { name: "Report a problem" }).click();
  } else {
    const shown = page.locator("[data-line]").nth(line);
    await shown.hover();
    await shown.getByRole("button", { name: "Report" }).click();
  }
  await page.getByLabel("What did you expect?").fill(note);
  const saved = page.waitForEvent("download");
  await page.getByRole("button", { name: "Save the file" }).click();
  const chunks: Buffer[] = [];
  for await (const chunk of await (await saved).createReadStream()) chunks.push(chunk);
  return JSON.parse(Buffer.concat(chunks).toString());
}
