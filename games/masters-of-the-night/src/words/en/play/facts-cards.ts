import type { FactName } from "../../../facts.js";
import { listed } from "../numbers.js";
import { districtName } from "./look.js";
import type { Teller, Told } from "./told.js";

/** What happens to events, relics, sigils and abilities. */

function revealedWords({ look, fact, event }: Told): string {
  const grid = look.content.events[fact.event ?? -1]?.card.grid;
  if (grid === undefined) return `an event is revealed: ${event}`;
  const grey = listed(
    grid.grey.map((position) => districtName(look, position)),
    "and",
  );
  return `event: ${event} (red ${districtName(look, grid.red)}, grey ${grey})`;
}

function staysWords({ piece, place, fact }: Told): string {
  return (fact.district ?? -1) < 0 ? `${piece} stays in play` : `${piece} stays in ${place}`;
}

function triggerWords({ piece, place, fact }: Told): string {
  return (fact.district ?? -1) < 0 ? `${piece} takes effect` : `${piece} takes effect (${place})`;
}

function foreseenWords(told: Told): string {
  const names = (told.fact.events ?? []).map((event) => told.eventCalled(event));
  return `the next events are seen: ${names.join(", then ")}`;
}

export const cardFacts = {
  "event-revealed": revealedWords,
  "event-ended": ({ event }) => `${event} is over`,
  "ability-used": ({ who, piece, fact }) =>
    who === piece
      ? `${who} uses the ${fact.ability} ability`
      : `${who} uses the ${fact.ability} ability of ${piece}`,
  "relic-used": ({ who, relic }) => `${who} uses ${relic}`,
  "relic-drawn": ({ relic }) => `a relic is drawn: ${relic}`,
  "relic-given": ({ who, relic }) => `${who} gets ${relic}`,
  "relic-discarded": ({ relic }) => `${relic} leaves the game`,
  "relic-placed": ({ relic, place }) => `${relic} is placed in ${place}`,
  "sigil-placed": ({ who, place }) => `${who}'s dread sigil lies in ${place}`,
  "card-stays": staysWords,
  "card-left": ({ piece }) => `${piece} leaves the game`,
  trigger: triggerWords,
  omen: ({ event }) => `an omen, for its grid only: ${event}`,
  "event-discarded": ({ event }) => `${event} is discarded unresolved`,
  "events-foreseen": foreseenWords,
  "events-swapped": () => "the top two events change places",
} satisfies Partial<Record<FactName, Teller>>;
