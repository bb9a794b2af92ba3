import words from "words:table";
import { signal } from "@preact/signals";
import { gameById } from "../games.js";

/** A rule in plain words, by its number. */
export interface RuleWords {
  readonly rule: string;
  readonly words: string;
  /** How it is read where the rulebook is unclear. */
  readonly rulings: readonly string[];
}

interface RuleFile {
  readonly ruleWords: Readonly<Record<string, string>>;
  readonly rulings: Readonly<Record<string, readonly string[]>>;
  readonly chapters: readonly { readonly chapter: number; readonly title: string }[];
}

/** The rules by chapter. */
export interface RuleBook {
  readonly chapters: readonly { readonly title: string; readonly rules: readonly RuleWords[] }[];
}

const BOOKS = {
  "blood-orders": () => import("@coterie/blood-orders/rules"),
  "masters-of-the-night": () => import("@coterie/masters-of-the-night/rules"),
};

export async function loadRules(game: string): Promise<RuleBook> {
  const { ruleWords, rulings, chapters } = await gameById<() => Promise<RuleFile>>(BOOKS, game)();
  const all = Object.entries(ruleWords).map(([rule, words]): RuleWords => {
    return { rule, words, rulings: rulings[rule] ?? [] };
  });
  const chapterOf = ({ rule }: RuleWords): number => Number(/-(\d+)/.exec(rule)?.[1]);
  return {
    chapters: chapters.map(({ chapter, title }) => ({
      title: `${chapter}. ${title}`,
      rules: all.filter((one) => chapterOf(one) === chapter),
    })),
  };
}

/** The rules by number, for each game whose rules were loaded. */
const books = new Map<string, ReadonlyMap<string, RuleWords>>();

type Loading = "loading" | "loaded" | "failed";
const loading = signal<Loading>("loading");

/** The game on the table. */
let current = "";

/** A table says which rules are its own. */
export function rulesAreOf(game: string): void {
  current = game;
  loading.value = books.has(game) ? "loaded" : "loading";
}

/** Loads the rules when the first of them is asked for. After a failure the next request tries again. */
export async function openRules(): Promise<void> {
  const game = current;
  if (books.has(game)) return;
  loading.value = "loading";
  try {
    const { chapters } = await loadRules(game);
    const all = chapters.flatMap(({ rules }) => rules);
    books.set(game, new Map(all.map((one) => [one.rule, one] as const)));
    if (game === current) loading.value = "loaded";
  } catch (error) {
    console.warn(`the rules of ${game} could not be loaded:`, error);
    if (game === current) loading.value = "failed";
  }
}

/** The rule with this number, or the one that it is a part of: "MN-3.8a" is told by "MN-3.8". */
export function ruleCalled(rule: string): Omit<RuleWords, "rule"> {
  if (loading.value === "failed") return { words: words.bookAway(), rulings: [] };
  if (loading.value === "loading") return { words: words.bookIsOpened(), rulings: [] };
  const book = books.get(current);
  const found = book?.get(rule) ?? book?.get(rule.replace(/[a-z]$/, ""));
  return found ?? { words: words.noSuchRule(), rulings: [] };
}
