/** What is wrong with a text, whatever it says. */

/** The names that an effect binds, which no player must read. */
export function boundNames(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(boundNames);
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === "as" && typeof value === "string" ? [value] : boundNames(value),
  );
}

/** Names that are ordinary words of a card may stand in a text with their own meaning. */
const ordinary = new Set("one other quarter bleeder".split(" "));

const things = "Quarter|player|Ritual|card|Victim|Bleeder|Elder|symbol|noble|cleric|merchant";

const grammar: readonly (readonly [RegExp, string])[] = [
  [/undefined|null|\[object|NaN/, "a value that is none"],
  [/ {2}| $| [.,;:)]|\( |\.\.|\n\n/, "spaces or stops out of place"],
  [/\ba [aeiou]|\ban [^aeiouEO]/, "a and an are mixed up"],
  [new RegExp(`\\b(1|a|an|each|another) (${things})s\\b`), "one of several"],
  [new RegExp(`\\b(0|[2-9]|two|all|many) (${things})\\b(?!s| symbol| space)`), "several of one"],
  [/\b(Bloods|Influences|VPs|Fears)\b/, "Blood, Influence, VP and Fear have no plural"],
  [
    /(?<!than )\b(you|they) (gains|loses|gives|takes|has)\b|\bplayer (gain|lose|give|take|have)\b/,
    "verb",
  ],
];

export function flaws(text: string, names: readonly string[]): string[] {
  const words = new Set(text.toLowerCase().split(/[^a-z-]+/));
  const shown = names.filter((name) => !ordinary.has(name) && words.has(name));
  return [
    ...shown.map((name) => `the name "${name}" shows`),
    ...grammar.filter(([wrong]) => wrong.test(text)).map(([, what]) => what),
    ...text
      .split("\n")
      .filter((line) => !/^[A-Z\d].*\.$/.test(line))
      .map((line) => `no sentence: ${line}`),
  ];
}
