import { describe, expect, test } from "vitest";
import { coterie, GAME, put } from "./support.js";

interface Piece {
  id: string;
  kind: string;
  act?: number;
  name: string;
  origin: string;
  shown?: string;
  shows?: string;
  text: string;
}

const json = async (...argv: string[]) => JSON.parse((await coterie([...argv, "--json"])).out);

describe("content", () => {
  test("MN-1.3 every piece is there, with its text", async () => {
    const pieces: Piece[] = await json("content", GAME);
    const count = (kind: string, act?: number): number =>
      pieces.filter((piece) => piece.kind === kind && piece.act === act).length;
    expect(count("district")).toBe(9);
    expect(count("vampire")).toBe(6);
    expect(count("tracker")).toBe(4);
    expect(count("relic")).toBe(13);
    for (const act of [1, 2, 3]) expect(count("event", act)).toBe(18);
    for (const { id, name, origin, text } of pieces) {
      expect([id, name, text].every((words) => words.length > 1)).toBe(true);
      expect(["printed", "house"]).toContain(origin);
    }
  });

  test("is readable without --json", async () => {
    const { out } = await coterie(["content", GAME]);
    expect(out).toContain("event, act 1 (18)");
    expect(out).toMatch(/Umbral Cape \[umbral-cape, printed\]/);
  });

  test("says of each piece what the sources show of it", async () => {
    const { out } = await coterie(["content", "blood-orders"]);
    expect(out).toMatch(
      /The Undertaker \[the-undertaker, printed\]\n +Shown in the sources: the card exists and shows few/,
    );
    const pieces: Piece[] = await json("content", "blood-orders");
    expect(pieces.find(({ id }) => id === "elder")?.shown).toBe("1 Dusk, no VP");
    expect(pieces.filter(({ shown }) => shown !== undefined).length).toBeGreaterThan(3);
  });

  test("MN-1.3 shows grids of events, and what the sources show of a piece", async () => {
    const { out } = await coterie(["content", GAME]);
    expect(out).toContain(
      [
        "  Curse of our Clan [curse-of-our-clan, printed]",
        "    Shown in the sources: the text; act and grid are not shown, these are ours.",
        "    Red top left; grey top right and center.",
      ].join("\n"),
    );
    const pieces: Piece[] = await json("content", GAME);
    for (const { kind, shows } of pieces) expect(shows !== undefined).toBe(kind === "event");
    const shownOf = (id: string): string | undefined => pieces.find((one) => one.id === id)?.shown;
    expect(shownOf("umbral-cape")).toMatch(/price is not shown/);
    expect(shownOf("museum")).toBeUndefined();
  });

  test("--shapes counts structures and names pieces alike", async () => {
    const found: { kind: string; pieces: number; structures: number; shared: string[][] }[] =
      await json("content", GAME, "--shapes");
    const events = found.find(({ kind }) => kind === "event");
    expect(events?.pieces).toBe(54);
    const alike = events?.shared.reduce((sum, ids) => sum + ids.length - 1, 0);
    expect(events?.structures).toBe(54 - (alike ?? 0));
    expect((await coterie(["content", GAME, "--shapes"])).out).toMatch(
      /event: \d+ structures in 54/,
    );
  });
});

describe("rules", () => {
  test("every rule in natural order, with the tests that cite it", async () => {
    const rules: { rule: string; words: string; tests: string[] }[] = await json("rules", GAME);
    const numbers = rules.map(({ rule }) => rule);
    expect(numbers[0]).toBe("MN-1.1");
    expect(numbers.at(-1)).toBe("MN-13");
    expect(numbers.indexOf("MN-5.2")).toBeLessThan(numbers.indexOf("MN-5.10"));
    expect(new Set(numbers).size).toBe(numbers.length);
    for (const { words } of rules) expect(words.length).toBeGreaterThan(20);
    for (const { rule, tests } of rules) {
      expect(tests.every((name) => typeof name === "string")).toBe(true);
      expect(rule).toMatch(/^MN-\d+(\.\d+)?$/);
    }
    expect(rules.some(({ tests }) => tests.length > 0)).toBe(true);
  });

  test("is readable without --json", async () => {
    const { out } = await coterie(["rules", GAME]);
    expect(out).toMatch(/5 {2}What a vampire can do/);
    expect(out).toMatch(/MN-5\.10 +Wild hunt/);
  });
});

