import { withQuestion } from "../support/variant.js";
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
];
