import type { AnySet } from "../../content/language.js";
import { isOnlyVampire, placeNamed, type Scope, vampireNamed } from "./scope.js";
import { nearWords } from "./someone.js";

/** Some vampires, as a player reads them. */

type VampireSet = Extract<AnySet, { set: "vampires" }>;
type Who = NonNullable<VampireSet["who"]>;
type Measure = NonNullable<VampireSet["most"]>;

const before: Readonly<Record<Who, string>> = {
  drained: "drained",
  awake: "undrained",
  wounded: "wounded",
  "with-relic": "",
  "can-hold-relic": "",
};

const after: Readonly<Record<Who, string>> = {
  drained: "",
  awake: "",
  wounded: "",
  "with-relic": "with a relic",
  "can-hold-relic": "with room for a relic",
};

const most: Readonly<Record<Measure, string>> = {
  blood: "with the most blood",
  kills: "with the highest kill count",
};

const least: Readonly<Record<Measure, string>> = {
  blood: "with the least blood",
  kills: "with the lowest kill count",
};

/** "another vampire" is clear only where the one left out can be no other. */
const exception = (set: VampireSet, scope: Scope): { other: boolean; than: string } => {
  if (set.not === undefined) return { other: false, than: "" };
  const who = vampireNamed(scope, set.not);
  return who.you || isOnlyVampire(scope, set.not)
    ? { other: true, than: "" }
    : { other: false, than: `other than ${who.np}` };
};

function tail(set: VampireSet, scope: Scope, than: string): string {
  const words = [
    set.at ? placeNamed(scope, set.at).in : "",
    set.near ? nearWords(placeNamed(scope, set.near)) : "",
    than,
    set.who ? after[set.who] : "",
    set.most ? most[set.most] : "",
    set.least ? least[set.least] : "",
  ];
  return words
    .filter(Boolean)
    .map((word) => ` ${word}`)
    .join("");
}

export function vampireWords(set: VampireSet, scope: Scope, determiner: "a" | "each"): string {
  const { other, than } = exception(set, scope);
  const adjective = set.who ? before[set.who] : "";
  const noun = [adjective, "vampire"].filter(Boolean).join(" ");
  const rest = tail(set, scope, than);
  if (determiner === "each") return `each ${other ? "other " : ""}${noun}${rest}`;
  if (other) return `another ${noun}${rest}`;
  if (noun === "vampire" && rest === "") return "one vampire";
  return `${/^[aeiou]/.test(noun) ? "an" : "a"} ${noun}${rest}`;
}
