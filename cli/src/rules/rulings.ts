import type { GameEntry } from "../show.js";

/** The rulings of a game as Markdown, by rule: the content of games/GAME/RULINGS.md. */
export function rulingsMarkdown({ title, chapters, rules, rulings }: GameEntry): string {
  const ruled = Object.keys(rules).filter((rule) => rulings[rule] !== undefined);
  const parts = [
    `# Rulings of ${title}`,
    "How unclear rules are read: the words of each rule, and its rulings. Generated from `src/words/` by\n" +
      "`npm run docs`.",
  ];
  for (const { chapter, title: name } of chapters) {
    const inChapter = ruled.filter((rule) => Number(/-(\d+)/.exec(rule)?.[1]) === chapter);
    if (inChapter.length > 0) parts.push(`## ${chapter}. ${name}`);
    for (const rule of inChapter) {
      const list = rulings[rule].map((ruling) => `- ${ruling}`).join("\n");
      parts.push(`### ${rule}`, rules[rule], list);
    }
  }
  return `${parts.join("\n\n")}\n`;
}
