import { effectNodes } from "@coterie/effects";
import type { NodeNames } from "@coterie/kernel";
import type { Content } from "../content/content.js";

/** The steps whose first argument is a part of a piece, and the names of all such parts. */
function partsOf(content: Content): Readonly<Record<string, readonly string[]>> {
  return {
    "effect.pay": content.payVerbs.map(({ name }) => name),
    "hand.then": content.handVerbs.map(({ name }) => name),
    "look.then": content.pieces.map(({ id }) => id),
    "standing.set-off": content.standings.map(({ name }) => name),
  };
}

/** How a saved agenda calls nodes and other parts of pieces: by piece and place, never by number. */
export function nodesOf(content: Content): NodeNames {
  const nodes = effectNodes(content.program);
  const parts = partsOf(content);
  return {
    hasNode: (step) => nodes.hasNode(step) || step in parts,
    nameOf: (node, step) => parts[step]?.[node] ?? nodes.nameOf(node, step),
    nodeCalled(name, step) {
      const names = parts[step];
      if (names === undefined) return nodes.nodeCalled(name, step);
      const at = names.indexOf(name);
      return at < 0 ? undefined : at;
    },
  };
}
