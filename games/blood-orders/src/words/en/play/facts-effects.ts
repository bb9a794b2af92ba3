import type { FactName } from "../../../facts.js";
import { fearVp } from "../../../rules/terms.js";
import { vpWords } from "./look.js";
import type { Teller, Told } from "./told.js";

/** What effects and rules do to goods, dice, Victims and cards. */

/** "Player 1's Fear rises by 2 to 6: −3 VP now", where that changes what it is worth. */
function fearWords({ who, n, fact, look }: Told): string {
  const by = Math.abs(n);
  const head = `${who}'s Fear ${n < 0 ? "falls" : "rises"} by ${by}`;
  if (fact.now === undefined) return head;
  const vp = fearVp(look.content, fact.now);
  const was = fearVp(look.content, fact.now - n);
  return `${head} to ${fact.now}${vp === was ? "" : `, worth ${vpWords(vp)} now`}`;
}

function dieWords({ space, n, fact }: Told): string {
  const head = `the die in ${space} ${n < 0 ? "falls" : "rises"} by ${Math.abs(n)}`;
  return fact.now === undefined ? head : `${head} to ${fact.now}`;
}

function lootWords(t: Told): string {
  const verb = t.n < 0 ? "leaves" : "is put into";
  return `${Math.abs(t.n)} ${t.good} ${verb} the Night space of ${t.space}${t.now("there now")}`;
}

function discardedWords({ fact, card, space }: Told): string {
  if (fact.space !== undefined) return `${card} leaves ${space} for the discard`;
  return `${card} goes from the deck to the discard`;
}

/** BO-8.3: only the looker knows which. */
function lookedWords(t: Told): string {
  const head = `${t.who} looks at the top ${t.n === 1 ? "Victim" : t.some("Victim")} of the deck`;
  return t.fact.cards === undefined ? head : `${head}: ${t.cards}`;
}

const brokenWords = ({ who, ritual, fact }: Told): string =>
  fact.seat === undefined
    ? `the oldest Ritual leaves the game: ${ritual}`
    : `${who} removes ${ritual} from the game`;

export const effectFacts = {
  gained: (t) => `${t.who} gains ${t.n} ${t.good}${t.now("now")}`,
  lost: (t) => `${t.who} loses ${t.n} ${t.good}${t.now("left")}`,
  given: ({ who, other, n, good }) => `${who} gives ${n} ${good} to ${other}`,
  paid: (t) => `${t.who} pays ${t.n} ${t.good}${t.now("left")}`,
  fear: fearWords,
  die: dieWords,
  "night-space": lootWords,
  "victim-gained": ({ who, card }) => `${who} takes ${card} into the hand`,
  "victim-placed": ({ space, card }) => `${card} comes to ${space}`,
  "victim-discarded": discardedWords,
  "victim-buried": ({ space, card }) => `${card} goes from ${space} under the deck`,
  "victims-swapped": ({ from, to }) => `${from} and ${to} swap their Victims`,
  "deck-reshuffled": (t) => `the discard is shuffled into a new deck of ${t.some("Victim")}`,
  "deck-empty": () => "no Victim is left to draw",
  looked: lookedWords,
  "deck-arranged": ({ who }) => `${who} moves one Victim within the deck`,
  recruited: ({ who, card }) => `${who} takes into the hand: ${card}`,
  woken: ({ who, card }) => `${card} returns from ${who}'s Torpor unfed`,
  "laid-to-rest": ({ who, card }) => `${card} is discarded from ${who}'s Torpor`,
  offered: ({ who, cards }) => `${who} discards from the hand: ${cards}`,
  boosted: ({ who, n, order }) => `${who}'s ${order ?? "next"} pile shows ${n} more today`,
  readied: ({ who, ritual }) => `${who} can use ${ritual} again`,
  "ritual-broken": brokenWords,
  "set-off": ({ who, piece }) => `${piece} of ${who} takes effect`,
} satisfies Partial<Record<FactName, Teller>>;
