import { push } from "@coterie/kernel";
import { NOWHERE } from "../state.js";
import { rulebook } from "../table.js";
import { CLEANUP } from "./cleanup.js";
import { ORDERS } from "./orders.js";
import { PLANNING } from "./planning.js";
import { RESOLUTION } from "./resolution.js";
import { REVEAL } from "./reveal.js";
import { happen } from "./standing.js";
import { inTurnOrder } from "./terms.js";

/** A Day: planning, orders, reveal, resolution, cleanup (chapters 3 to 6). */
export const DAY = rulebook.step("day", (g) => {
  g.tell?.({ fact: "day-begins", rule: "BO-6.5", day: g.state.day });
  // The last to be pushed is the first to run.
  push(g, CLEANUP);
  push(g, RESOLUTION);
  push(g, REVEAL);
  push(g, ORDERS, 0);
  push(g, PLANNING);
  for (const seat of inTurnOrder(g.state)) happen(g, "day-begins", seat, NOWHERE);
});
