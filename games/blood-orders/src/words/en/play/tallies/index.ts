import { type Tally, tallied } from "@coterie/kernel";
import type { Fact } from "../../../../facts.js";
import { type Look, seatName, seats } from "../look.js";
import { cardCounts } from "./cards.js";
import type { Counts } from "./count.js";
import { goodCounts } from "./goods.js";
import { orderCounts } from "./orders.js";
import { scoreRows } from "./score.js";

/** A game in numbers: the score by source first, then what each player did. */

const deeds: readonly (readonly [string, Counts])[] = [
  ["Orders", orderCounts],
  ["Cards and Rituals", cardCounts],
  ["Blood, Influence, VP and Fear", goodCounts],
];

export function talliesOf(look: Look, facts: readonly Fact[]): Tally[] {
  const columns = seats(look).map(seatName);
  const told = deeds.flatMap(([title, counts]) => {
    const rows = Object.entries(counts).map(([label, count]) => ({
      label,
      values: seats(look).map((seat) => count(facts, seat)),
    }));
    return tallied({ title, columns, rows });
  });
  return [...tallied({ title: "Score", columns, rows: scoreRows(look, facts) }), ...told];
}
