import { describe, expect, test } from "vitest";
import { bloodOrdersWithExactly, housePack, type Piece } from "../../src/index.js";
import type { Complete } from "../../src/position/form.js";
import { plainPack, ritual } from "../support/pieces.js";
import { start } from "../support/start.js";
import { table } from "../support/table.js";

const ofKind = (kind: Piece["kind"]): Piece[] =>
  housePack.pieces.filter((piece) => piece.kind === kind);

const inAct = (kind: Piece["kind"], act: number): number =>
  ofKind(kind).filter((piece) => "act" in piece && piece.act === act).length;

/** How often a card is outside the decks: hands, piles and Torpors. */
function held({ players }: Complete, card: string): number {
  const places = players.flatMap(({ hand, sure, piles, torpor }) => [
    hand,
    sure,
    piles.dawn,
    piles.dusk,
    piles.night,
    torpor,
  ]);
  return places.flat().filter((id) => id === card).length;
}

describe("BO-1.3 the cards of the box", () => {
  test.each([1, 2, 3])("BO-1.3 Act %i: 12 Locations, 12 Rituals, 14 Victims", (act) => {
    expect(inAct("location", act)).toBe(12);
    expect(inAct("ritual", act)).toBe(12);
    expect(inAct("victim", act)).toBe(14);
  });

  test("BO-1.3 the Bleeder and the Elder show three values, the Elder exactly 1 Dusk", () => {
    expect(ofKind("bleeder")).toEqual([expect.objectContaining({ dawn: 1, dusk: 0, night: 1 })]);
    expect(ofKind("elder")).toEqual([expect.objectContaining({ dawn: 0, dusk: 1, night: 2 })]);
  });

  test.each([0, 2])("BO-1.3 a pack with an Elder of %i Dusk is refused", (dusk) => {
    const [elder] = ofKind("elder");
    const pack = plainPack([{ ...elder, dusk } as Piece]);
    expect(() => bloodOrdersWithExactly(pack)).toThrow("an Elder has exactly 1 Dusk (BO-1.3)");
  });

  test("BO-1.3 a pack too small for four Quarters is refused, kind by kind", () => {
    const whole = plainPack();
    const pieces = whole.pieces.filter(
      ({ id }) => !["v2-5", "v2-6", "v2-7", "v2-8", "v2-1"].includes(id),
    );
    expect(() => bloodOrdersWithExactly({ ...whole, pieces })).toThrow(
      "expected at least 4 victims of act 2, found 3",
    );
  });

  test("BO-1.3 the Occultist and the Undertaker are among the Victims", () => {
    const ids = ofKind("victim").map(({ id }) => id);
    expect(ids).toContain("the-occultist");
    expect(ids).toContain("the-undertaker");
  });
});

describe("BO-1.3 Bleeders and Elders", () => {
  test("BO-1.3 BO-4.4 they cannot be shown at the Altar, even where their symbols would do", () => {
    const t = table(
      {
        phase: "orders",
        market: ["r1-1", "r1-2", "r1-3", "plea"],
        players: [{ hand: ["v1-5", "bleeder", "bleeder", "elder"] }],
      },
      { pieces: [ritual("plea", { requires: { victims: 1, night: 1, blood: 1 } })] },
    );
    t.answer("place:dawn:altar", "ritual:plea").expectOptions("show:v1-5");
    t.answer("show:v1-5").expectOptions("enough");
  });

  test("BO-1.3 they do not make up the number of Victims, nor lend their symbols", () => {
    const t = table(
      {
        phase: "orders",
        market: ["two", "night", "r1-3", null],
        players: [{ hand: ["v1-5", "bleeder", "elder"] }],
      },
      {
        pieces: [
          ritual("two", { requires: { victims: 2, blood: 1 } }),
          ritual("night", { requires: { victims: 1, night: 2, blood: 1 } }),
        ],
      },
    );
    t.answer("place:dawn:altar").expectOptions("no-ritual", "ritual:r1-3");
    expect(t.whyNot("ritual:two")).toBe("too-few-victims BO-4.4");
    expect(t.whyNot("ritual:night")).toBe("too-few-night-symbols BO-4.4");
  });

  test("BO-1.3 BO-7.1 they are worth nothing at the end; Victims are", () => {
    const t = table({
      phase: "scoring",
      day: 9,
      players: [{ hand: ["bleeder", "bleeder", "elder"] }, { hand: ["v3-5", "elder"] }],
    });
    expect(t.factsOf("scored").map(({ score }) => score)).toEqual([
      { cards: 0, rituals: 0, tokens: 0, influence: 2, fear: 4, total: 6 },
      { cards: 1, rituals: 0, tokens: 0, influence: 2, fear: 4, total: 7 },
    ]);
  });

  const PLAYED = (n: number, card: string): string[] => new Array<string>(n).fill(card);

  test("BO-1.3 there are 36 of each: the 37th is refused", () => {
    const hand = [...PLAYED(32, "bleeder"), ...PLAYED(33, "elder")];
    table({ phase: "orders", players: [{ hand }] });
    expect(() => table({ phase: "orders", players: [{ hand: [...hand, "bleeder"] }] })).toThrow(
      "cards bleeder; expected at most 36 (BO-1.3)",
    );
    expect(() => table({ phase: "orders", players: [{ hand: [...hand, "elder"] }] })).toThrow(
      "cards elder; expected at most 36 (BO-1.3)",
    );
  });

  test("BO-1.3 one that is given up is in its deck again, never in the common discard", () => {
    // Two players hold all 36 Bleeders, so that the deck is empty until 24 are given up.
    const t = table({
      phase: "cleanup",
      players: [
        { blood: 0, hand: PLAYED(5, "bleeder"), torpor: [...PLAYED(24, "bleeder"), "v1-5"] },
        { hand: PLAYED(7, "bleeder") },
      ],
    });
    expect(held(t.position, "bleeder")).toBe(36);
    t.feedAll();
    expect(held(t.position, "bleeder")).toBe(12);
    t.expectPosition({ discards: ["v1-5"] });
    t.planNothing().answer("place:dawn:catacombs").expectOptions("bleeder", "elder");
  });
});

describe("BO-1.3 every piece is in one place", () => {
  test.each([2, 3, 4])("BO-1.3 a whole game of %i players keeps all cards", (players) => {
    const t = start({ players }, `cards ${players}`);
    const victims = new Map(
      housePack.pieces.flatMap((piece) => (piece.kind === "victim" ? [[piece.id, piece.act]] : [])),
    );
    let pick = 0;
    while (t.outcome === null) {
      const { options, seat } = t.questionOf() ?? { options: [] };
      t.by(seat ?? 0, options[(pick++ * 7) % options.length].key);
      const p = t.position;
      expect(held(p, "bleeder")).toBeLessThanOrEqual(36);
      expect(held(p, "elder")).toBeLessThanOrEqual(36);
      const found = [
        ...Object.values(p.quarters).map(({ victim }) => victim),
        ...p.victimDeck,
        ...p.discards,
        ...p.gone,
        ...p.players.flatMap(({ hand, sure, piles, torpor }) => [
          ...hand,
          ...sure,
          ...piles.dawn,
          ...piles.dusk,
          ...piles.night,
          ...torpor,
        ]),
      ].filter((id): id is string => id !== null && victims.has(id));
      expect(new Set(found).size, `after answer ${pick}`).toBe(found.length);
      expect(found.filter((id) => victims.get(id) === p.act)).toHaveLength(14);
    }
    expect(t.position.day).toBe(9);
  });
});
