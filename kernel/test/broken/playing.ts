import { push } from "@coterie/kernel";
import { lanterns } from "../../src/tiny/lanterns.js";
import { withQuestion, withStep } from "../support/variant.js";
import type { Broken } from "./broken.js";

/** Lanterns whose games do not run as they should. */
export const playing: readonly Broken[] = [
  [
    "setup",
    "does not read the setup that it gave back",
    {
      ...lanterns,
      readSetup: (raw) => {
        const setup = lanterns.readSetup(raw);
        return { ...setup, rounds: Math.min(9, setup.rounds + 1) };
      },
    },
  ],
  [
    "setup",
    "takes anything for a setup",
    {
      ...lanterns,
      readSetup: (raw) => lanterns.readSetup(typeof raw === "object" && raw ? raw : {}),
    },
  ],
  [
    "play",
    "cannot even begin",
    {
      ...lanterns,
      begin() {
        throw new TypeError("no deck");
      },
    },
  ],
  [
    "play",
    "throws in the middle of a rule",
    withStep("draw-up", () => (run) => {
      run.state.hands[7].cards.push(1);
    }),
  ],
  [
    "play",
    "goes round for ever",
    withStep("draw-up", () => (run) => push(run, lanterns.rulebook.stepCalled("draw-up"))),
  ],
  ["options", "asks without options", withQuestion("turn.act", () => ({ list: () => {} }))],
  [
    "options",
    "offers the same twice",
    withQuestion("turn.act", ({ list }) => ({
      list(run, options, ...args) {
        list(run, options, ...args);
        options.add(options.at(0));
      },
    })),
  ],
  [
    "options",
    "offers the same twice among many",
    withQuestion("turn.act", ({ list }) => ({
      list(run, options, ...args) {
        list(run, options, ...args);
        for (let i = 0; i < 40; i++) options.add(384 + (i % 39));
      },
    })),
  ],
  ["seat", "asks a seat that nobody has", withQuestion("turn.act", () => ({ seat: () => 3 }))],
  [
    "faults",
    "makes oil from nothing",
    withStep("draw-up", (step) => (run, ...args) => {
      step(run, ...args);
      run.state.supply++;
    }),
  ],
  ["length", "lasts longer than it says", { ...lanterns, maxAnswers: 12 }],
  ["outcome", "ends in something without a name", { ...lanterns, outcomes: ["seat-0-shines"] }],
];
