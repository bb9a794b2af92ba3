/**
 * Makes the golden records of Blood Orders anew: finished games of varied setups that must replay
 * to their stored hash (games/blood-orders/records). Only needed when the rules change on purpose;
 * CHANGELOG.md says so then. Needs the build. (Masters of the Night: tools/golden.mjs.)
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { bloodOrders } from "@coterie/blood-orders";
import { botCalled, sightOf } from "@coterie/bots";
import {
  answer,
  dice,
  openQuestions,
  outcomeOf,
  seedFrom,
  startPlay,
  toRecord,
} from "@coterie/kernel";

const folder = join(dirname(dirname(fileURLToPath(import.meta.url))), "games/blood-orders/records");
const game = bloodOrders();

/** @typedef {import("@coterie/kernel").Play<import("@coterie/blood-orders").BloodKit>} Play */

/** How the games of the collection are set up, who plays them, and how they must end, if they must. */
const PLANS = [
  { name: "random-2", players: 2, bots: ["random", "random"] },
  { name: "random-3", players: 3, bots: ["random", "random", "random"] },
  { name: "random-4", players: 4, bots: ["random", "random", "random", "random"] },
  { name: "duel", players: 2, bots: ["greedy", "greedy"] },
  { name: "duel-second-begins", players: 2, start: 2, bots: ["greedy", "greedy"] },
  { name: "three", players: 3, bots: ["greedy", "greedy", "greedy"] },
  { name: "three-mixed", players: 3, start: 3, bots: ["greedy", "random", "greedy"] },
  { name: "four", players: 4, bots: ["greedy", "greedy", "greedy", "greedy"] },
  { name: "four-second-wins", players: 4, bots: ["greedy"], outcome: "win-seat-2" },
  { name: "four-third-wins", players: 4, bots: ["greedy"], outcome: "win-seat-3" },
  { name: "four-last-wins", players: 4, start: 4, bots: ["greedy"], outcome: "win-seat-4" },
  { name: "idle-and-shared", players: 2, bots: ["idle", "idle"], outcome: "shared" },
];

const TRIES = 60;

/** Does the first thing that is offered: two who do nothing end alike. */
const idle = {
  name: "idle",
  /** @param {{ question: import("@coterie/kernel").Question }} sight */
  decide: ({ question }) => [question.options[0].key],
};

/** @param {string} name */
const playerCalled = (name) => (name === "idle" ? idle : botCalled(game, name));

/**
 * @param {{ players: number, start?: number, bots: string[] }} plan
 * @param {string} word
 */
function playGame({ players, start, bots }, word) {
  const setup = start === undefined ? { players } : { players, start };
  const { play } = startPlay(game, setup, seedFrom(word));
  const seats = Array.from({ length: players }, (_, seat) => ({
    bot: playerCalled(bots[seat] ?? bots[0]),
    pick: dice(`${word}:${seat}`),
  }));
  while (play.state.outcome === 0) {
    const [{ seat }] = openQuestions(play);
    const { bot, pick } = seats[seat];
    for (const key of bot.decide(sightOf(game, play.state, seat, pick))) give(play, seat, key);
  }
  return play;
}

/** @param {Play} play @param {number} seat @param {string} key */
function give(play, seat, key) {
  answer(play, { seat, question: play.open[seat], key });
}

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(join(folder, file));
for (const plan of PLANS) {
  for (let i = 0; i < TRIES; i++) {
    const play = playGame(plan, `${plan.name}.${i}`);
    if (plan.outcome !== undefined && outcomeOf(play) !== plan.outcome) continue;
    writeFileSync(join(folder, `${plan.name}.json`), `${JSON.stringify(toRecord(play))}\n`);
    console.log(`${plan.name}: ${outcomeOf(play)}, ${play.moments.length} answers, try ${i + 1}`);
    break;
  }
}
