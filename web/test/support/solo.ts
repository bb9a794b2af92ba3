import { bloodOrders } from "@coterie/blood-orders";
import {
  type AnyGame,
  answer,
  dice,
  hashOf,
  openQuestions,
  outcomeOf,
  startPlay,
} from "@coterie/kernel";
import { mastersOfTheNight } from "@coterie/masters-of-the-night";
import type { Locator, Page } from "playwright-core";

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

interface Given {
  readonly seat: number;
  readonly key: string;
}

/** Random answers of Masters of the Night that lead to a question with a dangerous option. */
export function answersToDanger(secret: string): Given[] {
  const game = mastersOfTheNight();
  const pick = dice(secret);
  for (;;) {
    const { play } = startPlay(game, SETUPS[game.id as GameId], { secret, nonces: [] });
    while (outcomeOf(play) === null) {
      const [{ seat, id, options, forced }] = openQuestions(play);
      const isDanger = !forced && options.some(({ warning }) => warning !== undefined);
      if (isDanger) return play.moments.map((moment) => ({ seat: moment.seat, key: moment.key }));
      const { key } = options[forced ? 0 : pick(options.length)];
      answer(play, { seat, question: id, key });
    }
  }
}

const rulesOf = (game: GameId): AnyGame =>
  game === "blood-orders" ? bloodOrders() : mastersOfTheNight();

/** All answers of a game at random. */
export function answersToTheEnd(game: GameId, secret: string): Given[] {
  const { play } = startPlay(rulesOf(game), SETUPS[game], { secret, nonces: [] });
  const pick = dice(secret);
  while (outcomeOf(play) === null) {
    const [{ seat, id, options }] = openQuestions(play);
    answer(play, { seat, question: id, key: options[pick(options.length)].key });
  }
  return play.moments.map(({ seat, key }) => ({ seat, key }));
}

/** What a browser would have kept of this game. */
function savedGame(
  game: GameId,
  secret: string,
  answers: readonly Given[],
  people: readonly number[],
): unknown {
  const rules = rulesOf(game);
  const seed = { secret, nonces: [] };
  const { play } = startPlay(rules, SETUPS[game], seed);
  for (const { seat, key } of answers) answer(play, { seat, question: play.open[seat], key });
  return {
    game,
    pack: hashOf(rules.pack),
    setup: SETUPS[game],
    seed,
    people,
    from: null,
    answers,
    position: rules.name(play.state),
  };
}

interface KeptWays {
  readonly speed?: "off" | "fast";
  /** The seats of people who share the screen; the other seats are bots'. */
  readonly people?: readonly number[];
}

/**
 * Puts a game that has just begun into the browser, and goes on with it from the first page. Its
 * secret is given, so that a failing game can be seen again.
 */
export async function goOnWith(
  page: Page,
  address: string,
  game: GameId,
  secret: string,
  answers: readonly Given[] = [],
  { speed = "off", people = [0] }: KeptWays = {},
): Promise<void> {
  await page.goto(address);
  await page.evaluate(
    ([key, saved, chosen]) => {
      localStorage.setItem(key, saved);
      localStorage.setItem("coterie.speed", chosen);
    },
    [
      `coterie.game.${game}`,
      JSON.stringify(savedGame(game, secret, answers, people)),
      speed,
    ] as const,
  );
  await page.reload();
  await page.locator(`a[href="#/play/${game}"]`, { hasText: /^Continue/ }).click();
  if (people.length > 1) return;
  await page.locator("button[data-key]").first().waitFor();
  await page.locator('main[data-thinking="false"]').waitFor();
}

/** The key of an answer, as the browser keeps it: an unfinished game, or the record of one that is over. */
export function answerKeyAt(page: Page, game: GameId, at: number): Promise<string | undefined> {
  return page.evaluate(
    ([id, index]) => {
      const names = [`coterie.game.${id}`, `coterie.record.last.${id}`];
      const [kept] = names
        .map((name) => localStorage.getItem(name))
        .filter((text) => text !== null);
      return JSON.parse(kept ?? "{}").answers?.[index]?.key as string | undefined;
    },
    [game, at] as const,
  );
}

/** How many answers the table says that it has. */
export function answersOf(page: Page): Promise<number> {
  return page.locator("main[data-answers]").evaluate((main) => Number(main.dataset.answers));
}

/** Clicks an option with the mouse, and once more if it is one that asks again. */
export async function clickOption(button: Locator): Promise<void> {
  const isWarned = (await button.getAttribute("data-warned")) === "true";
  // A click under a mouse that rests answers no question that has just appeared there.
  await button.page().mouse.move(0, 0);
  await button.click();
  if (isWarned) await button.click();
}

/**
 * The same without a mouse, in a third of the time: for answers that only lead to the position that a
 * test is about.
 */
export async function press(button: Locator): Promise<void> {
  await button.evaluate(async (element: HTMLButtonElement) => {
    const isWarned = element.dataset.warned === "true";
    element.click();
    if (!isWarned) return;
    await new Promise(requestAnimationFrame);
    element.click();
  });
}

/** Waits until the answer that was just given is shown, and those of bots that follow. */
export async function untilAnswered(page: Page, before: number): Promise<void> {
  await page.waitForFunction((known) => {
    const { answers, thinking } = document.querySelector("main")?.dataset ?? {};
    return Number(answers) !== known && thinking !== "true";
  }, before);
}
