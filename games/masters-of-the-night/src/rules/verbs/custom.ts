import { type Action, fault, type Scope } from "@coterie/effects";
import { push, type Step } from "@coterie/kernel";
import type { ActivatedContent } from "../../content/content.js";
import { NOWHERE } from "../../state.js";
import { rulebook, type Table } from "../../table.js";
import { abilityPrice, useAbilityOf } from "../abilities.js";
import { activationObstacle } from "../activation.js";
import { isBanned } from "../standing.js";
import { chooser } from "../terms.js";
import type { VerbOf } from "./lexicon.js";

/** The escape hatch: effects that the language does not say, each a step of its own. */
interface Custom {
  readonly step: Step;
  would(g: Table, user: number): boolean;
}

/** Blood abilities of vampires that are not in play and that can be used on one's turn (§14). */
function lendable(g: Table, user: number): number[] {
  const { vampires } = g.state;
  return g.content.vampires.flatMap(({ blood }, card) =>
    !vampires.includes(card) && blood.timing === "turn" && isUsable(g, blood, user) ? [card] : [],
  );
}

function isUsable(g: Table, ability: ActivatedContent, user: number): boolean {
  if (isBanned(g, "blood-ability", user, g.state.at[user])) return false;
  const price = abilityPrice(g, ability, user);
  return activationObstacle(g, ability, user, NOWHERE, price) === undefined;
}

const lendAbility = rulebook.step("custom.lend-ability", (g, user) => {
  if (lendable(g, user).length > 0) push(g, lendQuestion, user);
});

const lendQuestion = rulebook.question({
  name: "custom.lent-ability",
  rule: "MN-5.7",
  seat: (g) => chooser(g.state),
  list(g, options, user) {
    for (const card of lendable(g, user)) options.add(card);
  },
  answer(g, card, user) {
    useAbilityOf(g, user, g.content.vampires[card].blood, "blood");
  },
  key: (g, card) => g.content.vampires[card].card.id,
});

const customs: Readonly<Record<string, Custom>> = {
  "lend-ability": { step: lendAbility, would: (g, user) => lendable(g, user).length > 0 },
};

export function customVerb(step: VerbOf<"custom">, scope: Scope): Action<Table> {
  const custom = customs[step.step];
  if (custom === undefined) {
    const known = Object.keys(customs).join(", ");
    fault(scope, `there is no custom step "${step.step}"; expected one of: ${known}`);
    return { would: () => false, run: () => {} };
  }
  return {
    would: (g, env) => custom.would(g, env.self),
    run: (g, env) => push(g, custom.step, env.self),
  };
}
