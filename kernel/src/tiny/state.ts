import {
  type ChanceState,
  copyCore,
  copyPile,
  newCore,
  newPile,
  push,
  seenBy,
  shufflePile,
} from "../index.js";
import { HAND_SIZE, LANTERNS, OIL } from "./content.js";
import { drawCard } from "./hand.js";
import type { LanternState } from "./kit.js";
import { ROUND } from "./rules/round.js";
import { NO_WAGER } from "./rules/wager.js";
import type { LanternSetup } from "./setup.js";

/** 1.1 Shuffle all lanterns and deal three to each seat. */
export function begin(setup: LanternSetup, chance: ChanceState): LanternState {
  const { seats, rounds, goal } = setup;
  const state: LanternState = {
    ...newCore(seats, chance),
    rounds,
    goal,
    round: 0,
    hands: Array.from({ length: seats }, () => newPile([])),
    deck: newPile(LANTERNS.map((_, card) => card)),
    discard: [],
    oil: new Array<number>(seats).fill(0),
    glows: new Array<number>(seats).fill(0),
    wagers: new Array<number>(seats).fill(NO_WAGER),
    supply: OIL,
  };
  shufflePile(state.deck, chance);
  state.hands.forEach((hand, seat) => {
    for (let i = 0; i < HAND_SIZE; i++) drawCard(state.deck, hand, seenBy(seat));
  });
  push(state, ROUND);
  return state;
}

/** Written by hand, field by field, because search lives on copying. */
export function copy(state: LanternState): LanternState {
  const to: LanternState = {
    agenda: state.agenda,
    forks: state.forks,
    drafts: state.drafts,
    joined: state.joined,
    chance: state.chance,
    outcome: state.outcome,
    rounds: state.rounds,
    goal: state.goal,
    round: state.round,
    hands: state.hands.map(copyPile),
    deck: copyPile(state.deck),
    discard: state.discard.slice(),
    oil: state.oil.slice(),
    glows: state.glows.slice(),
    wagers: state.wagers.slice(),
    supply: state.supply,
  };
  copyCore(state, to);
  return to;
}
