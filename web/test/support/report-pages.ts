import type { Browser, Page } from "playwright-core";
import type { TestContext } from "vitest";

/** As much of a page as helps to see what a failed test was waiting for. */
const LONGEST = 3_000;
const PATIENCE_MS = 5_000;

/**
 * Adds to the message of a failed test what its pages show, and closes the pages that it left open.
 */
export async function reportPages(browser: Browser, { task }: TestContext): Promise<void> {
  const [error] = task.result?.errors ?? [];
  for (const context of browser.contexts()) {
    if (error !== undefined) {
      const shown = await Promise.all(context.pages().map(shownOn));
      error.message += shown.map((text) => `\n\nA page shows ${text}`).join("");
    }
    await context.close();
  }
}

/** The address and the text of a page. A page that hangs does not keep the test from ending. */
async function shownOn(page: Page): Promise<string> {
  const text = page
    .locator("body")
    .innerText({ timeout: PATIENCE_MS })
    .catch((reason) => `nothing that can be read: ${reason}`);
  return `${page.url()}\n${(await text).slice(0, LONGEST)}`;
}
