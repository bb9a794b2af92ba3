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

/** Whether the server has another page by now: its files have other names than those of this one. */
export async function isReplaced(): Promise<boolean> {
  const own = document.querySelector<HTMLScriptElement>('script[type="module"]')?.src;
  const file = own?.split("/").at(-1);
  try {
    const response = await fetch(document.baseURI, { cache: "no-store" });
    return response.ok && file !== undefined && !(await response.text()).includes(file);
  } catch (error) {
    console.info("the server cannot be asked for its page:", error);
    return false;
  }
}
