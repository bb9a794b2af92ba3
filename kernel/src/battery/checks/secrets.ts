import { isUnknown, type Pile, seenBy } from "../../knowledge.js";
import type { Kit } from "../../rulebook.js";
import type { Audience, CoreState } from "../../state.js";
import type { Looked, PositionCheck } from "../position.js";

/** A view holds no fate, nothing that others draft, and no card that its audience was not shown. */
export const secrets: PositionCheck = {
  name: "secrets",
  fault(at) {
    for (const audience of at.audiences) {
      const fault = faultFor(at, audience);
      if (fault !== undefined) return `the view of audience ${audience} ${fault}`;
    }
    return undefined;
  },
};

function faultFor<K extends Kit>(at: Looked<K>, audience: Audience): string | undefined {
  const state = at.fresh();
  const { seen } = at.game.view(state, audience);
  if (JSON.stringify(seen).includes(state.chance.key)) return "holds the key of fate";
  return (
    chanceFault(seen) ?? draftFault(seen, audience) ?? pileFault(state, seen, "state", audience)
  );
}

function chanceFault({ chance }: CoreState): string | undefined {
  if (chance.key !== "") return "holds a key of chance";
  if (chance.drawn.some((count) => count !== 0)) return "tells how much chance was drawn";
  return chance.loaded.length > 0 ? "holds prescribed dice" : undefined;
}

function draftFault(seen: CoreState, audience: Audience): string | undefined {
  const others = [...seen.forks.keys()].filter((seat) => seat !== audience);
  for (const seat of others) {
    if (seen.drafts[seat].length > 0) return `holds the draft of seat ${seat}`;
    if (seen.forks[seat].some((cell) => cell !== -1)) return `holds the agenda of seat ${seat}`;
    if (seen.forks[seat].length > 1) return `tells how long the agenda of seat ${seat} is`;
  }
  return undefined;
}

/** The kernel's piles say who was shown what, wherever in the state they are. */
function pileFault(state: unknown, seen: unknown, path: string, who: Audience): string | undefined {
  if (!isTable(state) || !isTable(seen)) return undefined;
  if (isPile(state) && isPile(seen)) {
    const bit = seenBy(who);
    const at = seen.cards.findIndex(
      (card, i) => !isUnknown(card) && ((state.seen[i] ?? 0) & bit) === 0,
    );
    return at < 0 ? undefined : `shows ${path}.cards.${at}, which it was not shown`;
  }
  for (const key of Object.keys(state)) {
    const fault = pileFault(state[key], seen[key], `${path}.${key}`, who);
    if (fault !== undefined) return fault;
  }
  return undefined;
}

function isTable(value: unknown): value is Record<string, unknown> {
  return typeof value === "object" && value !== null;
}

function isPile(value: object): value is Pile {
  const { cards, seen } = value as Partial<Pile>;
  return Array.isArray(cards) && Array.isArray(seen);
}
