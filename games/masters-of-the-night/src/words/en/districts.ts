import type { DistrictSet, Feature } from "../../content/language.js";
import { featureWords, tokenNouns } from "./nouns.js";
import { listed, type Noun } from "./numbers.js";
import { placeNamed, type Scope } from "./scope.js";
import { nearWords, type Place, thisPlace } from "./someone.js";

/** Some districts, as a player reads them. */

/** `a`: one is chosen. `each`: one after the other. `every`: all at once. `all`: in the plural. */
export type Determiner = "a" | "each" | "every" | "all";

type Where = NonNullable<DistrictSet["where"]>;

/** Before the noun, and after it. A fixed place stands alone: "the red district". */
interface Frame {
  readonly before?: string;
  readonly other?: true;
  readonly after?: string;
  readonly only?: string;
}

/** What is measured from the reader's own place needs no second end. */
const isOwn = (scope: Scope, set: DistrictSet, place: Place): boolean =>
  (set.of === undefined || set.of === "here") &&
  place === scope.here &&
  (place === thisPlace || scope.self.you);

type Framer = (place: Place, own: boolean) => Frame;

const frames: Readonly<Record<Where, Framer>> = {
  here: (place) => ({ only: place.np }),
  other: (place, own) => (own ? { other: true } : { after: `other than ${place.np}` }),
  adjacent: (place, own) => (own ? { before: "adjacent" } : { after: `adjacent to ${place.near}` }),
  near: (place) => ({ after: nearWords(place) }),
  row: (place) => ({ after: `in the row of ${place.np}` }),
  column: (place) => ({ after: `in the column of ${place.np}` }),
  corner: () => ({ before: "corner" }),
  edge: () => ({ before: "edge" }),
  center: () => ({ only: "the central district" }),
  red: () => ({ only: "the red district" }),
  grey: () => ({ before: "grey" }),
  grid: () => ({ before: "marked" }),
};

const article = (word: string): string => (/^[aeiou]/.test(word) ? "an" : "a");

function headWords(frame: Frame, determiner: Determiner): string {
  if (frame.only) return frame.only;
  const adjective = [frame.other ? "other" : "", frame.before ?? ""].filter(Boolean).join(" ");
  const noun = [adjective, "district"].filter(Boolean).join(" ");
  if (determiner === "all") return `${noun}s`;
  if (determiner !== "a") return `${determiner} ${noun}`;
  return frame.other ? "another district" : `${article(noun)} ${noun}`;
}

function lacking(features: readonly Feature[]): string[] {
  const words = features.map((feature) => featureWords[feature]);
  const nouns = words.flatMap((word) => word.plain ?? []);
  const group = nouns.length > 0 ? [`no ${listed(nouns, "or")}`] : [];
  return [...group, ...words.filter((word) => !word.plain).map((word) => word.lacks)];
}

/** With the most of what it must have: "the most" is enough. */
const featuresOf = (set: DistrictSet): readonly Feature[] =>
  (set.with ?? []).filter((feature) => feature !== set.most);

function featureParts(set: DistrictSet): string[] {
  const having = featuresOf(set).map((feature) => featureWords[feature].has);
  const without = lacking(set.without ?? []);
  if (having.length === 0 || without.length === 0) return [...having, ...without];
  return [`${listed(having, "and")} but ${listed(without, "and")}`];
}

/** Where the most can be none at all, the text must not sound as if there had to be one. */
function mostWords(set: DistrictSet): string[] {
  if (!set.most) return [];
  const none = set.with?.includes(set.most) ? "" : " (even 0)";
  return [`the most ${tokenNouns[set.most].many}${none}`];
}

/** `most` and `fewest` look only at the districts that the rest of the phrase leaves. */
function tailWords(set: DistrictSet): string {
  const features = featureParts(set);
  const fewest = set.fewest ? [`the fewest ${tokenNouns[set.fewest].many}`] : [];
  const [first, ...rest] = [
    ...(features.length > 0 ? [listed(features, "and")] : []),
    ...mostWords(set),
    ...fewest,
  ];
  if (first === undefined) return "";
  return ` with ${[first, ...rest.map((words) => `${words} among those`)].join(" and ")}`;
}

export function districtWords(
  set: DistrictSet,
  scope: Scope,
  determiner: Determiner,
  other?: Frame,
): string {
  const place = placeNamed(scope, set.of ?? "here");
  const frame = other ?? (set.where ? frames[set.where](place, isOwn(scope, set, place)) : {});
  const tail = tailWords(set);
  const bare = Object.keys(frame).length === 0 && tail === "" && determiner === "a";
  if (bare) return "any district";
  return `${headWords(frame, determiner)}${tail}${frame.after ? ` ${frame.after}` : ""}`;
}

/**
 * Where something is moved to a place from elsewhere, "another district" is enough; then a
 * district other than a third one must be told in full.
 */
export function sourceWords(set: DistrictSet, scope: Scope, to: string): string {
  if (set.where !== "other") return districtWords(set, scope, "a");
  const same = (set.of ?? "here") === to;
  const of = placeNamed(scope, set.of ?? "here");
  return districtWords(set, scope, "a", same ? { other: true } : { after: `other than ${of.np}` });
}

/** For counting: "adjacent district with a minion" and its plural. */
export const districtNoun = (set: DistrictSet, scope: Scope): Noun => {
  const many = districtWords(set, scope, "all");
  return { one: districtWords(set, scope, "each").replace(/^each /, ""), many };
};

/** After a thing that is counted: "in the city", "outside its district", "in corner districts". */
export function inWords(set: DistrictSet, scope: Scope): string {
  const { set: _set, where, of = "here", ...filters } = set;
  const plain = Object.keys(filters).length === 0;
  if (plain && where === undefined) return "in the city";
  if (plain && where === "other") return `outside ${placeNamed(scope, of).np}`;
  return `in ${districtWords(set, scope, "all")}`;
}
