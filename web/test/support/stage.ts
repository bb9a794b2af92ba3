import type { Browser, BrowserContextOptions, Page } from "playwright-core";
import { afterAll, afterEach, beforeAll } from "vitest";
import { startBrowser } from "./browser.js";
import { reportPages } from "./report-pages.js";
import { type Served, serve } from "./served.js";

/** A browser and a server for the tests of a file. */
export interface Stage {
  readonly browser: Browser;
  readonly served: Served;
}

/** A machine without a browser installs one first. */
const INSTALLATION_MS = 600_000;

/** `fill` puts stored tables into the data folder before the server starts. */
export function stage(fill?: (folder: string) => void): Stage {
  const set = {} as { browser: Browser; served: Served };
  beforeAll(async () => {
    [set.browser, set.served] = await Promise.all([startBrowser(), serve(fill)]);
  }, INSTALLATION_MS);
  afterEach((context) => reportPages(set.browser, context));
  afterAll(async () => {
    await Promise.all([set.browser?.close(), set.served?.close()]);
  });
  return set;
}

export interface Visit {
  readonly page: Page;
  /** What went wrong there: faults of scripts, and everything that was asked of others. */
  readonly faults: string[];
}

/** Somebody comes: with a size, and with what the browser has kept from before. */
export async function visit(
  { browser, served }: Stage,
  kept: Readonly<Record<string, string>> = {},
  options: BrowserContextOptions = {},
): Promise<Visit> {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    // It would load every file of the site for each visit; the test of playing offline allows it.
    serviceWorkers: "block",
    ...options,
  });
  await context.addInitScript((entries) => {
    for (const [key, value] of entries) {
      if (localStorage.getItem(key) === null) localStorage.setItem(key, value);
    }
  }, Object.entries(kept));
  const page = await context.newPage();
  const faults: string[] = [];
  page.on("pageerror", (error) => faults.push(error.message));
  page.on("console", (message) => {
    if (message.type() === "error") faults.push(message.text());
  });
  page.on("request", (request) => {
    const isHere = request.url().startsWith(served.address) || request.url().startsWith("blob:");
    if (!isHere) faults.push(`it asked for ${request.url()}`);
  });
  return { page, faults };
}

export const AT_ONCE = { "coterie.speed": "off" };
