import { type Json, type ScenarioGame, viewState } from "@coterie/kernel";
import { factAudiences, redealUnseen, SEAT, writeFact } from "@coterie/kernel/define";
import { begin } from "./begin.js";
import type { Content } from "./content/content.js";
import { housePack } from "./content/house.js";
import { loadOver, loadPack } from "./content/load.js";
import { declaredState, domains } from "./declared-state.js";
import { factSpec } from "./facts.js";
import { faults } from "./faults.js";
import { imagine } from "./imagine.js";
import { coreNames } from "./position/core-names.js";
import { arrangeState, readPosition } from "./position/read.js";
import { readSetup } from "./read-setup.js";
import { outcomes } from "./rules/scoring.js";
import { resolveWaiting } from "./rules/standing.js";
import { DAYS, type State } from "./state.js";
import { type BloodKit, rulebook } from "./table.js";

export type BloodOrders = ScenarioGame<BloodKit>;

/** Nine Days; no Day of four players needs more answers than this. */
const MAX_ANSWERS = DAYS * 900;

/** Blood Orders with the house pieces, or with a pack in their place or beside them. */
export function bloodOrders(pack?: unknown): BloodOrders {
  return gameOf(pack === undefined ? loadPack(housePack) : loadOver(pack));
}

/** The game with exactly the pieces of a record. */
export function bloodOrdersWithExactly(pack: unknown): BloodOrders {
  return gameOf(loadPack(pack));
}

/** Another fate: what no audience has seen of the decks is dealt anew. */
function redeal(state: State): State {
  const to = declaredState.copy(state);
  for (const deck of [to.victimDeck, to.ritualDeck]) redealUnseen(deck, to.chance);
  return to;
}

function gameOf(content: Content): BloodOrders {
  const veils = declaredState.veils(content);
  const ids = (state: State) => (domain: string) =>
    domain === SEAT ? state.forks.map(String) : domains[domain].ids(content, state);
  return {
    id: "blood-orders",
    rulesVersion: 2,
    pack: content.pack as unknown as Json,
    content,
    rulebook: rulebook.seal(),
    facts: factAudiences(factSpec),
    outcomes,
    maxAnswers: MAX_ANSWERS,
    readSetup,
    seats: (setup) => setup.players,
    begin: (setup, chance, tell) => begin(content, setup, chance, tell),
    settle: resolveWaiting,
    copy: declaredState.copy,
    view: (state, audience) => viewState(veils, state, audience),
    veils,
    imagine: (seen, chance) => imagine(content, seen, chance),
    redeal,
    name: (state) => declaredState.write(content, state, coreNames(content)),
    unname: (named) => readPosition(content, named),
    nameFact: (state, fact) => writeFact(factSpec, fact, ids(state)),
    faults: (state) => faults(content, state),
    arrange: (setup, chance, position) => arrangeState(content, setup, chance, position),
  };
}
