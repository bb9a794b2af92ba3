import { expect, test } from "vitest";
import { bind, fault, inside, lookUp, newScope } from "../src/index.js";

test("names get registers in the order in which they are bound", () => {
  const scope = bind(bind(newScope("card", 0, "text"), "one", "cup"), "two", "number");
  expect(scope.names).toEqual({
    one: { register: 0, kind: "cup" },
    two: { register: 1, kind: "number" },
  });
});

test("a name bound again keeps its register and takes the new kind", () => {
  const scope = bind(bind(newScope("card", 0, "text"), "one", "cup"), "one", "number");
  expect(scope.names).toEqual({ one: { register: 0, kind: "number" } });
});

test("binding leaves the outer scope as it was", () => {
  const outer = newScope("card", 0, "text");
  bind(outer, "one", "cup");
  expect(outer.names).toEqual({});
});

test("four names may hold at once, a fifth is a fault", () => {
  const four = ["a", "b", "c", "d"].reduce(
    (scope, name) => bind(scope, name, "cup"),
    newScope("card", 0, "text"),
  );
  expect(four.faults).toEqual([]);
  bind(inside(four, "4"), "e", "cup");
  expect(four.faults).toEqual([
    { piece: "card", path: "text.4", message: 'binds "e", but only 4 names may hold at once' },
  ]);
});

test("faults of inner scopes are collected with their paths", () => {
  const scope = newScope("card", 0, "text");
  fault(inside(inside(scope, "0"), "from"), "is wrong");
  expect(scope.faults).toEqual([{ piece: "card", path: "text.0.from", message: "is wrong" }]);
});

test("a name is found if it is of one of the kinds", () => {
  const scope = bind(newScope("card", 0, "text"), "one", "cup");
  expect(lookUp(scope, "one", ["number", "cup"])).toEqual({ register: 0, kind: "cup" });
  expect(scope.faults).toEqual([]);
});

test("an unknown name is a fault that says what is bound, or that nothing is", () => {
  const scope = bind(bind(newScope("card", 0, "text"), "one", "cup"), "two", "cup");
  expect(lookUp(scope, "three", ["cup"])).toBeUndefined();
  expect(lookUp(scope, "one", ["number", "die"])).toBeUndefined();
  expect(scope.faults.map(({ message }) => message)).toEqual([
    '"three" is no cup; bound here: one, two',
    '"one" is no number or die; none is bound here',
  ]);
});
