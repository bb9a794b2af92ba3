import type { Cost, Effect } from "../../content/language.js";
import type { Bleeder, Elder, FearTrack, Piece, Ritual } from "../../content/pieces.js";
import { isOrder, joined, sentencesOf } from "./clause.js";
import { costWords } from "./costs.js";
import { clausesOf, effectSentences } from "./effect.js";
import { sentence } from "./english.js";
import { inQuarter, onRitual } from "./scope.js";
import { standingSentences } from "./standing.js";
import { marksWords, symbolWords } from "./symbols.js";

/** The text on a piece, made from what it does. */

const effectText = (effect: Effect): string =>
  effectSentences(effect, inQuarter).map(sentence).join(" ");

/** "pay 1 Blood to draw a Victim", or the price first where the effect is longer. */
function paid(cost: Cost | undefined, effect: Effect): string[] {
  const clauses = clausesOf(effect, onRitual);
  if (cost === undefined)
    return clauses.length === 1 ? sentencesOf(clauses) : effectSentences(effect, onRitual);
  const price = costWords(cost);
  if (isOrder(clauses)) return [`${price} to ${joined(clauses)}`];
  return [price, ...effectSentences(effect, onRitual)];
}

function dailyText({ cost, effect }: NonNullable<Ritual["daily"]>): string {
  const [first, ...rest] = paid(cost, effect);
  // A sentence has only one colon.
  const head = `once per day, on your turn${first.includes(":") ? "," : ":"} ${first}`;
  return [head, ...rest].map(sentence).join(" ");
}

/** What is always in effect has a line of its own, and what is used has one. */
const ritualText = ({ standing, daily }: Ritual): string =>
  [
    ...(standing ? [standingSentences(standing).map(sentence).join(" ")] : []),
    ...(daily ? [dailyText(daily)] : []),
  ].join("\n");

const commonText = (card: Bleeder | Elder): string =>
  `${symbolWords(card)}. Worth no VP, never counts for a Ritual.`;

const trackText = (track: FearTrack): string =>
  `From 0 to ${track.length}. At the end of the game the last mark met or passed counts: ` +
  `${marksWords(track)}.`;

export function textOf(piece: Piece): string {
  switch (piece.kind) {
    case "location":
    case "victim":
      return effectText(piece.effect);
    case "ritual":
      return ritualText(piece);
    case "bleeder":
    case "elder":
      return commonText(piece);
    case "fear-track":
      return trackText(piece);
    default:
      return piece satisfies never;
  }
}
