import { expect, test } from "vitest";
import { effectNodes } from "../src/index.js";
import { compiled, Tally } from "./support/tally.js";

const { program } = compiled([{ do: "may", then: [{ do: "add", cup: 1 }] }]);
const nodes = effectNodes(program);

test("a node is called by its piece and place, and found by that name", () => {
  expect(program.map((_, node) => nodes.nameOf(node, "effect")).sort()).toEqual([
    "card/text.0",
    "card/text.0.then.0",
  ]);
  for (const node of program.keys()) {
    expect(nodes.nodeCalled(nodes.nameOf(node, "effect"), "effect")).toBe(node);
  }
  expect(nodes.nodeCalled("card/text.9", "effect")).toBeUndefined();
});

test("the interpreter's own steps carry a node, and no other step", () => {
  const cups = { from: 1, to: 2 };
  const asked = [
    new Tally([{ do: "choose", from: cups, as: "cup" }]),
    new Tally([{ do: "may", then: [{ do: "add", cup: 1 }] }]),
    new Tally([{ do: "either", of: [{ name: "a", then: [{ do: "add", cup: 1 }] }] }]),
  ].map((t) => t.question.kind);
  expect(asked).toEqual(["effect.choose", "effect.may", "effect.either"]);
  for (const step of ["effect", ...asked]) expect(nodes.hasNode(step), step).toBe(true);
  for (const step of ["rest", "effects"]) expect(nodes.hasNode(step), step).toBe(false);
});
