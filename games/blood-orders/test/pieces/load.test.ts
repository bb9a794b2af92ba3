import { PackError } from "@coterie/effects";
import { describe, expect, test } from "vitest";
import { loadOver, loadPack } from "../../src/content/load.js";
import { bloodOrders, bloodOrdersWithExactly, housePack, type Piece } from "../../src/index.js";
import { faultsOf, packOf } from "../support/packs.js";
import { location, ritual, victim } from "../support/pieces.js";
import { table } from "../support/table.js";

/** Packs come from outside: whatever is wrong with one is told at once, and nothing is loaded. */

const gain = { do: "gain", what: "blood" } as const;
const odd = (effect: unknown, id = "odd"): unknown => ({ ...location(id), effect });

describe("pack loading: faults of form", () => {
  test("load: an unknown verb names the piece, the path and what was expected", () => {
    const [fault, ...others] = faultsOf(packOf([odd([{ do: "dance" }])]));
    expect(others).toEqual([]);
    expect(fault).toMatch(/^odd \| effect\.0\.do \| .*'gain' \| 'lose' \| 'give' .*'repeat'$/);
  });

  test("load: all faults of all pieces come together", () => {
    const faults = faultsOf(
      packOf([
        odd([gain, { do: "gain", what: "gold" }], "a"),
        odd([], "b"),
        odd([{ do: "may", then: [{ do: "shift", at: "here", by: 6 }] }], "c"),
        { ...victim("d"), class: "king" },
        { ...victim("e"), dawn: 7, vp: 13 },
        { ...victim("f"), extra: 1 },
        { ...ritual("g"), requires: { victims: 6, blood: 1 } },
        { ...ritual("h"), daily: { effect: [] } },
        location("Bad Id"),
        { id: "i" },
        7,
      ]),
    );
    expect(faults.map((fault) => fault.split(" | ").slice(0, 2))).toEqual([
      ["a", "effect.1.what"],
      ["b", "effect"],
      ["c", "effect.0.then.0.by"],
      ["d", "class"],
      ["e", "dawn"],
      ["e", "vp"],
      ["f", ""],
      ["g", "requires.victims"],
      ["h", "daily.effect"],
      ["Bad Id", "id"],
      ["i", "kind"],
      ["pieces[10]", ""],
    ]);
    expect(faults[0]).toContain('expected one of "blood"|"influence"|"vp"|"fear"');
    expect(faults[6]).toContain('Unrecognized key: "extra"');
    expect(faults[10]).toContain("'location' | 'ritual' | 'victim' | 'bleeder' | 'elder'");
  });

  test("load: an act must be 1, 2 or 3, a price above nothing", () => {
    const pay = { do: "pay", cost: { blood: 0 }, then: [gain] };
    const found = faultsOf(packOf([{ ...victim("a"), act: 4 }, odd([pay], "b")]));
    expect(found.map((fault) => fault.split(" | ").slice(0, 2))).toEqual([
      ["a", "act"],
      ["b", "effect.0.cost.blood"],
    ]);
  });

  test("load: two alternatives of one name, and one alternative alone", () => {
    const either = (...names: string[]): unknown => [
      { do: "either", of: names.map((name) => ({ name, then: [gain] })) },
    ];
    expect(faultsOf(packOf([odd(either("a", "a"))]))).toEqual([
      "odd | effect.0.of | expected a different name for each alternative",
    ]);
    expect(faultsOf(packOf([odd(either("a"))]))[0]).toMatch(/^odd \| effect\.0\.of \| Too small/);
    expect(faultsOf(packOf([odd(either("a", "b"))]))).toEqual([]);
  });

  test("BO-1.3 load: an Elder with another number of Dusk symbols", () => {
    const elder = housePack.pieces.find(({ kind }) => kind === "elder");
    expect(faultsOf(packOf([{ ...elder, dusk: 2 }]))).toEqual([
      "elder | dusk | an Elder has exactly 1 Dusk (BO-1.3)",
    ]);
    expect(faultsOf(packOf([{ ...elder, dawn: 3 }]))).toEqual([]);
  });

  test("load: a pack for another game or of another form is told so", () => {
    expect(faultsOf(packOf([], { format: "pack/0", game: "chess", name: "" }))).toEqual([
      'pack | format | Invalid input: expected "coterie-pack/1"',
      'pack | game | Invalid input: expected "blood-orders"',
      "pack | name | Too small: expected string to have >=1 characters",
    ]);
    expect(faultsOf(packOf({}))).toEqual([
      "pack | pieces | Invalid input: expected array, received object",
    ]);
    expect(faultsOf(packOf([], { more: 1 }))).toEqual(['pack |  | Unrecognized key: "more"']);
  });

  test.each([null, undefined, 3, "pack", []])("load: %s is no pack", (raw) => {
    expect(faultsOf(raw)[0]).toMatch(/^pack \| {2}\| Invalid input: expected object/);
  });

  test("load: faults of form and of meaning are told together", () => {
    const formless = odd([{ do: "shift", at: "here" }], "formless");
    const unbound = odd([{ do: "shift", at: "stret", by: 1 }], "unbound");
    const found = faultsOf(packOf([formless, unbound]));
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/^formless \| effect\.0\.by \| /);
    expect(found[1]).toBe('unbound | effect.0.at | "stret" is no quarter; none is bound here');
  });
});

