import { type Audience, redactFact } from "@coterie/kernel";
import { type Fact, playWords } from "../../../src/index.js";
import type { TestTable } from "../../support/table.js";
import { faultIn, pictureLines } from "./reader.js";

/** What a table says, as its readers see it. Nothing that is said may be faulty. */

function sound(words: string): string {
  const fault = faultIn(words);
  if (fault !== undefined) throw new Error(fault);
  return words;
}

const seenBy = (t: TestTable, audience: Audience) => t.game.view(t.state, audience).seen;

export interface Said {
  readonly ask: string;
  readonly why: string;
  /** "group | words | more", without what is not there. */
  readonly options: readonly string[];
  readonly blocked: readonly string[];
}

/** The open question of a seat, or the first one, in the words of whoever is asked. */
export function asked(t: TestTable, seat?: number): Said {
  const question = t.questionOf(seat);
  if (question === undefined) throw new Error("nobody is asked");
  const words = playWords(t.game);
  const state = seenBy(t, question.seat);
  const { ask, why } = words.question(state, question);
  return {
    ask: sound(ask),
    why,
    options: question.options.map(({ key }) => {
      const { group, words: text, more } = words.option(state, question, key);
      return sound([group, text, more].filter((part) => part).join(" | "));
    }),
    blocked: question.blocked.map((one) => {
      const { action, why: reason } = words.blocked(state, one);
      return sound(`${action}: ${reason}`);
    }),
  };
}

/** What has just happened, as an audience may know it; only facts of these names if any. */
export function told(t: TestTable, audience: Audience, ...names: string[]): string[] {
  const words = playWords(t.game);
  const facts = t.rawFacts.filter(({ fact }) => names.length === 0 || names.includes(fact));
  return facts.map((fact) => {
    const known = redactFact(t.game.facts, fact, audience) as Fact;
    return sound(words.fact(seenBy(t, audience), known).words);
  });
}

/** The lines of the picture that stand in one row or field. */
export function pictured(t: TestTable, audience: Audience, at: RegExp): string[] {
  const lines = pictureLines(playWords(t.game).picture(seenBy(t, audience), audience));
  return lines.filter((line) => at.test(line.at)).map(({ text }) => sound(text));
}

export function ended(t: TestTable): string[] {
  return playWords(t.game).ending(seenBy(t, 0), t.rawFacts).map(sound);
}
