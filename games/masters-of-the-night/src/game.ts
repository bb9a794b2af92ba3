import { type Json, type ScenarioGame, SPECTATOR, viewState } from "@coterie/kernel";
import { factAudiences, writeFact } from "@coterie/kernel/define";
import { begin } from "./begin.js";
import type { Content } from "./content/content.js";
import { housePack } from "./content/house.js";
import { loadOver, loadPack } from "./content/load.js";
import { factSpec } from "./facts.js";
import { faults } from "./faults.js";
import { outcomes } from "./outcomes.js";
import { arrangeState, readPosition } from "./position/read.js";
import { readSetup } from "./read-setup.js";
import { dropToLimit } from "./rules/blood.js";
import { loseIfUnveiled } from "./rules/ending.js";
import { unappliedCard } from "./rules/event.js";
import { endCards, resolveWaiting } from "./rules/standing.js";
import { copyState } from "./state.gen.js";
import { declaredState, domains, type State } from "./state.js";
import { coreNames, type MastersKit, rulebook, type Table } from "./table.js";

export type Masters = ScenarioGame<MastersKit>;

/** MN-12.2 allows 18 rounds of at most 5 turns; no turn needs more answers than this. */
const MAX_ANSWERS = 18 * 5 * 60;

/** What is done at once between two steps: defeat, cards that end, limits, triggers. */
function settle(g: Table): boolean {
  return loseIfUnveiled(g) || endCards(g, unappliedCard(g)) || dropToLimit(g) || resolveWaiting(g);
}

/** Masters of the Night with the house pieces, or with a pack in their place or beside them. */
export function mastersOfTheNight(pack?: unknown): Masters {
  return gameOf(pack === undefined ? loadPack(housePack) : loadOver(pack));
}

/** The game with exactly the pieces of a record. */
export function mastersWithExactly(pack: unknown): Masters {
  return gameOf(loadPack(pack));
}

/** Another fate: what no spectator has seen is dealt anew; who knows the rest stays as it was. */
function redeal(content: Content, s: State): State {
  const veils = declaredState.veils(content);
  const to = declaredState.imagine(content, viewState(veils, s, SPECTATOR), s.chance);
  to.events.seen = s.events.seen.slice();
  to.relics.seen = s.relics.seen.slice();
  return to;
}

function gameOf(content: Content): Masters {
  const veils = declaredState.veils(content);
  return {
    id: "masters-of-the-night",
    rulesVersion: 2,
    pack: content.pack as unknown as Json,
    content,
    rulebook: rulebook.seal(),
    facts: factAudiences(factSpec),
    outcomes,
    maxAnswers: MAX_ANSWERS,
    readSetup: (raw) => readSetup(content, raw),
    seats: (setup) => setup.players,
    begin: (setup, chance) => begin(content, setup, chance),
    settle,
    copy: copyState,
    view: (state, audience) => viewState(veils, state, audience),
    veils,
    imagine: (seen, chance) => declaredState.imagine(content, seen, chance),
    redeal: (state) => redeal(content, state),
    name: (state) => declaredState.write(content, state, coreNames(content)),
    unname: (named) => readPosition(content, named),
    nameFact: (state, fact) =>
      writeFact(factSpec, fact, (domain) => domains[domain].ids(content, state)),
    faults: (state) => faults(content, state),
    arrange: (setup, chance, position) => arrangeState(content, setup, chance, position),
  };
}
