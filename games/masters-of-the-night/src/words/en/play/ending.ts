import type { Fact } from "../../../facts.js";
import { listed } from "../numbers.js";
import { lastBlow } from "./last-blow.js";
import { type Look, some, theDistrict, vampireName } from "./look.js";
import { veilLosses, veilLost } from "./veil-toll.js";

/** How a game ended, and what decided it. */

export const outcomeTexts: Readonly<Record<string, string>> = {
  victory: "Victory: the Blood Moon rises over a city that is yours.",
  "defeat-veil": "Defeat: the veil is torn, and the city knows your faces.",
  "defeat-deck": "Defeat: the last event is spent, and your time is up.",
};

const when = ({ state }: Look): string =>
  `${state.night === 1 ? "in night" : "on day"} ${state.round}`;

function victoryWords(look: Look): string[] {
  const { at, active, veil, events } = look.state;
  const who = vampireName(look, active);
  const place = theDistrict(look, at[active]);
  const left = `${veil} veil and ${some(events.cards.length, "event")} left`;
  return [`${who} held the ritual in ${place} ${when(look)}, with ${left}.`];
}

/** "What cost the most veil: agents seen entering, 5 of 9." */
function worstToll(facts: readonly Fact[]): string[] {
  const losses = veilLosses(facts);
  if (losses.length < 2) return [];
  const worst = losses.filter(({ n }) => n === losses[0].n);
  const causes = listed(
    worst.map(({ cause }) => cause),
    "and",
  );
  const share = `${losses[0].n}${worst.length > 1 ? " each" : ""} of ${veilLost(losses)}`;
  return [`What cost the most veil: ${causes}, ${share}.`];
}

/** What was missing for the ritual when the time was up (MN-12.1). */
function deckWords(look: Look): string[] {
  const { round, sigils, kills } = look.state;
  const without = [...sigils.keys()].filter((vampire) => sigils[vampire] < 0);
  const head = `Day ${round} had no event left`;
  if (without.length === 0) return [`${head}: all sigils lay in the city, but no ritual was held.`];
  const names = without.map((v) => `${vampireName(look, v)} (${some(kills[v], "kill")})`);
  return [`${head}, and no sigil had been placed by ${listed(names, "and")}.`];
}

/** What decided it; the tallies tell the rest. */
export function endingWords(look: Look, facts: readonly Fact[]): string[] {
  switch (look.state.outcome) {
    case 0:
      return [`The game stopped ${when(look)}, with ${look.state.veil} veil left.`];
    case 1:
      return victoryWords(look);
    case 2:
      return [`The veil reached 0 ${when(look)}.`, ...lastBlow(look, facts), ...worstToll(facts)];
    default:
      return deckWords(look);
  }
}
