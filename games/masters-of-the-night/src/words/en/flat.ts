import type { Some, Step } from "../../content/language.js";
import { type Quantity, tokensWords, unitsWords } from "./amounts.js";
import { act, type Clause, order } from "./clause.js";
import { customText } from "./custom.js";
import { districtWords } from "./districts.js";
import { tokenNouns } from "./nouns.js";
import { facesWords, numberWord } from "./numbers.js";
import { placeNamed, type Scope, thingNamed, vampireNamed } from "./scope.js";
import type { Someone } from "./someone.js";

/** The steps that hold no other steps. */

type BlockName = "choose" | "may" | "either" | "if" | "each" | "repeat";
type FlatName = Exclude<Step["do"], BlockName>;
type Of<Name extends Step["do"]> = Extract<Step, { do: Name }>;
export type FlatStep = Of<FlatName>;

const tokens = (n: Some | undefined, what: keyof typeof tokenNouns, scope: Scope): Quantity =>
  tokensWords(n, tokenNouns[what], scope);

function placeWords(step: Of<"place">, scope: Scope): string {
  if (step.at !== undefined) return placeNamed(scope, step.at).in;
  return step.in ? `in ${districtWords(step.in, scope, "every")}` : "nowhere";
}

function place(step: Of<"place">, scope: Scope): Clause {
  const { head, tail } = tokens(step.n, step.what, scope);
  return order(`place ${head} ${placeWords(step, scope)}${tail}`);
}

/** Kills are told in brackets: whose they are is no step of its own. */
function killNote(step: Of<"remove">, one: boolean, scope: Scope): string {
  if (step.counts === undefined) return "";
  return ` (${vampireNamed(scope, step.counts).own(one ? "kill" : "kills")})`;
}

function remove(step: Of<"remove">, scope: Scope): Clause {
  const { head, tail, one } = tokens(step.n, step.what, scope);
  const at = placeNamed(scope, step.at).in;
  return order(`remove ${head} ${at}${tail}${killNote(step, one, scope)}`);
}

function move(step: Of<"move">, scope: Scope): Clause {
  const { head, tail } = tokens(step.n, step.what, scope);
  const { from } = placeNamed(scope, step.from);
  const { to } = placeNamed(scope, step.to);
  // "of another district here", but "from there to here".
  const short = from.startsWith("of ") || to.startsWith("to ");
  const verb = step.exposed ? "expose and move" : "move";
  return order(`${verb} ${head} ${from} ${short ? to : `to ${to}`}${tail}`);
}

function replace(step: Of<"replace">, scope: Scope): Clause {
  const { head, tail, one } = tokens(step.n, step.what, scope);
  const other = tokenNouns[step.what === "minion" ? "agent" : "minion"];
  const article = step.what === "minion" ? "an" : "a";
  const by = one ? `${article} ${other.one}` : other.many;
  return order(`replace ${head} ${placeNamed(scope, step.at).in} with ${by}${tail}`);
}

function turned(verb: string, step: Of<"expose"> | Of<"hide">, scope: Scope): Clause {
  const { head, tail } = tokens(step.n, "agent", scope);
  return order(`${verb} ${head} ${placeNamed(scope, step.at).in}${tail}`);
}

type Gain = Of<"gain">["what"];

const units: Readonly<Record<Gain, string>> = {
  blood: "blood",
  veil: "veil",
  ap: "AP",
  kills: "kills",
};

const gainAll: Readonly<Record<Gain, string>> = {
  blood: "blood up to the limit",
  veil: "veil up to 6",
  ap: "all AP",
  kills: "kills up to 9",
};

function gained(step: Of<"gain"> | Of<"lose">, scope: Scope): string {
  if (step.n === "all") return step.do === "gain" ? gainAll[step.what] : `all ${units[step.what]}`;
  const single = step.what === "kills" && (step.n === undefined || step.n === 1);
  const { head, tail } = unitsWords(step.n, single ? "kill" : units[step.what], scope);
  return `${head}${tail}`;
}

