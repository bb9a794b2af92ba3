import type { Fact } from "../../../../facts.js";
import { type Count, type Counts, sum, times, timesAmong } from "./count.js";

/** What became of the Orders (BO-4, BO-5). */

/** BO-5.8: nobody tells who won a contest, but the winner's Night is what comes of it. */
const contestsWon: Count = (facts, seat) => {
  let contest: Fact | undefined;
  let won = 0;
  for (const fact of facts) {
    if (fact.fact === "contest") contest = fact;
    else if (fact.fact === "stalemate") contest = undefined;
    else if (fact.fact === "night") {
      if (contest?.seats?.includes(seat) && fact.seat === seat) won++;
      contest = undefined;
    }
  }
  return won;
};

export const orderCounts: Counts = {
  "Orders placed": times("placed"),
  "Dawn actions": times("dawn"),
  "Dusk actions": times("dusk"),
  "Night actions": times("night"),
  "Failed against Fear": times("fear-failed"),
  Declined: times("declined"),
  "Dusk without a result": sum(times("too-little-influence"), times("no-victim")),
  "Contests won": contestsWon,
  "Contests lost": times("contest-lost"),
  "of these tied in a stalemate": timesAmong("stalemate"),
};
