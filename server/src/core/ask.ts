import { sightFrom } from "@coterie/bots";
import {
  applyOption,
  type CoreState,
  canonical,
  dice,
  type Fact,
  isSamePhase,
  newRun,
  type OpenQuestion,
  openQuestions,
  optionCalled,
  Refusal,
  scrub,
  takesPart,
} from "@coterie/kernel";
import type { CommandResult, Preview } from "@coterie/protocol";
import { playOf } from "./carry-out.js";
import type { AnyPlay } from "./parts.js";
import { checkHeld, checkRunning } from "./people.js";
import { Refused } from "./refused.js";
import type { Table } from "./table.js";

/** What can be asked about a question without answering it. All of it rests on the seat's own view. */

/** So many worlds that could be the real one: what is the same in all of them is called certain. */
const WORLDS = 8;

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

/**
 * What follows from an answer for certain, as the seat could know it: what it brings in all imagined
 * worlds alike, up to where chance or a secret has a say. Few worlds may agree by accident.
 */
export function preview(table: Table, question: OpenQuestion, key: string, seed: string): Preview {
  if (!question.options.some((option) => option.key === key)) {
    throw new Refusal("not-offered", `${JSON.stringify(key)} is not offered in ${question.kind}`);
  }
  const view = table.game.view(playOf(table).state, question.seat);
  const sight = sightFrom(table.game, view, question, dice(seed));
  const worlds = Array.from({ length: WORLDS }, () =>
    foreseenIn(table, sight.imagine(), question.seat, key),
  );
  const [first, ...others] = worlds;
  const texts = others.map(({ facts }) => facts.map(canonical));
  let certain = 0;
  while (
    certain < first.facts.length &&
    texts.every((facts) => facts[certain] === canonical(first.facts[certain]))
  ) {
    certain++;
  }
  const whole = worlds.every(({ facts, isAll }) => isAll && facts.length === certain);
  return { facts: first.facts.slice(0, certain), whole };
}

interface Foreseen {
  readonly facts: readonly Fact[];
  /** Neither chance nor a secret had a say in anything. */
  readonly isAll: boolean;
}

function foreseenIn(table: Table, state: AnyPlay["state"], seat: number, key: string): Foreseen {
  const { game } = table;
  const facts: Fact[] = [];
  const hasSurprise = surpriseIn(game.copy(state), seat);
  let isAll = true;
  const run = newRun(game, state, (fact: Fact) => {
    isAll &&= !run.revealed && !hasSurprise(state);
    if (isAll) facts.push(scrub(game.facts, fact, seat));
  });
  const option = optionCalled(game, run, seat, key);
  if (option === undefined) throw new Refused("busy", "this cannot be foreseen");
  applyOption(game, run, seat, option);
  return { facts, isAll: isAll && !run.revealed && !hasSurprise(state) };
}

/** Whether since then dice were thrown, or others had their say at the end of a common phase. */
function surpriseIn(before: CoreState, seat: number): (now: CoreState) => boolean {
  const drawn = drawnOf(before);
  const isCommon = before.forks.some((_, other) => other !== seat && takesPart(before, other));
  return (now) => drawnOf(now) !== drawn || (isCommon && !isSamePhase(before, now));
}

function drawnOf({ chance }: CoreState): number {
  return chance.drawn.reduce((sum, words) => sum + words, 0);
}
