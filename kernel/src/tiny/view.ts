import {
  type Audience,
  type ChanceState,
  CORE_VEILS,
  copyPile,
  DICE,
  dealUnknown,
  draw,
  imagineCore,
  isUnknown,
  open,
  takesPart,
  type Veils,
  type View,
  viewPile,
} from "../index.js";
import { backOf, LANTERNS } from "./content.js";
import type { LanternState } from "./kit.js";
import { imagineDraft } from "./rules/offering.js";
import { anyWager, viewWagers } from "./rules/wager.js";

/** Hands, the deck and the wagers are secret, but for what somebody was shown. */
export const veils: Veils<LanternState> = {
  ...CORE_VEILS,
  ...open("rounds", "goal", "round", "discard", "oil", "glows", "supply"),
  hands: {
    by: ["hands"],
    see: ({ hands }, audience) => hands.map((hand) => viewPile(hand, audience, backOf)),
  },
  deck: { by: ["deck"], see: ({ deck }, audience) => viewPile(deck, audience, backOf) },
  wagers: { by: ["wagers"], see: ({ wagers }, audience) => viewWagers(wagers, audience) },
};

/** A whole state that looks like this view: unknown lanterns and secret offers are made up. */
export function imagine(view: View<LanternState>, chance: ChanceState): LanternState {
  const { seen, audience } = view;
  const pick = (below: number): number => draw(chance, DICE, below);
  const state: LanternState = {
    ...seen,
    ...imagineCore(seen, chance),
    hands: seen.hands.map(copyPile),
    deck: copyPile(seen.deck),
    discard: seen.discard.slice(),
    oil: seen.oil.slice(),
    glows: seen.glows.slice(),
    wagers: seen.wagers.map((wager) => (isUnknown(wager) ? anyWager(pick) : wager)),
  };
  const rows = [...state.hands, state.deck].map((pile) => pile.cards);
  dealUnknown(rows, unseenCards(seen), backOf, chance);
  imagineOffers(state, audience, pick);
  return state;
}

function unseenCards(seen: LanternState): number[] {
  const shown = new Set(seen.discard);
  for (const pile of [...seen.hands, seen.deck]) {
    for (const cell of pile.cards) if (!isUnknown(cell)) shown.add(cell);
  }
  return LANTERNS.map((_, card) => card).filter((card) => !shown.has(card));
}

/** Who is ready has made an offer: in a phase of one seat nobody is who takes part. */
function imagineOffers(
  state: LanternState,
  audience: Audience,
  pick: (below: number) => number,
): void {
  state.forks.forEach((fork, seat) => {
    if (seat === audience || fork.length > 0 || !takesPart(state, seat)) return;
    state.drafts[seat] = imagineDraft(state.hands[seat].cards.length, pick);
  });
}
