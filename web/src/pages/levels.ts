import words from "words:levels";
import { type Level, levelOf } from "@coterie/bots";

interface Said {
  readonly name: () => string;
  readonly words: (time: { readonly s: number }) => string;
}

/** What the levels of bots are called that people can ask for. */
const SAID: Readonly<Record<Level["id"], Said>> = {
  easy: { name: words.easy, words: words.easyWords },
  medium: { name: words.medium, words: words.mediumWords },
  strong: { name: words.strong, words: words.strongWords },
  strongest: { name: words.strongest, words: words.strongestWords },
};

/** "Strong"; a bot that nobody can ask for here keeps its own name. */
export function levelName(bot: string): string {
  const level = levelOf(bot);
  return level === undefined ? bot : SAID[level.id].name();
}

/** "Strong: thinks ahead, 0.3 s a decision". */
export function levelWords(bot: string): string {
  const level = levelOf(bot);
  return level === undefined ? bot : SAID[level.id].words({ s: level.ms / 1000 });
}
