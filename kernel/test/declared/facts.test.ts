import { redactFacts, SPECTATOR } from "@coterie/kernel";
import { runBattery } from "@coterie/kernel/battery";
import { ref, seat, secret } from "@coterie/kernel/define";
import { expect, test } from "vitest";
import { declaration, lanterns } from "../../src/tiny/lanterns.js";
import { redeclared } from "../support/redeclared.js";
import { say, turnOf } from "../support/table.js";

const { facts } = declaration;
const AUDIENCES = [0, 1, SPECTATOR];

/** Lanterns in which others do not even learn that a seat looked at the deck. */
const secretive = redeclared({
  facts: { ...facts, looked: secret({ seat: seat(), card: ref("lantern") }) },
});

/** What each audience receives, in readable terms, when seat 1 looks. */
function received(game: typeof lanterns) {
  const play = turnOf(1, undefined, undefined, game);
  const told = say(play, 1, "look");
  const top = game.content[play.state.deck.cards.at(-1) ?? 0].name;
  const named = AUDIENCES.map((audience) =>
    redactFacts(game.facts, told, audience).map((fact) => game.nameFact(play.state, fact)),
  );
  return { named, top };
}

test("a secret fact is received by its own seat alone", () => {
  const { named, top } = received(secretive);
  expect(named).toEqual([[], [{ fact: "looked", rule: "4.3", seat: 1, card: top }], []]);
});

test("of a fact with an `own` field others receive the rest", () => {
  const { named, top } = received(lanterns);
  const rest = { fact: "looked", rule: "4.3", seat: 1 };
  expect(named).toEqual([[rest], [{ ...rest, card: top }], [rest]]);
});

test("the battery holds with a secret fact", () => {
  expect(runBattery(secretive, { setups: [{}], games: 20, seed: "secret" }).failures).toEqual([]);
});
