/**
 * What the browser keeps. It may be told to keep nothing, or be full: then a game is played all the
 * same, and only a reload forgets it.
 */

const PREFIX = "coterie.";

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`${PREFIX}${name}`);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it if there is none. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(`${PREFIX}${name}`);
    else localStorage.setItem(`${PREFIX}${name}`, text);
  } catch {
    // See above.
  }
}

/** The names that begin like this. */
export function keptNames(beginning: string): string[] {
  try {
    return Object.keys(localStorage)
      .filter((key) => key.startsWith(`${PREFIX}${beginning}`))
      .map((key) => key.slice(PREFIX.length));
  } catch {
    return [];
  }
}