describe("pack loading: faults of the whole", () => {
  const without = (...ids: string[]): Piece[] =>
    housePack.pieces.filter(({ id }) => !ids.includes(id));

  test("load: an id that another piece has", () => {
    expect(faultsOf(packOf([victim("gallows-rise")]))).toEqual([
      "gallows-rise | id | another piece has the same id",
    ]);
    expect(faultsOf(packOf([location("new"), location("new")]))).toEqual([
      "new | id | another piece has the same id",
    ]);
  });

  test("BO-1.1 BO-2.1 load: too few of everything, told together", () => {
    const ofAct = (act: number): string[] =>
      ["location", "victim", "ritual"].map((kind) => `at least 4 ${kind}s of act ${act}, found 0`);
    expect(faultsOf(packOf([]), loadPack)).toEqual(
      [
        ...["bleeder", "elder", "fear-track"].map((kind) => `one ${kind}, found 0`),
        ...[1, 2, 3].flatMap(ofAct),
      ].map((message) => `pack | pieces | expected ${message}`),
    );
  });

  test.each(["location", "victim", "ritual"])(
    "BO-2.1 load: four %ss of an Act are enough",
    (kind) => {
      const all = housePack.pieces.filter((piece) => piece.kind === kind && "act" in piece);
      const ids = all.flatMap((piece) => ("act" in piece && piece.act === 2 ? [piece.id] : []));
      expect(faultsOf(packOf(without(...ids.slice(4))), loadPack)).toEqual([]);
      expect(faultsOf(packOf(without(...ids.slice(3))), loadPack)).toEqual([
        `pack | pieces | expected at least 4 ${kind}s of act 2, found 3`,
      ]);
    },
  );

  test("load: a second Bleeder", () => {
    const bleeder = housePack.pieces.find(({ kind }) => kind === "bleeder");
    expect(faultsOf(packOf([{ ...bleeder, id: "leech" }]))).toEqual([
      "pack | pieces | expected one bleeder, found 2",
    ]);
  });

  test("BO-1.5 load: marks lie on the track, none twice, and at least one adds", () => {
    const track = housePack.pieces.find(({ kind }) => kind === "fear-track");
    const marks = (...at: [number, number][]): unknown => [
      { ...track, length: 10, marks: at.map(([place, vp]) => ({ at: place, vp })) },
    ];
    expect(faultsOf(packOf(marks([0, 1], [10, -2])))).toEqual([]);
    expect(faultsOf(packOf(marks([0, 1], [11, -2])))).toEqual([
      "fear-track | marks | expected marks from 0 to 10, the track's length",
    ]);
    expect(faultsOf(packOf(marks([0, 1], [4, 2], [4, -2])))).toEqual([
      "fear-track | marks | expected at most one mark on a space",
    ]);
    expect(faultsOf(packOf(marks([0, 0], [4, -2])))).toEqual([
      "fear-track | marks | expected at least one mark that adds VP",
    ]);
    expect(faultsOf(packOf(marks([11, 0], [11, -2])))).toHaveLength(3);
    expect(faultsOf(packOf(marks()))[0]).toMatch(/^fear-track \| marks \| Too small/);
  });

  test("load: the message is for a person to read", () => {
    const load = (): unknown => loadOver(packOf([odd([{ do: "shift", at: "stret", by: 1 }])]));
    expect(load).toThrow(PackError);
    expect(load).toThrow(
      "the pack cannot be used:\n" +
        '  odd at effect.0.at: "stret" is no quarter; none is bound here',
    );
  });
});

