import type { Step, Verb } from "../../content/language.js";
import { type Deed, order } from "./clause.js";
import {
  bury,
  cull,
  dismiss,
  look,
  seize,
  setDie,
  shift,
  summon,
  swapDice,
  swapVictims,
} from "./deeds-city.js";
import { boost, change, give, move, put, recruit, take } from "./deeds-goods.js";
import { ownerOf, type Scope, thingNamed } from "./scope.js";

/** The steps that hold no other steps. */

type DeedName = Exclude<Verb["do"], "pay" | "offer" | "show">;
export type DeedOf<Name extends DeedName> = Extract<Step, { do: Name }>;
export type DeedStep = DeedOf<DeedName>;

const wake = ({ card }: DeedOf<"wake">, scope: Scope): Deed =>
  order("return", thingNamed(scope, card), ` to ${ownerOf(scope, card).own("hand")} unfed`);

const breakRitual = ({ ritual }: DeedOf<"break">, scope: Scope): Deed =>
  order("remove", thingNamed(scope, ritual), " from the game (the market is refilled)");

type DeedTable = { readonly [Name in DeedName]: (step: DeedOf<Name>, scope: Scope) => Deed };

const deeds: DeedTable = {
  gain: change,
  lose: change,
  give,
  shift,
  "set-die": setDie,
  "swap-dice": swapDice,
  put,
  take,
  move,
  dismiss,
  bury,
  summon,
  "swap-victims": swapVictims,
  seize,
  draw: () => order("draw", "a Victim"),
  cull,
  recover: ({ card }, scope) => order("take", thingNamed(scope, card), " into your hand"),
  look,
  recruit,
  wake,
  "lay-to-rest": ({ card }, scope) => order("discard", thingNamed(scope, card)),
  boost,
  ready: ({ ritual }, scope) => order("make", thingNamed(scope, ritual), " ready again"),
  break: breakRitual,
};

export const isDeedStep = (step: Step): step is DeedStep => step.do in deeds;

/** The table has a function for each step; which one belongs to this step is told by its name. */
export const deedOf = (step: DeedStep, scope: Scope): Deed =>
  (deeds[step.do] as (step: DeedStep, scope: Scope) => Deed)(step, scope);
