/**
 * A player of Masters of the Night that looks some answers ahead on copies of the real state, and so
 * knows dice and cards to come. It is no bot: it has to reach every kind of ending, victory included.
 */
import {
  answerAndRun,
  askedSeat,
  dice,
  listOptions,
  newContext,
  Options,
  openQuestions,
} from "@coterie/kernel";

/** @typedef {import("@coterie/masters-of-the-night").State} State */
/** @typedef {import("@coterie/kernel").Game<import("@coterie/masters-of-the-night").MastersKit>} Masters */

const WIDTH = 4;

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

/** @param {Masters} game @param {State} state */
function optionsOf(game, state) {
  const options = new Options();
  listOptions(game, newContext(game, state), state.agenda, options);
  return options.toArray();
}

/**
 * The best worth that can be reached within some answers, and the option that leads there.
 * @param {Masters} game @param {State} state @param {number} depth
 * @returns {{ worth: number, option: number }}
 */
function lookAhead(game, state, depth) {
  if (state.outcome !== 0 || depth === 0) return { worth: worth(state), option: -1 };
  const seat = askedSeat(game, newContext(game, state));
  const tried = optionsOf(game, state).map((option) => {
    const after = game.copy(state);
    answerAndRun(game, newContext(game, after), seat, option);
    return { option, after, worth: worth(after) };
  });
  tried.sort((a, b) => b.worth - a.worth);
  return tried.slice(0, WIDTH).reduce(
    (best, { option, after }) => {
      const reached = lookAhead(game, after, depth - 1).worth;
      return reached > best.worth ? { worth: reached, option } : best;
    },
    { worth: Number.NEGATIVE_INFINITY, option: -1 },
  );
}

/**
 * At depth 0 it plays at random.
 * @param {number} depth @returns {import("./plays.mjs").GamePlan["player"]}
 */
export function playerLooking(depth) {
  return (game, word) => {
    const pick = dice(word);
    return (play) => {
      const [{ options }] = openQuestions(play);
      if (depth === 0) return [options[pick(options.length)].key];
      const { option } = lookAhead(game, play.state, depth);
      return [options[optionsOf(game, play.state).indexOf(option)].key];
    };
  };
}
