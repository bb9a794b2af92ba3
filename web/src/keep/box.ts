/**
 * What the browser keeps. It may be told to keep nothing, or be full: then a game is played all the
 * same, and a reload goes back to what was kept last.
 */

const PREFIX = "coterie.";

export function keyOf(name: string): string {
  return `${PREFIX}${name}`;
}

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(keyOf(name));
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it if there is none. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(keyOf(name));
    else localStorage.setItem(keyOf(name), text);
  } catch {
    // See above.
  }
}

/** The names that begin like this. */
export function keptNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(keyOf(beginning)))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
