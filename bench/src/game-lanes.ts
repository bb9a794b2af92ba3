import {
  advance,
  answerAtRandom,
  applyOption,
  type ChanceState,
  dice,
  type Game,
  type Kit,
  keyOf,
  newRun,
  nextSeat,
  optionCalled,
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
        const run = newRun(game, game.begin(setups(i), chance(KEYS[i])));
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
  const run = newRun(game, game.begin(setup, sealedChance(key), tell), tell);
  advance(game, run);
  let answers = 0;
  while (run.state.outcome === 0 && answers <= game.maxAnswers) {
    const seat = nextSeat(game, run);
    const { options } = readQuestion(game, run, seat);
    const chosen = optionCalled(game, run, seat, options[pick(options.length)].key);
    applyOption(game, run, seat, chosen!);
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
      // What was copied last is kept, so that no copy can be optimised away.
      const kept = positions.slice();
      return () => {
        for (let i = 0; i < COPIES_PER_PORTION; i++) {
          const at = i % POSITIONS;
          kept[at] = copy(positions[at]);
        }
        return COPIES_PER_PORTION;
      };
    },
  };
}

function positionsOf<K extends Kit>(game: Game<K>, setups: Setups<K>): K["State"][] {
  const pick = dice("positions");
  const all: K["State"][] = [];
  for (let i = 0; i < 8 || all.length < POSITIONS; i++) {
    const run = newRun(game, game.begin(setups(i), sealedChance(KEYS[i])));
    advance(game, run);
    while (run.state.outcome === 0) {
      all.push(game.copy(run.state));
      answerAtRandom(game, run, pick);
    }
  }
  return Array.from({ length: POSITIONS }, (_, i) => all[Math.floor((i * all.length) / POSITIONS)]);
}
