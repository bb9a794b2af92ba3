import { keyOf } from "./box.js";

/** What a tab keeps until it is closed: it outlives a reload, and no other tab sees it. */

export function heldInTab(name: string): string | null {
  try {
    return sessionStorage.getItem(keyOf(name));
  } catch (error) {
    console.info("sessionStorage cannot be read:", error);
    return null;
  }
}

/** Keeps a text, or forgets it if there is none. Says whether that could be done. */
export function holdInTab(name: string, text: string | null): boolean {
  try {
    if (text === null) sessionStorage.removeItem(keyOf(name));
    else sessionStorage.setItem(keyOf(name), text);
    return true;
  } catch (error) {
    console.info("sessionStorage cannot be written:", error);
    return false;
  }
}
