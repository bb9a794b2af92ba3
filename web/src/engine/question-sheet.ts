import type { Kit, OpenQuestion } from "@coterie/kernel";
import type { OptionSheet, QuestionSheet } from "../sheet/sheet.js";
import type { Door } from "./door.js";

/** A question in words, as the seat that is asked reads it. */
export function questionSheet<K extends Kit>(
  door: Door<K>,
  seen: K["State"],
  question: OpenQuestion,
): QuestionSheet {
  const { show } = door;
  const { ask, why } = show.question(seen, question);
  return {
    id: question.id,
    kind: question.kind,
    seat: question.seat,
    who: show.seat(seen, question.seat),
    ask,
    why,
    rule: question.rule,
    options: question.options.map((option) => optionSheet(door, seen, question, option)),
    blocked: question.blocked.map((blocked) => ({
      ...show.blocked(seen, blocked),
      rule: blocked.rule,
    })),
  };
}

function optionSheet<K extends Kit>(
  door: Door<K>,
  seen: K["State"],
  question: OpenQuestion,
  { key, warning }: OpenQuestion["options"][number],
): OptionSheet {
  const { show } = door;
  return {
    key,
    ...show.option(seen, question, key),
    ...(warning === undefined
      ? {}
      : { warning: { words: show.reason(seen, warning), rule: warning.rule } }),
    places: door.optionPlaces(seen, question, key),
  };
}
