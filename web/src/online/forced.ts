import type { TableDocument } from "@coterie/protocol";
import { useEffect } from "preact/hooks";
import type { Company } from "./company.js";

/**
 * Where there is nothing to decide, or a bot answers, nobody is asked: gives the only answer there is,
 * and says which question is not for this person.
 */
export function useForced(
  question: TableDocument["question"],
  { info, act }: Company,
): string | null {
  const isBots = question !== null && info.seats[question.seat].bot !== null;
  const isForced = question?.forced === true && !isBots;
  useEffect(() => {
    if (question === null || !isForced) return;
    const { id, seat, options } = question;
    void act({ do: "answer", seat, question: id, keys: [options[0].key] });
  }, [isForced, question?.id]);
  return question !== null && (isForced || isBots) ? question.id : null;
}
