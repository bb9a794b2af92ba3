import type { Step } from "../../content/language.js";
import { type Block, block, type Clause, part, said } from "./clause.js";
import { articled, noun } from "./english.js";
import { cardNoun, kindNouns } from "./nouns.js";
import { offerParts } from "./offers.js";

/** Decisions about the own hand: cards are discarded or shown, and something is done for each. */

type FromHand = Extract<Step, { do: "offer" | "show" }>;

/** As `rules/verbs/hand.ts` reads a step that does not say it. */
const mostOf = ({ do: verb, n }: FromHand): number => n ?? (verb === "offer" ? 1 : 10);

/** Only Victims are shown. */
function cardsWords(step: FromHand): string {
  const any = step.do === "show" ? kindNouns.victim : noun("card");
  const what = cardNoun(step, any);
  const n = mostOf(step);
  return n === 1 ? articled(what.one) : `up to ${n} ${what.many}`;
}

export function handBlock(step: FromHand, then: readonly Clause[]): Block {
  const verb = step.do === "offer" ? "discard" : "show";
  const offered = `you may ${verb} ${cardsWords(step)} from your hand`;
  if (mostOf(step) === 1 || then.length === 0) return block(offerParts(offered, then), then);
  return block([said(offered), part("for each of them, ", then)], then);
}
