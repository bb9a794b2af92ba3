import { lanterns } from "../../src/tiny/lanterns.js";
import { withQuestion } from "../support/variant.js";
import type { Broken } from "./broken.js";

/** Lanterns that cannot be asked as they should. */
export const border: readonly Broken[] = [
  [
    "asking",
    "changes its state when it lists options",
    withQuestion("turn.act", ({ list }) => ({
      list(run, options, ...args) {
        run.state.discard.sort();
        list(run, options, ...args);
      },
    })),
  ],
  [
    "asking",
    "changes its state when it is viewed",
    {
      ...lanterns,
      view(state, audience) {
        state.discard.sort();
        return lanterns.view(state, audience);
      },
    },
  ],
  [
    "keys",
    "calls different options by one key",
    withQuestion("turn.act", ({ key }) => ({
      key: (...args) => key(...args).split(":")[0],
    })),
  ],
  [
    "refusals",
    "is at a loss when it should say what is blocked",
    withQuestion("turn.act", ({ blocked }) => ({
      blocked(run, seat, ...args) {
        if (run.state.hands[1 - seat].cards.length === 0) throw new TypeError("no hand");
        return blocked?.(run, seat, ...args) ?? [];
      },
    })),
  ],
  ["facts", "does not say who may see a fact", { ...lanterns, facts: { wind: { face: "all" } } }],
];
