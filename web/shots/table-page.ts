import type { Page } from "playwright-core";
import type { Stage } from "../test/support/stage.js";
import { newPage, type Size, type Theme } from "./camera.js";
import { type GameId, keptAt, MOMENTS, type Moment } from "./positions.js";

/** The page of a running game, with its first question. */
export async function tablePage(
  set: Stage,
  game: GameId,
  moment: Moment,
  size: Size,
  theme?: Theme,
): Promise<Page> {
  const page = await newPage(set, size, keptAt(game, MOMENTS[moment]), theme);
  await page.goto(`${set.served.address}#/play/${game}`);
  await page.locator("button[data-key]").first().waitFor();
  return page;
}

/** Asks for a hint and waits until the bot has finished. */
export async function showHint(page: Page): Promise<void> {
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  const hint = page.getByRole("region", { name: "Hint" });
  await hint.locator("[data-advice]").first().waitFor();
  await hint.getByRole("button", { name: "Stop" }).waitFor({ state: "detached" });
}
