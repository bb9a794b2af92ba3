import { dice } from "@coterie/kernel";
import type { Page } from "playwright-core";
import { expect, inject, test } from "vitest";
import {
  answerKeyAt,
  answersOf,
  answersToTheEnd,
  GAMES,
  goOnWith,
  press,
  untilAnswered,
} from "../support/solo.js";
import { AT_ONCE, stage, visit } from "../support/stage.js";

/** Number keys and the mouse give the answer that the player means, in a real browser. */

const set = stage();

const SECRET = "a".repeat(64);

interface Printed {
  readonly number: string;
  readonly key: string;
  readonly isWarned: boolean;
}

/** The options on which a number is printed, in the order in which they stand. */
function numbersOn(page: Page): Promise<Printed[]> {
  return page.locator("fieldset button[data-key]").evaluateAll((buttons) =>
    buttons.flatMap((button) => {
      const number = button.querySelector("[aria-hidden]")?.textContent?.trim() ?? "";
      const { key = "", warned } = (button as HTMLElement).dataset;
      return number === "" ? [] : [{ number, key, isWarned: warned === "true" }];
    }),
  );
}

const isOver = async (page: Page): Promise<boolean> => (await page.locator("#outcome").count()) > 0;

/** Presses the number key of an option, and gives the key of the answer that came of it. */
async function answerByNumber(
  page: Page,
  game: (typeof GAMES)[number],
  { number, isWarned }: Printed,
): Promise<string | undefined> {
  const before = await answersOf(page);
  await page.keyboard.press(number);
  if (isWarned) {
    await page.getByText("Press again").waitFor();
    await page.keyboard.press(number);
  }
  await untilAnswered(page, before);
  return await answerKeyAt(page, game, before);
}

const LONGEST = inject("isNightly") ? 1000 : 40;

test.each(GAMES)("each number key gives the answer it is printed on, in %s", async (game) => {
  const { page, faults } = await visit(set);
  await goOnWith(page, set.served.address, game, SECRET);
  const pick = dice("by number keys");
  for (let i = 0; i < LONGEST && !(await isOver(page)); i++) {
    const printed = await numbersOn(page);
    expect(printed.map(({ number }) => Number(number))).toEqual(printed.map((_, at) => at + 1));
    const chosen = printed[pick(printed.length)];
    const ask = await page.locator("#ask").textContent();
    const given = await answerByNumber(page, game, chosen);
    expect(given, `the answer to "${ask}" by the key ${chosen.number}`).toBe(chosen.key);
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

/** A question whose options stand in another order than the rules give them in: a power between two actions. */
const MIXED = { secret: "8".padStart(64, "0"), answers: 33 };

test("so it is where groups change the order of the options, for every number", async () => {
  const { page } = await visit(set);
  const { secret } = MIXED;
  const answers = answersToTheEnd("masters-of-the-night", secret).slice(0, MIXED.answers);
  const go = () => goOnWith(page, set.served.address, "masters-of-the-night", secret, answers);
  await go();
  const printed = await numbersOn(page);
  expect(printed.map(({ number }) => Number(number))).toEqual(printed.map((_, i) => i + 1));
  for (const chosen of printed) {
    const given = await answerByNumber(page, "masters-of-the-night", chosen);
    expect(given, `by the key ${chosen.number}`).toBe(chosen.key);
    await go();
  }
  expect(printed.length).toBeGreaterThan(3);
  await page.context().close();
});

test("the numbers count the options of a chosen place, and no other buttons", async () => {
  const { page } = await visit(set);
  await goOnWith(page, set.served.address, "masters-of-the-night", SECRET);
  await page.evaluate(() => {
    const other = document.createElement("button");
    other.dataset.key = "no option";
    document.body.prepend(other);
  });
  const pick = dice("by place");
  let filtered = 0;
  while (filtered < 5) {
    const all = await numbersOn(page);
    const places = page.locator('button[data-place][aria-label$="options here"]');
    const count = await places.count();
    if (count > 0) await press(places.nth(pick(count)));
    const isFiltered = (await page.getByRole("button", { name: /^Show all/ }).count()) > 0;
    const printed = await numbersOn(page);
    if (isFiltered && printed.length < all.length) filtered++;
    const chosen = printed[printed.length - 1];
    const given = await answerByNumber(page, "masters-of-the-night", chosen);
    expect(given, `by the key ${chosen.number} of ${printed.length}`).toBe(chosen.key);
  }
  await page.context().close();
});

/** The answer that an option at this position of the page would give. */
function keyAt(page: Page, x: number, y: number): Promise<string | null> {
  return page.evaluate(
    ([left, top]) =>
      document.elementFromPoint(left, top)?.closest("button[data-key]")?.getAttribute("data-key") ??
      null,
    [x, y] as const,
  );
}

test.each(GAMES)("a double click gives one answer, in %s", async (game) => {
  const { page, faults } = await visit(set);
  await goOnWith(page, set.served.address, game, SECRET);
  const pick = dice("by double click");
  let endangered = 0;
  while (endangered < 6) {
    const options = page.locator('button[data-key][data-warned="false"]');
    const option = options.nth(pick(await options.count()));
    await option.scrollIntoViewIfNeeded();
    const { x, y, height } = (await option.boundingBox()) ?? { x: 0, y: 0, height: 0 };
    const spot = [x + 30, y + height / 2] as const;
    const before = await answersOf(page);
    await page.mouse.move(0, 0);
    await page.mouse.move(...spot);
    await page.mouse.down({ clickCount: 1 });
    await page.mouse.up({ clickCount: 1 });
    await untilAnswered(page, before);
    const pointed = await keyAt(page, ...spot);
    const next = await answersOf(page);
    await page.mouse.down({ clickCount: 2 });
    await page.mouse.up({ clickCount: 2 });
    // An answer by the second click would reach the engine first, which would refuse this one.
    const others = page.locator(
      `button[data-key][data-warned="false"]:not([data-key="${pointed}"])`,
    );
    if (pointed === null || (await others.count()) === 0) continue;
    endangered++;
    const key = await others.last().getAttribute("data-key");
    await press(others.last());
    await untilAnswered(page, next);
    expect(await answerKeyAt(page, game, next), `the pointer rested on ${pointed}`).toBe(key);
  }
  expect(faults).toEqual([]);
  await page.context().close();
});

test("a double click on an option that asks again does not confirm it, a second press does", async () => {
  const { page } = await visit(set, AT_ONCE);
  await goOnWith(page, set.served.address, "masters-of-the-night", SECRET);
  const warned = page.locator('button[data-key][data-warned="true"]').first();
  while ((await warned.count()) === 0) {
    const before = await answersOf(page);
    await press(page.locator("button[data-key]").first());
    await untilAnswered(page, before);
  }
  const before = await answersOf(page);
  const key = await warned.getAttribute("data-key");
  await warned.dblclick();
  await warned.getByText("Press again").waitFor();
  expect(await answersOf(page)).toBe(before);
  await warned.click();
  await untilAnswered(page, before);
  expect(await answerKeyAt(page, "masters-of-the-night", before)).toBe(key);
  await page.context().close();
});
