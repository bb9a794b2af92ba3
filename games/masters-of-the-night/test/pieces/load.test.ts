import { describe, expect, test } from "vitest";
import { loadOver, loadPack } from "../../src/content/load.js";
import {
  housePack,
  mastersOfTheNight,
  mastersWithExactly,
  PackError,
  type Piece,
} from "../../src/index.js";
import { quietEvent, table } from "../support/table.js";

/** Packs come from outside: whatever is wrong with one is told at once, and nothing is loaded. */

function packOf(pieces: unknown, rest: object = {}): unknown {
  return {
    format: "coterie-pack/1",
    game: "masters-of-the-night",
    name: "test",
    pieces,
    ...rest,
  };
}

/** The faults of a pack that is laid over the house pieces. */
function faultsOf(raw: unknown, load: (raw: unknown) => unknown = loadOver): string[] {
  try {
    load(raw);
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    return error.faults.map(({ piece, path, message }) => `${piece} | ${path} | ${message}`);
  }
  return [];
}

/** A plain event with some of its fields changed. */
function card(id: string, rest: object): unknown {
  return { ...quietEvent(id, 0, [1, 2]), ...rest };
}

const without = (id: string): Piece[] => housePack.pieces.filter((piece) => piece.id !== id);

describe("pack loading: faults of form", () => {
  test("load: an unknown verb names the piece, the path and what was expected", () => {
    const [fault, ...others] = faultsOf(packOf([card("odd", { effect: [{ do: "dance" }] })]));
    expect(others).toEqual([]);
    expect(fault).toMatch(/^odd \| effect\.0\.do \| .*Expected 'custom' \| 'place' \| .*'repeat'$/);
  });

  test("load: all faults of all pieces come together", () => {
    const faults = faultsOf(
      packOf([
        card("a", { grid: { red: 9, grey: [1, 2] } }),
        card("b", { effect: [{ do: "gain", what: "gold" }] }),
        card("c", { effect: [] }),
        card("d", { extra: 1 }),
        card("e", { effect: [{ do: "may", then: [{ do: "lose", what: "veil", n: 1.5 }] }] }),
        card("Bad Id", {}),
        { id: "f" },
        7,
      ]),
    );
    expect(faults.map((fault) => fault.split(" | ").slice(0, 2))).toEqual([
      ["a", "grid.red"],
      ["b", "effect.0.what"],
      ["c", "effect"],
      ["d", ""],
      ["e", "effect.0.then.0.n"],
      ["Bad Id", "id"],
      ["f", "kind"],
      ["pieces[7]", ""],
    ]);
    expect(faults[1]).toContain('expected one of "blood"|"veil"|"ap"|"kills"');
    expect(faults[3]).toContain('Unrecognized key: "extra"');
    expect(faults[6]).toContain("Expected 'district' | 'vampire' | 'tracker' | 'event' | 'relic'");
    expect(faults[7]).toContain("expected object, received number");
  });

  test("load: a pack for another game or of another form is told so", () => {
    expect(faultsOf(packOf([], { format: "pack/0", game: "chess", name: "" }))).toEqual([
      'pack | format | Invalid input: expected "coterie-pack/1"',
      'pack | game | Invalid input: expected "masters-of-the-night"',
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
});

describe("pack loading: faults of meaning", () => {
  const choose = { do: "choose", from: { set: "vampires" }, as: "kin" };

  test("load: a name that is not bound", () => {
    const effect = [{ do: "remove", what: "agent", at: "nowhere" }];
    expect(faultsOf(packOf([card("odd", { effect })]))).toEqual([
      'odd | effect.0.at | "nowhere" is no district or vampire; none is bound here',
    ]);
  });

  test("load: a name of the wrong kind, and what would fit", () => {
    const effect = [
      choose,
      { do: "discard-relic", relic: "kin" },
      { do: "choose", from: { set: "districts" }, as: "spot" },
      { do: "lose", what: "blood", who: "spot" },
    ];
    expect(faultsOf(packOf([card("odd", { effect })]))).toEqual([
      'odd | effect.1.relic | "kin" is no relic; none is bound here',
      'odd | effect.3.who | "spot" is no vampire; bound here: kin',
    ]);
  });

  test("load: a name does not hold outside the list in which it is bound", () => {
    const effect = [
      { do: "may", then: [choose] },
      { do: "lose", what: "blood", who: "kin" },
    ];
    expect(faultsOf(packOf([card("odd", { effect })]))).toEqual([
      'odd | effect.1.who | "kin" is no vampire; none is bound here',
    ]);
  });

  test("load: a fifth name is one too many", () => {
    const four = ["a", "b", "c", "d"].map((as) => ({ ...choose, as }));
    const quiet = { do: "lose", what: "blood", who: "a" };
    expect(faultsOf(packOf([card("odd", { effect: [...four, quiet] })]))).toEqual([]);
    expect(faultsOf(packOf([card("odd", { effect: [...four, choose, quiet] })]))).toContain(
      'odd | effect.4 | binds "kin", but only 4 names may hold at once',
    );
  });

  test("load: `them` and `there` hold only in standing effects", () => {
    const then = [{ do: "lose", what: "blood", who: "them" }];
    const stays = { standing: [{ kind: "trigger", after: "arrives", then }] };
    expect(faultsOf(packOf([card("odd", { effect: then })]))).toEqual([
      'odd | effect.0.who | "them" is no vampire; none is bound here',
    ]);
    expect(faultsOf(packOf([card("odd", { effect: [{ do: "stay" }], stays })]))).toEqual([]);
  });

  test("load: a trigger that would start a fight, however deep", () => {
    const fight = { do: "fight", at: "leader", by: "day" };
    const either = {
      do: "either",
      of: [
        { name: "a", then: [fight] },
        { name: "b", then: [] },
      ],
    };
    const trigger = (then: unknown[]): unknown => ({ kind: "trigger", after: "dusk", then });
    const stays = {
      standing: [trigger([fight]), trigger([either]), trigger([{ do: "may", then: [fight] }])],
    };
    const whole = { is: "day" };
    const branches = [
      trigger([{ do: "if", when: whole, then: [], else: [fight] }]),
      trigger([{ do: "if", when: whole, then: [fight] }]),
    ];
    const message = "a trigger may not start a fight";
    const standing = [...stays.standing, ...branches];
    expect(
      faultsOf(packOf([card("odd", { effect: [{ do: "stay" }], stays: { standing } })])),
    ).toEqual(standing.map((_, i) => `odd | stays.standing.${i}.then | ${message}`));
  });

  test("load: faults of form and of meaning are told together", () => {
    const unbound = card("unbound", { effect: [{ do: "expose", at: "stret" }] });
    const formless = card("formless", { effect: [{ do: "expose" }] });
    const found = faultsOf(packOf([formless, unbound]));
    expect(found).toHaveLength(2);
    expect(found[0]).toMatch(/^formless \| effect\.0\.at \| /);
    expect(found[1]).toMatch(/^unbound \| effect\.0\.at \| "stret" is no district or vampire/);
  });

  test("load: a card that would start a fight when it ends", () => {
    const then = [{ do: "fight", at: "leader", by: "day" }];
    const stays = { until: { is: "drained", who: "leader" }, then };
    expect(faultsOf(packOf([card("odd", { effect: [{ do: "stay" }], stays })]))).toEqual([
      "odd | stays.then | it may not start a fight",
    ]);
  });

  test("load: `change-die` outside a picked die", () => {
    const change = [{ do: "change-die", by: 1 }];
    const relic = { kind: "relic", id: "odd-relic", name: "Odd", origin: "house" };
    const message = "`change-die` needs the timing `die`";
    expect(
      faultsOf(
        packOf([
          card("odd", { effect: change }),
          { ...relic, use: { cost: { ap: 1 }, effect: change } },
        ]),
      ).sort(),
    ).toEqual([`odd | effect | ${message}`, `odd-relic | use.effect | ${message}`]);
  });

  test("load: a fight inside an ability for a picked die", () => {
    const laszlo = housePack.pieces.find(({ id }) => id === "laszlo");
    const blood = {
      name: "Brawl",
      timing: "die",
      cost: { blood: 1 },
      effect: [{ do: "fight", at: "self", by: "night" }],
    };
    expect(faultsOf(packOf([{ ...laszlo, blood }]))).toEqual([
      "laszlo | blood.effect | what is used on a picked die may not start a fight",
    ]);
  });

  test("load: a die is turned by something or to something, not both and not neither", () => {
    const message = "a die is turned either `by` or `to` something: expected exactly one of them";
    const pips = { do: "choose", from: { set: "dice" }, as: "pips" };
    const turn = (rest: object): unknown =>
      card("odd", { effect: [pips, { do: "turn-die", face: "pips", ...rest }] });
    expect(faultsOf(packOf([turn({})]))).toEqual([`odd | effect.1 | ${message}`]);
    expect(faultsOf(packOf([turn({ by: 1, to: 6 })]))).toEqual([`odd | effect.1 | ${message}`]);
    expect(faultsOf(packOf([turn({ by: 1 })]))).toEqual([]);
  });

  test("load: an unknown custom step, and which are known", () => {
    expect(faultsOf(packOf([card("odd", { effect: [{ do: "custom", step: "juggle" }] })]))).toEqual(
      ['odd | effect.0 | there is no custom step "juggle"; expected one of: lend-ability'],
    );
  });

  test("load: two equal positions of a grid", () => {
    const message = "grid | expected three different positions";
    expect(
      faultsOf(
        packOf([
          card("a", { grid: { red: 1, grey: [1, 2] } }),
          card("b", { grid: { red: 0, grey: [2, 2] } }),
        ]),
      ),
    ).toEqual([`a | ${message}`, `b | ${message}`]);
  });

  test("load: `stay` without `stays`, and `stays` without `stay`", () => {
    const lose = { do: "lose", what: "veil" };
    const stays = { until: { is: "day" } };
    expect(
      faultsOf(
        packOf([
          card("a", { effect: [{ do: "stay" }] }),
          card("b", { effect: [lose], stays }),
          card("c", { effect: [{ do: "stay" }, lose], stays }),
          card("d", { effect: [lose, { do: "stay" }], stays }),
        ]),
      ),
    ).toEqual([
      "a | stays | `stay` needs to know what stays: expected `stays`",
      "b | effect | a card that stays says `stay`",
    ]);
  });
});

describe("pack loading: faults of the whole", () => {
  test("load: an id that another piece has", () => {
    expect(faultsOf(packOf([card("museum", {})]))).toEqual([
      "museum | id | another piece has the same id",
    ]);
    expect(faultsOf(packOf([card("new", {}), card("new", {})]))).toEqual([
      "new | id | another piece has the same id",
    ]);
  });

  test.each([2, 3, 4, 5])("load: no tracker for %i vampires", (vampires) => {
    expect(faultsOf(packOf(without(`tracker-${vampires}`)), loadPack)).toEqual([
      `pack | pieces | expected one tracker for ${vampires} vampires`,
    ]);
  });

  test("load: a second tracker for two vampires", () => {
    const tracker = housePack.pieces.find(({ id }) => id === "tracker-2");
    expect(faultsOf(packOf([{ ...tracker, id: "other" }]))).toEqual([
      "pack | pieces | expected one tracker for 2 vampires",
    ]);
  });

  test("load: too few of everything, told together", () => {
    expect(faultsOf(packOf([]), loadPack)).toEqual(
      [
        "expected 9 districts, found 0",
        "expected a district with the id railway-station",
        "expected at least 2 vampires",
        "expected one tracker for 2 vampires",
        "expected one tracker for 3 vampires",
        "expected one tracker for 4 vampires",
        "expected one tracker for 5 vampires",
        "expected at least 6 events of act 1, found 0",
        "expected at least 6 events of act 2, found 0",
        "expected at least 6 events of act 3, found 0",
      ].map((message) => `pack | pieces | ${message}`),
    );
  });

  test("load: a tenth district, or another station", () => {
    const museum = housePack.pieces.find(({ id }) => id === "museum");
    expect(faultsOf(packOf([{ ...museum, id: "annex" }]))).toEqual([
      "pack | pieces | expected 9 districts, found 10",
    ]);
    const moved = [...without("railway-station"), { ...museum, id: "annex" }];
    expect(faultsOf(packOf(moved), loadPack)).toEqual([
      "pack | pieces | expected a district with the id railway-station",
    ]);
  });

  test("load: six events of an act and two vampires are enough", () => {
    const keep = (piece: Piece, i: number, all: readonly Piece[]): boolean => {
      const alike = all.slice(0, i).filter((other) => {
        if (other.kind !== piece.kind) return false;
        return other.kind !== "event" || other.act === (piece.kind === "event" ? piece.act : 0);
      });
      if (piece.kind === "event") return alike.length < 6;
      return piece.kind !== "vampire" || alike.length < 2;
    };
    const small = housePack.pieces.filter(keep);
    expect(small.filter(({ kind }) => kind === "event")).toHaveLength(18);
    expect(faultsOf(packOf(small), loadPack)).toEqual([]);
    const [, ...fewer] = small.filter(({ kind }) => kind === "event");
    const rest = small.filter(({ kind }) => kind !== "event");
    expect(faultsOf(packOf([...rest, ...fewer]), loadPack)).toEqual([
      "pack | pieces | expected at least 6 events of act 1, found 5",
    ]);
    const lonely = small.filter(({ id }) => id !== "agnieszka");
    expect(faultsOf(packOf(lonely), loadPack)).toEqual([
      "pack | pieces | expected at least 2 vampires",
    ]);
  });

  test("load: faults of meaning and of the whole come together", () => {
    const faults = faultsOf(
      packOf([
        card("museum", { effect: [{ do: "custom", step: "juggle" }] }),
        card("odd", { grid: { red: 1, grey: [1, 2] } }),
      ]),
    );
    expect(faults.map((fault) => fault.split(" | ").slice(0, 2).join(" "))).toEqual([
      "museum effect.0",
      "museum id",
      "odd grid",
    ]);
  });

  test("load: the message is for a person to read", () => {
    const load = (): unknown =>
      loadOver(packOf([card("odd", { grid: { red: 1, grey: [1, 2] } }), card("odd", {})]));
    expect(load).toThrow(
      new PackError([
        { piece: "odd", path: "id", message: "another piece has the same id" },
        { piece: "odd", path: "grid", message: "expected three different positions" },
      ]),
    );
    expect(load).toThrow(
      "the pack cannot be used:\n" +
        "  odd at id: another piece has the same id\n" +
        "  odd at grid: expected three different positions",
    );
    expect(() => loadOver(null)).toThrow("the pack cannot be used:\n  pack: Invalid input");
  });
});

describe("pack loading: good packs", () => {
  const ids = (game: { content: { pieces: readonly Piece[] } }): string[] =>
    game.content.pieces.map(({ id }) => id);

  test("load: a piece with the same kind and id replaces the house piece, in its place", () => {
    const game = mastersOfTheNight(packOf([card("power-cut", { name: "Darker" })]));
    expect(ids(game)).toEqual(ids(mastersOfTheNight()));
    const at = housePack.pieces.findIndex(({ id }) => id === "power-cut");
    expect(game.content.pieces[at].name).toBe("Darker");
  });

  test("load: any other piece is added", () => {
    const game = mastersOfTheNight(packOf([card("new", {}), card("newer", {})]));
    expect(ids(game)).toEqual([...ids(mastersOfTheNight()), "new", "newer"]);
  });

  test("load: exactly the pieces of a record", () => {
    const game = mastersWithExactly(packOf(without("power-cut")));
    expect(ids(game)).toEqual(without("power-cut").map(({ id }) => id));
    expect(() => mastersWithExactly(packOf([]))).toThrow(PackError);
  });

  test("load: what was replaced plays as the new piece says", () => {
    const effect = [{ do: "lose", what: "veil", n: 3 }];
    const pieces = [card("power-cut", { grid: { red: 8, grey: [6, 7] }, effect })] as Piece[];
    const t = table({ phase: "event", eventTop: ["power-cut"] }, { pieces });
    t.answer("town-hall").expectPosition({ veil: 3 });
  });

  test("load: nothing of a bad pack stays behind", () => {
    const before = JSON.stringify(housePack);
    const bad = packOf([
      card("power-cut", { name: "Darker" }),
      card("odd", { effect: [{ do: "custom", step: "juggle" }] }),
    ]);
    expect(() => mastersOfTheNight(bad)).toThrow(PackError);
    expect(JSON.stringify(housePack)).toBe(before);
    const house = mastersOfTheNight();
    expect(house.content.pieces.map(({ name }) => name)).toEqual(
      housePack.pieces.map(({ name }) => name),
    );
  });
});
