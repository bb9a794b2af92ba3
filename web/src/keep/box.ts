/**
 * What the browser keeps. It may be told to keep nothing, or be full: then a game is played all the
 * same, and only a reload forgets it.
 */

export function kept(name: string): string | null {
  try {
    return localStorage.getItem(`coterie.${name}`);
  } catch {
    return null;
  }
}

/** Keeps a text, or forgets it if there is none. */
export function keep(name: string, text: string | null): void {
  try {
    if (text === null) localStorage.removeItem(`coterie.${name}`);
    else localStorage.setItem(`coterie.${name}`, text);
  } catch {
    // See above.
  }
}
