import type { Game, GameShow } from "@coterie/kernel";
import type { MastersKit } from "@coterie/masters-of-the-night";
import type { Teller } from "./teller.js";

/** Plans of Masters of the Night, in the words of its options without prices and results. */
export function mastersTeller(
  { content: { vampires } }: Game<MastersKit>,
  show: Pick<GameShow<MastersKit>, "option">,
): Teller<MastersKit> {
  return {
    who: (seen) => vampires[seen.vampires[seen.active]].card.name,
    deed(seen, question, key) {
      const [action] = key.split(":", 1);
      const { words } = show.option(seen, question, key);
      return (deeds[action] ?? plainly)(words);
    },
    isRest: (key) => key === "end-turn",
  };
}

/** Actions whose option says only where to or with what. */
const deeds: Readonly<Record<string, (words: string) => string>> = {
  move: journey,
  leap: journey,
  "blood-ability": (name) => `use ${name}`,
  "dark-ability": (name) => `use ${name}`,
  relic: (name) => `use ${name}`,
  "wild-hunt": () => "hunt wildly",
};

/** Of "Museum, with 2 minions". */
function journey(words: string): string {
  const [place, company = ""] = words.split(", ");
  const name = /^(the|an?) |'s$/i.test(place) ? place : `the ${place}`;
  return `move to ${name} ${company}`.trimEnd();
}

/** "recruit 1 minion" of "Recruit 1 minion (2 AP): veil 3 → 4". */
function plainly(words: string): string {
  const [deed] = words.replace(/ \([^)]*\)/g, "").split(": ");
  return deed.charAt(0).toLowerCase() + deed.slice(1);
}
