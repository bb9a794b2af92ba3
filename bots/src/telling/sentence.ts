import type { Kit } from "@coterie/kernel";
import type { Intended } from "../intent.js";
import type { Teller } from "./teller.js";

/**
 * "Mila means to move to the Museum, expose 2 hidden agents, then fight 2 exposed agents."; if she
 * has told something else before, she "now means to".
 */
export function sentenceOf<K extends Kit>(
  teller: Teller<K>,
  steps: readonly Intended<K>[],
  isChange: boolean,
): string {
  const [{ seen, question }] = steps;
  // What is chosen within a step, such as whom it is about, is detail.
  const main = steps.filter((step) => step.question.kind === question.kind);
  // That a turn ends when everything is done goes without saying.
  const done = main.filter(({ key }) => !teller.isRest(key));
  const deeds = (done.length === 0 ? main : done).map((step) =>
    teller.deed(step.seen, step.question, step.key),
  );
  const means = isChange ? "now means to" : "means to";
  return `${teller.who(seen)} ${means} ${inOrder(counted(deeds))}.`;
}

/** "hunt twice" for the same deed one after the other. */
function counted(deeds: readonly string[]): string[] {
  const runs: { deed: string; times: number }[] = [];
  for (const deed of deeds) {
    const last = runs.at(-1);
    if (last?.deed === deed) last.times++;
    else runs.push({ deed, times: 1 });
  }
  return runs.map(({ deed, times }) => {
    if (times === 1) return deed;
    return times === 2 ? `${deed} twice` : `${deed} ${times} times`;
  });
}

function inOrder(deeds: readonly string[]): string {
  if (deeds.length < 2) return deeds.join("");
  return `${deeds.slice(0, -1).join(", ")}, then ${deeds[deeds.length - 1]}`;
}
