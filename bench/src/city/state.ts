import {
  type ChanceState,
  type CoreState,
  copyCore,
  copyPile,
  type Fact,
  newCore,
  newPile,
  type Pile,
  push,
  rollDie,
  type Step,
  shufflePile,
} from "@coterie/kernel";
import { CARDS, DICE_IN_RESERVE, DISTRICTS, FACES, MINIONS, STARTS, VEIL } from "./board.js";

export interface CityState extends CoreState {
  /** Tokens by district. */
  hidden: number[];
  exposed: number[];
  minions: number[];
  /** Where each mover is. */
  places: number[];
  /** The faces of the dice that can be used. */
  dice: number[];
  deck: Pile;
  supply: number;
  veil: number;
  /** Action points that the mover at turn has left. */
  points: number;
}

export interface CitySetup {
  readonly movers: number;
}

type CityFact = Fact &
  (
    | { readonly fact: "placed" | "torn"; readonly district: number }
    | { readonly fact: "moved" | "exposed" | "recruited"; seat: number; readonly district: number }
    | { readonly fact: "fought"; seat: number; readonly district: number; readonly face: number }
    | { readonly fact: "rolled"; readonly dice: readonly number[] }
  );

export interface CityKit {
  State: CityState;
  Content: null;
  Fact: CityFact;
  Emitted: CityFact;
  Setup: CitySetup;
}

const NO_TOKENS: readonly number[] = DISTRICTS.map(() => 0);
const ALL_CARDS: readonly number[] = Array.from({ length: CARDS }, (_, card) => card);

/** The state before the first step. */
export function beginCity(setup: CitySetup, chance: ChanceState, firstStep: Step): CityState {
  const core = newCore(setup.movers, chance);
  const state: CityState = {
    agenda: core.agenda,
    forks: core.forks,
    drafts: core.drafts,
    joined: core.joined,
    chance,
    outcome: core.outcome,
    hidden: NO_TOKENS.slice(),
    exposed: NO_TOKENS.slice(),
    minions: NO_TOKENS.slice(),
    places: STARTS.slice(0, setup.movers),
    dice: rollReserve(chance),
    deck: newPile(ALL_CARDS.slice()),
    supply: MINIONS - setup.movers,
    veil: VEIL,
    points: 0,
  };
  for (const at of state.places) state.minions[at]++;
  shufflePile(state.deck, chance);
  push(state, firstStep);
  return state;
}

export function rollReserve(chance: ChanceState): number[] {
  const dice: number[] = [];
  for (let i = 0; i < DICE_IN_RESERVE; i++) dice.push(rollDie(chance, FACES));
  return dice;
}

/** Field by field: a spread is several times slower as soon as it meets states of two shapes. */
export function copyCity(from: CityState): CityState {
  const to: CityState = {
    agenda: from.agenda,
    forks: from.forks,
    drafts: from.drafts,
    joined: from.joined,
    chance: from.chance,
    outcome: from.outcome,
    hidden: from.hidden.slice(),
    exposed: from.exposed.slice(),
    minions: from.minions.slice(),
    places: from.places.slice(),
    dice: from.dice.slice(),
    deck: copyPile(from.deck),
    supply: from.supply,
    veil: from.veil,
    points: from.points,
  };
  copyCore(from, to);
  return to;
}
