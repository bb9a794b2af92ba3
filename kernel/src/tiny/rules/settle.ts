import { OIL_PER_GLOW } from "../content.js";
import type { LanternRun } from "../kit.js";
import { canGlow, moveOil } from "../oil.js";
import { finish } from "./ending.js";

/** What happens at once whenever its condition is met: 6.1 oil becomes a glow, 6.2 the goal. */
export function settle(run: LanternRun): boolean {
  const { state } = run;
  for (let seat = 0; seat < state.oil.length; seat++) {
    if (canGlow(state, seat)) {
      moveOil(state, seat, -OIL_PER_GLOW);
      state.glows[seat]++;
      run.tell?.({ fact: "glowed", rule: "6.1", seat, glows: state.glows[seat] });
      return true;
    }
    if (state.glows[seat] >= state.goal) {
      finish(run, seat);
      return true;
    }
  }
  return false;
}
