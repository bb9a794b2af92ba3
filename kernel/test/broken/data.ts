import type { Game } from "@coterie/kernel";
import type { LanternKit, LanternState } from "../../src/tiny/lanterns.js";
import { lanterns } from "../../src/tiny/lanterns.js";
import { withQuestion, withStep } from "../support/variant.js";
import { type Broken, changed } from "./broken.js";

/** A memory outside of the state, which a closure or a module might have. */
function remembering(): Game<LanternKit> {
  const oil = new WeakMap<LanternState, number>();
  const game = withQuestion("turn.act", ({ answer }) => ({
    answer(run, ...args) {
      const before = oil.get(run.state) ?? 0;
      oil.set(run.state, before + 1);
      if (before > 0) run.state.glows[0]++;
      answer(run, ...args);
    },
  }));
  const copy = (state: LanternState): LanternState => {
    const to = lanterns.copy(state);
    oil.set(to, oil.get(state) ?? 0);
    return to;
  };
  return { ...game, copy };
}

function countingGames(): Game<LanternKit> {
  let games = 0;
  return {
    ...lanterns,
    begin(setup, chance) {
      const state = lanterns.begin(setup, chance);
      state.glows[games++ % 2]++;
      return state;
    },
  };
}

function countingAnswers(): Game<LanternKit> {
  let answers = 0;
  return withQuestion("turn.act", ({ answer }) => ({
    answer(run, ...args) {
      run.state.glows[0] += answers++ % 2;
      answer(run, ...args);
    },
  }));
}

/** Lanterns whose state is not plain data, or not all there is. */
export const data: readonly Broken[] = [
  [
    "plain",
    "has NaN in its state",
    withStep("wind", (step) => (run, ...args) => {
      step(run, ...args);
      run.state.joined = Number.NaN;
    }),
  ],
  [
    "plain",
    "has undefined in its state",
    withStep("wind", (step) => (run, ...args) => {
      step(run, ...args);
      Object.assign(run.state, { weather: undefined });
    }),
  ],
  [
    "plain",
    "has a Map in its state",
    withStep("wind", (step) => (run, ...args) => {
      step(run, ...args);
      Object.assign(run.state, { weather: new Map() });
    }),
  ],
  ["json", "remembers something outside of its state", remembering()],
  [
    "copy",
    "shares a pile with its copies",
    { ...lanterns, copy: (state) => changed(lanterns.copy(state), { discard: state.discard }) },
  ],
  [
    "copy",
    "forgets something when it copies",
    { ...lanterns, copy: (state) => changed(lanterns.copy(state), { round: 0 }) },
  ],
  ["undoing", "counts its answers outside of its state", countingAnswers()],
  [
    "naming",
    "leaves fate out of the named form",
    {
      ...lanterns,
      unname(named) {
        const state = lanterns.unname(named);
        return changed(state, { chance: { ...state.chance, key: "0".repeat(64) } });
      },
      name(state) {
        return lanterns.name(changed(state, { chance: { ...state.chance, key: "0".repeat(64) } }));
      },
    },
  ],
  [
    "naming",
    "reads another position than was named",
    { ...lanterns, unname: (named) => changed(lanterns.unname(named), { round: 1 }) },
  ],
  ["record", "begins differently each time", countingGames()],
];
