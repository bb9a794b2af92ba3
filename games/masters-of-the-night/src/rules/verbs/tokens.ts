import { type Action, type Compute, fault, inside, type Scope } from "@coterie/effects";
import { Options, push } from "@coterie/kernel";
import type { Some, Token } from "../../content/language.js";
import { NOBODY } from "../../state.js";
import type { Table } from "../../table.js";
import { BY_EFFECT, EXPOSED_FACE, fillDemand, HIDDEN_FACE, replaceMinions } from "../fill.js";
import { recruitAt } from "../recruiting.js";
import { isBanned } from "../standing.js";
import {
  EXPOSE_AND_MOVE,
  exposeAgents,
  handleAgents,
  hideAgents,
  MOVE,
  moveAgents,
  moveMinions,
  placeMinions,
  REMOVE,
  REPLACE,
  removeAgents,
  removeMinions,
} from "../tokens.js";
import { amountOf } from "./amounts.js";
import { isEventNow, type Speaker, type VerbOf } from "./lexicon.js";
import { placeRef, vampireRef } from "./refs.js";
import { districtsOf, tokensAt } from "./sets.js";

/** The verbs that move agents and minions about. */
type TokenStep = VerbOf<"place" | "recruit" | "remove" | "move" | "replace" | "expose" | "hide">;

/** More than there can be of anything: `all`. */
const EVERY = 99;

export function someOf(some: Some | undefined, scope: Scope): Compute<Table> {
  if (some === "all") return () => EVERY;
  return amountOf(some ?? 1, inside(scope, "n"));
}

export function tokenVerb(step: TokenStep, scope: Scope, speaker: Speaker): Action<Table> {
  switch (step.do) {
    case "place":
      return placeVerb(step, scope, speaker);
    case "recruit":
      return recruitVerb(step, scope, speaker);
    case "remove":
      return removeVerb(step, scope, speaker);
    case "move":
      return moveVerb(step, scope, speaker);
    case "replace":
      return replaceVerb(step, scope, speaker);
    case "expose":
    case "hide":
      return turnVerb(step, scope);
  }
}

const listed = new Options();

function placeVerb(step: VerbOf<"place">, scope: Scope, speaker: Speaker): Action<Table> {
  const n = amountOf(step.n ?? 1, inside(scope, "n"));
  const at = step.at === undefined ? undefined : placeRef(step.at, inside(scope, "at"));
  const set = step.in === undefined ? undefined : districtsOf(step.in, inside(scope, "in"));
  const targets = (g: Table, env: Parameters<typeof n>[1]): number[] => {
    if (at !== undefined) return [at(g, env)];
    listed.clear();
    set?.(g, env, listed);
    return listed.toArray();
  };
  const isMinion = step.what === "minion";
  return {
    // An event that finds no agent in the reserve costs veil instead (MN-3.5).
    would: (g, env) =>
      ((isMinion ? g.state.minionReserve : g.state.agentReserve) > 0 ||
        (!isMinion && speaker.isEvent)) &&
      n(g, env) > 0 &&
      targets(g, env).length > 0,
    run(g, env) {
      const count = n(g, env);
      if (isMinion) {
        for (const district of targets(g, env)) placeMinions(g, district, count, "MN-1.5");
        return;
      }
      for (const district of targets(g, env)) g.state.demand[district] += count;
      const face = step.what === "exposed" ? EXPOSED_FACE : HIDDEN_FACE;
      push(g, fillDemand, face, speaker.isEvent ? 1 : 0, BY_EFFECT);
    },
  };
}

/** As the action MN-5.4: a minion from the reserve, and the veil rises (MN-3.8: not before the end). */
function recruitVerb(step: VerbOf<"recruit">, scope: Scope, speaker: Speaker): Action<Table> {
  const at = placeRef(step.at, inside(scope, "at"));
  const isFree = (g: Table, recruiter: number, district: number): boolean =>
    !isBanned(g, "recruit", recruiter, district);
  return {
    would: (g, env) => g.state.minionReserve > 0 && isFree(g, env.self, at(g, env)),
    run(g, env) {
      const district = at(g, env);
      if (!isFree(g, env.self, district)) return;
      recruitAt(g, env.self, district, isEventNow(g, speaker));
    },
  };
}

