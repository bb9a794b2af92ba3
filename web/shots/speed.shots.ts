import { gzipSync } from "node:zlib";
import type { Page, Response } from "playwright-core";
import { expect, test } from "vitest";
import { stage } from "../test/support/stage.js";
import { newPage } from "./camera.js";
import { type GameId, keptAt } from "./positions.js";

/** What "Play now" loads, and how long a move takes to be shown. Printed, for docs/benchmarks.md. */

const set = stage();

const games: readonly GameId[] = ["masters-of-the-night", "blood-orders"];
const KB = 1000;
/** What "Play now" may load of scripts. */
const MOST = 120 * KB;
const MOVES = 60;

/** Every script that was loaded until the first question stood there. */
async function scriptsOf(page: Page, game: GameId): Promise<Map<string, Promise<Buffer>>> {
  const bodies = new Map<string, Promise<Buffer>>();
  const note = (response: Response): void => {
    const name = new URL(response.url()).pathname.split("/").at(-1) ?? "";
    if (name.endsWith(".js")) bodies.set(name, response.body());
  };
  page.context().on("response", note);
  await page.goto(set.served.address);
  await page.locator(`a[href="#/play/${game}"]`).click();
  await page.locator("button[data-key]").first().waitFor();
  // Bots are loaded now, and nobody waits for them.
  page.context().off("response", note);
  return bodies;
}

/** Their gzipped bytes. A body may reach us later than the question that it was needed for. */
async function sizesOf(bodies: Map<string, Promise<Buffer>>): Promise<Map<string, number>> {
  const sizes = [...bodies].map(
    async ([name, body]) => [name, gzipSync(await body, { level: 9 }).length] as const,
  );
  return new Map(await Promise.all(sizes));
}

test.each(games)("%s: scripts until the first question", async (game) => {
  const page = await newPage(set, "desktop");
  const before = Date.now();
  const bodies = await scriptsOf(page, game);
  const took = Date.now() - before;
  const loaded = await sizesOf(bodies);
  const rows = [...loaded].map(
    ([name, size]) => `${(size / KB).toFixed(1).padStart(7)} KB  ${name}`,
  );
  const sum = [...loaded.values()].reduce((all, size) => all + size, 0);
  console.log(
    [
      `${game}: first question after ${took} ms`,
      ...rows,
      `${(sum / KB).toFixed(1).padStart(7)} KB  in all, gzipped`,
    ].join("\n"),
  );
  expect(sum).toBeGreaterThan(0);
  expect(sum).toBeLessThan(MOST);
  await page.context().close();
});

/** From the press of a button to the picture with the answer in it. */
function move(page: Page): Promise<number> {
  return page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        const main = document.querySelector("main") as HTMLElement;
        const known = main.dataset.answers;
        const buttons = document.querySelectorAll<HTMLButtonElement>("button[data-key]");
        const button = buttons[Math.floor(buttons.length / 2)];
        const begun = performance.now();
        const look = (): void => {
          if (main.dataset.answers === known) requestAnimationFrame(look);
          else resolve(performance.now() - begun);
        };
        button.click();
        if (button.dataset.warned === "true") button.click();
        requestAnimationFrame(look);
      }),
  );
}

test.each(games)("%s: a move until it is shown", async (game) => {
  const page = await newPage(set, "desktop", keptAt(game, 0.3));
  await page.goto(`${set.served.address}#/play/${game}`);
  const times: number[] = [];
  for (let i = 0; i < MOVES; i++) {
    const isAsked = await page
      .locator("button[data-key]")
      .first()
      .waitFor({ timeout: 5000 })
      .then(
        () => true,
        () => false,
      );
    if (!isAsked) break;
    times.push(await move(page));
  }
  times.sort((a, b) => a - b);
  const at = (part: number): string => times[Math.floor((times.length - 1) * part)].toFixed(0);
  console.log(
    `${game}: ${times.length} moves, median ${at(0.5)} ms, 9 of 10 within ${at(0.9)} ms, longest ${at(1)} ms`,
  );
  expect(times.length).toBeGreaterThan(10);
  await page.context().close();
});

const HINTS = 5;

/** From the press of a button to a hint that is thought to its end. */
async function hint(page: Page): Promise<number> {
  const panel = page.getByRole("region", { name: "Hint" });
  const begun = Date.now();
  await page.getByRole("button", { name: "Hint", exact: true }).click();
  await panel.locator("[data-advice]").first().waitFor();
  await panel.getByRole("button", { name: "Stop" }).waitFor({ state: "detached" });
  const took = Date.now() - begun;
  await panel.getByRole("button", { name: "Close the hint" }).click();
  return took;
}

test.each(games)("%s: a hint until it is whole", async (game) => {
  const page = await newPage(set, "desktop", keptAt(game, 0.3));
  await page.goto(`${set.served.address}#/play/${game}`);
  await page.locator("button[data-key]").first().waitFor();
  const times: number[] = [];
  while (times.length < HINTS) times.push(await hint(page));
  times.sort((a, b) => a - b);
  console.log(
    `${game}: ${HINTS} hints, median ${times[HINTS >> 1]} ms, longest ${times.at(-1)} ms`,
  );
  await page.context().close();
});
