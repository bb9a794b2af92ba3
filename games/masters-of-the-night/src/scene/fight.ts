import { killsOf, woundsOf } from "../rules/combat.js";
import { facesOf } from "../rules/dice.js";
import { FACES, NOBODY, NOWHERE } from "../state.js";
import { type Look, tableOf } from "../words/en/play/look.js";
import type { DiceScene, FaceScene, FightScene } from "./types.js";

/** The dice, and the fight that they are picked for. */

export function diceScene({ state }: Look): DiceScene {
  const inHand = state.fightDie > 0 ? [state.fightDie] : [];
  return {
    reserve: facesOf(state.dice),
    picked: [...inHand, ...facesOf(state.picked)].sort((a, b) => a - b),
    aside: facesOf(state.aside),
  };
}

/** Known before a die is picked; but what wounds depends on who fights. */
function facesScene(look: Look): FaceScene[] {
  if (look.state.fighter === NOBODY) return [];
  const g = tableOf(look);
  return Array.from({ length: FACES }, (_, i) => ({
    face: i + 1,
    kills: killsOf(i + 1),
    wounds: woundsOf(g, i + 1),
  }));
}

export function fightScene(look: Look): FightScene | null {
  const { fightAt, fighter, fightByDay, fightDice, fightDie, fightKills, wounds } = look.state;
  if (fightAt === NOWHERE) return null;
  return {
    at: fightAt,
    fighter,
    isByDay: fightByDay === 1,
    dice: fightDice,
    die: fightDie,
    kills: fightKills,
    wounds,
    faces: facesScene(look),
  };
}
