import type { Page } from "playwright-core";

export const GAMES = ["masters-of-the-night", "blood-orders"] as const;
type GameId = (typeof GAMES)[number];

const SETUPS: Readonly<Record<GameId, unknown>> = {
  "masters-of-the-night": {
    vampires: ["agnieszka", "ishtvan", "mila"],
    players: 1,
    difficulty: "easy",
  },
  "blood-orders": { players: 2 },
};

/**
 * Puts a game that has just begun into the browser, and goes on with it from the first page. Its
 * secret is given, so that a failing game can be seen again.
 */
export async function goOnWith(
  page: Page,
  address: string,
  game: GameId,
  secret: string,
): Promise<void> {
  await page.goto(address);
  const begun = { game, rulesVersion: 1, setup: SETUPS[game], secret, answers: [] };
  await page.evaluate(([key, saved]) => localStorage.setItem(key, saved), [
    `coterie.solo.${game}`,
    JSON.stringify(begun),
  ] as const);
  await page.reload();
  await page.getByRole("link", { name: /^Continue/ }).click();
  await page.locator("button[data-key]").first().waitFor();
}

/** How many answers the table says that it has. */
export function answersOf(page: Page): Promise<number> {
  return page.locator("main[data-answers]").evaluate((main) => Number(main.dataset.answers));
}

/** Waits until the answer that was just given is shown. */
export async function untilAnswered(page: Page, before: number): Promise<void> {
  await page.waitForFunction(
    (known) => Number(document.querySelector("main")?.dataset.answers) !== known,
    before,
  );
}
