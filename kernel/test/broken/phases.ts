import { isSimultaneous, push } from "@coterie/kernel";
import { lanterns } from "../../src/tiny/lanterns.js";
import { withQuestion, withStep } from "../support/variant.js";
import type { Broken } from "./broken.js";

/** Lanterns whose simultaneous phase is not one. */
export const phases: readonly Broken[] = [
  [
    "interleaving",
    "rewards the seat that is ready last",
    withQuestion("offering.manner", ({ answer }) => ({
      answer(run, manner, seat, ...args) {
        const isLast = run.state.forks.every((fork, other) => other === seat || fork.length === 0);
        answer(run, isLast ? 1 : manner, seat, ...args);
      },
    })),
  ],
  [
    "private-agenda",
    "pays for boldness before the join",
    withQuestion("offering.manner", ({ answer }) => ({
      answer(run, manner, seat, ...args) {
        run.state.glows[seat] += manner;
        answer(run, manner, seat, ...args);
      },
    })),
  ],
  [
    "private-agenda",
    "tells of a private answer",
    withQuestion("offering.card", ({ answer }) => ({
      answer(run, slot, seat, ...args) {
        run.tell?.({ fact: "trimmed", rule: "4.1", seat });
        answer(run, slot, seat, ...args);
      },
    })),
  ],
  [
    "private-agenda",
    "tells of a wager with its last private answer, not when it is joined",
    withQuestion("wager.commit", () => ({
      answer: (run, _option, seat) => run.tell?.({ fact: "wagered", rule: "4.8", seat }),
    })),
  ],
  [
    "private-agenda",
    "draws up between a private answer and the join",
    withQuestion("wager.commit", () => ({
      answer: (run) => push(run, lanterns.rulebook.stepCalled("draw-up")),
    })),
  ],
  [
    "private-agenda",
    "drafts for a seat that takes no part",
    withStep("wager.start", (step) => (run, seat, ...args) => {
      run.state.drafts[seat === 0 ? 1 : 0] = [1];
      step(run, seat, ...args);
    }),
  ],
  [
    "imagined-state",
    "imagines the draft of a seat that takes no part",
    {
      ...lanterns,
      imagine(view, chance) {
        const state = lanterns.imagine(view, chance);
        const isReady = (seat: number): boolean =>
          isSimultaneous(state) && state.forks[seat].length === 0;
        const drafts = state.drafts.map((draft, seat) =>
          seat !== view.audience && draft.length === 0 && isReady(seat) ? [1] : draft,
        );
        return { ...state, drafts };
      },
    },
  ],
  [
    "interleaving",
    "pays again for a wager that was withdrawn",
    withStep("wager.start", (step) => (run, ...args) => {
      run.state.glows[0]++;
      step(run, ...args);
    }),
  ],
  [
    "undoing",
    "keeps a trace of a wager that was withdrawn",
    withStep("wager.start", (step) => (run, ...args) => {
      run.state.glows[0]++;
      step(run, ...args);
    }),
  ],
];
