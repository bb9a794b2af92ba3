import type { Condition, Standing } from "../../content/language.js";
import { bannedWords } from "./bans.js";
import { conditionWords } from "./conditions.js";
import { costWords } from "./costs.js";
import { effectWords } from "./effect.js";
import { happeningWords, nightHappenings } from "./happenings.js";
import { mentions } from "./inline.js";
import { sentence } from "./numbers.js";
import type { Scope } from "./scope.js";
import { known, nearWords, pronoun, type Someone, thatPlace } from "./someone.js";
import { isOfDistricts, modifierWords, type Target } from "./values.js";

/** What holds while a piece is in play. */

type Modifier = Extract<Standing, { kind: "modifier" }>;
type Ban = Extract<Standing, { kind: "ban" }>;
type Trigger = Extract<Standing, { kind: "trigger" }>;
type Scoped = Modifier | Ban | Trigger;
type Who = NonNullable<Scoped["who"]>;
type At = NonNullable<Scoped["at"]>;

/** What `who` and `at` mean where they are not written. */
export interface Defaults {
  readonly who: Who;
  readonly at: At;
  /** A relic that is held: its holder uses it or not. */
  readonly isRelic?: true;
}

export const placedDefaults: Defaults = { who: "anyone", at: "here" };
export const cityDefaults: Defaults = { who: "anyone", at: "anywhere" };
export const heldDefaults: Defaults = { who: "holder", at: "anywhere" };
export const relicDefaults: Defaults = { ...heldDefaults, isRelic: true };

interface Frame {
  readonly scope: Scope;
  readonly defaults: Defaults;
}

const whoOf = (one: Scoped, { defaults }: Frame): Who => one.who ?? defaults.who;
const atOf = (one: Scoped, { defaults }: Frame): At => one.at ?? defaults.at;

const whereWords = (at: At, scope: Scope): string => {
  const words: Readonly<Record<At, string>> = {
    here: ` ${scope.here.in}`,
    near: ` ${nearWords(scope.here)}`,
    elsewhere: " elsewhere",
    anywhere: "",
  };
  return words[at];
};

/** "you", "a vampire", "another vampire"; with `each` for what holds for all of them. */
function whoWords(who: Who, scope: Scope, first: "a" | "each"): Someone {
  if (who === "holder") return scope.self;
  const other = first === "a" ? "another vampire" : "each other vampire";
  return known("them", who === "others" ? other : `${first} vampire`);
}

function targetOf(one: Modifier, frame: Frame): Target {
  const who = whoWords(whoOf(one, frame), frame.scope, "each");
  const where = whereWords(atOf(one, frame), frame.scope);
  const whom = `${who.np}${who === frame.scope.self ? "" : where}`;
  const own = (noun: string) => (who.you ? who.own(noun) : `the ${noun} of ${whom}`);
  const to = whom === "each vampire" ? "" : ` ${whom}`;
  return { whom, to, you: who.you, own, where };
}

/** What is about a district holds for everybody, unless the piece itself says otherwise. */
function forWhom({ who }: Modifier, frame: Frame): string {
  if (who === undefined || who === "anyone") return "";
  return who === "others" ? " for other vampires" : ` for ${frame.scope.self.np}`;
}

function modifier(one: Modifier, frame: Frame): string {
  const target = targetOf(one, frame);
  const text = modifierWords(one, target, frame.scope);
  if (isOfDistricts(one.value)) return `${text}${forWhom(one, frame)}`;
  // Elsewhere the place is part of "each vampire here"; the holder has it at the end.
  return whoOf(one, frame) === "holder" ? `${text}${target.where}` : text;
}

function ban(one: Ban, frame: Frame): string {
  const who = whoOf(one, frame);
  const names: Readonly<Record<Who, string>> = {
    holder: frame.scope.self.np,
    others: "other vampires",
    anyone: "vampires",
  };
  return `${names[who]} cannot ${bannedWords(one.actions)}${whereWords(atOf(one, frame), frame.scope)}`;
}

