import type { Complete } from "../../src/position/form.js";

/**
 * What a piece changed: numbers by how much, cards as `+id` and `-id`, decks, the market and
 * Victims of the city as they are now. A hand is all cards in it; others go by their seats.
 */
export interface Changes {
  readonly self?: object;
  readonly others?: Readonly<Record<number, object>>;
  readonly north?: object;
  readonly south?: object;
  readonly east?: object;
  readonly west?: object;
  readonly deck?: readonly string[];
  readonly discards?: readonly string[];
  readonly gone?: readonly string[];
  readonly market?: readonly (string | null)[];
  readonly ritualDeck?: readonly string[];
  readonly broken?: readonly string[];
}

export type Snapshot = ReturnType<typeof snapshot>;

/** The parts of a position that pieces can change; hands whole, others by their seats. */
export function snapshot(p: Complete) {
  const [self, ...others] = p.players.map(({ hand, sure, piles, boosts, ...rest }) => ({
    ...rest,
    hand: [...hand, ...sure],
    ...piles,
    boosts,
  }));
  return {
    self,
    others: Object.fromEntries(others.map((other, i) => [i + 1, other])),
    ...p.quarters,
    deck: new Ordered(p.victimDeck),
    discards: p.discards,
    gone: p.gone,
    market: new Ordered(p.market),
    ritualDeck: new Ordered(p.ritualDeck),
    broken: p.brokenRituals,
    used: p.used,
  };
}

/** Cards whose order matters. */
class Ordered {
  constructor(readonly cards: readonly (string | null)[]) {}
}

/** By name, only what differs. */
export function difference(was: object, now: object): Record<string, unknown> {
  const found: Record<string, unknown> = {};
  for (const [field, after] of Object.entries(now)) {
    const change = changed((was as Record<string, unknown>)[field], after);
    if (change !== undefined) found[field] = change;
  }
  return found;
}

function changed(was: unknown, now: unknown): unknown {
  if (typeof now === "number") return now === was ? undefined : now - Number(was);
  if (now instanceof Ordered) {
    return now.cards.join() === (was as Ordered).cards.join() ? undefined : now.cards;
  }
  if (Array.isArray(now)) return moved(was as string[], now as string[]);
  if (typeof now !== "object" || now === null) return now === was ? undefined : now;
  const inside = difference(was as object, now);
  return Object.keys(inside).length === 0 ? undefined : inside;
}

/** Cards that came, then cards that went. */
function moved(was: readonly string[], now: readonly string[]): string[] | undefined {
  const without = (cards: readonly string[], others: readonly string[]): string[] => {
    const left = cards.slice();
    for (const card of others) if (left.includes(card)) left.splice(left.indexOf(card), 1);
    return left.sort();
  };
  const came = without(now, was).map((card) => `+${card}`);
  const went = without(was, now).map((card) => `-${card}`);
  return came.length + went.length === 0 ? undefined : [...came, ...went];
}
