import words from "words:engine";

/** What somebody means to do, as a sentence: "Mila means to move to the Museum, then fight." */
export function saidWords(who: string, means: readonly string[]): string {
  const deeds = means.reduce((first, second) => words.then({ first, second }));
  return words.means({ who, deeds });
}
