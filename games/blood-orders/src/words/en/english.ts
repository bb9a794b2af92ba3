/** Numbers, lists and sentences. */

export interface Noun {
  readonly one: string;
  readonly many: string;
}

export const noun = (one: string, many = `${one}s`): Noun => ({ one, many });

/** What does not come in ones: "1 Blood", "2 Blood". */
export const mass = (word: string): Noun => noun(word, word);

export const isMass = ({ one, many }: Noun): boolean => one === many;

export const lessWord = (what: Noun): string => (isMass(what) ? "less" : "fewer");

/** "Ritual you have", "Rituals you have". */
export const withTail = ({ one, many }: Noun, tail: string): Noun => noun(one + tail, many + tail);

export const nounFor = (n: number, { one, many }: Noun): string => (n === 1 ? one : many);

/** "1 Bleeder", "2 Bleeders". */
export const counted = (n: number, what: Noun): string => `${n} ${nounFor(n, what)}`;

export const articled = (word: string): string => `${/^[aeiou]/i.test(word) ? "an" : "a"} ${word}`;

/** "a", "a and b", "a, b and c". */
export const listed = (words: readonly string[], last: "and" | "or"): string =>
  words.length < 2
    ? words.join("")
    : `${words.slice(0, -1).join(", ")} ${last} ${words[words.length - 1]}`;

/** What is done one after the other: "a", "a, then b", "a, b, then c". */
export const inTurn = (deeds: readonly string[]): string =>
  deeds.length < 2
    ? deeds.join("")
    : `${deeds.slice(0, -1).join(", ")}, then ${deeds[deeds.length - 1]}`;

export const timesWord = (n: number): string =>
  n === 1 ? "once" : n === 2 ? "twice" : `${n} times`;

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sentence = (text: string): string => `${capital(text)}.`;
