import {
  dealUnknownCards,
  type Game,
  imagineCore,
  type Json,
  Refusal,
  viewCore,
  viewPile,
} from "@coterie/kernel";
import { AGENTS_PER_DISTRICT, CARDS, DICE_IN_RESERVE, MINIONS, STARTS, VEIL } from "./board.js";
import { round, rulebook, settleCity } from "./rules.js";
import { beginCity, type CityKit, type CitySetup, type CityState, copyCity } from "./state.js";

/** The small city game on the kernel. */
export const cityGame: Game<CityKit> = {
  id: "bench-city",
  rulesVersion: 1,
  pack: null,
  content: null,
  rulebook: rulebook.seal(),
  facts: {
    placed: { district: "all" },
    torn: { district: "all" },
    moved: { seat: "all", district: "all" },
    exposed: { seat: "all", district: "all" },
    recruited: { seat: "all", district: "all" },
    fought: { seat: "all", district: "all", face: "all" },
    rolled: { dice: "all" },
  },
  outcomes: ["defeat", "dawn"],
  maxAnswers: 200,
  readSetup,
  seats: (setup) => setup.movers,
  begin: (setup, chance) => beginCity(setup, chance, round),
  settle: settleCity,
  copy: copyCity,
  view(state, audience) {
    const deck = viewPile(state.deck, audience, () => 0);
    return { audience, seen: { ...copyCity(state), ...viewCore(state, audience), deck } };
  },
  imagine(view, chance) {
    const { seen } = view;
    const state = { ...copyCity(seen), ...imagineCore(seen, chance) };
    dealUnknownCards([state.deck.cards], allCards(), () => 0, chance);
    return state;
  },
  name: (state) => copyCity(state) as unknown as Json,
  unname: (named) => copyCity(named as unknown as CityState),
  nameFact: (_state, fact) => ({ ...fact }) as Record<string, Json>,
  faults,
};

function readSetup(raw: unknown): CitySetup {
  const movers = (raw as Partial<CitySetup> | null)?.movers;
  if (movers !== 2 && movers !== STARTS.length) {
    throw new Refusal("bad-setup", `movers is 2 or ${STARTS.length}; got ${movers}`);
  }
  return { movers };
}

function allCards(): number[] {
  return Array.from({ length: CARDS }, (_, card) => card);
}

function faults(state: CityState): string[] {
  const found: string[] = [];
  const minions = state.minions.reduce((sum, here) => sum + here, state.supply);
  if (minions !== MINIONS) found.push(`there are ${minions} minions, not ${MINIONS}`);
  if (state.veil < 0 || state.veil > VEIL) found.push(`the veil is at ${state.veil}`);
  if (state.dice.length < 1 || state.dice.length > DICE_IN_RESERVE) {
    found.push(`${state.dice.length} dice are in the reserve`);
  }
  state.hidden.forEach((hidden, at) => {
    const agents = hidden + state.exposed[at];
    if (hidden < 0 || state.exposed[at] < 0 || agents > AGENTS_PER_DISTRICT) {
      found.push(`${agents} agents are in district ${at}`);
    }
  });
  return found;
}
