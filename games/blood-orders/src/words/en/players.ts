import type { Measure, PlayerSet } from "../../content/language.js";
import { articled, isMass, lessWord, listed } from "./english.js";
import { measureNouns } from "./nouns.js";
import { type Selection, select } from "./selection.js";

/** Some players, as a player reads them. */

/** One card can be in the hand or in a pile. */
function someOf(what: Measure): string {
  if (what === "cards") return "a card in hand or piles";
  const noun = measureNouns[what];
  return isMass(noun) ? noun.one : articled(noun.one);
}

const moreWords = (what: Measure): string => `more ${measureNouns[what].many} than you`;

const lessWords = (what: Measure): string =>
  `${lessWord(measureNouns[what])} ${measureNouns[what].many} than you`;

const mostWords = (what: Measure): string => `the most ${measureNouns[what].many}`;

const leastWords = (what: Measure): string =>
  `the ${isMass(measureNouns[what]) ? "least" : "fewest"} ${measureNouns[what].many}`;

export function playersIn(set: PlayerSet): Selection {
  const filters = [
    ...(set.with === undefined ? [] : [someOf(set.with)]),
    ...(set.more === undefined ? [] : [moreWords(set.more)]),
    ...(set.less === undefined ? [] : [lessWords(set.less)]),
  ];
  const rest = filters.length > 0 ? ` with ${listed(filters, "and")}` : "";
  const ranks = [
    ...(set.most === undefined ? [] : [mostWords(set.most)]),
    ...(set.least === undefined ? [] : [leastWords(set.least)]),
  ];
  return select("player", set.who !== "all", rest, ranks);
}
