import {
  advance,
  answerAndRun,
  answerAtRandom,
  type ChanceState,
  dice,
  type Game,
  type Kit,
  keyOf,
  newContext,
  nextSeat,
  optionWithKey,
  playAtRandom,
  readQuestion,
  sealedChance,
  seedFrom,
} from "@coterie/kernel";
import type { Lane } from "./measure.js";

/** Different games in a slice; a lane that gets further begins again with the first. */
const GAMES = 1000;

const KEYS = Array.from({ length: GAMES }, (_, i) => keyOf(seedFrom(`bench:${i}`)));

/** The setup of the i-th game, so that a lane can mix, say, two and three seats. */
export type Setups<K extends Kit> = (i: number) => K["Setup"];

/** Random play: every option listed as a number, no key made, nobody told of any fact. */
export function playLane<K extends Kit>(
  name: string,
  unit: string,
  game: Game<K>,
  setups: Setups<K>,
  chance: (key: string) => ChanceState = sealedChance,
): Lane {
  return {
    name,
    unit,
    begin() {
      const pick = dice("bench");
      let next = 0;
      return () => {
        const i = next++ % GAMES;
        const run = newContext(game, game.begin(setups(i), chance(KEYS[i])));
        advance(game, run);
        return playAtRandom(game, run, pick);
      };
    },
  };
}

/**
 * Random play as somebody outside the engine sees it: each question read with the keys of all
 * options and the reasons of what is blocked, answered by key, all facts collected.
 */
export function readableLane<K extends Kit>(
  name: string,
  unit: string,
  game: Game<K>,
  setups: Setups<K>,
): Lane {
  return {
    name,
    unit,
    begin() {
      const pick = dice("bench");
      let next = 0;
      return () => {
        const i = next++ % GAMES;
        return playReadable(game, setups(i), KEYS[i], pick);
      };
    },
  };
}

function playReadable<K extends Kit>(
  game: Game<K>,
  setup: K["Setup"],
  key: string,
  pick: (below: number) => number,
): number {
  const facts: K["Fact"][] = [];
  const tell = (fact: K["Fact"]): void => void facts.push(fact);
  const run = newContext(game, game.begin(setup, sealedChance(key), tell), tell);
  advance(game, run);
  let answers = 0;
  while (run.state.outcome === 0 && answers <= game.maxAnswers) {
    const seat = nextSeat(game, run);
    const { options } = readQuestion(game, run, seat);
    const chosen = optionWithKey(game, run, seat, options[pick(options.length)].key);
    answerAndRun(game, run, seat, chosen!);
    answers++;
  }
  return answers;
}

const POSITIONS = 64;
const COPIES_PER_PORTION = 1024;

/** Copies of positions from all parts of a few games. */
export function copyLane<K extends Kit>(
  name: string,
  game: Game<K>,
  setups: Setups<K>,
  copy: (state: K["State"]) => K["State"] = (state) => game.copy(state),
): Lane {
  const positions = positionsOf(game, setups);
  return {
    name,
    unit: "copies/s",
    begin() {
      // The last copy is kept, so that none can be optimised away; more would live long enough for
      // V8 to make all later ones among the old, which search does not do either.
      const kept = positions.slice(0, 1);
      return () => {
        for (let i = 0; i < COPIES_PER_PORTION; i++) kept[0] = copy(positions[i % POSITIONS]);
        return COPIES_PER_PORTION;
      };
    },
  };
}

const SOURCE_GAMES = 8;

/**
 * The games are played twice, first to count their positions: if all were copied and most thrown
 * away, V8 would learn that copies live long, and make all later ones among the old.
 */
function positionsOf<K extends Kit>(game: Game<K>, setups: Setups<K>): K["State"][] {
  let all = 0;
  walk(game, setups, () => all++);
  const positions: K["State"][] = [];
  let at = 0;
  walk(game, setups, (state) => {
    // Every so many; a short game gives some positions more than once.
    while (positions.length < POSITIONS && at * POSITIONS >= positions.length * all) {
      positions.push(game.copy(state));
    }
    at++;
  });
  return positions;
}

/** Goes through all positions of a few random games, always the same. */
function walk<K extends Kit>(
  game: Game<K>,
  setups: Setups<K>,
  look: (state: K["State"]) => void,
): void {
  const pick = dice("positions");
  for (let i = 0; i < SOURCE_GAMES; i++) {
    const run = newContext(game, game.begin(setups(i), sealedChance(KEYS[i])));
    advance(game, run);
    while (run.state.outcome === 0) {
      look(run.state);
      answerAtRandom(game, run, pick);
    }
  }
}
