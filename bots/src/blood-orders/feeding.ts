import type { BloodKit, Table } from "@coterie/blood-orders";
import { newRun } from "@coterie/kernel";
import type { Sight } from "../bot.js";
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
  const s = view.seen;
  const card = s.torpor[seat][s.drafts[seat].length];
  const wanted = chooseFed(lore, newRun(lore.game, s), seat).includes(card);
  return wanted && options.some(({ key }) => key === "feed") ? "feed" : "release";
}

/** The least of what is kept. */
export function discardExcess(lore: Lore, { view, question }: Sight<BloodKit>): string {
  const left = daysLeft(view.seen);
  const { cards } = lore.content;
  const kept = [...view.seen.hands[question.seat], ...view.seen.torpor[question.seat]].sort(
    (a, b) => lore.cards[left][a] - lore.cards[left][b],
  );
  const keys = new Set(question.options.map(({ key }) => key));
  const least = kept.map((card) => `discard:${cards[card].id}`).find((key) => keys.has(key));
  return least ?? question.options[0].key;
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
