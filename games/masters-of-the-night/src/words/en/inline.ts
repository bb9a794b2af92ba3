import type { AnySet, DistrictSet, Feature, Step } from "../../content/language.js";
import { sourceWords } from "./districts.js";
import { type FlatStep, isFlat } from "./flat.js";
import { numberWord } from "./numbers.js";
import { bind, type Range, type Scope } from "./scope.js";
import { boundKinds, canBeEmpty, rangeWords, setWords } from "./sets.js";

/**
 * "Move one agent of another district here." reads better than "Choose another district. Move
 * one agent from there here." This file knows when a choice can be told inside the step that
 * uses it without two effects becoming one text.
 */

type Choose = Extract<Step, { do: "choose" }>;

/** The keys under which the name of a place, vampire, number, die or relic can stand. */
const nameKeys = new Set(
  "at from to who with counts face relic n times of near not place".split(" "),
);

/** How often a step, with all it holds, speaks of a name. */
export function mentions(part: unknown, name: string): number {
  if (Array.isArray(part)) return part.reduce<number>((sum, one) => sum + mentions(one, name), 0);
  if (typeof part !== "object" || part === null) return 0;
  return Object.entries(part).reduce((sum, [key, value]) => {
    if (typeof value === "string") return sum + (nameKeys.has(key) && value === name ? 1 : 0);
    return sum + mentions(value, name);
  }, 0);
}

/** Where a step can name what was chosen. */
const slots = ["from", "at", "with", "who", "face", "relic", "to", "n", "times"] as const;
type Slot = (typeof slots)[number];

function slotOf(step: Step, name: string): Slot | undefined {
  const found = slots.filter(
    (slot) => slot in step && (step as Record<string, unknown>)[slot] === name,
  );
  return mentions(step, name) === 1 ? found[0] : undefined;
}

/** What the step needs to be where it takes something from. */
function needed(step: FlatStep, slot: Slot): Feature | undefined {
  if (slot !== "at" && slot !== "from") return undefined;
  if (step.do === "expose") return "hidden";
  if (step.do === "hide") return "exposed";
  return step.do === "remove" || step.do === "move" || step.do === "replace"
    ? step.what
    : undefined;
}

const without = (set: DistrictSet, feature: Feature): DistrictSet => {
  const { with: having = [], ...rest } = set;
  const left = having.filter((one) => one !== feature);
  return left.length > 0 ? { ...rest, with: left } : rest;
};

function districtInline(set: DistrictSet, step: FlatStep, slot: Slot, scope: Scope) {
  const feature = needed(step, slot);
  const certain = feature === undefined || set.with?.includes(feature) || set.most === feature;
  // "One agent of an adjacent district" means one that has an agent: any other is told in full.
  if (!certain) return undefined;
  const shown = feature === undefined || set.most === feature ? set : without(set, feature);
  if (step.do === "move" && slot === "from") return sourceWords(shown, scope, step.to);
  return setWords(shown, scope, "a");
}

type Numbers = Extract<AnySet, { set: "numbers" }>;

/** Up to all that are there to be taken: "any number of agents", "one or more agents". */
function openRange(set: Numbers, step: Step): Range | undefined {
  if (typeof set.to !== "object" || set.to.at === undefined || !isFlat(step)) return undefined;
  const slot = step.do === "move" ? "from" : "at";
  const taken = (step as Record<string, unknown>)[slot] === set.to.at;
  if (!taken || needed(step, slot) !== set.to.count) return undefined;
  const head = set.from === 0 ? "any number of" : `${numberWord(set.from)} or more`;
  return { head, tail: "", one: false };
}

const needsDigits = (step: Step): boolean => step.do === "gain" || step.do === "lose";

function bindInline(choose: Choose, step: Step, slot: Slot, scope: Scope): Scope | undefined {
  const { from, as: name } = choose;
  if (from.set === "numbers") {
    const range = openRange(from, step) ?? rangeWords(from, scope, needsDigits(step));
    const fits = slot === "n" || slot === "times";
    return range && fits ? bind(scope, { name, kind: "number", range }) : undefined;
  }
  if (!isFlat(step)) return undefined;
  const fresh =
    from.set === "districts" ? districtInline(from, step, slot, scope) : setWords(from, scope, "a");
  return fresh === undefined ? undefined : bind(scope, { name, kind: boundKinds[from.set], fresh });
}

export const bindSet = (scope: Scope, name: string, set: AnySet): Scope =>
  bind(scope, { name, kind: boundKinds[set.set] });

interface Inlined {
  /** How many steps are told in one clause: the choices and the step that uses them. */
  readonly length: number;
  readonly step: Step;
  /** For that step. */
  readonly scope: Scope;
  /** For the steps after it. */
  readonly after: Scope;
  readonly may: boolean;
  readonly canFail: boolean;
  readonly names: readonly string[];
}

function leadingChoices(steps: readonly Step[]): Choose[] {
  const end = steps.findIndex((step) => step.do !== "choose");
  return steps.slice(0, Math.max(end, 0)).filter((step) => step.do === "choose");
}

/** Only the first choice may be declined: what follows a refusal must stay clear. */
const mayFirst = (choices: readonly Choose[]): boolean =>
  choices.every((choose, i) => i === 0 || choose.may === undefined);

/** "One or more agents of an adjacent district" counts them without naming the district again. */
const speaksOf = (choose: Choose, name: string, step: Step): boolean =>
  mentions(choose.from, name) > 0 &&
  !(choose.from.set === "numbers" && openRange(choose.from, step));

function bindAll(choices: readonly Choose[], step: Step, scope: Scope): Scope | undefined {
  let bound: Scope | undefined = scope;
  for (const choose of choices) {
    const slot = slotOf(step, choose.as);
    if (!slot || choices.some((other) => speaksOf(other, choose.as, step))) return undefined;
    bound = bindInline(choose, step, slot, bound);
    if (!bound) return undefined;
  }
  return bound;
}

/** The choices at the front of a list, if the step after them can tell them all. */
export function inlineChoices(steps: readonly Step[], scope: Scope): Inlined | undefined {
  const choices = leadingChoices(steps);
  const step = steps[choices.length];
  if (choices.length === 0 || !step || !mayFirst(choices)) return undefined;
  const inner = bindAll(choices, step, scope);
  if (!inner) return undefined;
  return {
    length: choices.length + 1,
    step,
    scope: inner,
    after: choices.reduce((sum, { as: name, from }) => bindSet(sum, name, from), scope),
    may: choices[0]?.may === true,
    canFail: choices.some(({ from }) => canBeEmpty(from)),
    names: choices.map((choose) => choose.as),
  };
}

/** A district that has nothing to take is passed over anyway. */
function plainSet(set: AnySet, step: FlatStep, slot: Slot): AnySet {
  const feature = set.set === "districts" ? needed(step, slot) : undefined;
  return set.set === "districts" && feature && set.most !== feature ? without(set, feature) : set;
}

/** "Each vampire here gains 1 blood." instead of "For each vampire here, it gains 1 blood." */
export function inlineEach(
  each: Extract<Step, { do: "each" }>,
  scope: Scope,
): { step: FlatStep; scope: Scope } | undefined {
  const [step, ...more] = each.then;
  if (!step || more.length > 0 || !isFlat(step) || each.of.set === "numbers") return undefined;
  const slot = slotOf(step, each.as);
  if (!slot) return undefined;
  const fresh = setWords(plainSet(each.of, step, slot), scope, "each");
  return { step, scope: bind(scope, { name: each.as, kind: boundKinds[each.of.set], fresh }) };
}
