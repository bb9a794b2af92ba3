import { modified, type Table } from "@coterie/blood-orders";
import { daysLeft, NONE, ORDERS } from "./board.js";
import { bloodWorth, fearWorth } from "./goods.js";
import type { Lore } from "./lore.js";
import { bloodFor, bloodMissing } from "./standing.js";

/** BO-4.4, by simple rules: an option is one more than the place in the market, or 0 for none. */
export function quickAltar(
  lore: Lore,
  run: Table,
  seat: number,
  options: readonly number[],
): number {
  let best = options[0];
  let highest = 0;
  for (const option of options) {
    const ritual = run.state.market[option - 1] ?? NONE;
    if (ritual === NONE) continue;
    const gain = ritualGain(lore, run, seat, ritual);
    if (gain <= highest) continue;
    highest = gain;
    best = option;
  }
  return best;
}

/** Rituals of the market for which the hand is enough, with what they bring; best first. */
export function ritualsOpen(
  lore: Lore,
  run: Table,
  seat: number,
): { readonly ritual: number; readonly gain: number }[] {
  return run.state.market
    .filter((ritual) => ritual !== NONE && canShow(lore, run, seat, ritual))
    .map((ritual) => ({ ritual, gain: ritualGain(lore, run, seat, ritual) }))
    .sort((a, b) => b.gain - a.gain);
}

function canShow({ content }: Lore, run: Table, seat: number, ritual: number): boolean {
  const { requires } = content.rituals[ritual].card;
  const { hands, sure } = run.state;
  let victims = 0;
  const shown = [0, 0, 0];
  for (const cards of [hands[seat], sure[seat]]) {
    for (const card of cards) {
      const { isVictim, symbols } = content.cards[card];
      if (!isVictim) continue;
      victims++;
      for (const order of ORDERS) shown[order] += symbols[order];
    }
  }
  return (
    victims >= modified(run, "ritual-victims", requires.victims, seat, NONE) &&
    shown[0] >= (requires.dawn ?? 0) &&
    shown[1] >= (requires.dusk ?? 0) &&
    shown[2] >= (requires.night ?? 0)
  );
}

function ritualGain(lore: Lore, run: Table, seat: number, ritual: number): number {
  const s = run.state;
  const left = daysLeft(s);
  const missing = Math.max(0, bloodMissing(run, seat, ritual));
  const rest = s.blood[seat] + missing - bloodFor(run, seat, ritual);
  if (s.fear[seat] + missing > lore.content.fearTrack.length) return Number.NEGATIVE_INFINITY;
  return (
    lore.rituals[left][ritual] +
    bloodWorth(lore, rest, left) -
    bloodWorth(lore, s.blood[seat], left) +
    fearWorth(lore, s, seat, left, missing) -
    fearWorth(lore, s, seat, left)
  );
}
