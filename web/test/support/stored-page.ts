import type { Page } from "playwright-core";
import { expect } from "vitest";
import type { Saved } from "../../src/engine/saved.js";
import { optionsOf } from "./online.js";
import { answersOf } from "./solo.js";
import type { ShownGame } from "./stored.js";

/** What a page shows of what is stored. */

/** A failure says which stored item is concerned and, where something did not appear, what did. */
export async function checking(
  page: Page,
  item: string,
  check: () => Promise<void>,
): Promise<void> {
  try {
    await check();
  } catch (error) {
    const { name, message } = error as Error;
    const shows = name === "TimeoutError" ? await page.locator("body").innerText() : "";
    (error as Error).message = `${item}: ${message}${shows && `\nThe page shows: ${shows}`}`;
    throw error;
  }
}

/** Opens a stored game where its player would: by its link on the first page. */
export async function openGame(
  page: Page,
  address: string,
  key: string,
  saved: Saved,
): Promise<void> {
  const [, slot, game] = key.split(".");
  await page.goto(`${address}#/`);
  const link = page.locator(`a[href="#/${slot === "lesson" ? "learn" : "play"}/${game}"]`);
  const words = slot === "lesson" ? "Learn" : `Continue (${saved.answers.length} answers)`;
  expect(await link.textContent(), "the link to the game").toBe(words);
  await link.click();
  const takeScreen = page.getByRole("button", { name: /^I am / });
  await optionsOf(page).or(takeScreen).or(page.getByRole("alert")).first().waitFor();
  expect(await page.getByRole("alert").allInnerTexts(), "troubles").toEqual([]);
  if ((await takeScreen.count()) > 0) await takeScreen.click();
}

/** What the page shows of a game. */
export async function gameOn(page: Page): Promise<Omit<ShownGame, "position" | "undone">> {
  const question = page.locator("section[aria-labelledby=ask]");
  const asked = question.locator("#ask");
  const rule = await asked.getByRole("button").innerText();
  const ask = (await asked.innerText()).slice(0, -rule.length).trim();
  const listed = await optionsOf(page).evaluateAll((buttons) =>
    buttons.map((button) => {
      const { key = "" } = (button as HTMLElement).dataset;
      return [key, button.lastElementChild?.firstChild?.textContent ?? ""];
    }),
  );
  return {
    answers: await answersOf(page),
    who: await question.locator("p").first().innerText(),
    ask,
    rule,
    options: Object.fromEntries(listed),
  };
}

/** Options begin with a capital letter on the page. */
export function capitals(words: ShownGame["options"]): ShownGame["options"] {
  const pairs = Object.entries(words).map(([key, text]) => [
    key,
    text.charAt(0).toUpperCase() + text.slice(1),
  ]);
  return Object.fromEntries(pairs);
}
