import { push } from "@coterie/kernel";
import { TOKEN_ROW } from "../state.js";
import type { Table } from "../table.js";
import { CLEANUP } from "./cleanup.js";
import { DAY } from "./day.js";
import { ORDERS } from "./orders.js";
import { RESOLUTION } from "./resolution.js";
import { REVEAL } from "./reveal.js";
import { SCORING } from "./scoring.js";

/** The places of a Day at which a position can begin. */
export const phases = ["day", "orders", "reveal", "cleanup", "scoring"] as const;
export type Phase = (typeof phases)[number];

/** Puts on the agenda what is left of the Day from a phase on; the last pushed runs first. */
export function beginPhase(g: Table, phase: Phase): void {
  if (phase === "day") push(g, DAY);
  else if (phase === "scoring") push(g, SCORING);
  else {
    push(g, CLEANUP);
    if (phase === "cleanup") return;
    push(g, RESOLUTION);
    push(g, REVEAL);
    if (phase === "orders") push(g, ORDERS, g.state.tokens.length / TOKEN_ROW);
  }
}
