import { dice, type Pile, SPECTATOR, seenBy } from "@coterie/kernel";
import { swapUnseenCards } from "@coterie/kernel/battery";
import { expect, test } from "vitest";

const backOf = (card: number): number => card % 2;

function piles(): Pile[] {
  return [
    { cards: [0, 1, 2, 3], seen: [0, 0, seenBy(0), seenBy(SPECTATOR)] },
    { cards: [4, 5, 6, 7], seen: [0, 0, 0, seenBy(1)] },
  ];
}

test("what the audience has seen stays, and every back stays where it is", () => {
  for (let seed = 0; seed < 20; seed++) {
    const [hand, deck] = piles();
    swapUnseenCards([hand, deck], 0, backOf, dice(seed));
    expect(hand.cards[2], `seed ${seed}`).toBe(2);
    expect([...hand.cards, ...deck.cards].map(backOf)).toEqual([0, 1, 0, 1, 0, 1, 0, 1]);
    expect([...hand.cards, ...deck.cards].sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
    expect([hand, deck].map(({ seen }) => seen)).toEqual(piles().map(({ seen }) => seen));
  }
});

test("every card that the audience has not seen can come to every place of its back", () => {
  const found = [new Set<number>(), new Set<number>()];
  for (let seed = 0; seed < 200; seed++) {
    const [hand, deck] = piles();
    swapUnseenCards([hand, deck], 0, backOf, dice(seed));
    found[0].add(hand.cards[0]);
    found[1].add(hand.cards[3]);
  }
  expect([...found[0]].sort()).toEqual([0, 4, 6]);
  expect([...found[1]].sort()).toEqual([1, 3, 5, 7]);
});
