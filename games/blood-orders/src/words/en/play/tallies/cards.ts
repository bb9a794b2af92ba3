import { type Counts, cardsOf, sum, times } from "./count.js";

/** Cards that came and went, and Rituals. */

export const cardCounts: Counts = {
  "Victims taken": times("victim-gained"),
  "Bleeders and Elders taken": sum(times("catacombs"), times("recruited")),
  "Cards sent to Torpor": cardsOf("torpor"),
  "Cards fed": cardsOf("fed"),
  "Cards let go unfed": cardsOf("released"),
  "Cards discarded": sum(cardsOf("over-limit"), cardsOf("offered"), times("laid-to-rest")),
  "Rituals gained": times("ritual-gained"),
  "Rituals used": times("ritual-used"),
  "Altar left without a Ritual": times("no-ritual"),
};
