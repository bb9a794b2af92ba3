import type { FactName, ScoreLines } from "../../../facts.js";
import { vpWords } from "./look.js";
import type { Teller, Told } from "./told.js";

/** Chapter 7: the scores. */

/** Where points come from, and what that is called. */
export const scoreSources: readonly (readonly [Exclude<keyof ScoreLines, "total">, string])[] = [
  ["cards", "cards"],
  ["rituals", "Rituals"],
  ["tokens", "VP tokens"],
  ["influence", "Influence"],
  ["fear", "Fear"],
];

/** "cards 10, Rituals 5, VP tokens 2, Influence 3, Fear −3". */
const scoreWords = (score: ScoreLines): string =>
  scoreSources.map(([source, name]) => `${name} ${signed(score[source])}`).join(", ");

export const signed = (n: number): string => (n < 0 ? `−${-n}` : String(n));

/** BO-7.2: what is compared next. */
export const tieWords: Readonly<Record<string, string>> = {
  cards: "cards in hand",
  rituals: "Rituals",
  blood: "Blood",
};

function scoredWords({ who, cards, fact }: Told): string {
  if (fact.score === undefined) return `${who} is scored`;
  return `${who} has ${vpWords(fact.score.total)}: ${scoreWords(fact.score)}; in hand: ${cards}`;
}

const wonWords = ({ all, fact }: Told): string =>
  (fact.seats?.length ?? 0) > 1 ? `${all} share the victory` : `${all} wins`;

export const endFacts = {
  scored: scoredWords,
  tie: ({ all, fact }) =>
    `${all} are tied: the most ${tieWords[fact.what ?? ""] ?? "of it"} decide`,
  won: wonWords,
} satisfies Partial<Record<FactName, Teller>>;
