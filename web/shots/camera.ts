import { mkdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { AT_ONCE, type Stage, visit } from "../test/support/stage.js";

const FOLDER = fileURLToPath(new URL("../../docs/screenshots/", import.meta.url));

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

export type Theme = "dark" | "light";

/** A page of a person who has been here before: theme, speed, and whatever was kept. */
export async function newPage(
  set: Stage,
  size: Size,
  kept: Readonly<Record<string, string>> = {},
  theme: Theme = "dark",
): Promise<Page> {
  const all = { "coterie.theme": theme, ...AT_ONCE, ...kept };
  const { page } = await visit(set, all, {
    viewport: SIZES[size],
    // It loads everything for later, which is neither seen nor what the first page waits for.
    serviceWorkers: "block",
    hasTouch: size === "phone",
  });
  return page;
}

/** Takes a picture for the documentation. */
export async function shoot(page: Page, name: string): Promise<void> {
  mkdirSync(FOLDER, { recursive: true });
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: `${FOLDER}${name}.png` });
}
