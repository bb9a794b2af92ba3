import type { Standing, ValueName } from "../../content/language.js";
import { forEach } from "./amounts.js";
import { facesWords, numberWord } from "./numbers.js";
import type { Scope } from "./scope.js";

/** The values that a standing effect changes. */

type Modifier = Extract<Standing, { kind: "modifier" }>;

/** Whom and where a change is about. */
export interface Target {
  /** "each vampire here", "you". */
  readonly whom: string;
  /** After "costs" and "gives": " you", or nothing where it holds for everybody. */
  readonly to: string;
  readonly you: boolean;
  own(noun: string): string;
  /** After a sentence whose subject is not a vampire: " here". */
  readonly where: string;
}

/** How much: "2 AP more", "one minion fewer", "1 higher". */
interface Change {
  units(unit: string): string;
  things(one: string, many: string): string;
  readonly higher: string;
}

function changeOf(add: Modifier["add"], scope: Scope): Change {
  const n = typeof add === "number" ? add : 1;
  const size = Math.abs(n);
  const tail = typeof add === "number" ? "" : forEach(add, scope);
  return {
    units: (unit) => `${size} ${n < 0 ? "less" : "more"} ${unit}${tail}`,
    things: (one, many) =>
      `${numberWord(size)} ${n < 0 ? "fewer" : "more"} ${size === 1 ? one : many}${tail}`,
    higher: `${size} ${n < 0 ? "lower" : "higher"}${tail}`,
  };
}

type Say = (target: Target, change: Change, faces: string) => string;

const costs =
  (what: string, unit: string): Say =>
  ({ to }, change) =>
    `${what}${to} ${change.units(unit)}`;

const has = (you: boolean): string => (you ? "have" : "has");

const valueSayers: Readonly<Record<ValueName, Say>> = {
  ap: ({ whom, you }, change) => `${whom} ${has(you)} ${change.units("AP")} each turn`,
  "blood-limit": ({ own }, change) => `${own("blood limit")} is ${change.higher}`,
  "relic-limit": ({ own }, change) => `${own("relic limit")} is ${change.higher}`,
  red: ({ where }, change) => `the red number of an event is ${change.higher}${where}`,
  grey: ({ where }, change) => `grey numbers above 0 are ${change.higher}${where}`,
  crowd: ({ where }, change) => `a day combat${where} needs ${change.things("agent", "agents")}`,
  wound: ({ to }, change, faces) => `in combat, a die${faces} costs${to} ${change.units("blood")}`,
  hunt: costs("hunting gives", "blood"),
  "move-ap": costs("moving costs", "AP"),
  "expose-ap": costs("exposing costs", "AP"),
  "fight-ap": costs("fighting costs", "AP"),
  "recruit-ap": costs("recruiting costs", "AP"),
  "hunt-ap": costs("hunting costs", "AP"),
  "night-effect-ap": costs("a night effect costs", "AP"),
  "ability-blood": costs("a blood ability costs", "blood"),
  "wild-hunt-veil": costs("a wild hunt costs", "veil"),
  "recruit-veil": costs("recruiting gives", "veil"),
  "entry-loss": ({ where }, change) =>
    `agents that an event brings in${where} cost ${change.units("veil")}`,
  "ritual-minions": ({ where }, change) =>
    `the ritual${where} needs ${change.things("minion", "minions")}`,
};

/** These are about districts; about whom matters only where the piece says so. */
const ofDistricts: ReadonlySet<ValueName> = new Set([
  "red",
  "grey",
  "crowd",
  "entry-loss",
  "ritual-minions",
]);

export const isOfDistricts = (value: ValueName): boolean => ofDistricts.has(value);

export function modifierWords(modifier: Modifier, target: Target, scope: Scope): string {
  const faces = modifier.faces ? ` showing ${facesWords(modifier.faces)}` : "";
  return valueSayers[modifier.value](target, changeOf(modifier.add, scope), faces);
}
