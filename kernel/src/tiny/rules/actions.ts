import { type Options, rollDie, seenBy, show, shufflePile } from "../../index.js";
import { drawCard, takeFrom } from "../hand.js";
import type { LanternRun, LanternState } from "../kit.js";
import { moveOil } from "../oil.js";
import { beginWager, NO_WAGER } from "./wager.js";

/** Something that a seat can do in its turn. What prevents it is a reason, never a bare false. */
interface Action {
  readonly name: string;
  readonly rule: string;
  /** True when nothing can follow it in the same turn. */
  readonly ends?: boolean;
  prevents(state: LanternState, seat: number): string | undefined;
  /** The numbers among which the seat chooses; one without a choice has none. */
  details?(state: LanternState, seat: number): number[];
  key?(state: LanternState, detail: number, seat: number): string;
  act(run: LanternRun, seat: number, detail: number): void;
}

/** An option is the action's index and its detail in one number. */
const DETAILS = 64;
/** Slots of one hand in a detail that names a seat and a slot. */
const SLOTS = 16;

const trim: Action = {
  name: "trim",
  rule: "4.1",
  prevents: (state) => (state.supply === 0 ? "no-oil-in-supply" : undefined),
  act(run, seat) {
    moveOil(run.state, seat, 1);
    run.tell?.({ fact: "trimmed", rule: "4.1", seat });
  },
};

const RELIT = 4;

const relight: Action = {
  name: "relight",
  rule: "4.2",
  prevents: (state, seat) => (state.oil[seat] === 0 ? "no-oil" : undefined),
  act(run, seat) {
    const { state } = run;
    moveOil(state, seat, -1);
    const face = rollDie(state.chance, 6);
    if (face >= RELIT) state.glows[seat]++;
    run.tell?.({ fact: "relit", rule: "4.2", seat, face });
  },
};

const lookAtDeck: Action = {
  name: "look",
  rule: "4.3",
  prevents: (state) => (state.deck.cards.length === 0 ? "deck-empty" : undefined),
  act(run, seat) {
    const { deck } = run.state;
    const top = deck.cards.length - 1;
    show(deck, top, seenBy(seat));
    run.revealed = true;
    run.tell?.({ fact: "looked", rule: "4.3", seat, card: deck.cards[top] });
  },
};

const glance: Action = {
  name: "glance",
  rule: "4.4",
  prevents: (state, seat) =>
    glanceDetails(state, seat).length === 0 ? "no-other-lantern" : undefined,
  details: glanceDetails,
  key: (_state, detail) => `glance:${Math.floor(detail / SLOTS)}:${detail % SLOTS}`,
  act(run, seat, detail) {
    const at = Math.floor(detail / SLOTS);
    const slot = detail % SLOTS;
    const hand = run.state.hands[at];
    show(hand, slot, seenBy(seat));
    run.revealed = true;
    run.tell?.({ fact: "glanced", rule: "4.4", seat, at, slot, card: hand.cards[slot] });
  },
};

function glanceDetails(state: LanternState, seat: number): number[] {
  return state.hands.flatMap((hand, at) =>
    at === seat ? [] : hand.cards.map((_, slot) => at * SLOTS + slot),
  );
}

const swap: Action = {
  name: "swap",
  rule: "4.5",
  prevents(state, seat) {
    if (state.deck.cards.length === 0) return "deck-empty";
    return state.hands[seat].cards.length === 0 ? "hand-empty" : undefined;
  },
  details: (state, seat) => state.hands[seat].cards.map((_, slot) => slot),
  key: (_state, slot) => `swap:${slot}`,
  act(run, seat, slot) {
    const { deck, hands } = run.state;
    const seen = hands[seat].seen[slot];
    const returned = takeFrom(hands[seat], slot);
    const drawn = drawCard(deck, hands[seat], seenBy(seat));
    deck.cards.push(returned);
    deck.seen.push(seen);
    run.revealed = true;
    run.tell?.({ fact: "swapped", rule: "4.5", seat, slot, drawn, returned });
  },
};

/** A secret move: whoever had glanced at this hand no longer knows what is where. */
const mix: Action = {
  name: "mix",
  rule: "4.6",
  prevents: (state, seat) => (state.hands[seat].cards.length < 2 ? "too-few-lanterns" : undefined),
  act(run, seat) {
    const hand = run.state.hands[seat];
    shufflePile(hand, run.state.chance);
    for (let slot = 0; slot < hand.cards.length; slot++) show(hand, slot, seenBy(seat));
    run.tell?.({ fact: "mixed", rule: "4.6", seat });
  },
};

const pass: Action = {
  name: "pass",
  rule: "4.7",
  ends: true,
  prevents: () => undefined,
  act: () => {},
};

const wager: Action = {
  name: "wager",
  rule: "4.8",
  prevents: (state, seat) => (state.wagers[seat] === NO_WAGER ? undefined : "has-wagered"),
  act: beginWager,
};

export const ACTIONS: readonly Action[] = [
  trim,
  relight,
  lookAtDeck,
  glance,
  swap,
  mix,
  pass,
  wager,
];

export function optionsOf(action: Action, run: LanternRun, options: Options, seat: number): void {
  const base = ACTIONS.indexOf(action) * DETAILS;
  if (action.details === undefined) options.add(base);
  else for (const detail of action.details(run.state, seat)) options.add(base + detail);
}

export function actionAt(option: number): { action: Action; detail: number } {
  return { action: ACTIONS[Math.floor(option / DETAILS)], detail: option % DETAILS };
}

export function keyOfAction(run: LanternRun, option: number, seat: number): string {
  const { action, detail } = actionAt(option);
  return action.key?.(run.state, detail, seat) ?? action.name;
}
