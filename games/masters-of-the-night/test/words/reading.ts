/** What is wrong with a text, whatever it says. */

/** The names that an effect binds, which no player must read. */
export function boundNames(part: unknown): string[] {
  if (Array.isArray(part)) return part.flatMap(boundNames);
  if (typeof part !== "object" || part === null) return [];
  return Object.entries(part).flatMap(([key, value]) =>
    key === "as" && typeof value === "string" ? [value] : boundNames(value),
  );
}

/** Names that are ordinary words of the game may stand in a text with their own meaning. */
const ordinary = new Set(
  "die agent minion vampire district relic number blood here corner".split(" "),
);

export function flaws(text: string, names: readonly string[]): string[] {
  const words = new Set(text.toLowerCase().split(/[^a-z-]+/));
  const found = names.filter((name) => !ordinary.has(name) && words.has(name));
  return [
    ...found.map((name) => `the name "${name}" shows`),
    ...["undefined", "null", "[object", "NaN"].filter((bad) => text.includes(bad)),
    ...(/ {2}|\n\n| [.,;:]|\.\./.test(text) ? ["spaces or stops out of place"] : []),
    ...text
      .split("\n")
      .filter((line) => !line.endsWith("."))
      .map(() => "a line without a full stop"),
    ...(/\b(a|an|one) (agents|minions|vampires|districts)\b|\b(two|three) (agent|minion)\b/.test(
      text,
    )
      ? ["singular and plural do not agree"]
      : []),
    ...(/\ba (?!used|undrained)[aeiou]|\ban [^aeiou]|\ba undrained/.test(text)
      ? ["a and an are mixed up"]
      : []),
  ];
}
