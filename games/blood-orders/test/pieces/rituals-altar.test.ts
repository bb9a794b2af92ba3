import { readdirSync, readFileSync } from "node:fs";
import { openScene } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { bloodOrders, housePack, type Piece } from "../../src/index.js";
import type { Position } from "../../src/position/form.js";
import { victim } from "../support/pieces.js";
import { TestTable } from "../support/table.js";

/**
 * What every Ritual asks for at the Altar (BO-4.4) and shows: its Act and VP; so many Victims, with
 * at least so many Dawn, Dusk and Night symbols; and Blood. It can be had for exactly that, and for
 * nothing less of anything.
 */
type Row = [id: string, act: number, vp: number, victims: number, ...Symbols, blood: number];
type Symbols = [dawn: number, dusk: number, night: number];

const rituals: Row[] = [
  ["the-common-trough", 1, 1, 2, 1, 0, 1, 2],
  ["felt-soled-vigil", 1, 1, 1, 0, 0, 2, 2],
  ["lowering-the-lanterns", 1, 1, 1, 0, 2, 0, 1],
  ["alms-for-the-unburied", 1, 1, 1, 2, 0, 0, 1],
  ["the-drained-cup", 1, 1, 1, 0, 1, 0, 3],
  ["vermin-communion", 1, 1, 1, 0, 0, 1, 2],
  ["fleshers-thanksgiving", 1, 1, 1, 1, 0, 0, 1],
  ["borrowed-faces", 1, 2, 1, 1, 1, 0, 1],
  ["the-tallymans-grace", 1, 2, 2, 0, 1, 0, 1],
  ["laying-up-for-winter", 1, 2, 2, 2, 0, 0, 2],
  ["chalk-and-tallow", 1, 1, 2, 1, 1, 1, 1],
  ["three-bells-rung", 1, 1, 2, 0, 0, 2, 3],
  ["the-twin-gibbets", 2, 1, 2, 0, 2, 2, 3],
  ["the-leech-confessional", 2, 3, 2, 0, 3, 0, 5],
  ["oath-of-bared-steel", 2, 2, 2, 0, 0, 4, 3],
  ["tithe-of-small-bones", 2, 1, 2, 1, 0, 3, 2],
  ["the-terror-walks", 2, 2, 3, 0, 0, 4, 2],
  ["wax-doubles", 2, 1, 3, 2, 2, 0, 2],
  ["the-black-collegium", 2, 2, 2, 0, 4, 0, 3],
  ["toll-of-thorns", 2, 2, 2, 2, 1, 0, 4],
  ["brothers-of-the-knife", 2, 1, 3, 1, 0, 3, 3],
  ["changeling-rite", 2, 1, 3, 3, 0, 0, 4],
  ["the-debtors-moon", 2, 3, 2, 3, 1, 0, 3],
  ["keys-of-the-ossuary", 2, 2, 2, 4, 0, 0, 2],
  ["court-of-pale-crowns", 3, 2, 3, 1, 5, 0, 5],
  ["the-gilded-gullet", 3, 3, 3, 4, 2, 0, 5],
  ["crown-of-hush", 3, 4, 2, 0, 4, 2, 5],
  ["anthem-of-dread", 3, 3, 2, 0, 0, 6, 4],
  ["the-cistern-below", 3, 5, 2, 2, 0, 3, 7],
  ["the-ninth-candle", 3, 2, 3, 2, 2, 2, 6],
  ["synod-of-the-withered", 3, 3, 2, 0, 5, 0, 4],
  ["chalice-of-the-drowned", 3, 4, 3, 5, 0, 0, 4],
  ["the-long-last-night", 3, 4, 3, 0, 1, 6, 5],
  ["hall-of-a-hundred-chairs", 3, 2, 4, 3, 0, 3, 4],
  ["exhumers-mass", 3, 2, 3, 3, 3, 0, 6],
  ["the-beggars-banquet", 3, 3, 4, 0, 1, 4, 4],
];

/** Victims of Act I with all the symbols on one card, and blank ones to make up the number. */
const blanks = ["blank-a", "blank-b", "blank-c", "blank-d"];
const cardOf = ([dawn, dusk, night]: Symbols): string => `show-${dawn}-${dusk}-${night}`;
const demands = rituals.map(([, , , , dawn, dusk, night]): Symbols => [dawn, dusk, night]);
const shortBy = (order: number, symbols: Symbols): Symbols =>
  symbols.map((n, i) => (i === order ? n - 1 : n)) as Symbols;
