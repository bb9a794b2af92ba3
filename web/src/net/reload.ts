import { heldInTab, holdInTab } from "../keep/tab.js";
import { OWN_BUILD } from "./build.js";

const LOADED_FOR = "loaded-again-for";

/**
 * Loads the page again because nothing else helps; once for each build, because a page that is as old
 * as before would do so for ever. A tab that cannot remember that leaves it to whoever looks at it.
 */
export function loadAgainOnce(): void {
  if (heldInTab(LOADED_FOR) === OWN_BUILD) return;
  if (holdInTab(LOADED_FOR, OWN_BUILD)) location.reload();
}
