import type { TableDocument } from "@coterie/protocol";
import { useEffect } from "preact/hooks";
import type { Company } from "./company.js";

const MOVES: ReadonlySet<string> = new Set(["answered", "undone", "withdrew"]);

/**
 * Where there is nothing to decide, or a bot answers, nobody is asked: gives the only answer there is,
 * and says which question is not for this person.
 */
export function useForced(
  question: TableDocument["question"],
  { info, items, act }: Company,
): string | null {
  const isBots = question !== null && info.seats[question.seat].bot !== null;
  // Who took back a forced answer wants what was before it: to give it again would undo the undo.
  const last = items.findLast(({ what }) => MOVES.has(what));
  const isForced = question?.forced === true && !isBots && last?.what !== "undone";
  useEffect(() => {
    if (question === null || !isForced) return;
    const { id, seat, options } = question;
    void act({ do: "answer", seat, question: id, keys: [options[0].key] });
  }, [isForced, question?.id]);
  return question !== null && (isForced || isBots) ? question.id : null;
}
