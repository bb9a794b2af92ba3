import { kept, keptNames, keyOf, textsSetAside } from "../keep/box.js";

/** Everything that is stored of the unfinished games of a kind, for a report. */
export function storedOf(game: string): Readonly<Record<string, string>> {
  const slots = [`game.${game}`, `lesson.${game}`];
  const names = [...slots, ...slots.flatMap(textsSetAside), ...keptNames("pieces.")];
  const texts = names.map((name) => [keyOf(name), kept(name)] as const);
  return Object.fromEntries(texts.filter((pair): pair is [string, string] => pair[1] !== null));
}