function change(step: Of<"gain"> | Of<"lose">, scope: Scope): Clause {
  const what = gained(step, scope);
  // The veil is everybody's.
  if (step.what === "veil") return order(`${step.do} ${what}`);
  const who = vampireNamed(scope, step.who ?? "self");
  return act(who, `${step.do} ${what}`, `${step.do}s ${what}`);
}

function travel(step: Of<"travel">, scope: Scope): Clause {
  const along = step.minions ? " with any number of minions" : "";
  const to = `${placeNamed(scope, step.to).to}${along}`;
  return act(vampireNamed(scope, step.who), `move ${to}`, `moves ${to}`);
}

function dieChange(die: string, by: number | undefined, to: number | undefined): Clause {
  const verb = by !== undefined && by < 0 ? "lower" : "raise";
  const step = by === undefined ? [] : [`${verb} ${die} by ${Math.abs(by)}`];
  const turn = to === undefined ? [] : [`turn ${die} to ${to}`];
  const words = [...step, ...turn].join(" and ");
  return order(words === "" ? `leave ${die} as it is` : words);
}

const thisCard: Someone = {
  key: "card",
  np: "this card",
  you: false,
  own: (noun) => `its ${noun}`,
};

function stay(step: Of<"stay">, scope: Scope): Clause {
  const at = step.at === undefined ? [] : [placeNamed(scope, step.at).in];
  const sheet =
    step.with === undefined ? [] : [`on ${vampireNamed(scope, step.with).own("sheet")}`];
  const where = [...at, ...sheet].join(" and ");
  if (where === "") return act(thisCard, "stay in play", "stays in play");
  return order(`put this card ${where}`);
}

const showing = (faces: readonly number[] | undefined): string =>
  faces === undefined || faces.length === 0 ? "" : ` showing ${facesWords(faces)}`;

const flat: { readonly [Name in FlatName]: (step: Of<Name>, scope: Scope) => Clause } = {
  custom: (step) => order(customText(step.step)),
  place,
  recruit: (step, scope) =>
    order(`recruit one minion ${placeNamed(scope, step.at).in}, gaining 1 veil`),
  remove,
  move,
  replace,
  expose: (step, scope) => turned("expose", step, scope),
  hide: (step, scope) => turned("hide", step, scope),
  gain: change,
  lose: change,
  travel,
  fight: (step, scope) => order(`hold a ${step.by} combat ${placeNamed(scope, step.at).in}`),
  "spend-die": (step) => order(`use up a die${showing(step.faces)}`),
  reroll: (step, scope) =>
    order(`reroll ${step.face === undefined ? "the reserve" : thingNamed(scope, step.face)}`),
  "turn-die": (step, scope) => dieChange(thingNamed(scope, step.face), step.by, step.to),
  "return-die": (step) =>
    order(`return a used die${showing(step.face === undefined ? [] : [step.face])} to the reserve`),
  "change-die": (step) => dieChange("the picked die", step.by, step.to),
  "draw-relic": () => order("draw a relic"),
  "discard-relic": (step, scope) => order(`discard ${thingNamed(scope, step.relic)}`),
  "give-relic": (step, scope) =>
    order(`give ${thingNamed(scope, step.relic)} to ${vampireNamed(scope, step.to).np}`),
  omen: () => order("turn over the top event for its grid only"),
  "discard-event": () => order("discard the top event"),
  foresee: (step) =>
    order(`look at the top ${step.n === 1 ? "event" : `${numberWord(step.n)} events`}`),
  "delay-event": () => order("swap the top two events"),
  stay,
  leave: () => order("remove this card from the game"),
  install: (_step, scope) => order(`put this relic into ${scope.here.np} for good`),
};

export const isFlat = (step: Step): step is FlatStep => step.do in flat;

/** The table has a function for each step; which one belongs to this step is told by its name. */
export const flatClause = (step: FlatStep, scope: Scope): Clause =>
  (flat[step.do] as (step: FlatStep, scope: Scope) => Clause)(step, scope);
