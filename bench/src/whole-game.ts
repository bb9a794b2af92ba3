import type { Game, Kit } from "@coterie/kernel";
import { copyLane, playLane, readableLane } from "./game-lanes.js";
import { type Budget, FULL_BUDGET, measure } from "./measure.js";
import { type Goal, type Row, rowOf } from "./row.js";

const ANSWERS = "answers/s";
const PLAY_GOAL: Goal = { of: "rate", atLeast: 200_000 };

/** The rows of a whole game: random play bare, the same with keys and facts, and state copies. */
export function benchGame<K extends Kit>(
  name: string,
  game: Game<K>,
  setup: unknown,
  /** So many state copies a second are wanted; it hangs on how much lies on the table. */
  copyGoal: number,
  budget: Budget = FULL_BUDGET,
): Row[] {
  const read = game.readSetup(setup);
  const setups = (): K["Setup"] => read;
  const play = playLane(name, ANSWERS, game, setups);
  const readable = readableLane(`${name}, keys and facts`, ANSWERS, game, setups);
  const copies = copyLane(`${name}, state copies`, game, setups);
  const rates = measure([play, readable, copies], budget);
  return [
    rowOf(rates, play, undefined, PLAY_GOAL),
    rowOf(rates, readable),
    rowOf(rates, copies, undefined, { of: "rate", atLeast: copyGoal }),
  ];
}
