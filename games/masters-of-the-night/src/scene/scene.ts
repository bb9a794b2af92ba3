import type { Masters } from "../game.js";
import { outcomes } from "../outcomes.js";
import type { State } from "../state.js";
import type { Look } from "../words/en/play/look.js";
import { drawnRelics, standingScene } from "./cards.js";
import { cityScene } from "./city.js";
import { diceScene, fightScene } from "./fight.js";
import { sheetScene } from "./sheets.js";
import type { MastersScene, ReserveScene, TimeScene } from "./types.js";
import { veilScene } from "./veil.js";

function timeScene({ state }: Look): TimeScene {
  const { round, night, leader, active, outcome } = state;
  return { round, isNight: night === 1, leader, active, outcome: outcomes[outcome - 1] ?? null };
}

function reserveScene(look: Look): ReserveScene {
  const { agentReserve, minionReserve, bloodSupply, relics } = look.state;
  return {
    agents: agentReserve,
    minions: minionReserve,
    blood: bloodSupply,
    relics: relics.cards.length,
    drawn: drawnRelics(look),
  };
}

/** The whole table, for an audience that sees this much of it (`seen` of a view, never a state). */
export function sceneOf({ content }: Masters, seen: State): MastersScene {
  const look: Look = { content, state: seen };
  const standing = standingScene(look);
  return {
    time: timeScene(look),
    veil: veilScene(look),
    districts: cityScene(look, standing),
    vampires: seen.vampires.map((_, v) => sheetScene(look, v, standing)),
    dice: diceScene(look),
    fight: fightScene(look),
    reserve: reserveScene(look),
    standing,
  };
}
