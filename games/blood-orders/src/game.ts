import { type Json, type ScenarioGame, viewThrough } from "@coterie/kernel";
import { begin } from "./begin.js";
import type { Content } from "./content/content.js";
import { housePack } from "./content/house.js";
import { loadOver, loadPack } from "./content/load.js";
import { factDeclarations } from "./facts.js";
import { faults } from "./faults.js";
import { namePosition } from "./position/name.js";
import { nameFact } from "./position/name-fact.js";
import { arrangeState, readComplete } from "./position/read.js";
import { readSetup } from "./read-setup.js";
import { outcomes } from "./rules/scoring.js";
import { resolveWaiting } from "./rules/standing.js";
import { imagine, redeal, veils } from "./secrecy.js";
import { copyState, DAYS } from "./state.js";
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

function gameOf(content: Content): BloodOrders {
  return {
    id: "blood-orders",
    rulesVersion: 2,
    pack: content.pack as unknown as Json,
    content,
    rulebook,
    facts: factDeclarations,
    outcomes,
    maxAnswers: MAX_ANSWERS,
    readSetup,
    seats: (setup) => setup.players,
    begin: (setup, chance, tell) => begin(content, setup, chance, tell),
    settle: resolveWaiting,
    copy: copyState,
    view: (state, audience) => viewThrough(veils, state, audience),
    veils,
    imagine: (seen, chance) => imagine(content, seen, chance),
    redeal,
    name: (state) => namePosition(content, state) as unknown as Json,
    unname: (named) => readComplete(content, named),
    nameFact: (_state, fact) => nameFact(content, fact),
    faults: (state) => faults(content, state),
    arrange: (setup, chance, position) => arrangeState(content, setup, chance, position),
  };
}
