import {
  type ChanceState,
  CORE_VEILS,
  dealUnknown,
  imagineCore,
  isUnknown,
  open,
  SPECTATOR,
  type Veils,
  type View,
  viewPile,
  viewThrough,
} from "@coterie/kernel";
import type { Content } from "./content/content.js";
import { STANDING_ROW } from "./rules/standing.js";
import { copyState, IN_DECK, type State } from "./state.js";

/**
 * What is secret in this game: the order of the two decks, which events were left in the box, and
 * the dice to come. Everything else lies open on the table.
 */
export function veilsOf({ events }: Content): Veils<State> {
  const actOf = (event: number): number => events[event].card.act;
  return {
    ...CORE_VEILS,
    ...open(
      "entryLoss",
      "combat",
      "abilityKills",
      "eventsPerAct",
      "vampires",
      "seatOf",
      "city",
      "round",
      "night",
      "leader",
      "active",
      "ap",
      "turnOver",
      "dayDone",
      "hunted",
      "veil",
      "hidden",
      "exposed",
      "minions",
      "agentReserve",
      "minionReserve",
      "at",
      "blood",
      "kills",
      "sigils",
      "nextAp",
      "bloodSupply",
      "dice",
      "aside",
      "goneEvents",
      "relicAt",
      "usedPieces",
      "trail",
      "standing",
      "waiting",
      "event",
      "eventGain",
      "eventLoss",
      "eventShortage",
      "entered",
      "demand",
      "allotted",
      "omen",
      "fightAt",
      "fighter",
      "fightByDay",
      "fightDice",
      "fightDie",
      "picked",
      "fightKills",
      "wounds",
    ),
    events: { by: ["events"], see: (s, audience) => viewPile(s.events, audience, actOf) },
    relics: { by: ["relics"], see: (s, audience) => viewPile(s.relics, audience, () => 0) },
  };
}

/** The acts are printed on the backs of the events, so each unknown card is one of its act. */
export function imagine(content: Content, from: View<State>, chance: ChanceState): State {
  const s: State = { ...copyState(from.seen), ...imagineCore(from.seen, chance) };
  const known = knownEvents(content, s);
  const pool = content.events.map((_, event) => event).filter((event) => !known.includes(event));
  dealUnknown([s.events.cards], pool, (event) => content.events[event].card.act, chance);
  const relicPool = s.relicAt.flatMap((at, relic) =>
    at === IN_DECK && !s.relics.cards.includes(relic) ? [relic] : [],
  );
  dealUnknown([s.relics.cards], relicPool, () => 0, chance);
  return s;
}

/** Another fate: what no spectator has seen is dealt anew; who knows the rest stays as it was. */
export function redeal(content: Content, s: State): State {
  const to = imagine(content, viewThrough(veilsOf(content), s, SPECTATOR), s.chance);
  to.events.seen = s.events.seen.slice();
  to.relics.seen = s.relics.seen.slice();
  return to;
}

/** Events that lie open somewhere: resolved, being resolved, staying, or seen in the deck. */
function knownEvents(content: Content, s: State): number[] {
  const staying: number[] = [];
  for (let i = 0; i < s.standing.length; i += STANDING_ROW) {
    const { piece } = content.standings[s.standing[i]];
    staying.push(content.events.findIndex((event) => event.piece === piece));
  }
  const inDeck = s.events.cards.filter((card) => !isUnknown(card));
  return [...s.goneEvents, s.event, ...staying, ...inDeck];
}
