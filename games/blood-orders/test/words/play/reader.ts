import { type Audience, type Block, type Line, type Question, SPECTATOR } from "@coterie/kernel";
import { factNames } from "../../../src/facts.js";
import {
  type BloodKit,
  type BloodOrders,
  housePack,
  playWords,
  type State,
} from "../../../src/index.js";
import { rulebook } from "../../../src/table.js";
import { kindTexts } from "../../../src/words/en/play/kinds.js";
import { reasonTexts } from "../../../src/words/en/play/reasons.js";

/** Signs of a name, a number or a template that was not filled in, or of clumsy joining. */
const BROKEN = /undefined|NaN|\bnull\b|\[object|\$\{|-\d|\s\s|\(\)|\s[.,;:]|[.,;:]{2}|Infinity/;

/** Names that are for programs: ids of pieces, kinds of questions, facts, reasons, keys. */
const RAW = new Set(
  [
    ...housePack.pieces.map(({ id }) => id),
    ...rulebook.names,
    ...factNames,
    ...Object.keys(kindTexts),
    ...Object.keys(reasonTexts),
  ].filter((name) => /[-.]/.test(name)),
);
const RAW_WORD = /[a-z0-9]+(?:[-.][a-z0-9]+)+/g;

export function faultIn(words: string | undefined): string | undefined {
  if (words === undefined || words.trim() === "") return "no words";
  const broken = BROKEN.exec(words)?.[0];
  if (broken !== undefined) return `"${broken}" in: ${words}`;
  const raw = (words.match(RAW_WORD) ?? []).find((word) => RAW.has(word) || /^seat-/.test(word));
  return raw === undefined ? undefined : `"${raw}" in: ${words}`;
}

const lineText = (line: Line): string =>
  line.map((span) => (typeof span === "string" ? span : span.text)).join("");

/** Every line of a picture as text, with the label of its row or the title of its field. */
export function pictureLines(blocks: readonly Block[]): { at: string; text: string }[] {
  return blocks.flatMap((block) => {
    switch (block.kind) {
      case "title":
        return [{ at: "title", text: lineText(block.line) }];
      case "grid":
        return block.cells.flat().flatMap(({ title, lines, more }) => {
          const at = lineText(title);
          return [title, ...lines, ...more].map((line) => ({ at, text: lineText(line) }));
        });
      case "rows":
        return block.rows.flatMap(({ label, lines }) => {
          const at = lineText([label]);
          return lines.map((line) => ({ at, text: lineText(line) }));
        });
      default:
        return block satisfies never;
    }
  });
}

/** All who look at a table: each seat, and a spectator. */
export const audiences = (state: State): Audience[] => [SPECTATOR, ...state.hands.keys()];

/** Reads everything that is shown and notes what is wrong, each fault once. */
export class Reader {
  readonly faults = new Set<string>();
  /** Kinds of questions and facts that were met at all. */
  readonly met = new Set<string>();
  private readonly words: ReturnType<typeof playWords>;

  constructor(readonly game: BloodOrders) {
    this.words = playWords(game);
  }

  check(what: string, words: string | undefined): void {
    const fault = faultIn(words);
    if (fault !== undefined) this.faults.add(`${what}: ${fault}`);
  }

  question(state: State, question: Question): void {
    this.met.add(question.kind);
    const { ask, why } = this.words.question(state, question);
    this.check(question.kind, ask);
    if (why !== "") this.check(question.kind, why);
    const seen = new Set<string>();
    for (const { key } of question.options) {
      const { group, words, more } = this.words.option(state, question, key);
      const whole = [group, words, more ?? ""].join(" | ");
      this.check(`${question.kind} ${key}`, words);
      if (more !== undefined) this.check(`${question.kind} ${key}`, more);
      if (group !== "") this.check(`${question.kind} ${key}`, group);
      if (seen.has(whole)) this.faults.add(`${question.kind} ${key} reads like another: ${whole}`);
      seen.add(whole);
    }
    for (const blocked of question.blocked) {
      const { action, why: reason } = this.words.blocked(state, blocked);
      this.met.add(blocked.reason);
      this.check(`blocked ${blocked.action}`, action);
      this.check(`blocked ${blocked.action}`, reason);
      this.check(`reason ${blocked.reason}`, this.words.reason(state, blocked));
    }
  }

  fact(state: State, fact: BloodKit["Fact"]): string {
    this.met.add(fact.fact);
    const { words } = this.words.fact(state, fact);
    this.check(fact.fact, words);
    return words;
  }

  picture(state: State, audience: Audience): { at: string; text: string }[] {
    const lines = pictureLines(this.words.picture(state, audience));
    for (const { at, text } of lines) this.check(`picture ${at}`, text);
    return lines;
  }

  ending(state: State, facts: readonly BloodKit["Fact"][]): void {
    for (const line of this.words.ending(state, facts)) this.check("ending", line);
  }
}
