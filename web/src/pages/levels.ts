import words from "words:levels";

interface Said {
  readonly name: () => string;
  readonly words: () => string;
}

/** What bots are called that people can ask for. */
const SAID: Readonly<Record<string, Said>> = {
  random: { name: words.easy, words: words.easyWords },
  greedy: { name: words.medium, words: words.mediumWords },
  "search:300ms": { name: words.strong, words: words.strongWords },
  "search:1500ms": { name: words.strongest, words: words.strongestWords },
};

/** "Strong"; a bot that nobody can ask for here keeps its own name. */
export function levelName(level: string): string {
  return SAID[level]?.name() ?? level;
}

/** "Strong: thinks ahead, 0.3 s a decision". */
export function levelWords(level: string): string {
  return SAID[level]?.words() ?? level;
}
