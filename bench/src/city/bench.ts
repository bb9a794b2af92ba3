import { dice, swiftChance } from "@coterie/kernel";
import { copyLane, playLane, readableLane } from "../game-lanes.js";
import { type Budget, type Lane, measure } from "../measure.js";
import { playPeer } from "../peer/play.js";
import { type Goal, type Row, rowOf } from "../row.js";
import { cityGame } from "./game.js";
import type { CitySetup } from "./state.js";

const MOVES = "moves/s";
const GOAL: Goal = { of: "ratio", atLeast: 100 };

function movers(i: number): number {
  return 2 + (i % 2);
}

function setups(i: number): CitySetup {
  return { movers: movers(i) };
}

const peerLane: Lane = {
  name: "boardgame.io",
  unit: MOVES,
  begin() {
    const pick = dice("bench");
    let next = 0;
    return () => {
      const i = next++;
      return playPeer(`bench:${i}`, movers(i), pick);
    };
  },
};

/** The small city game on the kernel beside boardgame.io. */
export function benchCity(budget: Budget): Row[] {
  const sealed = playLane("kernel, sealed chance", MOVES, cityGame, setups);
  const swift = playLane("kernel, swift chance", MOVES, cityGame, setups, swiftChance);
  const readable = readableLane("kernel, keys and facts", MOVES, cityGame, setups);
  const copies = copyLane("kernel, state copies", cityGame, setups);
  const clones = copyLane("structuredClone", cityGame, setups, structuredClone);
  // Apart: what the other lanes leave in memory decides how V8 allocates copies.
  const copyRates = measure([copies, clones], budget);
  const rates = measure([peerLane, sealed, swift, readable], budget);
  return [
    rowOf(rates, peerLane),
    rowOf(rates, sealed, peerLane, GOAL),
    rowOf(rates, swift, peerLane, GOAL),
    rowOf(rates, readable, peerLane),
    rowOf(copyRates, clones),
    rowOf(copyRates, copies, clones),
  ];
}
