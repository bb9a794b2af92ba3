import { foresee, sightFrom } from "@coterie/bots";
import { dice, type Kit, type OpenQuestion, type View } from "@coterie/kernel";
import type { PreviewSheet } from "../sheet/sheet.js";
import type { Task } from "../thinking/task.js";
import type { Door } from "./door.js";

/** What can be thought about a question with what its seat sees, and nothing else. */

export interface Asked<K extends Kit> {
  readonly view: View<K["State"]>;
  readonly question: OpenQuestion;
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
  const { view, question } = asked;
  const sight = sightFrom(door.game, view, question, dice(`${question.id}/${key}`));
  const { facts, whole } = foresee(sight, [key]);
  return { words: facts.map((fact) => door.show.fact(view.seen, fact).words), isWhole: whole };
}

/** What somebody is sent who is to think about a question. */
export function taskOf<K extends Kit>(
  { game, isUsual }: Door<K>,
  { view, question }: Asked<K>,
  seed: string,
): Task {
  return { pieces: isUsual ? null : game.pack, view, question, seed };
}
