import {
  ALL_AUDIENCES,
  copyPile,
  dealUnknownCards,
  drawTop,
  isUnknown,
  newPile,
  RulesFault,
  SPECTATOR,
  seenBy,
  show,
  shufflePile,
  swiftChance,
  UNKNOWN,
  UNSEEN,
  viewPile,
} from "@coterie/kernel";
import { expect, test } from "vitest";

const plainBack = (): number => 0;
const evenBack = (card: number): number => card % 2;

test("nobody knows the cards of a new pile", () => {
  const pile = newPile([5, 6, 7]);
  for (const audience of [SPECTATOR, 0, 29]) {
    expect(viewPile(pile, audience, plainBack).cards).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
  }
});

test("a card that one seat was shown is known to that seat alone", () => {
  const pile = newPile([5, 6, 7]);
  show(pile, 1, seenBy(2));
  expect(viewPile(pile, 2, plainBack).cards).toEqual([UNKNOWN, 6, UNKNOWN]);
  for (const audience of [SPECTATOR, 0, 1, 3, 29]) {
    expect(viewPile(pile, audience, plainBack).cards).toEqual([UNKNOWN, UNKNOWN, UNKNOWN]);
  }
});

test("nobody learns who else has seen which card", () => {
  const pile = newPile([5, 6, 7]);
  show(pile, 0, seenBy(1));
  show(pile, 1, seenBy(1) | seenBy(2));
  expect(viewPile(pile, 2, plainBack).seen).toEqual([UNSEEN, seenBy(2), UNSEEN]);
  expect(viewPile(pile, SPECTATOR, plainBack).seen).toEqual([UNSEEN, UNSEEN, UNSEEN]);
});

test("what everybody was shown is known to spectators too", () => {
  const pile = newPile([5]);
  show(pile, 0, ALL_AUDIENCES);
  for (const audience of [SPECTATOR, 0, 29]) {
    expect(viewPile(pile, audience, plainBack).cards).toEqual([5]);
  }
});

test("the back of an unknown card can be seen", () => {
  const { cards } = viewPile(newPile([4, 5]), 0, evenBack);
  expect(cards).toEqual([UNKNOWN, UNKNOWN - 1]);
  expect(cards.every(isUnknown)).toBe(true);
  expect(isUnknown(0)).toBe(false);
});

test("a shuffle takes away what was known about the places that it mixed, and only those", () => {
  const pile = newPile([0, 1, 2, 3, 4, 5]);
  for (let i = 0; i < 6; i++) show(pile, i, ALL_AUDIENCES);
  shufflePile(pile, swiftChance("1"), 2, 5);
  expect(pile.seen).toEqual([ALL_AUDIENCES, ALL_AUDIENCES, UNSEEN, UNSEEN, UNSEEN, ALL_AUDIENCES]);
  expect([...pile.cards].sort()).toEqual([0, 1, 2, 3, 4, 5]);
});

test("taking the top card takes what was known about it along", () => {
  const pile = newPile([8, 9]);
  show(pile, 1, seenBy(0));
  expect(drawTop(pile)).toBe(9);
  expect(pile).toEqual({ cards: [8], seen: [UNSEEN] });
});

test("an empty pile has no top card", () => {
  expect(() => drawTop(newPile([]))).toThrow(RulesFault);
});

test("a copy of a pile and the pile do not touch each other", () => {
  const pile = newPile([1, 2]);
  const copied = copyPile(pile);
  drawTop(copied);
  show(copied, 0, ALL_AUDIENCES);
  expect(pile).toEqual({ cards: [1, 2], seen: [UNSEEN, UNSEEN] });
});

test("unknown cells are filled from the pool, each with a card of its back", () => {
  const rows = [
    [UNKNOWN, 20, UNKNOWN - 1],
    [UNKNOWN - 1, UNKNOWN],
  ];
  dealUnknownCards(rows, [2, 4, 5, 7], evenBack, swiftChance("2"));
  expect(rows[0][1]).toBe(20);
  const backs = rows.map((row) => row.map(evenBack));
  expect(backs).toEqual([
    [0, 0, 1],
    [1, 0],
  ]);
  expect(rows.flat().sort((a, b) => a - b)).toEqual([2, 4, 5, 7, 20]);
});

test("every card of the pool is equally likely to be imagined in a cell", () => {
  const chance = swiftChance("3");
  const counts = [0, 0, 0];
  for (let i = 0; i < 6000; i++) {
    const row = [UNKNOWN];
    dealUnknownCards([row], [0, 1, 2], plainBack, chance);
    counts[row[0]]++;
  }
  for (const count of counts) expect(Math.abs(count - 2000), `counts ${counts}`).toBeLessThan(200);
});

test("a cell that no card of the pool fits is a fault", () => {
  expect(() => dealUnknownCards([[UNKNOWN - 1]], [2, 4], evenBack, swiftChance("4"))).toThrow(
    RulesFault,
  );
});
