import type { BloodKit, State, Table } from "@coterie/blood-orders";
import { agendaOf, answerAndRun, newContext, topStepId } from "@coterie/kernel";
import type { Sight } from "../bot.js";
import { optionsOf } from "../look-ahead.js";
import { daysLeft, NONE } from "./board.js";
import { lastBlood } from "./goods.js";
import type { Lore } from "./lore.js";
import { added } from "./standing.js";
import { worth } from "./worth.js";

/** BO-6.3: cards beyond this many are discarded. */
const HAND_LIMIT = 10;
/** In a draft: the card is fed. */
const FED = 1;

/** Whether the card that is asked about is among those that are worth their Blood. */
export function feedOrRelease(lore: Lore, { view, question }: Sight<BloodKit>): string {
  const { seat, options } = question;
  const wanted = wantsFed(lore, newContext(lore.game, view.seen), seat);
  return wanted && options.some(({ key }) => key === "feed") ? "feed" : "release";
}

export function wantsFed(lore: Lore, g: Table, seat: number): boolean {
  const { torpor, drafts } = g.state;
  return chooseFed(lore, g, seat).includes(torpor[seat][drafts[seat].length]);
}

/** The least of what is kept. */
export function discardExcess(lore: Lore, { view, question }: Sight<BloodKit>): string {
  const options = optionsOf(lore.game, newContext(lore.game, view.seen), question.seat);
  return question.options[options.indexOf(leastKept(lore, view.seen, options))].key;
}

/** Of cards that could be given up the one that is worth least; they are named by their numbers. */
export function leastKept(lore: Lore, s: State, cards: readonly number[]): number {
  const worths = lore.cards[daysLeft(s)];
  return cards.reduce((least, card) => (worths[card] < worths[least] ? card : least));
}

/** Of the cards not yet decided the best first, if worth their Blood and the card they drive out. */
function chooseFed(lore: Lore, g: Table, seat: number): number[] {
  const s = g.state;
  const draft = s.drafts[seat];
  const left = daysLeft(s);
  const worthOf = (card: number): number => lore.cards[left][card] + worth.anyCard;
  const best = (cards: readonly number[]): number[] =>
    cards.slice().sort((a, b) => worthOf(b) - worthOf(a));
  const before = s.torpor[seat].filter((_, i) => draft[i] === FED);
  const kept = best([...s.hands[seat], ...before]);
  const limit = HAND_LIMIT + added(g, "hand-limit", seat, NONE);
  const fed: number[] = [];
  for (const card of best(s.torpor[seat].slice(draft.length))) {
    const price = priceOf(lore, g, seat, before.length + fed.length);
    const driven = kept.length + fed.length < limit ? 0 : worthOf(kept.pop() ?? card);
    if (worthOf(card) <= price + driven) break;
    fed.push(card);
  }
  return fed;
}

/** What it costs to feed one more card than these. */
function priceOf(lore: Lore, g: Table, seat: number, fed: number): number {
  const paid = fed - Math.max(0, added(g, "free-feeding", seat, NONE));
  if (paid < 0) return 0;
  const blood = g.state.blood[seat] - paid;
  return blood > 0 ? lastBlood(lore, blood, daysLeft(g.state)) : Number.POSITIVE_INFINITY;
}

/** So many cards are fed in all ways on the last Day; of more only one is fed or not as by rule. */
const FEW_CARDS = 6;

/**
 * The whole decision, as far as it is still to be said, by rule. On the last Day, when it decides the
 * score for good, every other one beside it.
 */
export function feedings(lore: Lore, sight: Sight<BloodKit>): string[][] {
  const { seat } = sight.question;
  const { torpor, drafts } = sight.view.seen;
  const byRule = feedingWith(lore, sight, (run) => wantsFed(lore, run, seat));
  if (daysLeft(sight.view.seen) > 0) return [byRule];
  // Discards stand in the draft too, behind the cards of the Torpor.
  const cards = Math.max(0, torpor[seat].length - drafts[seat].length);
  const all = [byRule, ...otherWays(byRule, cards).map((fed) => feedingWith(lore, sight, fed))];
  return [...new Map(all.map((keys) => [keys.join(), keys])).values()];
}

/** Whether to feed the card that is asked about, which is the so-manieth. */
export type Feeds = (run: Table, card: number) => boolean;
/** Which of these cards is given up, when so many answers were given before. */
type Discards = (run: Table, cards: readonly number[], before: number) => number;

function otherWays(byRule: readonly string[], cards: number): Feeds[] {
  if (cards > FEW_CARDS) {
    return byRule
      .slice(0, cards)
      .map((_, other) => (_run, card) => (byRule[card] === "feed") !== (card === other));
  }
  return [...Array(1 << cards).keys()].map((fed) => (_run, card) => (fed & (1 << card)) !== 0);
}

export function feedingWith(
  lore: Lore,
  { question, imagine }: Sight<BloodKit>,
  feeds: Feeds,
  discards: Discards = (run, options) => leastKept(lore, run.state, options),
): string[] {
  const { game, content } = lore;
  const { seat } = question;
  const run = newContext(game, imagine());
  const keys: string[] = [];
  for (;;) {
    const asked = topStepId(agendaOf(run.state, seat));
    const options = optionsOf(game, run, seat);
    if (asked === lore.steps.feed.id) {
      const option = options[feeds(run, keys.length) ? 0 : options.length - 1];
      keys.push(option === FED ? "feed" : "release");
      answerAndRun(game, run, seat, option);
    } else if (asked === lore.steps.excess.id) {
      const card = discards(run, options, keys.length);
      keys.push(`discard:${content.cards[card].id}`);
      answerAndRun(game, run, seat, card);
    } else return [...keys, "commit"];
  }
}
