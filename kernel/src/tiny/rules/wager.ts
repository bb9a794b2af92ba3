import { forkOne, isInPhase, push, UNKNOWN } from "../../index.js";
import type { LanternRun, LanternState } from "../kit.js";
import { moveOil } from "../oil.js";
import { book } from "./book.js";

/** What a seat has wagered on the next wind. Others see only that it has. */
export const NO_WAGER = 0;
const WEATHERS = ["calm", "storm"];

/** 4.8 A seat secretly wagers on the next wind, and then commits to it. The draft is [wager]. */
const CHOOSE_WEATHER = book.question({
  name: "wager.weather",
  rule: "4.8",
  seat: (_run, seat) => seat,
  list: (_run, options) => WEATHERS.forEach((_, i) => void options.add(i + 1)),
  answer(run, wager, seat) {
    run.state.drafts[seat].push(wager);
    push(run, NEXT, seat);
  },
  key: (_run, wager) => WEATHERS[wager - 1],
});

const COMMIT = book.question({
  name: "wager.commit",
  rule: "4.8",
  confirms: true,
  seat: (_run, seat) => seat,
  list: (_run, options) => options.add(0),
  answer: () => {},
  key: () => "commit",
});

const NEXT = book.step("wager.next", (run, seat) => {
  push(run, run.state.drafts[seat].length === 0 ? CHOOSE_WEATHER : COMMIT, seat);
});

const START = book.step("wager.start", (run, seat) => push(run, NEXT, seat));

const JOIN = book.step("wager.join", (run, seat) => {
  run.state.wagers[seat] = run.state.drafts[seat][0];
  run.tell?.({ fact: "wagered", rule: "4.8", seat });
});

export function beginWager(run: LanternRun, seat: number): void {
  forkOne(run, seat, START, JOIN);
}

/** 4.9 When the wind is rolled all wagers are told; each that was right wins an oil. */
export function settleWagers(run: LanternRun, weather: string): void {
  const { state } = run;
  state.wagers.forEach((wager, seat) => {
    if (wager === NO_WAGER) return;
    const won = WEATHERS[wager - 1] === weather;
    if (won && state.supply > 0) moveOil(state, seat, 1);
    run.tell?.({ fact: "wager-told", rule: "4.9", seat, weather: WEATHERS[wager - 1] });
    state.wagers[seat] = NO_WAGER;
  });
}

export function viewWagers(wagers: readonly number[], audience: number): number[] {
  return wagers.map((wager, seat) => (seat === audience || wager === NO_WAGER ? wager : UNKNOWN));
}

export function anyWager(pick: (below: number) => number): number {
  return 1 + pick(WEATHERS.length);
}

export function wagerFaults(state: LanternState): string[] {
  const drafts = isInPhase(state, START) ? state.drafts.flat() : [];
  const isWager = (wager: number): boolean => wager >= NO_WAGER && wager <= WEATHERS.length;
  return [...state.wagers, ...drafts]
    .filter((wager) => !isWager(wager))
    .map((wager) => `a wager is ${wager}`);
}
