import { describe, expect, test } from "vitest";
import { type TestTable, table } from "../support/table.js";

const ORDERS = ["dawn", "dusk", "night"];
const places = (orders: readonly string[], spaces: readonly string[]): string[] =>
  orders.flatMap((order) => spaces.map((space) => `place:${order}:${space}`)).sort();
const CITY = ["north", "south", "east", "altar", "catacombs"];

/** Ends turns until the phase is over, each token going to this space; the seats that had a turn. */
function playOut(t: TestTable, space: string): (number | undefined)[] {
  const turns: (number | undefined)[] = [];
  while (t.question === "orders.turn") {
    turns.push(t.seat);
    const [token] = t.optionsOf("place").filter((key) => key.endsWith(`:${space}`));
    t.answer(token, "end");
  }
  return turns;
}

describe("BO-4.1 turns", () => {
  test.each([
    { players: 2, first: 1, turns: [1, 0, 1, 0, 1, 0] },
    { players: 3, first: 2, turns: [2, 0, 1, 2, 0, 1, 2, 0, 1] },
    { players: 4, first: 0, turns: [0, 1, 2, 3, 0, 1, 2, 3, 0, 1, 2, 3] },
  ])("BO-4.1 $players players, three rounds clockwise from the start player: $turns", (one) => {
    const t = table({ phase: "orders" }, { players: one.players, start: one.first });
    expect(playOut(t, "north")).toEqual(one.turns);
    expect(t.factsOf("token-revealed")).toHaveLength(one.turns.length);
  });

  test("BO-4.1 round 1: three tokens for five spaces; round 3: the last token", () => {
    const t = table({ phase: "orders", players: [{ fear: 24 }, { fear: 24 }] });
    t.expectOptions(...places(ORDERS, CITY));
    expect(t.options).toHaveLength(15);
    t.answer("place:dusk:south", "end", "place:dusk:north", "end");
    t.expectOptions(...places(["dawn", "night"], CITY));
    t.answer("place:night:south", "end", "place:dawn:north", "end");
    t.expectOptions(...places(["dawn"], CITY));
    expect(t.options).toHaveLength(5);
  });

  test("BO-4.1 one must place before the turn can end, and only one", () => {
    const t = table({ phase: "orders" });
    expect(t.options).not.toContain("end");
    expect(t.whyNot("end")).toBe("place-first BO-4.1");
    expect(t.whyNot("place")).toBeUndefined();
    expect(() => t.answer("end")).toThrow(
      '"end" is not offered in orders.turn (place-first, BO-4.1)',
    );
    t.answer("place:dawn:north");
    expect(t.optionsOf("place")).toEqual([]);
    expect(t.whyNot("place")).toBe("one-token-a-turn BO-4.1");
    expect(t.whyNot("end")).toBeUndefined();
    expect(() => t.answer("place:dusk:north")).toThrow(
      '"place:dusk:north" is not offered in orders.turn (one-token-a-turn, BO-4.1)',
    );
  });

  test("BO-4.1 after placing the turn ends only when the player says so", () => {
    const t = table({ phase: "orders", players: [{ fear: 24 }] });
    t.answer("place:dawn:north").expectOptions("end");
    expect(t.seat).toBe(0);
    t.answer("end");
    expect(t.seat).toBe(1);
  });

  test("BO-4.1 BO-5.1 the reveal comes with the last end of a turn, not with the last token", () => {
    const t = table({ phase: "orders", players: [{ hand: [] }, { hand: [] }] });
    for (const order of ORDERS) {
      t.answer(`place:${order}:north`, "end", `place:${order}:north`);
      if (order !== "night") t.answer("end");
    }
    t.expectPosition({ revealed: false });
    expect(t.position.tokens).toHaveLength(6);
    t.answer("end");
    expect(t.factsOf("token-revealed")).toHaveLength(6);
  });
});

describe("BO-4.1 nothing is ever blocked", () => {
  test("BO-4.1 both players put all their tokens on one entrance", () => {
    const t = table({ phase: "orders", players: [{ hand: [] }, { hand: [] }] });
    t.answer("place:night:east", "end", "place:dusk:east", "end", "place:dawn:east", "end");
    t.answer("place:dawn:east", "end", "place:dusk:east", "end", "place:night:east");
    expect(t.position.tokens).toEqual([
      { seat: 0, space: "east", order: "night" },
      { seat: 1, space: "east", order: "dusk" },
      { seat: 0, space: "east", order: "dawn" },
      { seat: 1, space: "east", order: "dawn" },
      { seat: 0, space: "east", order: "dusk" },
      { seat: 1, space: "east", order: "night" },
    ]);
  });

  test("BO-4.1 BO-4.4 three tokens on the Altar are three visits", () => {
    const t = table({ phase: "orders" });
    for (const order of ORDERS) {
      t.answer(`place:${order}:altar`);
      expect(t.question).toBe("altar.ritual");
      t.answer("no-ritual", "end", `place:${order}:south`, "end");
    }
    expect(t.question).not.toBe("orders.turn");
  });

  test("BO-4.1 a space with eight tokens is still offered", () => {
    const tokens = [0, 1, 2, 3].flatMap((seat) =>
      (["dawn", "dusk"] as const).map((order) => ({ seat, space: "west" as const, order })),
    );
    const t = table({ phase: "orders", tokens, players: [{ fear: 24 }] }, { players: 4 });
    t.expectOptions(...places(["night"], [...CITY, "west"]));
    t.answer("place:night:west");
    expect(t.position.tokens).toHaveLength(9);
  });

  test("BO-4.1 a token may go where no Victim is, and where its pile cannot do anything", () => {
    const t = table({
      phase: "orders",
      quarters: { north: { location: "loc1-1", victim: null, die: 6 } },
      players: [{ hand: [], fear: 24 }],
    });
    t.expectOptions(...places(ORDERS, CITY));
  });
});

describe("BO-4.1 what is told", () => {
  test("BO-4.1 BO-8.2 whose token and where, to all; which, to its owner alone", () => {
    const t = table({ phase: "orders" }).answer("place:night:south");
    expect(t.facts).toEqual([
      { fact: "placed", rule: "BO-4.1", seat: 0, space: "south", order: "night" },
    ]);
    expect(t.game.facts.placed).toMatchObject({ seat: "all", space: "all", order: "own-seat" });
  });
});
