/** The golden records of Masters of the Night. */
import { readFileSync } from "node:fs";
import { housePack, mastersOfTheNight, mastersWithExactly } from "@coterie/masters-of-the-night";
import { playerLooking } from "./look-ahead.mjs";
import * as plays from "./plays.mjs";
import { smallPack, withPieces } from "./small-pack.mjs";

/** @typedef {import("@coterie/masters-of-the-night").State} State */

/** Setups of the whole games, and how many answers the player looks ahead. */
const WHOLE_GAMES = [
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

const own = JSON.parse(
  readFileSync(new URL("masters-of-the-night.pack.json", import.meta.url), "utf8"),
);
const small = smallPack(housePack, { vampire: 3, event: 6, relic: 3 });
const house = mastersOfTheNight();
const smallGame = mastersWithExactly(small);
const ownGame = mastersWithExactly(withPieces(small, own));

/** Nevena foresees events, so that some of the deck is known when the rest is dealt anew. */
const SEER = { vampires: ["nevena", "mila"], players: 2, difficulty: "easy" };

/** How each record is made from a word. @type {import("../records.mjs").RecordPlan[]} */
export const plans = [
  ...WHOLE_GAMES.map(({ name, setup, depth, outcome }) => ({
    file: `${name}.json.gz`,
    suits: plays.endsWith(outcome),
    play: plays.wholeGame({ game: house, setup, player: playerLooking(depth) }),
  })),
  {
    file: "new-fates.json.gz",
    suits: (play) =>
      play.state.round >= 9 && plays.hasAllKindsOfFates(play, ({ events }) => events),
    play: plays.gameWithNewFates({ game: house, setup: SEER, player: playerLooking(4) }),
  },
  {
    file: "new-fates-running.json.gz",
    keepsEntries: true,
    play: plays.runningGameWithNewFates({
      game: ownGame,
      setup: SEER,
      player: playerLooking(2),
      until: (/** @type {State} */ { round }) => round === 4,
    }),
  },
  {
    file: "from-position.json.gz",
    play: plays.gameFromPosition({
      game: house,
      setup: { vampires: ["ishtvan", "imre"], players: 2 },
      player: playerLooking(3),
      until: (/** @type {State} */ { fightAt, round }) => fightAt >= 0 && round >= 3,
    }),
  },
  {
    file: "other-rules.json.gz",
    play: plays.gameUnderOtherRules({
      before: smallGame,
      game: ownGame,
      setup: { vampires: 3, players: 2, difficulty: "hard", reading: "summary" },
      player: playerLooking(2),
      until: (/** @type {State} */ { round }) => round === 3,
    }),
  },
  {
    file: "own-pack.json.gz",
    play: plays.wholeGame({ game: ownGame, setup: { vampires: 2 }, player: playerLooking(3) }),
  },
];
