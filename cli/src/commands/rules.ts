import { type Args, noMore } from "../args.js";
import { type Command, jsonOption } from "../command.js";
import { hang } from "../draw/wrap.js";
import { gameCalled } from "../games.js";
import { type Io, say } from "../io.js";
import { citations } from "../rules/citations.js";
import { rulingsMarkdown } from "../rules/rulings.js";
import type { GameEntry } from "../show.js";

/** Every rule with its words and the tests that cite it. */
interface RuleListed {
  readonly rule: string;
  readonly words: string;
  readonly rulings: readonly string[];
  readonly tests: readonly string[];
}

/** MN-5.4 before MN-5.10. */
function inOrder(a: string, b: string): number {
  return a.localeCompare(b, "en", { numeric: true });
}

function rulesOf(entry: GameEntry): RuleListed[] {
  const cited = citations(entry.packageName);
  return Object.keys(entry.rules)
    .sort(inOrder)
    .map((rule) => ({
      rule,
      words: entry.rules[rule],
      rulings: entry.rulings[rule] ?? [],
      tests: cited.get(rule) ?? [],
    }));
}

const MEASURE = 100;

function list(io: Io, entry: GameEntry, rules: readonly RuleListed[]): void {
  const width = Math.min(MEASURE, io.columns);
  const chapterOf = (rule: string): number => Number(/-(\d+)/.exec(rule)?.[1]);
  for (const { chapter, title } of entry.chapters) {
    say(io, "", `${chapter}  ${title}`);
    for (const { rule, words, rulings, tests } of rules.filter(
      (one) => chapterOf(one.rule) === chapter,
    )) {
      say(io, ...hang(`  ${rule.padEnd(8)} `, words, width));
      for (const ruling of rulings) say(io, ...hang(`${" ".repeat(11)}Ruling: `, ruling, width));
      const count = tests.length === 0 ? "no test cites it" : `tests: ${tests.length}`;
      say(io, `           (${count})`);
    }
  }
}

function run(io: Io, args: Args): number {
  const [name, ...extra] = args.positionals;
  const entry = gameCalled(name);
  noMore("coterie rules", extra);
  if (args.has("rulings")) {
    say(io, rulingsMarkdown(entry).trimEnd());
    return 0;
  }
  const rules = rulesOf(entry);
  if (args.has("json")) say(io, JSON.stringify(rules, null, 2));
  else list(io, entry, rules);
  return 0;
}

export const rulesCommand: Command = {
  name: "rules",
  usage: ["GAME [--json]", "GAME --rulings"],
  summary: "list every rule in plain words, with its rulings and the tests that cite it",
  details: ["Tests are found in the sources of the game; an installed game may come without them."],
  options: {
    ...jsonOption,
    rulings: { type: "boolean", help: "print only the rulings, as Markdown" },
  },
  run,
};
