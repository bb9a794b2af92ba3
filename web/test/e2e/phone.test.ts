import type { Locator } from "playwright-core";
import { expect, test } from "vitest";
import { answersOf, goOnWith, press, untilAnswered } from "../support/solo.js";
import { AT_ONCE, stage, visit } from "../support/stage.js";

/** What has to be in sight on a phone. */

const set = stage();

const PHONES = [
  { width: 390, height: 844 },
  { width: 360, height: 640 },
];

/**
 * How much of an element is neither clipped nor covered, 0 to 1, after the outermost scroller around
 * it was scrolled there. A finger does not find a scroller within another one.
 */
function partInSight(element: Locator): Promise<number> {
  return element.evaluate((one) => {
    const boxes: Element[] = [];
    for (let box = one.parentElement; box !== null; box = box.parentElement) boxes.push(box);
    const clips = boxes.filter((box) => getComputedStyle(box).overflowY !== "visible");
    const scroller = clips.findLast((box) => getComputedStyle(box).overflowY !== "hidden");
    const below =
      one.getBoundingClientRect().bottom - (scroller?.getBoundingClientRect().bottom ?? 0);
    if (below > 0) scroller?.scrollBy(0, below);
    const { left, top, width, height } = one.getBoundingClientRect();
    const marks = [0.1, 0.5, 0.9];
    const points = marks.flatMap((x) => marks.map((y) => [left + x * width, top + y * height]));
    const seen = points.filter(([x, y]) => {
      const hit = document.elementFromPoint(x, y);
      const isClipped = clips.some((box) => {
        const rect = box.getBoundingClientRect();
        return y < rect.top || y > rect.bottom || x < rect.left || x > rect.right;
      });
      return hit !== null && one.contains(hit) && !isClipped;
    });
    return seen.length / points.length;
  });
}

test.each(PHONES)("the own piles of Blood Orders are in sight at $width×$height", async (size) => {
  const { page } = await visit(set, AT_ONCE, { viewport: size, hasTouch: true, isMobile: true });
  await goOnWith(page, set.served.address, "blood-orders", "b".repeat(64));
  await page.getByRole("navigation").getByRole("button", { name: "Sheets" }).click();
  const piles = page.locator("[data-place^='pile:0:']");
  expect(await piles.count()).toBe(3);
  for (let i = 0; i < 4; i++) {
    for (const part of await piles.locator("xpath=..").locator("[data-place]").all()) {
      const what = `${await part.getAttribute("data-place")} after ${i} cards`;
      expect(await partInSight(part), what).toBe(1);
    }
    // The last option puts the card under the Night token.
    const before = await answersOf(page);
    await press(page.locator("button[data-key]").last());
    await untilAnswered(page, before);
  }
  await page.context().close();
});
