import { redactFact } from "../../facts.js";
import type { Kit } from "../../rulebook.js";
import { newContext } from "../../run.js";
import { notPlain } from "../compare.js";
import { anyOption, give } from "../moves.js";
import type { Looked, PositionCheck } from "../position.js";

/** Every fact is plain data, says who may see it, and can be named, whole or redacted. */
export const facts: PositionCheck = {
  name: "facts",
  fault(at) {
    const { game } = at;
    for (const seat of at.asked) {
      const state = at.fresh();
      const option = anyOption(game, newContext(game, state), seat, at.picks);
      for (const fact of give(game, state, seat, option).facts) {
        const fault = factFault(at, state, fact);
        if (fault !== undefined) return `the fact ${fact.fact}: ${fault}`;
      }
    }
    return undefined;
  },
};

function factFault<K extends Kit>(
  at: Looked<K>,
  state: K["State"],
  fact: K["Fact"],
): string | undefined {
  const { game } = at;
  if (!Object.hasOwn(game.facts, fact.fact)) return "it does not declare who may see it";
  if (typeof fact.rule !== "string" || fact.rule === "") return "it names no rule";
  const versions = at.audiences.flatMap((audience) => redactFact(game.facts, fact, audience) ?? []);
  for (const version of [fact, ...versions]) {
    const foreign = notPlain(version, "it") ?? notPlain(game.nameFact(state, version), "its name");
    if (foreign !== undefined) return foreign;
  }
  return undefined;
}
