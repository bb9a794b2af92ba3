import type { FactName } from "../../../facts.js";
import type { Teller, Told } from "./told.js";

/** Reveal, resolution and cleanup. */

const action = ({ order }: Told): string => (order === undefined ? "the Order" : order);

/** "Player 1's Dawn pile". */
const pile = (t: Told): string => `${t.who}'s ${t.order === undefined ? "" : `${t.order} `}pile`;

const revealedWords = (t: Told): string =>
  t.fact.cards?.length === 0 ? `${pile(t)} is empty` : `${pile(t)}: ${t.cards}`;

/** "Dawn in the North: Player 1 shows 2 against the die of 3 and fails". */
function failedWords(t: Told): string {
  const { n, now } = t.fact;
  if (n === undefined || now === undefined) return `${t.who} fails to overcome Fear in ${t.space}`;
  return `${action(t)} in ${t.space}: ${t.who} shows ${n} against the die of ${now} and fails`;
}

function duskWords({ who, card, space, n }: Told): string {
  return `Dusk in ${space}: ${who} uses ${card} for ${n} Influence`;
}

const backWords = ({ who, cards, fact }: Told): string =>
  fact.cards?.length === 0
    ? `${who}'s tokens come back, with no card under them`
    : `${who}'s unused piles return to the hand: ${cards}`;

const fedWords = ({ who, cards, n }: Told): string => `${who} feeds ${cards} for ${n} Blood`;

export const resolutionFacts = {
  "token-revealed": (t) => `in ${t.space}, ${t.who}'s token is ${t.order ?? "still face down"}`,
  "pile-revealed": revealedWords,
  "fear-failed": failedWords,
  declined: (t) => `${action(t)} in ${t.space}: ${t.who} declines`,
  torpor: (t) => `${pile(t)} goes to Torpor: ${t.cards}`,
  dawn: ({ who, space, location }) => `Dawn in ${space}: ${who} uses ${location}`,
  dusk: duskWords,
  "too-little-influence": ({ who, space, n }) =>
    `Dusk in ${space}: ${who} cannot pay ${n} Influence, and nothing happens`,
  "no-victim": ({ who, space }) => `Dusk in ${space}: no Victim is there for ${who}`,
  night: ({ who, space }) => `Night in ${space}: ${who} hunts`,
  contest: ({ space, rivals }) => `Night in ${space} is contested by ${rivals}`,
  "contest-lost": ({ who, space, cards }) =>
    `${who} loses the contest in ${space}; back in hand: ${cards}`,
  stalemate: ({ space, all }) => `stalemate in ${space}: ${all} are tied, and nobody wins`,
  "piles-back": backWords,
  fed: fedWords,
  released: ({ who, cards }) => `${who} lets go: ${cards}`,
  "over-limit": ({ who, cards }) => `${who} holds too many cards and discards ${cards}`,
} satisfies Partial<Record<FactName, Teller>>;
