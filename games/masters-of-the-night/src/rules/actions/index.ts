import { bloodAbility, darkAbility } from "./abilities.js";
import type { NightAction } from "./action.js";
import { expose, fight } from "./agents.js";
import { exchange } from "./exchange.js";
import { hunt, wildHunt } from "./hunt.js";
import { leap, move } from "./move.js";
import { nightEffect } from "./night-effect.js";
import { recruit } from "./recruit.js";
import { useRelic } from "./relics.js";
import { ritual, sigillate } from "./ritual.js";

export type { NightAction } from "./action.js";

/** Chapter 5, in its order. */
export const actions: readonly NightAction[] = [
  move,
  leap,
  expose,
  fight,
  recruit,
  nightEffect,
  bloodAbility,
  darkAbility,
  useRelic,
  hunt,
  exchange,
  wildHunt,
  sigillate,
  ritual,
];
