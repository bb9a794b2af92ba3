import type { TableDocument } from "@coterie/protocol";
import { useEffect, useState } from "preact/hooks";
import type { Company } from "./company.js";

const MOVES: ReadonlySet<string> = new Set(["answered", "undone", "withdrew"]);

/**
 * Answers a question with a single option for the player. Returns the id of the question that is not
 * shown: that one while its answer is under way, or a bot's. One whose answer was refused is shown.
 */
export function useForced(
  question: TableDocument["question"],
  { info, items, act }: Company,
): string | null {
  const [refused, setRefused] = useState<string | null>(null);
  const isBots = question !== null && info.seats[question.seat].bot !== null;
  // Who took back a forced answer wants what was before it: to give it again would undo the undo.
  const last = items.findLast(({ what }) => MOVES.has(what));
  const isForced = question?.forced === true && !isBots && last?.what !== "undone";
  useEffect(() => {
    if (question === null || !isForced) return;
    const { id, seat, options } = question;
    void act({ do: "answer", seat, question: id, keys: [options[0].key] }).then((result) => {
      if (result === undefined) setRefused(id);
    });
  }, [isForced, question?.id]);
  if (question === null) return null;
  const isAnswered = isForced && refused !== question.id;
  return isAnswered || isBots ? question.id : null;
}