const relic = {
  kind: "relic",
  id: "moon-mirror",
  name: "Moon Mirror",
  origin: "house",
  use: { cost: { blood: 1 }, effect: [{ do: "gain", what: "veil", n: 1 }] },
};
const pack = { format: "coterie-pack/1", game: GAME, name: "Mirrors", pieces: [relic] };

describe("pack", () => {
  test("a good one says what it replaces and adds", async () => {
    const pieces = [relic, { ...relic, id: "silver-bell", name: "Cracked Bell" }];
    const { code, out } = await coterie(["pack", put("pack.json", { ...pack, pieces })]);
    expect(out).toContain("1 usual pieces replaced, 1 pieces added.");
    expect(out).toContain("replaced: Cracked Bell (relic)");
    expect(out).toContain("added: Moon Mirror (relic)");
    expect(code).toBe(0);
  });

  test("a broken one tells all faults at once: exit code 1", async () => {
    const broken = [
      { ...relic, id: "Moon Mirror" },
      { ...relic, id: "sun-mirror", use: { cost: { blood: 9 }, effect: [{ do: "shine" }] } },
    ];
    const { code, err } = await coterie(["pack", put("pack.json", { ...pack, pieces: broken })]);
    expect(err).toMatch(/Moon Mirror at id/);
    expect(err).toMatch(/sun-mirror at use\.cost\.blood/);
    expect(err).toMatch(/sun-mirror at use\.effect/);
    expect(code).toBe(1);
  });

  test.each([
    ["a name", { ...relic, name: "\u001b[2JMoon\u202e" }],
    ["an unknown field", { ...relic, "\u001b[2J\u202e": 1 }],
    ["an id", { ...relic, id: "\u001b[2J\u202e" }],
  ])("%s that would steer the terminal is refused, and not printed", async (_what, piece) => {
    const file = put("pack.json", { ...pack, pieces: [piece] });
    for (const argv of [
      ["pack", file],
      ["content", GAME, "--pack", file],
    ]) {
      const { code, out, err } = await coterie(argv);
      expect(out).toBe("");
      expect(err).toContain("U+001B");
      for (const raw of ["\u001b", "\u202e"]) expect(err).not.toContain(raw);
      expect(code).toBe(1);
    }
  });

  test("faults of meaning are told too, and a game does not begin with it", async () => {
    const use = { cost: {}, effect: [{ do: "expose", at: "yonder" }] };
    const file = put("pack.json", { ...pack, pieces: [{ ...relic, use }] });
    for (const argv of [
      ["pack", file],
      ["play", GAME, "--pack", file],
    ]) {
      const { code, err } = await coterie(argv);
      expect(err).toMatch(/moon-mirror at use\.effect\.0.*yonder/);
      expect(code).toBe(1);
    }
  });

  test.each([
    ["no object", "3", /is no pack/],
    ["another game", { ...pack, game: "chess" }, /game "chess"; expected one of/],
  ])("%s: exit code 1", async (_name, content, sentence) => {
    const { code, err } = await coterie(["pack", put("pack.json", content)]);
    expect(err).toMatch(sentence);
    expect(code).toBe(1);
  });

  test("a pack can be played, simulated and listed", async () => {
    const file = put("pack.json", pack);
    const pieces: Piece[] = await json("content", GAME, "--pack", file);
    expect(pieces.filter(({ kind }) => kind === "relic")).toHaveLength(14);
    const { code, out } = await coterie(["play", GAME, "--pack", file], { input: ["c moon", "q"] });
    expect(out).toMatch(/Moon Mirror \(relic; house\)/);
    expect(code).toBe(0);
    expect((await coterie(["sim", GAME, "--games", "2", "--pack", file])).code).toBe(0);
  });

  test("--schema prints the JSON Schema of packs", async () => {
    const schema = JSON.parse((await coterie(["pack", "--schema", GAME])).out);
    expect(schema.properties.pieces.type).toBe("array");
    expect(schema.required).toEqual(["format", "game", "name", "pieces"]);
    expect((await coterie(["pack", "--schema", "chess"])).code).toBe(2);
  });
});
