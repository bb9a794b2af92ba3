import {
  openQuestions,
  type Pile,
  SPECTATOR,
  seedFrom,
  seenBy,
  startPlay,
  UNKNOWN,
} from "@coterie/kernel";
import { expect, test } from "vitest";
import { lanterns } from "../src/tiny/lanterns.js";
import { hold, keysOf, newGame, refusalOf, say, turnOf } from "./support/table.js";

test("a setup without anything gets all defaults", () => {
  expect(lanterns.readSetup({})).toEqual({ players: 2, rounds: 5, goal: 3 });
});

test("a wrong setup is refused with all of its faults", () => {
  const raw = { players: 4, rounds: "many", moons: 1 };
  const refusal = refusalOf(() => lanterns.readSetup(raw));
  expect(refusal.code).toBe("bad-setup");
  expect(refusal.message).toBe(
    "moons: unknown; expected one of players, rounds, goal; " +
      "players: expected a whole number from 2 to 3; " +
      "rounds: expected a whole number from 1 to 9",
  );
});

test("1.1 every seat is dealt three lanterns that it alone knows", () => {
  const { state } = newGame({ players: 3 });
  state.hands.forEach((hand, seat) => {
    expect(hand.cards).toHaveLength(3);
    expect(hand.seen).toEqual([seenBy(seat), seenBy(seat), seenBy(seat)]);
  });
  const other = lanterns.view(state, 1).seen.hands[0].cards;
  expect(other.every((cell) => cell === UNKNOWN || cell === UNKNOWN - 1)).toBe(true);
});

test("2.2 a storm stirs the discarded lanterns into the deck and all knowledge of it is gone", () => {
  const play = turnOf(0, (state) => {
    state.discard.push(...state.deck.cards.splice(0, 4));
    state.deck.seen.splice(0, 4);
    state.chance.loaded = [6];
  });
  say(play, 0, "look");
  say(play, 0, "trim");
  expect(play.state.discard).toEqual([]);
  expect(play.state.deck.cards).toHaveLength(14);
  expect(play.state.deck.seen.every((seen) => seen === 0)).toBe(true);
});

test("3.3 the brightest offer gets an oil and a turn; boldness counts for two", () => {
  const play = newGame();
  hold(play.state, 0, 0, "red-2");
  hold(play.state, 1, 0, "blue-3");
  say(play, 0, "offer:red-2");
  say(play, 1, "offer:blue-3");
  say(play, 1, "quietly");
  const facts = say(play, 0, "boldly");
  expect(facts.at(-1)).toEqual({ fact: "brightest", rule: "3.3", seat: 0, light: 4 });
  expect(play.state.oil).toEqual([1, 0]);
  expect(openQuestions(play)).toMatchObject([{ seat: 0, kind: "turn.act" }]);
});

test("3.3 when two offers are equally bright nobody gets a turn", () => {
  const play = newGame();
  hold(play.state, 0, 0, "red-3");
  hold(play.state, 1, 0, "blue-3");
  for (const [seat, key] of ["offer:red-3", "offer:blue-3"].entries()) {
    say(play, seat, key);
    say(play, seat, "quietly");
  }
  expect(openQuestions(play).map(({ kind }) => kind)).toEqual(["offering.card", "offering.card"]);
  expect(play.state.round).toBe(2);
});

test("4.3 a look at the top of the deck shows it to that seat alone", () => {
  const play = turnOf(1);
  const top = play.state.deck.cards.at(-1);
  expect(say(play, 1, "look")).toEqual([{ fact: "looked", rule: "4.3", seat: 1, card: top }]);
  expect(lanterns.view(play.state, 1).seen.deck.cards.at(-1)).toBe(top);
  expect(lanterns.view(play.state, 0).seen.deck.cards.at(-1)).toBeLessThan(0);
});

test("4.3 who has looked at a lantern still knows it in the hand that draws it", () => {
  const play = turnOf(1, (state) => {
    state.discard.push(...state.hands[0].cards.splice(2));
    state.hands[0].seen.splice(2);
  });
  const top = play.state.deck.cards.at(-1);
  say(play, 1, "look");
  say(play, 1, "trim");
  expect(play.state.hands[0].cards[2]).toBe(top);
  expect(lanterns.view(play.state, 1).seen.hands[0].cards[2]).toBe(top);
});

test("4.6 mixing a hand takes away what others knew of it, and not what its owner knows", () => {
  const play = turnOf(0);
  const { hands } = play.state;
  hands[0].seen[1] |= seenBy(1);
  say(play, 0, "mix");
  expect(play.state.hands[0].seen).toEqual([seenBy(0), seenBy(0), seenBy(0)]);
});

/** Seat 0 wagers on calm, and the next wind is as given. */
function wagerOnCalm(face: number) {
  const play = turnOf(0, (state) => {
    state.chance.loaded = [face];
  });
  for (const key of ["wager", "calm", "commit"]) say(play, 0, key);
  return play;
}

test("4.8 a wager is known to its seat alone, and everybody knows that there is one", () => {
  const { state } = wagerOnCalm(1);
  expect([0, 1, SPECTATOR].map((audience) => lanterns.view(state, audience).seen.wagers)).toEqual([
    [1, 0],
    [UNKNOWN, 0],
    [UNKNOWN, 0],
  ]);
});

test("4.8 a seat that has wagered cannot do so again before the next wind", () => {
  const [{ blocked }] = openQuestions(wagerOnCalm(1));
  expect(blocked).toContainEqual({ action: "wager", rule: "4.8", reason: "has-wagered" });
});

test.each([
  [1, [1, 0]],
  [6, [0, 0]],
])("4.9 with the wind all wagers are told, and a right one wins an oil: %d", (face, oil) => {
  const play = wagerOnCalm(face);
  const told = { fact: "wager-told", rule: "4.9", seat: 0, weather: "calm" };
  expect(say(play, 0, "mix")).toContainEqual(told);
  expect(play.state.oil).toEqual(oil);
  expect(play.state.wagers).toEqual([0, 0]);
});

test("6.2 who reaches the goal wins at once", () => {
  const play = turnOf(0, (state) => {
    state.glows[0] = 8;
    state.oil[0] = 1;
    state.supply--;
  });
  const told = say(play, 0, "trim").map((fact) => fact.fact);
  expect(told).toEqual(["trimmed", "glowed", "ended"]);
  expect(play.state.outcome).toBe(1);
});

test("the named form calls steps and lanterns by their names", () => {
  const { play } = startPlay(lanterns, {}, seedFrom("names"));
  const [key] = keysOf(play, 0);
  const names = play.state.hands[0].cards.map((card) => lanterns.content[card].name);
  say(play, 0, key);
  expect(lanterns.name(play.state)).toMatchObject({
    agenda: [{ step: "kernel.fork" }, { step: "draw-up" }, { step: "round" }],
    forks: [[{ step: "offering.manner" }], [{ step: "offering.card" }]],
    drafts: [[0], []],
    players: [
      { handDeck: [names[2], names[1], key.slice("offer:".length)], handSeen: [1, 1, 1] },
      { handSeen: [2, 2, 2] },
    ],
  });
});

test.each<[string, (hand: Pile) => void, string]>([
  ["a mark too few", ({ seen }) => seen.pop(), "hands: 3 cards and 2 marks of who has seen them"],
  ["a card that there is not", ({ cards }) => cards.splice(0, 1, 99), "hands: an unknown card"],
])("a hand with %s is a fault that names the part", (_what, change, message) => {
  const { state } = newGame();
  change(state.hands[1]);
  expect(lanterns.faults(state)).toContain(message);
});