/** Where the effect goes on to say "there", a place must have been spoken of. */
const anyWhere = ({ when, then }: Trigger): string =>
  mentions([when, then], "there") > 0 ? " in any district" : "";

/** The happening with "when" or "whenever" before it, and whom it is about. */
function happening(one: Trigger, frame: Frame): { text: string; them?: Someone } {
  const words = happeningWords[one.after];
  const when = one.once ? "once per round, when" : "whenever";
  const where = whereWords(atOf(one, frame), frame.scope) || anyWhere(one);
  const who = whoOf(one, frame);
  const someone = whoWords(who, frame.scope, "a");
  const does = ({ third, bare }: { third: string; bare: string }) =>
    `${when} ${someone.np} ${someone.you ? bare : third}${where}`;
  switch (words.kind) {
    case "time":
      return { text: one.once ? `once per round, ${words.at}` : words.at };
    case "news":
      return { text: `${when} ${words.what}` };
    case "turn": {
      const turn = `at the ${words.part} of ${someone.own("turn")}${where}`;
      return { text: one.once ? `once per round, ${turn}` : turn, them: someone };
    }
    case "deed":
      return { text: does(words), them: someone };
    case "tokens":
      if (words.deed && (one.who ?? "anyone") !== "anyone")
        return { text: does(words.deed), them: someone };
      return {
        text: `${when} ${words.what}${where || " anywhere"}`,
        them: known("killer", "the killer"),
      };
    default:
      return words satisfies never;
  }
}

/** In a trigger `them` and `there` have a meaning, and are known already. */
function triggerScope(one: Trigger, frame: Frame, them: Someone | undefined): Scope {
  const { scope } = frame;
  const again = them?.key === "them" ? pronoun("them") : them;
  const there = atOf(one, frame) === "here" ? scope.here : thatPlace;
  return { ...scope, ...(again ? { them: again } : {}), there, trigger: true };
}

const isByNight = (when: Condition | undefined): boolean =>
  (when?.is === "not" && when.that.is === "day") || (when?.is === "all" && when.of.some(isByNight));

/** MN-9.3: a relic that its holder can activate by day says so. What is not declined works by itself. */
function isUsedByDay({ after, when, then: [first] }: Trigger, { defaults }: Frame): boolean {
  if (defaults.isRelic !== true || nightHappenings.includes(after) || isByNight(when)) return false;
  return first?.do === "may" || (first?.do === "choose" && first.may === true);
}

function trigger(one: Trigger, frame: Frame): string {
  const { text, them } = happening(one, frame);
  const inner = triggerScope(one, frame, them);
  // Not "if", which would be a step: this is asked before anything happens.
  const when = one.when ? ` while ${conditionWords(one.when, inner)}` : "";
  const day = isUsedByDay(one, frame) ? "by day or by night, " : "";
  return `${day}${text}${when}, ${effectWords(one.then, inner, them?.key)}`;
}

const during = (one: Scoped, frame: Frame, text: string): string =>
  one.when ? `while ${conditionWords(one.when, frame.scope)}, ${text}` : text;

function standingWords(one: Standing, frame: Frame): string {
  switch (one.kind) {
    case "modifier":
      return during(one, frame, modifier(one, frame));
    case "ban":
      return during(one, frame, ban(one, frame));
    case "trigger":
      return trigger(one, frame);
    case "redirect":
      return `an agent that an event would place elsewhere may be placed ${frame.scope.here.in} instead`;
    case "reach": {
      const cost = costWords(one.cost);
      return `when you move, you may ${cost === "" ? "" : `pay ${cost} to `}go to any district`;
    }
    default:
      return one satisfies never;
  }
}

export const standingSentences = (
  standing: readonly Standing[],
  scope: Scope,
  defaults: Defaults,
): string => standing.map((one) => sentence(standingWords(one, { scope, defaults }))).join(" ");
