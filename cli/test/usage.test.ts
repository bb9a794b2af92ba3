import { levels, strengthOf } from "@coterie/bots";
import { describe, expect, test } from "vitest";
import { coterie, GAME, put } from "./support.js";

describe("help", () => {
  test("lists every command and every game", async () => {
    const { code, out } = await coterie(["--help"]);
    expect(code).toBe(0);
    for (const name of [
      "play",
      "sim",
      "lab",
      "scenario",
      "replay",
      "content",
      "rules",
      "pack",
      GAME,
    ]) {
      expect(out).toContain(name);
    }
    expect((await coterie([])).out).toBe(out);
  });

  test("of play tells every level of bots with its strength", async () => {
    const { out } = await coterie(["play", "--help"]);
    const said = out.replace(/\s+/g, " ");
    for (const { id, bot } of levels) {
      expect(said).toMatch(new RegExp(` ${id} [^(]+\\(${bot}\\)`));
    }
    const strength = strengthOf("blood-orders", "medium");
    expect(said).toContain(`Blood Orders: beats easy in ${strength?.won} of 100 games`);
    const together = strengthOf("masters-of-the-night", "medium");
    expect(said).toContain(`Masters of the Night: wins ${together?.won} of 100 games on medium`);
  });

  test.each(["play", "sim", "lab", "scenario", "replay", "content", "rules", "pack"])(
    "coterie %s --help says how to call it",
    async (name) => {
      const { code, out } = await coterie([name, "--help"]);
      expect(code).toBe(0);
      expect(out).toContain(`coterie ${name} `);
      expect(Math.max(...out.split("\n").map((line) => line.length))).toBeLessThanOrEqual(100);
    },
  );

  test("coterie help COMMAND is the command's own", async () => {
    expect((await coterie(["help", "play"])).out).toBe((await coterie(["play", "--help"])).out);
    const unknown = await coterie(["help", "dance"]);
    expect([unknown.code, unknown.out]).toEqual([2, ""]);
    expect(unknown.err).toMatch(/no command "dance"; expected one of: play/);
    expect((await coterie(["help"])).out).toBe((await coterie(["--help"])).out);
  });

  test("the version", async () => {
    expect((await coterie(["--version"])).out).toMatch(/^\d+\.\d+\.\d+\n$/);
  });
});

describe("what cannot be done is told in a sentence", () => {
  const wrong: [string, string[], RegExp][] = [
    ["unknown command", ["dance"], /no command "dance"; expected one of: play, sim/],
    ["no game", ["play"], /no game is named; expected one of: masters-of-the-night/],
    ["unknown game", ["sim", "chess"], /no game "chess"; expected one of/],
    ["unknown option", ["sim", GAME, "--frob"], /no option --frob; expected one of: --games/],
    ["no value", ["sim", GAME, "--seed"], /--seed of coterie sim needs a value: --seed S/],
    ["a value too many", ["sim", GAME, "--json=1"], /--json of coterie sim takes no value/],
    ["no number", ["sim", GAME, "--games", "many"], /--games is "many"; expected a whole number/],
    ["unknown field", ["sim", GAME, "--set", "moon=full"], /no "moon"; expected one of: vampires/],
    ["no pair", ["sim", GAME, "--set", "vampires"], /expected field=value/],
    ["bad setup", ["play", GAME, "--vampires", "imre,dracula"], /there is no dracula/],
    ["bad difficulty", ["play", GAME, "--difficulty", "mild"], /difficulty/],
    ["too much", ["content", GAME, "now"], /does not know what to do with "now"/],
    ["no record", ["replay", "nowhere.json"], /cannot read the record nowhere.json: there is no/],
    ["no file", ["replay"], /needs the FILE of a record/],
    ["no scenario", ["scenario"], /needs a FILE/],
    ["no pack", ["pack"], /needs the FILE of a pack/],
    ["no experiment", ["lab"], /needs the FILE of an experiment/],
    ["no experiment file", ["lab", "no.json"], /cannot read the experiment no.json: there is no/],
    ["no results to draw", ["lab", "report"], /needs the FILE of results/],
    ["nothing to compare", ["lab", "compare", "a"], /needs two results: FOLDER, or FOLDER:field/],
    ["no pack file", ["play", GAME, "--pack", "no.json"], /cannot read the pack no.json/],
    ["resume with a setup", ["play", "--resume", "a", "--seed", "x"], /leave out --seed/],
  ];

  test.each(wrong)("%s: exit code 2", async (_name, argv, sentence) => {
    const { code, out, err } = await coterie(argv);
    expect(err).toMatch(sentence);
    expect(out).toBe("");
    expect(code).toBe(2);
  });

  test("a file that is no JSON says where it breaks", async () => {
    const { code, err } = await coterie(["replay", put("broken.json", '{ "format": ')]);
    expect(err).toMatch(/broken\.json is not JSON: /);
    expect(code).toBe(1);
  });
});
