import { type Domains, declareState, things } from "@coterie/kernel/define";
import type { Content } from "./content/content.js";
import { orders } from "./content/language.js";
import { scenarioOnly } from "./position/scenario-form.js";
import { visibility } from "./secrecy.js";
import { blankState, copyState } from "./state.gen.js";
import { QUARTERS, type State, stateSpec } from "./state.js";

export const domains: Domains<Content, State> = {
  quarter: things(QUARTERS),
  order: things(orders),
  card: { ids: ({ cards }) => cards.map(({ id }) => id) },
  marketSlot: things(["newest", "second", "third", "oldest"]),
  commonCard: things(["bleeder", "elder"]),
  victim: {
    ids: ({ victims }) => victims.map(({ card }) => card.id),
    unseen: ({ acts }, s) => {
      const seen = seenVictims(s);
      return acts[s.act].victims.filter((victim) => !seen.has(victim));
    },
  },
  location: { ids: ({ locations }) => locations.map(({ card }) => card.id) },
  ritual: {
    ids: ({ rituals }) => rituals.map(({ card }) => card.id),
    unseen: ({ acts }, s) => {
      const seen = [...s.market, ...s.brokenRituals, ...s.rituals.flat(), ...s.ritualDeck.cards];
      return acts[s.act].rituals.filter((ritual) => !seen.includes(ritual));
    },
  },
  piece: { ids: ({ pieces }) => pieces.map(({ id }) => id) },
  effect: { ids: ({ standings }) => standings.map(({ name }) => name) },
};

/** The cards whose place is known, all Victims among them. */
export function seenVictims(s: State): Set<number> {
  const seen = new Set([...s.victims, ...s.discards, ...s.gone, ...s.victimDeck.cards]);
  for (const rows of [s.hands, s.sure, s.piles, s.torpor]) {
    for (const cards of rows) for (const card of cards) seen.add(card);
  }
  return seen;
}

export const declaredState = declareState<typeof stateSpec, Content>({
  game: "blood-orders",
  spec: stateSpec,
  domains,
  core: { hasPhases: true },
  visibility,
  scenarioOnly,
  generated: { blankState, copyState },
});
