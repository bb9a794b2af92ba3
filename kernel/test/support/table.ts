import {
  advance,
  answer,
  FREE_UNDO,
  type Game,
  keyOf,
  newContext,
  openQuestions,
  type Play,
  push,
  Refusal,
  resumePlay,
  sealedChance,
  seedFrom,
  startPlay,
  type UndoPolicy,
} from "@coterie/kernel";
import type { LanternKit, LanternState } from "../../src/tiny/lanterns.js";
import { lanterns } from "../../src/tiny/lanterns.js";

export type LanternPlay = Play<LanternKit>;

/** A new game of Lanterns, which begins with an offering of all seats. */
export function newGame(
  setup: unknown = {},
  policy: UndoPolicy = FREE_UNDO,
  game: Game<LanternKit> = lanterns,
): LanternPlay {
  return startPlay(game, setup, seedFrom("table"), policy).play;
}

/** A position in which a seat has its turn; `arrange` changes it before the rules look at it. */
export function turnOf(
  seat: number,
  arrange: (state: LanternState) => void = () => {},
  policy: UndoPolicy = FREE_UNDO,
  game: Game<LanternKit> = lanterns,
): LanternPlay {
  const setup = game.readSetup({ goal: 9 });
  const state = game.begin(setup, sealedChance(keyOf(seedFrom("turn"))));
  state.agenda = [];
  for (const step of ["round", "draw-up"]) push(state, game.rulebook.stepCalled(step));
  push(state, game.rulebook.stepCalled("turn"), seat);
  arrange(state);
  advance(game, newContext(game, state));
  return resumePlay(game, setup, seedFrom("turn"), policy, state);
}

/** Answers the open question of a seat. */
export function say(play: LanternPlay, seat: number, key: string): LanternKit["Fact"][] {
  return answer(play, { seat, question: play.open[seat], key });
}

export function keysOf(play: LanternPlay, seat: number): string[] {
  return openQuestions(play, seat)[0]?.options.map((option) => option.key) ?? [];
}

/** Offers the first lantern of the hand, quietly: the two answers of a phase. */
export function offer(play: LanternPlay, seat: number): void {
  say(play, seat, keysOf(play, seat)[0]);
  say(play, seat, "quietly");
}

/** Changes hands with wherever a lantern is, so that a test can say who holds what. */
export function hold(state: LanternState, seat: number, slot: number, name: string): void {
  const card = lanterns.content.findIndex((one) => one.name === name);
  const piles = [...state.hands, state.deck];
  const from = piles.find((pile) => pile.cards.includes(card));
  if (from === undefined) throw new Error(`${name} is in no pile`);
  const hand = state.hands[seat];
  from.cards[from.cards.indexOf(card)] = hand.cards[slot];
  hand.cards[slot] = card;
}

/** Random answers by random seats, to the end of the game or at most so many. */
export function playRandomly(
  play: LanternPlay,
  pick: (below: number) => number,
  most = 1000,
): void {
  for (let i = 0; i < most && play.state.outcome === 0; i++) {
    const open = openQuestions(play);
    const { seat, options } = open[pick(open.length)];
    say(play, seat, options[pick(options.length)].key);
  }
}

/** The refusal that an action meets. */
export function refusalOf(action: () => unknown): Refusal {
  try {
    action();
  } catch (error) {
    if (error instanceof Refusal) return error;
    throw error;
  }
  throw new Error("it was not refused");
}
