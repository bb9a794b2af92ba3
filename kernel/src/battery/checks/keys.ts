import { readQuestion } from "../../question.js";
import { newContext } from "../../run.js";
import type { PositionCheck } from "../position.js";

/** The keys of a question's options are texts, and no two are the same. */
export const keys: PositionCheck = {
  name: "keys",
  fault(at) {
    for (const seat of at.asked) {
      const question = readQuestion(at.game, newContext(at.game, at.fresh()), seat);
      const seen = new Set<string>();
      for (const { key } of question.options) {
        if (typeof key !== "string" || key === "") {
          return `an option of ${question.kind} has the key ${JSON.stringify(key)}`;
        }
        if (seen.has(key)) return `two options of ${question.kind} have the key ${key}`;
        seen.add(key);
      }
    }
    return undefined;
  },
};
