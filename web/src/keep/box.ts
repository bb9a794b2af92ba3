import { signal } from "@preact/signals";

/**
 * Texts in localStorage. The browser may be full or set to store nothing: then a text stays in memory, so
 * that the tab goes on with it, and `storageFailed` tells the page to say so.
 */

const PREFIX = "coterie.";

/** Texts that could not be written, until they can be; null is a text that was to be removed. */
const unwritten = new Map<string, string | null>();

/** Some text could not be written to localStorage. */
export const storageFailed = signal(false);

export function keyOf(name: string): string {
  return `${PREFIX}${name}`;
}

export function kept(name: string): string | null {
  const text = unwritten.get(name);
  return text === undefined ? stored(name) : text;
}

function stored(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch (error) {
    console.warn(`${keyOf(name)} cannot be read:`, error);
    return null;
  }
}

/** Keeps a text, or forgets it if there is none. Returns whether localStorage has it. */
export function keep(name: string, text: string | null): boolean {
  try {
    if (unreplaceable.has(name)) throw new Error("what is stored there could not be set aside");
    write(name, text);
    unwritten.delete(name);
  } catch (error) {
    console.warn(`${keyOf(name)} cannot be written:`, error);
    unwritten.set(name, text);
  }
  storageFailed.value = unwritten.size > 0;
  return !unwritten.has(name);
}

function write(name: string, text: string | null): void {
  if (text === null) localStorage.removeItem(keyOf(name));
  else localStorage.setItem(keyOf(name), text);
}

/** The names that begin like this. */
export function keptNames(beginning: string): string[] {
  const names = [...storedKeys(), ...[...unwritten.keys()].map(keyOf)]
    .filter((key) => key.startsWith(keyOf(beginning)))
    .map((key) => key.slice(PREFIX.length));
  return [...new Set(names)].filter((name) => unwritten.get(name) !== null);
}

function storedKeys(): string[] {
  try {
    return Object.keys(localStorage);
  } catch (error) {
    console.warn("localStorage cannot be read:", error);
    return [];
  }
}

const SET_ASIDE = "broken.";

/** Names of texts that cannot be read and could not be moved: nothing may be written over them. */
const unreplaceable = new Set<string>();

/** Moves a text that cannot be read to a name of its own, where nothing is written over it. */
export function setAside(name: string): void {
  const text = kept(name);
  if (text === null || unreplaceable.has(name)) return;
  const taken = new Set(keptNames(SET_ASIDE));
  let free = `${SET_ASIDE}${name}`;
  for (let i = 2; taken.has(free); i++) free = `${SET_ASIDE}${name}.${i}`;
  // Removed first: a browser that is almost full has no room for both.
  keep(name, null);
  if (keep(free, text)) return;
  unwritten.delete(free);
  keep(name, text);
  unreplaceable.add(name);
}

/** The texts that were set aside, of this name or of all. */
export function textsSetAside(name = ""): string[] {
  return keptNames(`${SET_ASIDE}${name}`);
}

/** What a text was before it was set aside. */
export function nameBefore(name: string): string {
  return name.slice(SET_ASIDE.length);
}
