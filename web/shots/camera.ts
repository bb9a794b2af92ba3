import { mkdirSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import { fileURLToPath } from "node:url";
import type { Page } from "playwright-core";
import { AT_ONCE, type Stage, visit } from "../test/support/stage.js";

const TOP = new URL("../../", import.meta.url);

export const SIZES = {
  desktop: { width: 1440, height: 900 },
  tablet: { width: 1024, height: 768 },
  phone: { width: 390, height: 844 },
} as const;
export type Size = keyof typeof SIZES;

export type Theme = "dark" | "light";

/** A page of a returning visitor, with the given theme and local storage. */
export async function newPage(
  set: Stage,
  size: Size,
  kept: Readonly<Record<string, string>> = {},
  theme: Theme = "dark",
): Promise<Page> {
  const all = { "coterie.theme": theme, ...AT_ONCE, ...kept };
  const { page } = await visit(set, all, {
    viewport: SIZES[size],
    // It downloads files for later visits, which the first page does not wait for.
    serviceWorkers: "block",
    hasTouch: size === "phone",
  });
  return page;
}

/** Saves a screenshot for a look at the page; git ignores the folder. */
export async function shoot(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  await page.screenshot({ path: newFile(`out/screenshots/${name}.png`) });
}

/** 1008 pixels for a page on a desk: README is shown about 840 pixels wide. */
const IMAGE_SCALE = 0.7;
const IMAGE_QUALITY = 50;

/** Saves a small picture that documents show. Scaled before drawing, so that text stays sharp. */
export async function shootImage(page: Page, name: string): Promise<void> {
  await page.evaluate(() => document.fonts.ready);
  const size = await page.evaluate(() => ({ width: innerWidth, height: innerHeight }));
  const chromium = await page.context().newCDPSession(page);
  const { data } = await chromium.send("Page.captureScreenshot", {
    format: "webp",
    quality: IMAGE_QUALITY,
    clip: { x: 0, y: 0, ...size, scale: IMAGE_SCALE },
  });
  writeFileSync(newFile(`docs/images/${name}.webp`), Buffer.from(data, "base64"));
}

function newFile(path: string): string {
  const file = fileURLToPath(new URL(path, TOP));
  mkdirSync(dirname(file), { recursive: true });
  return file;
}
