/**
 * Makes the golden records anew: finished games of varied setups that must replay to their stored
 * hash (games/masters-of-the-night/records). Only needed when the rules or the house pieces change
 * on purpose; CHANGELOG.md says so then. Needs the build.
 *
 * The player here looks ahead on copies of the real state and so peeks at fate. That is no bot: it
 * only has to reach every kind of ending, victory included.
 */
import { mkdirSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  answer,
  applyOption,
  dice,
  listOptions,
  newRun,
  Options,
  openQuestions,
  outcomeOf,
  seatAsked,
  seedFrom,
  startPlay,
  toRecord,
} from "@coterie/kernel";
import { mastersOfTheNight } from "@coterie/masters-of-the-night";

const top = dirname(dirname(fileURLToPath(import.meta.url)));
const folder = join(top, "games/masters-of-the-night/records");
const game = mastersOfTheNight();

/** @typedef {import("@coterie/masters-of-the-night").State} State */

/** How the games of the collection are set up, and how well they are played. */
const PLANS = [
  { name: "random-2-rulebook", setup: { vampires: 2 }, depth: 0 },
  { name: "random-5-summary", setup: { vampires: 5, players: 5, reading: "summary" }, depth: 0 },
  { name: "two-seats-hard", setup: { vampires: 4, players: 2, difficulty: "hard" }, depth: 2 },
  { name: "lent-heart", setup: { vampires: ["mila", "imre"], difficulty: "easy" }, depth: 4 },
  {
    name: "laszlo-summary",
    setup: { vampires: ["laszlo", "agnieszka"], reading: "summary", difficulty: "easy" },
    depth: 4,
  },
  { name: "seer", setup: { vampires: ["nevena", "ishtvan", "imre"], players: 3 }, depth: 4 },
  { name: "five-easy", setup: { vampires: 5, players: 3, difficulty: "easy" }, depth: 3 },
  { name: "four-medium", setup: { vampires: 4, players: 4 }, depth: 4 },
  {
    name: "three-summary",
    setup: { vampires: 3, reading: "summary", difficulty: "easy" },
    depth: 5,
  },
  {
    name: "victory",
    setup: { vampires: 3, difficulty: "easy" },
    depth: 7,
    outcome: "victory",
  },
  {
    name: "victory-two-players",
    setup: { vampires: 3, players: 2, difficulty: "easy", leader: "mila" },
    depth: 7,
    outcome: "victory",
  },
  {
    name: "last-event",
    setup: { vampires: 3, difficulty: "hard" },
    depth: 6,
    outcome: "defeat-deck",
  },
];

const WIDTH = 4;
const TRIES = 40;

/** @param {readonly number[]} counts */
const sum = (counts) => counts.reduce((a, b) => a + b, 0);

/** @param {number} a @param {number} b */
const steps = (a, b) =>
  Math.abs((a % 3) - (b % 3)) + Math.abs(Math.floor(a / 3) - Math.floor(b / 3));

/** A rough worth of a position for the vampires. @param {State} s */
function worth(s) {
  if (s.outcome === 1) return 1e6;
  if (s.outcome > 1) return -1e6 + 100 * s.round;
  let value = 14 * s.veil - 10 * Math.max(0, 4 - s.veil);
  value -= 3.5 * sum(s.hidden) + 2.5 * sum(s.exposed);
  value += 5 * Math.min(sum(s.minions), 2 * s.at.length);
  s.at.forEach((_, v) => {
    value += vampireWorth(s, v);
  });
  return value + (s.sigils.every((place) => place >= 0) ? 60 + gathering(s) : 0);
}

/** @param {State} s @param {number} v */
function vampireWorth(s, v) {
  const blood = 2.5 * s.blood[v] - (s.blood[v] === 0 ? 12 : 0);
  if (s.sigils[v] >= 0) return blood + 45 + 40;
  const goal = s.kills[v] < 9 ? nearest(s, v, isOccupied) : nearest(s, v, isFreeForSigil);
  return blood + 5 * s.kills[v] - (s.kills[v] < 9 ? 1.2 : 3) * goal;
}

/** @param {State} s @param {number} d */
const isOccupied = (s, d) => s.hidden[d] + s.exposed[d] > 0;

/** @param {State} s @param {number} d */
const isFreeForSigil = (s, d) => s.minions[d] > 0 && !isOccupied(s, d) && !s.sigils.includes(d);

/** @param {State} s @param {number} v @param {(s: State, d: number) => boolean} is */
function nearest(s, v, is) {
  const far = s.hidden.map((_, d) => (is(s, d) ? steps(s.at[v], d) : 6));
  return Math.min(...far);
}

/** How near the clan is to standing together with minions. @param {State} s */
function gathering(s) {
  const worths = s.hidden.map((_, d) => {
    const walk = sum(s.at.map((at) => steps(at, d)));
    const agents = s.hidden[d] + s.exposed[d];
    return 10 * Math.min(s.at.length, s.minions[d]) - 6 * walk - 6 * agents;
  });
  return Math.max(...worths);
}

/** @param {State} state */
function optionsOf(state) {
  const options = new Options();
  listOptions(game, newRun(game, state), state.agenda, options);
  return options.toArray();
}

/**
 * The best worth that can be reached within some answers, and the option that leads there.
 * @param {State} state @param {number} depth @returns {{ worth: number, option: number }}
 */
function lookAhead(state, depth) {
  if (state.outcome !== 0 || depth === 0) return { worth: worth(state), option: -1 };
  const seat = seatAsked(game, newRun(game, state));
  const tried = optionsOf(state).map((option) => {
    const after = game.copy(state);
    applyOption(game, newRun(game, after), seat, option);
    return { option, after, worth: worth(after) };
  });
  tried.sort((a, b) => b.worth - a.worth);
  return tried.slice(0, WIDTH).reduce(
    (best, { option, after }) => {
      const reached = lookAhead(after, depth - 1).worth;
      return reached > best.worth ? { worth: reached, option } : best;
    },
    { worth: Number.NEGATIVE_INFINITY, option: -1 },
  );
}

/** @param {unknown} setup @param {string} word @param {number} depth */
function playGame(setup, word, depth) {
  const { play } = startPlay(game, setup, seedFrom(word));
  const pick = dice(word);
  while (play.state.outcome === 0) {
    const [question] = openQuestions(play);
    const best = depth === 0 ? -1 : lookAhead(play.state, depth).option;
    const at = depth === 0 ? pick(question.options.length) : optionsOf(play.state).indexOf(best);
    const { key } = question.options[at];
    answer(play, { seat: question.seat, question: question.id, key });
  }
  return play;
}

mkdirSync(folder, { recursive: true });
for (const file of readdirSync(folder)) rmSync(join(folder, file));
for (const { name, setup, depth, outcome } of PLANS) {
  for (let i = 0; i < TRIES; i++) {
    const play = playGame(setup, `${name}.${i}`, depth);
    if (outcome !== undefined && outcomeOf(play) !== outcome) continue;
    writeFileSync(join(folder, `${name}.json`), `${JSON.stringify(toRecord(play))}\n`);
    console.log(`${name}: ${outcomeOf(play)}, ${play.moments.length} answers, try ${i + 1}`);
    break;
  }
}
