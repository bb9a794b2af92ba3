import type { NodeNames } from "@coterie/kernel";
import type { Program } from "./program.js";

// The steps of the interpreter; the first argument of each is a node of the program.
export const EFFECT = "effect";
export const CHOOSE = "effect.choose";
export const MAY = "effect.may";
export const EITHER = "effect.either";
const STEPS = [EFFECT, CHOOSE, MAY, EITHER];

/** How a saved agenda calls the nodes of a program: by piece and place, never by number. */
export function effectNodes<R>(program: Program<R>): NodeNames {
  return {
    hasNode: (step) => STEPS.includes(step),
    nameOf: (node) => program[node].name,
    nodeCalled(name) {
      const node = program.findIndex((one) => one.name === name);
      return node < 0 ? undefined : node;
    },
  };
}
