import { type FactDeclarations, SPECTATOR, scrub } from "@coterie/kernel";
import { expect, test } from "vitest";

const declared: FactDeclarations = {
  drew: { seat: "all", card: "own-seat", deck: "seats", missing: "all" },
};
const fact = { fact: "drew", rule: "5.1", seat: 1, card: 17, deck: 9, note: "undeclared" };

test("the seat that a fact names sees its own fields", () => {
  expect(scrub(declared, fact, 1)).toEqual({
    fact: "drew",
    rule: "5.1",
    seat: 1,
    card: 17,
    deck: 9,
  });
});

test("another seat sees what all seats may, and not what is the first one's own", () => {
  expect(scrub(declared, fact, 0)).toEqual({ fact: "drew", rule: "5.1", seat: 1, deck: 9 });
});

test("a spectator sees only what is for all", () => {
  expect(scrub(declared, fact, SPECTATOR)).toEqual({ fact: "drew", rule: "5.1", seat: 1 });
});

test("of a fact that nobody declared only its name and rule are seen", () => {
  const secret = { fact: "whispered", rule: "9", seat: 1, words: "…" };
  expect(scrub(declared, secret, 1)).toEqual({ fact: "whispered", rule: "9" });
});

test("an own field of a fact without a seat is seen by nobody", () => {
  const nobodys = { fact: "drew", rule: "5.1", card: 17 };
  for (const audience of [0, 1, SPECTATOR]) {
    expect(scrub(declared, nobodys, audience)).toEqual({ fact: "drew", rule: "5.1" });
  }
});

test("scrubbing leaves the fact itself as it was", () => {
  const before = JSON.stringify(fact);
  scrub(declared, fact, SPECTATOR);
  expect(JSON.stringify(fact)).toBe(before);
});
