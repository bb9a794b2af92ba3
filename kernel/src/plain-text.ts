/**
 * Control characters, and those that turn the direction of text or show nothing at all: a text with
 * them steers a terminal, or reads as something else than it is. Characters that Unicode has not
 * assigned yet are let through, because engines of different ages would not agree about them.
 */
const UNSEEN =
  /[\p{Cc}\p{Cs}\p{Co}\p{Default_Ignorable_Code_Point}\u2028\u2029\u2800\ufff9-\ufffb]/gu;

/** What joins emoji, and letters of some scripts, into others: harmless in a line of text. */
const JOINERS: readonly string[] = ["\u200c", "\u200d", "\ufe0f"];

export function stripJoiners(text: string): string {
  return JOINERS.reduce((rest, joiner) => rest.replaceAll(joiner, ""), text);
}

/** The characters of a text that no eye sees as what they are, each once: U+202E. */
export function invisibleCharacters(text: string): string[] {
  const found = (text.match(UNSEEN) ?? []).filter((one) => !JOINERS.includes(one));
  return [...new Set(found)].map(codeOf);
}

/** A line from elsewhere as it may be printed: what would not be seen is written out. */
export function plainly(line: string): string {
  return line.replace(UNSEEN, (one) => (JOINERS.includes(one) ? one : `<${codeOf(one)}>`));
}

function codeOf(character: string): string {
  const code = character.codePointAt(0) ?? 0;
  return `U+${code.toString(16).toUpperCase().padStart(4, "0")}`;
}
