import { type Lane, type Rates, ratioOf, type Spread, spreadOf } from "./measure.js";

/** One line of the result. */
export interface Row {
  readonly name: string;
  readonly unit: string;
  readonly rate: Spread;
  /** How many times as fast as the peer's way, measured in the same rounds. */
  readonly ratio?: Spread & { readonly peer: string };
  readonly goal?: Goal;
  readonly met?: boolean;
}

export interface Goal {
  readonly of: "rate" | "ratio";
  readonly atLeast: number;
}

export function rowOf(rates: Rates, lane: Lane, peer?: Lane, goal?: Goal): Row {
  const rate = spreadOf(rates.get(lane) ?? []);
  const row: Row = { name: lane.name, unit: lane.unit, rate };
  const ratio = peer && { peer: peer.name, ...ratioOf(rates, lane, peer) };
  return { ...row, ...(ratio && { ratio }), ...(goal && judged(goal, rate, ratio)) };
}

function judged(goal: Goal, rate: Spread, ratio: Spread | undefined): Pick<Row, "goal" | "met"> {
  const reached = goal.of === "rate" ? rate.median : (ratio?.median ?? 0);
  return { goal, met: reached >= goal.atLeast };
}
