import { foresee, type Sight, sightFrom } from "@coterie/bots";
import { dice, type Kit, type OpenQuestion, type View } from "@coterie/kernel";
import type { PreviewSheet } from "../sheet/sheet.js";
import type { Door } from "./door.js";

/** What can be thought about a question with what its seat sees, and nothing else. */

interface Asked<K extends Kit> {
  readonly view: View<K["State"]>;
  readonly question: OpenQuestion;
}

function sight<K extends Kit>({ game }: Door<K>, asked: Asked<K>, about: string): Sight<K> {
  const { view, question } = asked;
  return sightFrom(game, view, question, dice(`${question.id}/${about}`));
}

/** What an option would bring for certain. */
export function previewOf<K extends Kit>(
  door: Door<K>,
  asked: Asked<K> | undefined,
  key: string,
): PreviewSheet {
  if (asked === undefined || !asked.question.options.some((option) => option.key === key)) {
    return { words: [], isWhole: false };
  }
  const { facts, whole } = foresee(sight(door, asked, key), key);
  const { seen } = asked.view;
  return { words: facts.map((fact) => door.show.fact(seen, fact).words), isWhole: whole };
}

/** What a bot would answer first, or nothing if none knows the game. */
export function hintOf<K extends Kit>(door: Door<K>, asked: Asked<K> | undefined): string | null {
  if (asked === undefined || door.bot === undefined) return null;
  return door.bot.decide(sight(door, asked, "hint"))[0] ?? null;
}