describe("pack loading: good packs", () => {
  const ids = (game: { content: { pieces: readonly Piece[] } }): string[] =>
    game.content.pieces.map(({ id }) => id);

  test("load: a piece with the same kind and id replaces the house piece, in its place", () => {
    const game = bloodOrders(packOf([{ ...location("gallows-rise"), name: "Higher" }]));
    expect(ids(game)).toEqual(ids(bloodOrders()));
    const at = housePack.pieces.findIndex(({ id }) => id === "gallows-rise");
    expect(game.content.pieces[at].name).toBe("Higher");
  });

  test("load: any other piece is added, and a record's are exactly those that it names", () => {
    const game = bloodOrders(packOf([victim("new"), ritual("newer")]));
    expect(ids(game)).toEqual([...ids(bloodOrders()), "new", "newer"]);
    const fewer = housePack.pieces.filter(({ id }) => id !== "gallows-rise");
    expect(ids(bloodOrdersWithExactly(packOf(fewer)))).toEqual(fewer.map(({ id }) => id));
  });

  test("load: what was replaced plays as the new piece says", () => {
    const pieces = [location("gallows-rise", { effect: [{ do: "gain", what: "vp", n: 5 }] })];
    const t = table(
      {
        phase: "reveal",
        quarters: { north: { location: "gallows-rise", die: 1 } },
        players: [{ piles: { dawn: ["bleeder"] } }],
        tokens: [{ seat: 0, space: "north", order: "dawn" }],
      },
      { house: true, pieces },
    );
    t.answer("dawn").expectPlayer(0, { vp: 5 });
  });

  test("BO-1.5 load: another Fear track is as long, and counts, as it says", () => {
    const track = housePack.pieces.find(({ kind }) => kind === "fear-track") as Piece;
    const marks = [
      { at: 0, vp: 1 },
      { at: 6, vp: -5 },
    ];
    const pieces = [{ ...track, length: 8, marks } as Piece];
    const t = table({ phase: "orders", players: [{ fear: 5 }] }, { house: true, pieces });
    expect(t.optionsOf("scavenge")).toEqual(["scavenge:1", "scavenge:2", "scavenge:3"]);
    const players = [{ fear: 6 }, { fear: 5 }];
    const end = table({ phase: "scoring", day: 9, players }, { house: true, pieces });
    expect(end.factsOf("scored")).toMatchObject([{ score: { fear: -5 } }, { score: { fear: 1 } }]);
  });

  test("load: nothing of a bad pack stays behind", () => {
    const before = JSON.stringify(housePack);
    expect(faultsOf(packOf([odd([{ do: "dance" }]), location("gallows-rise")]))).toHaveLength(1);
    expect(JSON.stringify(housePack)).toBe(before);
    expect(bloodOrders().content.pieces.some(({ id }) => id === "odd")).toBe(false);
  });
});
