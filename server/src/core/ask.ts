import { foresee, sightFrom } from "@coterie/bots";
import { dice, type OpenQuestion, openQuestions, Refusal } from "@coterie/kernel";
import type { CommandResult, Preview } from "@coterie/protocol";
import { playOf } from "./carry-out.js";
import { checkHeld, checkRunning } from "./people.js";
import type { Table } from "./table.js";

/** What can be asked about a question without answering it. All of it rests on the seat's own view. */

export function questionFor(table: Table, guest: number, seat: number, id: string): OpenQuestion {
  checkRunning(table);
  checkHeld(table, guest, seat);
  const [question] = openQuestions(playOf(table), seat);
  if (question === undefined || question.id !== id) {
    throw new Refusal("question-answered", `seat ${seat} is not asked ${JSON.stringify(id)} now`);
  }
  return question;
}

/** Why something cannot be answered; null if nothing is in the way. */
export function whyNot(question: OpenQuestion, key: string): CommandResult["why"] {
  if (question.options.some((option) => option.key === key)) return null;
  const head = key.split(":")[0];
  const blocked =
    question.blocked.find(({ action }) => action === key) ??
    question.blocked.find(({ action }) => action === head);
  if (blocked !== undefined) return { reason: blocked.reason, rule: blocked.rule };
  return { reason: "not-offered", rule: question.rule };
}

/** What follows from an answer for certain, as the seat could know it. */
export function preview(table: Table, question: OpenQuestion, key: string, seed: string): Preview {
  if (!question.options.some((option) => option.key === key)) {
    throw new Refusal("not-offered", `${JSON.stringify(key)} is not offered in ${question.kind}`);
  }
  const view = table.game.view(playOf(table).state, question.seat);
  return foresee(sightFrom(table.game, view, question, dice(seed)), [key]);
}
