/** The golden records of Blood Orders. */
import { readFileSync } from "node:fs";
import { bloodOrders, bloodOrdersWithExactly, housePack } from "@coterie/blood-orders";
import { botCalled, sightOf } from "@coterie/bots";
import { dice, isSimultaneous } from "@coterie/kernel";
import * as plays from "./plays.mjs";
import { smallPack, withPieces } from "./small-pack.mjs";

/** @typedef {import("@coterie/blood-orders").State} State */

/** Setups of the whole games, the bots that play them, and the outcome that is required, if any. */
const WHOLE_GAMES = [
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

const own = JSON.parse(readFileSync(new URL("blood-orders.pack.json", import.meta.url), "utf8"));
const small = smallPack(housePack, { location: 4, victim: 6, ritual: 5 });
const house = bloodOrders();
const smallGame = bloodOrdersWithExactly(small);
const ownGame = bloodOrdersWithExactly(withPieces(small, own));

/** Takes the first option of each question: two seats that do so end alike. */
const idle = {
  /** @param {{ question: import("@coterie/kernel").Question }} sight */
  decide: ({ question }) => [question.options[0].key],
};

/**
 * @param {...string} names of the seats' bots; where there are fewer than seats, the first plays for the rest
 * @returns {plays.GamePlan["player"]}
 */
function playedBy(...names) {
  return (game, word) => {
    const bots = names.map((name) => (name === "idle" ? idle : botCalled(game, name)));
    /** @type {((below: number) => number)[]} */
    const picks = [];
    return (play, seat) => {
      picks[seat] ??= dice(`${word}:${seat}`);
      return (bots[seat] ?? bots[0]).decide(sightOf(game, play.state, seat, picks[seat]));
    };
  };
}

/** @param {State} state @param {number} seat */
const isReady = ({ forks }, seat) =>
  forks.some((fork) => fork.length > 0) && forks[seat].length === 0;

/** How each record is made from a word. @type {import("../records.mjs").RecordPlan[]} */
export const plans = [
  ...WHOLE_GAMES.map(({ name, players, start, bots, outcome }) => ({
    file: `${name}.json.gz`,
    suits: plays.endsWith(outcome),
    play: plays.wholeGame({
      game: house,
      setup: start === undefined ? { players } : { players, start },
      player: playedBy(...bots),
    }),
  })),
  {
    file: "new-fates.json.gz",
    suits: (play) => plays.hasAllKindsOfFates(play, ({ victimDeck }) => victimDeck),
    play: plays.gameWithNewFates({
      game: house,
      setup: { players: 3 },
      player: playedBy("greedy", "random", "random"),
    }),
  },
  {
    file: "new-fates-running.json.gz",
    keepsEntries: true,
    // An undo went back behind a simultaneous phase that had met another fate before.
    suits: ({ moments }) =>
      moments.some(({ before, fates }) => isSimultaneous(before) && fates.length > 1),
    play: plays.runningGameWithNewFates({
      game: ownGame,
      setup: { players: 2 },
      player: playedBy("random"),
      until: (/** @type {State} */ { day, tokens }) => day === 4 && tokens.length > 0,
    }),
  },
  {
    file: "from-position.json.gz",
    play: plays.gameFromPosition({
      game: house,
      setup: { players: 3 },
      player: playedBy("greedy"),
      until: (/** @type {State} */ state) => state.day === 6 && isReady(state, 0),
    }),
  },
  {
    file: "other-rules.json.gz",
    play: plays.gameUnderOtherRules({
      before: smallGame,
      game: ownGame,
      setup: { players: 2 },
      player: playedBy("random"),
      until: (/** @type {State} */ state) => state.day === 6 && isReady(state, 0),
    }),
  },
  {
    file: "own-pack.json.gz",
    play: plays.wholeGame({ game: ownGame, setup: { players: 2 }, player: playedBy("random") }),
  },
];
