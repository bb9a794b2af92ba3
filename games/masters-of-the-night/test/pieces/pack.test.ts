import { describe, expect, test } from "vitest";
import { housePack, type Piece } from "../../src/index.js";

/** The house pack as a whole: what of it there must be, and what must be the same of all. */

function all<K extends Piece["kind"]>(kind: K): Extract<Piece, { kind: K }>[] {
  return housePack.pieces.filter(
    (piece): piece is Extract<Piece, { kind: K }> => piece.kind === kind,
  );
}

const ACTS = [1, 2, 3];
const POSITIONS = [0, 1, 2, 3, 4, 5, 6, 7, 8];

describe("pack: how many there are", () => {
  test("MN-1.1 MN-1.3 nine districts, six vampires, four trackers, 54 events, 13 relics", () => {
    expect(all("district")).toHaveLength(9);
    expect(all("vampire").map(({ id }) => id)).toEqual([
      "agnieszka",
      "imre",
      "ishtvan",
      "laszlo",
      "mila",
      "nevena",
    ]);
    expect(all("tracker").map(({ vampires }) => vampires)).toEqual([2, 3, 4, 5]);
    expect(all("event")).toHaveLength(54);
    expect(all("relic")).toHaveLength(13);
    expect(housePack.pieces).toHaveLength(9 + 6 + 4 + 54 + 13);
  });

  test.each(ACTS)("MN-1.3 eighteen events of act %i", (act) => {
    expect(all("event").filter((card) => card.act === act)).toHaveLength(18);
  });

  test("pack: every id and every name is there once", () => {
    const ids = housePack.pieces.map(({ id }) => id);
    const names = housePack.pieces.map(({ name }) => name);
    expect(ids).toEqual([...new Set(ids)]);
    expect(names).toEqual([...new Set(names)]);
  });

  test("pack: abilities and sigils have names of their own", () => {
    const names = all("vampire").flatMap(({ blood, dark, sigil }) => [
      blood.name,
      dark.name,
      sigil.name,
    ]);
    expect(names).toEqual([
      "Siren Song",
      "Danse Macabre",
      "Spider's Parlour",
      "Open Vein",
      "Red Communion",
      "Blood Font",
      "Demon Summoning",
      "Gates of Hell",
      "Burning Threshold",
      "Fencer's Riposte",
      "Headsman's Hour",
      "Duelling Ground",
      "Temptation",
      "Velvet Chains",
      "House of Mirrors",
      "Ill Omen",
      "Foretold Ruin",
      "Open Eye",
    ]);
  });
});

describe("pack: the grids", () => {
  test.each(ACTS)("MN-3.4 in act %i each position is red twice and grey four times", (act) => {
    const grids = all("event").flatMap((card) => (card.act === act ? [card.grid] : []));
    const red = POSITIONS.map((at) => grids.filter((grid) => grid.red === at).length);
    const grey = POSITIONS.map((at) => grids.filter((grid) => grid.grey.includes(at)).length);
    expect(red).toEqual(POSITIONS.map(() => 2));
    expect(grey).toEqual(POSITIONS.map(() => 4));
  });

  test("MN-3.4 no two grids are the same, and each has three positions", () => {
    const grids = all("event").map(({ grid }) => [grid.red, ...grid.grey.slice().sort()]);
    for (const grid of grids) expect(new Set(grid).size).toBe(3);
    expect(new Set(grids.map(String)).size).toBe(54);
  });

  test("pack: last-crusade is red bottom left, grey top left and middle left", () => {
    expect(all("event").find(({ id }) => id === "last-crusade")?.grid).toEqual({
      red: 6,
      grey: [0, 3],
    });
  });
});

describe("pack: printed and house", () => {
  test("pack: printed is what the rulebook shows, all else is ours", () => {
    const printed = housePack.pieces.flatMap(({ id, origin }) =>
      origin === "printed" ? [id] : [],
    );
    expect(printed.sort()).toEqual(
      [
        "museum",
        "asylum",
        // The two effects whose district's name is lost.
        "cathedral",
        "town-hall",
        "curse-of-our-clan",
        "blessed-innocence",
        "last-crusade",
        "umbral-cape",
        "funerary-urn",
        "pristine-blood",
      ].sort(),
    );
  });

  test("pack: a house piece says what the sources show, a printed one what they do not show", () => {
    const shown = housePack.pieces.flatMap((piece) =>
      piece.shown === undefined ? [] : [piece.id],
    );
    expect(shown.sort()).toEqual(
      [
        "railway-station",
        "cathedral",
        "town-hall",
        "nightclub",
        ...all("vampire").map(({ id }) => id),
        "tracker-3",
        "distortion-timepiece",
        "borrowed-heart",
        // Their acts and grids, a price, the AP: printed pieces of which a part is not shown.
        "curse-of-our-clan",
        "blessed-innocence",
        "umbral-cape",
        "funerary-urn",
      ].sort(),
    );
  });
});

describe("pack: what each kind is made of", () => {
  test("pack: every district has exactly one effect", () => {
    for (const { day, night, standing } of all("district")) {
      expect([day, night, standing].filter((part) => part !== undefined)).toHaveLength(1);
    }
  });

  test("MN-5.6 blood abilities cost only blood, dark ones only veil", () => {
    for (const { blood, dark } of all("vampire")) {
      expect(Object.keys(blood.cost)).toEqual(["blood"]);
      expect(Object.keys(dark.cost)).toEqual(["veil"]);
    }
  });

  test("MN-5.6 only Laszlo's abilities are for a picked die", () => {
    const timings = all("vampire").map(({ id, blood, dark }) => [id, blood.timing, dark.timing]);
    expect(timings.filter(([, ...both]) => both.includes("die"))).toEqual([
      ["laszlo", "die", "die"],
    ]);
  });

  test("MN-3.6 a card stays exactly if it says what stays, and it always ends somehow", () => {
    for (const { id, effect, stays } of all("event")) {
      const words = effect.map((step) => step.do);
      const before = words.slice(0, words.indexOf("stay")).filter((word) => word !== "choose");
      expect(words.includes("stay"), id).toBe(stays !== undefined);
      if (stays === undefined) continue;
      // It is placed first; a veil loss that is written before waits for the end anyway (MN-3.8).
      expect(["", "lose"], id).toContain(before.join());
      const leaves = JSON.stringify(stays.standing ?? []).includes('"do":"leave"');
      expect(stays.until !== undefined || leaves).toBe(true);
    }
  });

  test("MN-9.3 a relic is placed exactly if its use installs it", () => {
    for (const { use, placed } of all("relic")) {
      expect(use?.effect.at(-1)?.do === "install").toBe(placed === true);
    }
  });

  test("MN-2.3 no tracker has more than twelve agents, and a lower veil brings more of them", () => {
    const sum = (row: { red: number; grey: readonly number[] }): number =>
      row.red + row.grey[0] + row.grey[1];
    for (const { agents, high, low } of all("tracker")) {
      expect(agents).toBeLessThanOrEqual(12);
      expect(sum(low)).toBeGreaterThan(sum(high));
    }
  });
});
