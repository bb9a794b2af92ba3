import { describe, expect, test } from "vitest";
import { cards, reveal, token } from "../support/reveal.js";
import { table } from "../support/table.js";

/** Who is asked what, one after the other, while everybody acts and nobody declines. */
function course(t: ReturnType<typeof reveal>): string[] {
  const asked: string[] = [];
  while (t.question !== "feeding.commit" && t.question !== "feeding.card") {
    asked.push(`${t.seat} ${t.options[0]} ${t.about}`);
    t.answer(t.options[0]);
  }
  return asked;
}

describe("BO-5.1 the earliest placed is resolved first", () => {
  test("BO-5.1 the East of three players: Dawn for blue, Dusk for green and then for red", () => {
    const [green, red, blue] = [0, 1, 2];
    const t = reveal(
      [
        { piles: { dusk: cards("EE") } },
        { piles: { dusk: cards("EE") } },
        { piles: { dawn: cards("BB") } },
      ],
      [token(green, "east", "dusk"), token(red, "east", "dusk"), token(blue, "east", "dawn")],
    );
    expect(course(t)).toEqual([`${blue} dawn loc1-3`, `${green} dusk v1-3`, `${red} dusk v1-3`]);
  });

  test("BO-5.1 other Orders between them change nothing: the Night of four tokens", () => {
    const t = reveal(
      [
        { piles: { night: cards("E"), dawn: cards("BB") } },
        { piles: { night: cards("E") } },
        { piles: { night: cards("E") } },
      ],
      [
        token(0, "south", "night"),
        token(1, "south", "night"),
        token(0, "south", "dawn"),
        token(2, "south", "night"),
      ],
    );
    expect(course(t)).toEqual(["0 dawn loc1-2", "0 night v1-2", "1 night v1-2", "2 night v1-2"]);
  });

  test.each([
    { players: 2, placed: [1, 0] },
    { players: 3, placed: [1, 2, 0] },
    { players: 4, placed: [3, 0, 2, 1] },
  ])("BO-5.1 $players players placed as $placed: so they act, whoever starts", ({ placed }) => {
    const t = reveal(
      placed.map(() => ({ piles: { dawn: cards("BB") } })),
      placed.map((seat) => token(seat, "north", "dawn")),
    );
    expect(course(t)).toEqual(placed.map((seat) => `${seat} dawn loc1-1`));
  });

  test("BO-5.1 two tokens of one player in a stack: each is its own Order", () => {
    const t = reveal(
      [{ piles: { dawn: cards("BB"), dusk: cards("EE") } }, { piles: { dusk: cards("EE") } }],
      [token(0, "north", "dusk"), token(1, "north", "dusk"), token(0, "north", "dawn")],
    );
    expect(course(t)).toEqual(["0 dawn loc1-1", "0 dusk v1-1", "1 dusk v1-1"]);
  });
});

describe("BO-5.1 what is revealed", () => {
  const players = [
    { piles: { dawn: cards("BB"), dusk: cards("E"), night: [] } },
    { piles: { dawn: [], dusk: [], night: cards("BE") } },
  ];
  const tokens = [
    token(0, "north", "dawn"),
    token(1, "catacombs", "dawn"),
    token(0, "altar", "dusk"),
    token(1, "altar", "dusk"),
    token(0, "catacombs", "night"),
    token(1, "south", "night"),
  ];

  test("BO-5.1 the tokens in the Quarters, in the order of placing, and no others", () => {
    expect(reveal(players, tokens).factsOf("token-revealed")).toEqual([
      { fact: "token-revealed", rule: "BO-5.1", seat: 0, space: "north", order: "dawn" },
      { fact: "token-revealed", rule: "BO-5.1", seat: 1, space: "south", order: "night" },
    ]);
  });

  test("BO-5.1 all piles of everybody, also those whose token is at the Altar or Catacombs", () => {
    const { facts } = reveal(players, tokens);
    const piles = facts.filter(({ fact }) => fact === "pile-revealed");
    expect(piles.map(({ seat, order, cards: shown }) => [seat, order, shown])).toEqual([
      [0, "dawn", cards("BB")],
      [0, "dusk", cards("E")],
      [0, "night", []],
      [1, "dawn", []],
      [1, "dusk", []],
      [1, "night", cards("BE")],
    ]);
    expect(facts.filter(({ space }) => space === "altar" || space === "catacombs")).toEqual([]);
  });

  test("BO-5.1 the tokens at the Altar and the Catacombs resolve nothing, their piles come back", () => {
    const t = reveal(
      [{ piles: { dawn: cards("BB"), dusk: cards("EE"), night: cards("E") } }, {}],
      [token(0, "altar", "dawn"), token(0, "altar", "dusk"), token(0, "catacombs", "night")],
    );
    expect(t.seats).toEqual([0, 1]);
    expect(t.question).toBe("feeding.commit");
    t.expectPlayer(0, { hand: cards("BBEEE"), torpor: [], blood: 7, influence: 5, fear: 0 });
  });
});

describe("BO-5.1 when it is revealed", () => {
  test("BO-5.1 after the last turn has been ended, not after the last token has been placed", () => {
    const t = table({
      phase: "orders",
      players: [{ hand: [], piles: { dawn: cards("BB") } }, { hand: [] }],
      tokens: [
        token(0, "north", "dawn"),
        token(1, "north", "dawn"),
        token(0, "south", "dusk"),
        token(1, "south", "dusk"),
        token(0, "east", "night"),
      ],
    });
    t.answer("place:night:east");
    expect(t.factsOf("token-revealed", "pile-revealed")).toEqual([]);
    t.expectPosition({ revealed: false });
    t.answer("end");
    // What has come to light cannot be taken back for nothing.
    expect(t.scene.play.moments.at(-1)?.mark).toBe("reveal");
    expect(t.factsOf("token-revealed")).toHaveLength(6);
    t.expectPosition({ revealed: true });
    expect([t.seat, t.question]).toEqual([0, "resolution.act"]);
  });
});
