import { type FactDeclarations, redactFact, redactFacts, SPECTATOR } from "@coterie/kernel";
import { expect, test } from "vitest";

const declared: FactDeclarations = {
  drew: { seat: "all", card: "own-seat", deck: "seats", missing: "all" },
};
const fact = { fact: "drew", rule: "5.1", seat: 1, card: 17, deck: 9, note: "undeclared" };

test("the seat that a fact names sees its own fields", () => {
  expect(redactFact(declared, fact, 1)).toEqual({
    fact: "drew",
    rule: "5.1",
    seat: 1,
    card: 17,
    deck: 9,
  });
});

test("another seat sees what all seats may, and not what is the first one's own", () => {
  expect(redactFact(declared, fact, 0)).toEqual({ fact: "drew", rule: "5.1", seat: 1, deck: 9 });
});

test("a spectator sees only what is for all", () => {
  expect(redactFact(declared, fact, SPECTATOR)).toEqual({ fact: "drew", rule: "5.1", seat: 1 });
});

test("of a fact that nobody declared only its name and rule are seen", () => {
  const secret = { fact: "whispered", rule: "9", seat: 1, words: "…" };
  expect(redactFact(declared, secret, 1)).toEqual({ fact: "whispered", rule: "9" });
});

test("an own field of a fact without a seat is seen by nobody", () => {
  const nobodys = { fact: "drew", rule: "5.1", card: 17 };
  for (const audience of [0, 1, SPECTATOR]) {
    expect(redactFact(declared, nobodys, audience)).toEqual({ fact: "drew", rule: "5.1" });
  }
});

test("redacting leaves the fact itself as it was", () => {
  const before = JSON.stringify(fact);
  redactFact(declared, fact, SPECTATOR);
  expect(JSON.stringify(fact)).toBe(before);
});

test("a fact that is private as a whole is received by its own seat alone", () => {
  const spec: FactDeclarations = {
    looked: { fact: "own-seat", seat: "own-seat", card: "own-seat" },
  };
  const looked = { fact: "looked", rule: "4.3", seat: 1, card: 17 };
  expect(redactFact(spec, looked, 1)).toEqual(looked);
  for (const audience of [0, 2, SPECTATOR]) {
    expect(redactFact(spec, looked, audience)).toBeUndefined();
    expect(redactFacts(spec, [looked, looked], audience)).toEqual([]);
  }
});
