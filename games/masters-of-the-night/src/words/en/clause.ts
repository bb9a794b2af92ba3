import { numberWord, sentence } from "./numbers.js";
import type { Someone } from "./someone.js";

/** One step as part of a sentence, and how such parts are put together. */

export interface Clause {
  /** Who does it; without one it is said to the reader: "Place one agent here." */
  readonly subject?: Someone;
  /** "gain 1 blood". */
  readonly bare: string;
  /** "gains 1 blood". */
  readonly third?: string;
  /** Whom it was about, so that the next clause can say "it". */
  readonly about?: string;
  /** How deep lists lie inside it: each depth has its own separators, so extents stay clear. */
  readonly height: number;
  /** Goes on with the offer just before it: "you may …; if you do, …". */
  readonly tied?: true;
  /** What is done otherwise. */
  readonly otherwise?: string;
}

export const order = (bare: string): Clause => ({ bare, height: 0 });

/** "gain 1 blood" for the reader, "the leader gains 1 blood" for anybody else. */
export const act = (who: Someone, bare: string, third: string): Clause =>
  who.you ? order(bare) : { subject: who, bare, third, height: 0 };

export const heightOf = (clauses: readonly Clause[]): number =>
  Math.max(0, ...clauses.map((clause) => clause.height));

/** After a clause that holds a list of its own, by its height. */
const afterBlocks = [
  "",
  "; after that, ",
  "; after all that, ",
  "; when all that is done, ",
] as const;
const elses = ["", "; otherwise, ", "; if not so, ", "; failing all that, "] as const;

const withElse = (clause: Clause, text: string): string =>
  clause.otherwise === undefined
    ? text
    : `${text}${elses[clause.height] ?? `; failing all ${numberWord(clause.height)} of these, `}${clause.otherwise}`;

/**
 * What stands between two clauses says which list goes on: the words after a clause with a list
 * of its own depend on its height, and lists within one another never have the same.
 */
function separator(last: Clause | undefined, next: Clause, height: number): string {
  if (!last) return "";
  if (last.height === 0 || (next.tied && last.height === 1)) return height === 0 ? ", then " : "; ";
  if (last.otherwise !== undefined && last.height === 1) return "; in any case, ";
  return afterBlocks[last.height] ?? `; after all ${numberWord(last.height)} of these, `;
}

/** What was said just before, for pronouns. */
interface Before {
  /** The subject of the clause before, which need not be said again in the same sentence. */
  readonly subject?: string | undefined;
  readonly about?: string | undefined;
}

const before = (clause: Clause | undefined): Before => ({
  subject: clause?.subject?.key,
  about: clause?.about,
});

function plain(clause: Clause, last: Before, joined: boolean): string {
  const { subject, third } = clause;
  if (!subject || third === undefined) return clause.bare;
  if (joined && subject.key === last.subject) return third;
  const same = subject.key === last.subject || subject.key === last.about;
  return `${same ? "it" : subject.np} ${third}`;
}

/** All in one sentence: "a, then b". `about`: whom the words before it speak of. */
export function joined(clauses: readonly Clause[], about?: string): string {
  const height = heightOf(clauses);
  const texts = clauses.map((clause, i) => {
    const last = i === 0 ? { about } : before(clauses[i - 1]);
    const text = withElse(clause, plain(clause, last, height === 0));
    return `${separator(clauses[i - 1], clause, height)}${text}`;
  });
  return texts.join("");
}

/** After "you may": "gain 1 blood, then let the leader gain 1 blood". */
export function optional(clauses: readonly Clause[]): string {
  if (heightOf(clauses) > 0) return `do this: ${joined(clauses)}`;
  const say = ({ subject, bare }: Clause, i: number) => {
    const last = clauses[i - 1];
    const link = last ? ", then " : "";
    if (!subject) return `${link}${bare}`;
    const same = last?.subject?.key === subject.key;
    return same ? ` and ${bare}` : `${link}let ${subject.np} ${bare}`;
  };
  return clauses.map(say).join("");
}

/** Each in a sentence of its own. */
export function sentences(clauses: readonly Clause[]): string[] {
  return clauses.flatMap((clause, i) => {
    const text = sentence(plain(clause, before(clauses[i - 1]), false));
    if (clause.otherwise === undefined) return [text];
    return [text, sentence(`otherwise, ${clause.otherwise}`)];
  });
}
