import type { Standing } from "../../content/language.js";
import { scoreWords } from "./amounts.js";
import { conditionWords } from "./conditions.js";
import { effectWords } from "./effect.js";
import { listed } from "./english.js";
import { happeningWords } from "./happenings.js";
import { mentions } from "./mentions.js";
import { onRitual, type Scope } from "./scope.js";
import { everyOne, only, type Someone, that, wherever, you } from "./someone.js";
import { modifierWords } from "./values.js";

/** What holds while a Ritual lies before its owner. */

type Modifier = Extract<Standing, { kind: "modifier" }>;
type Trigger = Extract<Standing, { kind: "trigger" }>;
type Who = NonNullable<Trigger["who"]>;

const speaksOfPlace = (part: unknown): boolean => mentions([part], "there") > 0;

const anyone: Readonly<Record<Who, Someone>> = {
  owner: you,
  others: everyOne("each other player"),
  anyone: everyOne("each player"),
};

const themOf = (who: Who): Someone => (who === "owner" ? you : only("them", "that player"));

/** "where there is a noble, ", "while you have at least 3 Blood, ". */
function during({ when, add }: Modifier, scope: Scope): string {
  if (when === undefined) return speaksOfPlace(add) ? "in each Quarter, " : "";
  return `${speaksOfPlace(when) ? "where" : "while"} ${conditionWords(when, scope)}, `;
}

function modifier(one: Modifier): string {
  // Of whom it holds is "each player" already, so that "that player" is clear.
  const scope: Scope = { ...onRitual, them: themOf(one.who ?? "owner"), there: wherever };
  return during(one, scope) + modifierWords(one, anyone[one.who ?? "owner"], scope);
}

const somebody: Readonly<Record<Who, string>> = {
  owner: "you",
  others: "another player",
  anyone: "a player",
};

/** What a trigger's own words mean. */
export const triggerScope = ({ who }: Trigger): Scope => ({
  ...onRitual,
  them: themOf(who ?? "owner"),
  there: that,
});

/** Where the effect goes on to say "there", a Quarter must have been spoken of. */
function happening(one: Trigger): string {
  const words = happeningWords[one.after];
  const once = one.once === undefined ? "" : "once per day, ";
  if (words.kind === "time") return `${once}${words.at}`;
  const who = one.who ?? "owner";
  const deed = who === "owner" ? words.bare : words.third;
  const where = words.inQuarter && speaksOfPlace(one.then) ? " in a Quarter" : "";
  return `${once}${once === "" ? "whenever" : "when"} ${somebody[who]} ${deed}${where}`;
}

/** Asked when it happens, before the effect: not "if", which would be a step. */
function onlyWhile(one: Trigger): string {
  if (one.when === undefined) return "";
  const isWhere = speaksOfPlace(one.when);
  const scope = triggerScope(one);
  const words = conditionWords(one.when, isWhere ? { ...scope, there: wherever } : scope);
  return ` ${isWhere ? "where" : "while"} ${words}`;
}

const trigger = (one: Trigger): string =>
  `${happening(one)}${onlyWhile(one)}, ${effectWords(one.then, triggerScope(one))}`;

type Score = Extract<Standing, { kind: "score" }>;

const isScore = (one: Standing): one is Score => one.kind === "score";

const inPlay = (one: Exclude<Standing, Score>): string =>
  one.kind === "modifier" ? modifier(one) : trigger(one);

/** Sentences without their capitals and full stops; what counts at the end comes last. */
export function standingSentences(standing: readonly Standing[]): string[] {
  const now = standing.flatMap((one) => (isScore(one) ? [] : [inPlay(one)]));
  const scores = standing.filter(isScore).map(({ add }) => scoreWords(add, onRitual));
  return scores.length === 0 ? now : [...now, `at the end of the game: ${listed(scores, "and")}`];
}
