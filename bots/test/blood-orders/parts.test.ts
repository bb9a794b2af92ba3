import { newContext } from "@coterie/kernel";
import { expect, test } from "vitest";
import { chooser } from "../../src/blood-orders/cheapest.js";
import { bloodJudgement } from "../../src/blood-orders/judgement.js";
import { reserveFor } from "../../src/blood-orders/reserve.js";
import { blood, position } from "./table.js";

const { content } = blood;

function card(id: string): number {
  return content.cards.findIndex((one) => one.id === id);
}

function ritual(id: string): number {
  return content.rituals.findIndex((one) => one.card.id === id);
}

test("the cheapest cards that show enough are chosen, of those that are free", () => {
  const hand = ["the-executioner", "bleeder", "bleeder", "elder", "elder"].map(card);
  const costs = new Map([
    [card("the-executioner"), 3.5],
    [card("bleeder"), 1],
    [card("elder"), 1.5],
  ]);
  const choose = chooser(content, hand, (one) => costs.get(one) ?? 0);
  const [dawn, , night] = [0, 1, 2];
  expect(choose(night, 4, 0b11111)).toEqual({ places: 0b11000, cost: 3 });
  expect(choose(night, 5, 0b11111)).toEqual({ places: 0b11010, cost: 4 });
  expect(choose(night, 4, 0b00111)).toEqual({ places: 0b00001, cost: 3.5 });
  expect(choose(night, 4, 0b00110)).toBeUndefined();
  expect(choose(dawn, 0, 0b11111)).toEqual({ places: 0, cost: 0 });
  expect(choose(dawn, 4, 0b11111)).toBeUndefined();
});

test("a Ritual reserves the Victims whose symbols are missed least (BO-4.4)", () => {
  // Crown of Hush: two Victims, four Dusk, two Night.
  const hush = ritual("crown-of-hush");
  const ids = ["the-blood-alchemist", "the-skull-reader", "the-harbour-magnate", "elder"];
  const names = (hand: string[]) =>
    reserveFor(content, hush, hand.map(card))?.map((one) => content.cards[one].id);
  expect(names(ids)).toEqual(["the-skull-reader", "the-harbour-magnate"]);
  expect(names(["the-blood-alchemist", "elder", "elder"])).toBeUndefined();
  expect(names(["the-blood-alchemist", "the-skull-reader"])).toBeUndefined();
});

test("a position is better with points, less Fear, and Blood as long as it is of use", () => {
  const { value } = bloodJudgement(blood);
  const worth = (day: number, player: Record<string, number>, phase = "day"): number =>
    value(newContext(blood, position({ day, phase, players: [player] })), 0);
  for (const day of [1, 5, 9]) {
    const base = worth(day, {});
    expect(worth(day, { vp: 1 })).toBeCloseTo(base + 1);
    expect(worth(day, { fear: 9 })).toBeLessThan(base - 1);
    expect(worth(day, { influence: 7 })).toBeGreaterThanOrEqual(base + 1);
  }
  expect(worth(5, { blood: 10 })).toBeGreaterThan(worth(5, { blood: 7 }) + 0.5);
  const last = worth(9, { blood: 7 }, "cleanup");
  expect(worth(9, { blood: 10 }, "cleanup")).toBeCloseTo(last, 1);
});

test("what hurts the others is worth something, and what they have is against it", () => {
  const { value } = bloodJudgement(blood);
  const worth = (vp: number): number =>
    value(newContext(blood, position({ day: 5, players: [{}, { vp }] })), 0);
  expect(worth(3)).toBeCloseTo(worth(0) - 3);
});
