import type { Kit } from "@coterie/kernel";
import type { EndSheet } from "../sheet/sheet.js";
import type { Door } from "./door.js";

/** What somebody reads when a game is over. */
export function endSheet<K extends Kit>(
  { show, isWon }: Door<K>,
  seen: K["State"],
  outcome: string,
  seat: number,
  facts: readonly K["Fact"][],
): EndSheet {
  return {
    outcome: show.outcome(outcome),
    isWon: isWon(outcome, seat),
    story: show.ending(seen, facts),
    tallies: show.tallies(seen, facts),
  };
}