/**
 * MN-5.7: who gets the kills: the user of an ability, or whom the text names. §13: in the summary reading
 * abilities do not count, but for those that are used on a picked die.
 */
function killerOf(
  step: { counts?: string | undefined },
  scope: Scope,
  speaker: Speaker,
): Compute<Table> {
  if (step.counts !== undefined) return vampireRef(step.counts, inside(scope, "counts"));
  if (speaker.ability === "turn") {
    return (g, env) => (g.state.abilityKills === 0 ? env.self : NOBODY);
  }
  return (_g, env) => (speaker.ability === "die" ? env.self : NOBODY);
}

function removeVerb(step: VerbOf<"remove">, scope: Scope, speaker: Speaker): Action<Table> {
  const { what } = step;
  const n = someOf(step.n, scope);
  const at = placeRef(step.at, inside(scope, "at"));
  const killer = killerOf(step, scope, speaker);
  return {
    would: (g, env) => n(g, env) > 0 && tokensAt(g.state, what, at(g, env)) > 0,
    run(g, env) {
      const district = at(g, env);
      if (what === "minion") removeMinions(g, n(g, env), district, "MN-1.5");
      else if (what === "agent") {
        push(g, handleAgents, REMOVE, n(g, env), district, district, killer(g, env), 0);
      } else removeAgents(g, what, n(g, env), district, killer(g, env), "MN-1.5");
    },
  };
}

function moveVerb(step: VerbOf<"move">, scope: Scope, speaker: Speaker): Action<Table> {
  const { what } = step;
  const { isEvent } = speaker;
  if (step.exposed === true && what !== "agent") {
    fault(scope, "`exposed` turns what is moved: expected `what` to be agent");
  }
  const n = someOf(step.n, scope);
  const from = placeRef(step.from, inside(scope, "from"));
  const to = placeRef(step.to, inside(scope, "to"));
  return {
    would: (g, env) =>
      n(g, env) > 0 && from(g, env) !== to(g, env) && tokensAt(g.state, what, from(g, env)) > 0,
    run(g, env) {
      const source = from(g, env);
      const target = to(g, env);
      if (source === target) return;
      if (what === "minion") moveMinions(g, n(g, env), source, target, "MN-1.5");
      else if (what === "agent") {
        const deed = step.exposed === true ? EXPOSE_AND_MOVE : MOVE;
        push(g, handleAgents, deed, n(g, env), source, target, NOBODY, isEvent ? 1 : 0);
      } else moveAgents(g, what, n(g, env), source, target, isEvent);
    },
  };
}

function replaceVerb(step: VerbOf<"replace">, scope: Scope, speaker: Speaker): Action<Table> {
  const { what } = step;
  const n = someOf(step.n, scope);
  const at = placeRef(step.at, inside(scope, "at"));
  const killer = killerOf({}, scope, speaker);
  return {
    would: (g, env) => n(g, env) > 0 && tokensAt(g.state, what, at(g, env)) > 0,
    run(g, env) {
      const district = at(g, env);
      const count = Math.min(n(g, env), tokensAt(g.state, what, district));
      if (what === "minion") {
        push(g, replaceMinions, count, district, speaker.isEvent ? 1 : 0);
      } else if (what === "agent") {
        push(g, handleAgents, REPLACE, count, district, district, killer(g, env), 0);
      } else replaceFaced(g, what, count, district, killer(g, env));
    },
  };
}

function replaceFaced(
  g: Table,
  face: Exclude<Token, "agent" | "minion">,
  n: number,
  district: number,
  killer: number,
): void {
  const removed = removeAgents(g, face, n, district, killer, "MN-3.10");
  placeMinions(g, district, removed, "MN-3.10");
}

function turnVerb(step: VerbOf<"expose" | "hide">, scope: Scope): Action<Table> {
  const n = someOf(step.n, scope);
  const at = placeRef(step.at, inside(scope, "at"));
  const exposes = step.do === "expose";
  return {
    would: (g, env) =>
      n(g, env) > 0 && (exposes ? g.state.hidden : g.state.exposed)[at(g, env)] > 0,
    run(g, env) {
      if (exposes) exposeAgents(g, at(g, env), n(g, env), "MN-1.5");
      else hideAgents(g, at(g, env), n(g, env));
    },
  };
}
