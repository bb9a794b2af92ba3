import type { Kit } from "@coterie/kernel";
import type { Door } from "./door.js";

/** The rules by chapter, for whoever looks one up. */
export interface RuleBook {
  readonly chapters: readonly {
    readonly title: string;
    readonly rules: readonly { readonly rule: string; readonly words: string }[];
  }[];
}

export function ruleBook<K extends Kit>({ rules, chapters }: Door<K>): RuleBook {
  const all = Object.entries(rules).map(([rule, words]) => ({ rule, words }));
  const chapterOf = (rule: string): number => Number(/-(\d+)/.exec(rule)?.[1]);
  return {
    chapters: chapters.map(({ chapter, title }) => ({
      title: `${chapter}. ${title}`,
      rules: all.filter(({ rule }) => chapterOf(rule) === chapter),
    })),
  };
}
