import { type Action, type Compute, inside, type Scope } from "@coterie/effects";
import { push } from "@coterie/kernel";
import { NOBODY } from "../../state.js";
import { rulebook, type Table } from "../../table.js";
import { bloodRoom, gainBlood, loseBlood } from "../blood.js";
import { startDayCombat, startNightCombat } from "../combat.js";
import { gainKills, KILLS_MAX } from "../kills.js";
import { agentsAt, chooser, hasAwake, isDrained } from "../terms.js";
import { travel } from "../travel.js";
import { gainVeil, loseVeil, VEIL_MAX } from "../veil.js";
import { isEventNow, type Speaker, type VerbOf } from "./lexicon.js";
import { placeRef, vampireRef } from "./refs.js";
import { someOf } from "./tokens.js";

/** The verbs about vampires and the veil. */
type VampireStep = VerbOf<"gain" | "lose" | "travel" | "fight">;

export function vampireVerb(step: VampireStep, scope: Scope, speaker: Speaker): Action<Table> {
  switch (step.do) {
    case "gain":
    case "lose":
      return step.what === "veil"
        ? veilVerb(step.do, someOf(step.n, scope), speaker)
        : changeVerb(step, scope);
    case "travel":
      return travelVerb(step, scope);
    case "fight":
      return fightVerb(step, scope);
  }
}

/** MN-3.8: what the event itself does to the veil waits for its end; all else is done at once. */
function veilVerb(way: "gain" | "lose", n: Compute<Table>, speaker: Speaker): Action<Table> {
  if (way === "gain") {
    return {
      would: (g, env) => n(g, env) > 0 && g.state.veil < VEIL_MAX,
      run(g, env) {
        if (isEventNow(g, speaker)) g.state.eventGain += Math.min(n(g, env), VEIL_MAX);
        else gainVeil(g, n(g, env), "MN-7.1");
      },
    };
  }
  return {
    would: (g, env) => n(g, env) > 0,
    run(g, env) {
      if (isEventNow(g, speaker)) g.state.eventLoss += Math.min(n(g, env), VEIL_MAX);
      else loseVeil(g, n(g, env), "MN-3.9");
    },
  };
}

function changeVerb(step: VerbOf<"gain" | "lose">, scope: Scope): Action<Table> {
  const n = someOf(step.n, scope);
  const who = vampireRef(step.who ?? "self", inside(scope, "who"));
  if (step.do === "lose" && step.what === "blood") {
    return {
      would: (g, env) => n(g, env) > 0 && g.state.blood[who(g, env)] > 0,
      run: (g, env) => loseBlood(g, who(g, env), n(g, env), "MN-8.1"),
    };
  }
  if (step.what === "ap") {
    const sign = step.do === "gain" ? 1 : -1;
    return {
      would: (g, env) => n(g, env) > 0,
      run: (g, env) => changeAp(g, who(g, env), sign * n(g, env)),
    };
  }
  if (step.what === "kills") {
    return {
      would: (g, env) => n(g, env) > 0 && g.state.kills[who(g, env)] < KILLS_MAX,
      run: (g, env) => gainKills(g, who(g, env), n(g, env), "MN-5.14"),
    };
  }
  return {
    would: (g, env) => bloodRoom(g, who(g, env), n(g, env)) > 0,
    run: (g, env) => gainBlood(g, who(g, env), n(g, env), "MN-5.8"),
  };
}

/** MN-4.1: at once on the vampire's own turn, otherwise on its next. */
function changeAp(g: Table, vampire: number, change: number): void {
  const s = g.state;
  if (s.active !== vampire) s.nextAp[vampire] += change;
  else if (s.turnOver === 0) s.ap = Math.max(0, s.ap + change);
  g.tell?.({ fact: "ap-changed", rule: "MN-4.1", vampire, n: change });
}

function travelVerb(step: VerbOf<"travel">, scope: Scope): Action<Table> {
  const who = vampireRef(step.who, inside(scope, "who"));
  const to = placeRef(step.to, inside(scope, "to"));
  return {
    would: (g, env) => g.state.at[who(g, env)] !== to(g, env),
    run(g, env) {
      const vampire = who(g, env);
      const from = g.state.at[vampire];
      if (from === to(g, env)) return;
      if (step.minions === true && g.state.minions[from] > 0) {
        push(g, companyQuestion, vampire, to(g, env));
      } else travel(g, vampire, to(g, env), 0, "MN-5.1");
    },
  };
}

/** With how many minions a vampire travels. */
const companyQuestion = rulebook.question({
  name: "effect.company",
  rule: "MN-5.1",
  seat: (g) => chooser(g.state),
  list(g, options, vampire) {
    for (let n = 0; n <= g.state.minions[g.state.at[vampire]]; n++) options.add(n);
  },
  answer(g, minions, vampire, to) {
    travel(g, vampire, to, minions, "MN-5.1");
  },
  key: (_g, minions) => `minions:${minions}`,
});

function fightVerb(step: VerbOf<"fight">, scope: Scope): Action<Table> {
  const at = placeRef(step.at, inside(scope, "at"));
  if (step.by === "day") {
    return {
      would: (g, env) => agentsAt(g.state, at(g, env)) > 0 && hasAwake(g.state, at(g, env)),
      run: (g, env) => startDayCombat(g, at(g, env), "MN-6.1"),
    };
  }
  const canFight = (g: Table, fighter: number, district: number): boolean =>
    g.state.exposed[district] > 0 && fighter !== NOBODY && !isDrained(g.state, fighter);
  return {
    would: (g, env) => canFight(g, env.self, at(g, env)),
    run(g, env) {
      const district = at(g, env);
      if (canFight(g, env.self, district)) startNightCombat(g, district, env.self, "MN-6.1");
    },
  };
}