const allSymbols = demands.flatMap((symbols) => [
  symbols,
  ...[0, 1, 2].flatMap((order) => (symbols[order] > 0 ? [shortBy(order, symbols)] : [])),
]);

function pieces(): Piece[] {
  const cards = new Map(allSymbols.map((symbols) => [cardOf(symbols), symbols]));
  for (const id of blanks) cards.set(id, [0, 0, 0]);
  return [...cards].map(([id, [dawn, dusk, night]]) => victim(id, { dawn, dusk, night }));
}

const game = bloodOrders({
  format: "coterie-pack/1",
  game: "blood-orders",
  name: "cards to show",
  pieces: pieces(),
});

/** Seat 0 at the Altar, where only this Ritual lies. */
function atAltar(id: string, act: number, hand: string[], blood: number): TestTable {
  const position: Position = {
    phase: "orders",
    day: 3 * act,
    market: [null, null, null, id],
    players: [{ hand, blood }],
    ...(act === 1 ? { quarters: city } : {}),
  };
  const t = new TestTable(game, openScene(game, { players: 2, start: 1 }, position));
  return t.answer("place:dawn:altar");
}

/** Victims that no hand of these tests holds. */
const city = {
  north: { victim: "the-confessor" },
  south: { victim: "the-deserter" },
  east: { victim: "the-occultist" },
};

const reasons = ["too-few-dawn-symbols", "too-few-dusk-symbols", "too-few-night-symbols"];

describe("BO-4.4 at the Altar", () => {
  test.each(rituals)(
    "%s: for exactly what it asks for, and nothing less",
    (id, act, vp, n, ...rest) => {
      const [dawn, dusk, night, blood] = rest;
      const symbols: Symbols = [dawn, dusk, night];
      const key = `ritual:${id}`;
      const hand = [cardOf(symbols), ...blanks.slice(0, n - 1)];
      const t = atAltar(id, act, hand, blood).expectOptions("no-ritual", key).answer(key);
      t.answer(...hand.map((card) => `show:${card}`), "enough");
      t.expectPlayer(0, { rituals: [id], blood: 0, sure: hand.slice().sort(byNumber) });
      expect(game.content.rituals.find(({ card }) => card.id === id)?.card.vp).toBe(vp);

      const refused = (cards: string[], of = blood): string | undefined =>
        atAltar(id, act, cards, of).expectOptions("no-ritual").whyNot(key);
      expect(refused(hand.slice(0, -1))).toBe("too-few-victims BO-4.4");
      expect(refused(hand, blood - 1)).toBe("too-little-blood BO-4.4");
      for (const order of [0, 1, 2]) {
        if (symbols[order] === 0) continue;
        const less = [cardOf(shortBy(order, symbols)), ...hand.slice(1)];
        expect(refused(less)).toBe(`${reasons[order]} BO-4.4`);
      }
    },
  );
});

function byNumber(a: string, b: string): number {
  const at = (id: string): number => game.content.cards.findIndex((card) => card.id === id);
  return at(a) - at(b);
}

describe("BO-1.3 all Rituals", () => {
  test("BO-1.3 there are just these, twelve of each Act", () => {
    const found = housePack.pieces.flatMap((piece) =>
      piece.kind === "ritual" ? [[piece.id, piece.act]] : [],
    );
    expect(found).toEqual(rituals.map(([id, act]) => [id, act]));
    expect([1, 2, 3].map((act) => rituals.filter((row) => row[1] === act).length)).toEqual([
      12, 12, 12,
    ]);
  });

  test("every Ritual has a test of its own whose name begins with its id", () => {
    const here = new URL(".", import.meta.url);
    const files = readdirSync(here).filter((name) => /^rituals-act-/.test(name));
    const text = files.map((name) => readFileSync(new URL(name, here), "utf8")).join("\n");
    const missing = rituals.filter(([id]) => !text.includes(`"${id}: `));
    expect(missing.map(([id]) => id)).toEqual([]);
  });
});
