/** Ways to play the games of the golden records: they are the same for all games. */
import {
  answer,
  areInSamePhase,
  dice,
  goOnPlay,
  isSimultaneous,
  openQuestions,
  outcomeOf,
  seedFrom,
  startPlay,
  startPlayAt,
  UNSEEN,
  undo,
} from "@coterie/kernel";

/** @typedef {import("@coterie/kernel").AnyGame} AnyGame */
/** @typedef {import("@coterie/kernel").Play<any>} Play */
/** @typedef {(play: Play, seat: number) => readonly string[]} Player gives keys for the seat's open questions */

/**
 * @typedef {object} GamePlan what is played, and by which player
 * @property {AnyGame} game
 * @property {unknown} setup
 * @property {(game: AnyGame, word: string) => Player} player for all seats; the word seeds its choices
 */

/** @typedef {GamePlan & { until: (state: any) => boolean }} PlanToPosition */

/** @type {import("@coterie/kernel").UndoPolicy} */
const ANEW = { behindMarks: "free", fate: "anew" };

/**
 * The mean number of decisions for each undo. Undos are rarer within a simultaneous phase: each of them
 * drops all answers of the phase, so that it would hardly end.
 */
const DECISIONS_PER_UNDO = { open: 5, inPhase: 40 };

/** Whether a game ended with an outcome; true for all if none is required. @param {string | undefined} outcome */
export const endsWith = (outcome) => (/** @type {Play} */ play) =>
  outcome === undefined || outcomeOf(play) === outcome;

/**
 * Whether several fates were drawn at one answer, and at some answer only a part of the pile was dealt
 * anew, because the other cards were known.
 * @param {Play} play @param {(state: any) => import("@coterie/kernel").Pile} pileOf
 */
export const hasAllKindsOfFates = ({ moments }, pileOf) =>
  moments.some(({ fates }) => fates.length > 1) &&
  moments.some(({ before, fates }) => {
    const { seen } = pileOf(before);
    return fates.length > 0 && seen.includes(UNSEEN) && seen.some((by) => by !== UNSEEN);
  });

/** @param {GamePlan} plan */
export const wholeGame =
  ({ game, setup, player }) =>
  (/** @type {string} */ word) =>
    playOn(startPlay(game, setup, seedFrom(word)).play, player(game, word));

/** @param {GamePlan} plan */
export const gameWithNewFates =
  ({ game, setup, player }) =>
  (/** @type {string} */ word) => {
    const { play } = startPlay(game, setup, seedFrom(word), ANEW);
    return playOn(play, player(game, word), { afterEach: undoing(word) });
  };

/** A game that is not over, with several new fates since its last answer. @param {PlanToPosition} plan */
export const runningGameWithNewFates =
  ({ game, setup, player, until }) =>
  (/** @type {string} */ word) => {
    const { play } = startPlay(game, setup, seedFrom(word), ANEW);
    const decide = player(game, word);
    playOn(play, decide, { until, afterEach: undoing(word) });
    while (play.fates.length < 3) {
      const [{ seat }] = openQuestions(play);
      give(play, seat, decide(play, seat)[0]);
      // An undo by another seat always goes behind a mark.
      undo(play, (seat + 1) % play.open.length);
    }
    return play;
  };

/** A game that begins at a position of another one. @param {PlanToPosition} plan */
export const gameFromPosition = (plan) => (/** @type {string} */ word) => {
  const { game, setup, player } = plan;
  const position = positionOf(plan, `${word}:before`);
  return playOn(startPlayAt(game, setup, seedFrom(word), position), player(game, word));
};

/**
 * A game that goes on under other rules than it began with.
 * @param {PlanToPosition & { before: AnyGame }} plan
 */
export const gameUnderOtherRules = (plan) => (/** @type {string} */ word) => {
  const { before, game, setup, player } = plan;
  const position = positionOf({ ...plan, game: before }, word);
  return playOn(goOnPlay(game, setup, seedFrom(word), position), player(game, word));
};

/** @param {PlanToPosition} plan @param {string} word */
function positionOf({ game, setup, player, until }, word) {
  const { play } = startPlay(game, setup, seedFrom(word));
  return game.name(playOn(play, player(game, word), { until }).state);
}

/**
 * Plays until the game is over, or a position is reached.
 * @param {Play} play @param {Player} player
 * @param {{ until?: (state: any) => boolean, afterEach?: (play: Play) => void }} [options]
 */
function playOn(play, player, { until = () => false, afterEach = () => {} } = {}) {
  while (play.state.outcome === 0 && !until(play.state)) {
    const [{ seat }] = openQuestions(play);
    for (const key of player(play, seat)) give(play, seat, key);
    afterEach(play);
  }
  return play;
}

/** @param {Play} play @param {number} seat @param {string} key */
function give(play, seat, key) {
  answer(play, { seat, question: play.open[seat], key });
}

/** Takes some answers back, with a new fate where that goes behind a mark. @param {string} word */
function undoing(word) {
  const pick = dice(`${word}:undo`);
  return (/** @type {Play} */ play) => {
    const decisions = DECISIONS_PER_UNDO[isSimultaneous(play.state) ? "inPhase" : "open"];
    if (pick(decisions) === 0 && canUndo(play)) undo(play, pick(play.open.length));
  };
}

/** In a simultaneous phase an undo takes back the last answer before it. @param {Play} play */
function canUndo({ moments, state }) {
  return moments.some(({ before }) => !areInSamePhase(before, state));
}
