import words from "words:table";
import { signal } from "@preact/signals";

/** A rule in plain words, by its number. */
interface RuleWords {
  readonly rule: string;
  readonly words: string;
}

/** The rules by chapter, for whoever looks one up. */
export interface RuleBook {
  readonly chapters: readonly { readonly title: string; readonly rules: readonly RuleWords[] }[];
}

export async function loadRules(game: string): Promise<RuleBook> {
  const { ruleWords, chapters } =
    game === "blood-orders"
      ? await import("@coterie/blood-orders/rules")
      : await import("@coterie/masters-of-the-night/rules");
  const all = Object.entries(ruleWords).map(([rule, words]) => ({ rule, words }));
  const chapterOf = ({ rule }: RuleWords): number => Number(/-(\d+)/.exec(rule)?.[1]);
  return {
    chapters: chapters.map(({ chapter, title }) => ({
      title: `${chapter}. ${title}`,
      rules: all.filter((one) => chapterOf(one) === chapter),
    })),
  };
}

/** The words of the rules of the game on the table, by number. */
const opened = signal<ReadonlyMap<string, string>>(new Map());

/** The game whose book is meant, and the one that is open. */
let [meant, open] = ["", ""];

/** A table says which rules are its own. */
export function rulesAreOf(game: string): void {
  meant = game;
}

/** The book is opened when somebody asks for a rule first: nobody waits for it to play. */
export async function openRules(): Promise<void> {
  if (meant === open) return;
  const game = meant;
  const { chapters } = await loadRules(game);
  open = game;
  opened.value = new Map(
    chapters.flatMap(({ rules }) => rules.map(({ rule, words }) => [rule, words] as const)),
  );
}

/** The rule with this number, or the one that it is a part of: "MN-3.8a" is told by "MN-3.8". */
export function wordsOf(rule: string): string {
  const book = opened.value;
  return book.get(rule) ?? book.get(rule.replace(/[a-z]$/, "")) ?? words.bookIsOpened();
}
