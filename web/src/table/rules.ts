import { signal } from "@preact/signals";
import type { RuleBook } from "../engine/rule-book.js";

/** The words of the rules of the game on the table, by number. */
const ruleWords = signal<ReadonlyMap<string, string>>(new Map());

export function openRules({ chapters }: RuleBook): void {
  ruleWords.value = new Map(
    chapters.flatMap(({ rules }) => rules.map(({ rule, words }) => [rule, words] as const)),
  );
}

/** The rule with this number, or the one that it is a part of: "MN-3.8a" is told by "MN-3.8". */
export function wordsOf(rule: string): string | undefined {
  const words = ruleWords.value;
  return words.get(rule) ?? words.get(rule.replace(/[a-z]$/, ""));
}
