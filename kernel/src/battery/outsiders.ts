import { participates } from "../fork.js";
import type { CoreState } from "../state.js";

/** Who takes no part in the running simultaneous phase, if one runs, says nothing in it. */
export function outsiderFault(state: CoreState): string | undefined {
  for (const seat of state.forks.keys()) {
    if (participates(state, seat)) continue;
    if (state.drafts[seat].length > 0) return `seat ${seat} takes no part but has a draft`;
    if (state.forks[seat].length > 0) return `seat ${seat} takes no part but is asked`;
  }
  return undefined;
}
