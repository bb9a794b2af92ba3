import { readdirSync, readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { classes } from "../../src/content/language.js";
import type { Location, Ritual, Victim } from "../../src/content/pieces.js";
import { housePack, type Piece } from "../../src/index.js";

const ACTS = [1, 2, 3];

function ofKind<P extends Piece>(kind: P["kind"]): P[] {
  return housePack.pieces.filter((piece): piece is P => piece.kind === kind);
}

const locations = ofKind<Location>("location");
const victims = ofKind<Victim>("victim");
const rituals = ofKind<Ritual>("ritual");

function perAct(pieces: readonly { act: number }[]): number[] {
  return ACTS.map((act) => pieces.filter((piece) => piece.act === act).length);
}

function called(id: string): Victim {
  const found = victims.find((victim) => victim.id === id);
  if (found === undefined) throw new Error(`no Victim is called ${id}`);
  return found;
}

describe("all house pieces together", () => {
  test("BO-1.3 12 Locations, 12 Rituals and 14 Victims for each Act", () => {
    expect(perAct(locations)).toEqual([12, 12, 12]);
    expect(perAct(rituals)).toEqual([12, 12, 12]);
    expect(perAct(victims)).toEqual([14, 14, 14]);
  });

  test("BO-1.3 each class has seven Victims, and some in every Act", () => {
    for (const one of classes) {
      const members = victims.filter((victim) => victim.class === one);
      expect(members, one).toHaveLength(7);
      expect(Math.min(...perAct(members)), one).toBeGreaterThan(0);
    }
  });

  test("BO-1.3 an Elder shows exactly 1 Dusk", () => {
    expect(ofKind("elder")).toMatchObject([{ dusk: 1 }]);
  });

  test("BO-9 The Occultist and The Undertaker exist, the latter with few Dusk or Night", () => {
    expect(called("the-occultist")).toMatchObject({ name: "The Occultist" });
    const undertaker = called("the-undertaker");
    expect(undertaker.name).toBe("The Undertaker");
    expect(undertaker.dusk + undertaker.night).toBeLessThanOrEqual(1);
    const printed = housePack.pieces.filter(({ origin }) => origin === "printed");
    expect(printed.map(({ id }) => id)).toEqual(["the-occultist", "the-undertaker"]);
    for (const { shown } of printed) expect(shown).toBeTruthy();
  });

  test("BO-9 the one Ritual that the sources show costs 5 or 6 Blood", () => {
    const shown = rituals.filter((ritual) => ritual.shown !== undefined);
    expect(shown).toHaveLength(1);
    expect([5, 6]).toContain(shown[0].requires.blood);
  });

  test("BO-9 each Act is stronger, dearer and more fearsome than the one before", () => {
    const means = (of: (victim: Victim) => number): number[] =>
      ACTS.map((act) => mean(victims.filter((victim) => victim.act === act).map(of)));
    expectRising(means(({ vp }) => vp));
    expectRising(means(({ dawn, dusk, night }) => dawn + dusk + night));
    expectRising(means(({ cost }) => cost));
    expectRising(means(({ fear }) => fear));
    expectRising(
      ACTS.map((act) => mean(locations.filter((one) => one.act === act).map(({ fear }) => fear))),
    );
  });
});

function mean(numbers: readonly number[]): number {
  return numbers.reduce((sum, n) => sum + n, 0) / numbers.length;
}

function expectRising(numbers: readonly number[]): void {
  expect(numbers).toEqual(numbers.slice().sort((a, b) => a - b));
  expect(new Set(numbers).size).toBe(numbers.length);
}

describe("no two house pieces alike", () => {
  test("ids and names are each given once", () => {
    expect(twice(housePack.pieces.map(({ id }) => id))).toEqual([]);
    expect(twice(housePack.pieces.map(({ name }) => name))).toEqual([]);
  });

  test("no two Locations or Victims do the same", () => {
    expect(twice([...locations, ...victims].map(({ effect }) => shapeOf(effect)))).toEqual([]);
  });
});

function twice(words: readonly string[]): string[] {
  return words.filter((word, i) => words.indexOf(word) !== i);
}

/** An effect without the names that it gives to what is chosen. */
function shapeOf(effect: Location["effect"]): string {
  const text = JSON.stringify(effect).replaceAll(/"name":"[^"]*",/g, "");
  const names = Array.from(text.matchAll(/"as":"([^"]*)"/g), ([, name]) => name);
  return [...new Set(names)].reduce(
    (shape, name, i) => shape.replaceAll(`"${name}"`, `"#${i}"`),
    text,
  );
}

describe("tests of pieces", () => {
  test("every Location and every Victim has a test whose name begins with its id", () => {
    const here = new URL(".", import.meta.url);
    const files = readdirSync(here).filter((name) => /^(locations|victims)-/.test(name));
    const text = files.map((name) => readFileSync(new URL(name, here), "utf8")).join("\n");
    const missing = [...locations, ...victims].filter(({ id }) => !text.includes(`test("${id}: `));
    expect(missing.map(({ id }) => id)).toEqual([]);
  });
});
