import { type Json, type ScenarioGame, viewThrough } from "@coterie/kernel";
import { begin } from "./begin.js";
import type { Content } from "./content/content.js";
import { housePack } from "./content/house.js";
import { loadOver, loadPack } from "./content/load.js";
import { factDeclarations } from "./facts.js";
import { faults } from "./faults.js";
import { namePosition } from "./position/name.js";
import { nameFact } from "./position/name-fact.js";
import { arrangeState, unnamePosition } from "./position/read.js";
import { readSetup } from "./read-setup.js";
import { dropToLimit } from "./rules/blood.js";
import { loseIfUnveiled, outcomes } from "./rules/ending.js";
import { unappliedCard } from "./rules/event.js";
import { endCards, resolveWaiting } from "./rules/standing.js";
import { imagine, redeal, veilsOf } from "./secrecy.js";
import { copyState } from "./state.js";
import { type MastersKit, rulebook, type Table } from "./table.js";

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

function gameOf(content: Content): Masters {
  const veils = veilsOf(content);
  return {
    id: "masters-of-the-night",
    rulesVersion: 2,
    pack: content.pack as unknown as Json,
    content,
    rulebook,
    facts: factDeclarations,
    outcomes,
    maxAnswers: MAX_ANSWERS,
    readSetup: (raw) => readSetup(content, raw),
    seats: (setup) => setup.players,
    begin: (setup, chance) => begin(content, setup, chance),
    settle,
    copy: copyState,
    view: (state, audience) => viewThrough(veils, state, audience),
    veils,
    imagine: (seen, chance) => imagine(content, seen, chance),
    redeal: (state) => redeal(content, state),
    name: (state) => namePosition(content, state) as Json,
    unname: (named) => unnamePosition(content, named),
    nameFact: (state, fact) => nameFact(content, state, fact),
    faults: (state) => faults(content, state),
    arrange: (setup, chance, position) => arrangeState(content, setup, chance, position),
  };
}
