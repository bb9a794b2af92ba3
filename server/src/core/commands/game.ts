import { areInSamePhase, Refusal, undoMark } from "@coterie/kernel";
import { playOf } from "../carry-out.js";
import type { TableEntry } from "../entry.js";
import { checkOwn, checkRunning, isHuman } from "../people.js";
import { Refused } from "../refused.js";
import type { Table } from "../table.js";
import { stillToAgree } from "../votes.js";
import { type Act, type Deciders, write } from "./act.js";

/** The game itself. What it does not allow, it refuses when the entry is carried out. */
export const game: Deciders<"answer" | "withdraw" | "undo" | "consent"> = {
  answer: ({ table, guest }, { seat, question, keys }) => {
    checkRunning(table);
    checkOwn(table, guest, seat);
    return answerOf(table, seat, question, keys);
  },
  withdraw: ({ table, guest }, { seat }) => {
    checkRunning(table);
    checkOwn(table, guest, seat);
    return write({ e: "withdrew", seat });
  },
  undo: ({ table, guest }, { seat }) => {
    checkRunning(table);
    checkOwn(table, guest, seat);
    const { undo } = table.info;
    const agreed = undo?.seat === seat ? undo.agreed : [];
    if (!needsConsent(table, seat, agreed)) return takeBack(table, seat);
    if (undo !== null) throw new Refused("not-allowed", "an undo waits for the others already");
    return { entries: [{ e: "undo-asked", seat }], result: { asked: true } };
  },
  consent: ({ table, guest }, { agree }) => {
    checkRunning(table);
    const { undo } = table.info;
    if (undo === null) throw new Refused("nothing-asked", "nobody asked for an undo");
    const missing = stillToAgree(table, undo.seat, undo.agreed);
    if (!missing.includes(guest)) {
      throw new Refused("not-allowed", "you are not asked whether this may be undone");
    }
    if (!agree) return write({ e: "undo-declined", guest });
    if (missing.length > 1) return write({ e: "undo-agreed", guest });
    return takeBack(table, undo.seat);
  },
};

/** An answer names its question: one that is late or doubled is refused and changes nothing. */
export function answerOf(
  table: Table,
  seat: number,
  question: string,
  keys: readonly string[],
  says?: string,
): Act {
  const play = playOf(table);
  if (play.open[seat] !== question || question === "") {
    const isPast = isPastQuestion(seat, question, play.asked[seat]);
    throw isPast
      ? new Refusal("question-answered", `question ${question} is no longer open`)
      : new Refusal("unknown-question", `seat ${seat} is not asked ${JSON.stringify(question)}`);
  }
  const given = play.moments.length + keys.length;
  if (given > table.game.maxAnswers) {
    throw new Refused("too-many", `no game is longer than ${table.game.maxAnswers} answers`);
  }
  return write({ e: "answered", seat, keys, ...(says === undefined ? {} : { says }) });
}

function isPastQuestion(seat: number, question: string, asked: number): boolean {
  const number = Number(question.split(".")[1]);
  return question === `${seat}.${number}` && number >= 1 && number <= asked;
}

/** Behind a mark a table may want everybody's word; bots never mind. */
function needsConsent(table: Table, seat: number, agreed: readonly number[]): boolean {
  const play = playOf(table);
  const mark = undoMark(play, seat);
  if (mark === undefined || play.policy.behindMarks === "free") return false;
  if (play.policy.behindMarks === "never") {
    throw new Refusal(
      "undo-refused",
      `undoing goes behind a mark (${mark}): this table never does`,
    );
  }
  return stillToAgree(table, seat, agreed).length > 0;
}

/**
 * Goes back to the last decision of a person. Bots answer at once: if only their last answer were
 * taken back, they would give it again before anybody could change his own.
 */
function takeBack(table: Table, seat: number): Act {
  const steps = stepsBack(table);
  if (steps === 0) {
    const why = table.info.rulesChanged
      ? "the rules changed here, and nobody has answered since; undo does not go back behind that"
      : "nobody has answered yet";
    throw new Refusal("nothing-to-undo", why);
  }
  const consent = table.info.seats.map((_, at) => at);
  return write(...new Array<TableEntry>(steps).fill({ e: "undone", seat, consent }));
}

/** How many undos lead there; a simultaneous phase is undone as a whole, one that runs is not there. */
function stepsBack(table: Table): number {
  const { moments, state } = playOf(table);
  let steps = 0;
  for (let at = moments.length - 1; at >= 0; ) {
    const { before } = moments[at];
    const phase = moments.findIndex((one) => areInSamePhase(one.before, before));
    const first = phase < 0 ? at : phase;
    if (!areInSamePhase(before, state)) {
      steps++;
      if (moments.slice(first, at + 1).some((one) => isHuman(table, one.seat))) return steps;
    }
    at = first - 1;
  }
  return 0;
}
