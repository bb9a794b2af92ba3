import type { Ban } from "../../content/language.js";
import { listed } from "./numbers.js";

/** What is forbidden, after "cannot". */

/** What is used is told together: "use abilities or relics". */
interface BanWords {
  readonly verb?: string;
  readonly use?: string;
}

const banWords: Readonly<Record<Ban, BanWords>> = {
  "move-in": { verb: "move in" },
  "move-out": { verb: "move out" },
  expose: { verb: "expose agents" },
  fight: { verb: "fight" },
  recruit: { verb: "recruit" },
  "night-effect": { use: "night effects" },
  "blood-ability": { use: "blood abilities" },
  "dark-ability": { use: "dark abilities" },
  relic: { use: "relics" },
  hunt: { verb: "hunt" },
  "wild-hunt": { verb: "wild hunt" },
  exchange: { verb: "exchange relics" },
  sigillate: { verb: "place a sigil" },
  sacrifice: { verb: "sacrifice minions" },
};

function usedWords(actions: readonly Ban[]): string[] {
  const words = actions.flatMap((action) => banWords[action].use ?? []);
  const both = actions.includes("blood-ability") && actions.includes("dark-ability");
  if (!both) return words;
  return ["abilities", ...words.filter((word) => !word.endsWith(" abilities"))];
}

export function bannedWords(actions: readonly Ban[]): string {
  const verbs = actions.flatMap((action) => banWords[action].verb ?? []);
  const used = usedWords(actions);
  const use = used.length > 0 ? [`use ${listed(used, "or")}`] : [];
  return listed([...verbs, ...use], "or");
}
