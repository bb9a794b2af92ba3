import type { Watcher } from "./lane.js";

/** For a table at which nobody plays now. A connection that is lost is told of at the next move. */
export const nobody: Watcher = {
  moved() {},
  failed() {},
};
