/** Numbers as words, and the nouns that follow them. */

const small = [
  "no",
  "one",
  "two",
  "three",
  "four",
  "five",
  "six",
  "seven",
  "eight",
  "nine",
  "ten",
  "eleven",
  "twelve",
] as const;

export interface Noun {
  readonly one: string;
  readonly many: string;
}

export const numberWord = (n: number): string => small[n] ?? String(n);

/** "no agents", "one agent", "two agents". */
export const counted = (n: number, noun: Noun): string =>
  `${numberWord(n)} ${n === 1 ? noun.one : noun.many}`;

export const timesWord = (n: number): string => {
  if (n === 1) return "once";
  return n === 2 ? "twice" : `${numberWord(n)} times`;
};

/** "1–3" where the faces follow on one another, "1, 3 or 6" where they do not. */
export const facesWords = (faces: readonly number[]): string => {
  const sorted = [...new Set(faces)].sort((a, b) => a - b);
  const first = sorted[0] ?? 0;
  const last = sorted[sorted.length - 1] ?? 0;
  if (sorted.length > 1 && last - first === sorted.length - 1) return `${first}–${last}`;
  return listed(sorted.map(String), "or");
};

/** "a", "a and b", "a, b and c". */
export const listed = (words: readonly string[], last: "and" | "or"): string => {
  if (words.length < 2) return words.join("");
  return `${words.slice(0, -1).join(", ")} ${last} ${words[words.length - 1]}`;
};

export const capital = (text: string): string => text.charAt(0).toUpperCase() + text.slice(1);

export const sentence = (text: string): string => `${capital(text)}.`;
