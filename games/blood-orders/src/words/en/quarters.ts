import type { QuarterSet } from "../../content/language.js";
import { articled, listed } from "./english.js";
import { classNouns, goodNouns } from "./nouns.js";
import { isOther, placeNamed, type Scope } from "./scope.js";
import { type Selection, select } from "./selection.js";

/** Some Quarters, as a player reads them. */

type Feature = NonNullable<QuarterSet["with"]>[number];
type Rank = NonNullable<QuarterSet["most"]>;

const featureWords: Readonly<Record<Feature, string>> = {
  victim: "a Victim",
  blood: goodNouns.blood.one,
  influence: goodNouns.influence.one,
};

const mostWords = (rank: Rank): string =>
  rank === "die" ? "the highest die" : `the most ${goodNouns[rank].many}`;

const leastWords = (rank: Rank): string =>
  rank === "die" ? "the lowest die" : `the least ${goodNouns[rank].many}`;

function dieWords({ dieAtLeast: least, dieAtMost: most }: QuarterSet): string[] {
  if (least === undefined) return most === undefined ? [] : [`a die of at most ${most}`];
  if (most === undefined) return [`a die of at least ${least}`];
  return [least === most ? `a die of ${least}` : `a die from ${least} to ${most}`];
}

/** " with a Victim and a die of at least 3, and without Blood". */
function filterWords(set: QuarterSet): string {
  // A Quarter with a noble has a Victim.
  const features = (set.with ?? []).filter((one) => one !== "victim" || set.class === undefined);
  const victim = set.class === undefined ? [] : [articled(classNouns[set.class].one)];
  const having = [...victim, ...features.map((one) => featureWords[one]), ...dieWords(set)];
  const lacking = (set.without ?? []).map((one) => featureWords[one]);
  const groups = [
    ...(having.length > 0 ? [` with ${listed(having, "and")}`] : []),
    ...(lacking.length > 0 ? [` without ${listed(lacking, "or")}`] : []),
  ];
  return groups.join(" and");
}

export function quartersIn(set: QuarterSet, scope: Scope): Selection {
  const except = set.not === undefined ? undefined : placeNamed(scope, set.not);
  const other = set.not !== undefined && isOther(scope, set.not);
  const than = except === undefined || other ? "" : ` other than ${except.one}`;
  const ranks = [
    ...(set.most === undefined ? [] : [mostWords(set.most)]),
    ...(set.least === undefined ? [] : [leastWords(set.least)]),
  ];
  return select("Quarter", other, `${than}${filterWords(set)}`, ranks);
}
