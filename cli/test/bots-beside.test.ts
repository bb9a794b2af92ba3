import { describe, expect, test } from "vitest";
import { coterie, GAME, randomNumbers } from "./support.js";

const beside = (input: readonly (string | number)[], ...options: string[]) =>
  coterie(["play", GAME, "--seed", "table", "--players", "2", "--vampires", "4", ...options], {
    input,
  });

const unwrapped = (text: string): string => text.replace(/\s+/g, " ");

describe("a hint", () => {
  /** The first decisions of the night are asked after these. */
  const untilNight = randomNumbers(12, "night", 2);

  test("weighs the best answers in plain words, and gives none of them", async () => {
    const { code, out } = await beside([...untilNight, "hint"]);
    expect(code).toBe(0);
    const said = out.slice(out.indexOf("> hint"));
    const answers = unwrapped(said).match(/ \d+ [^.]+: wins \d+ of 100 games/g) ?? [];
    expect(answers.length).toBeGreaterThan(1);
    expect(answers.length).toBeLessThanOrEqual(3);
    expect(unwrapped(said)).toMatch(/; within a round it brings [+−]\d+\.\d \w+/);
    expect(unwrapped(said)).toMatch(
      /(beyond doubt|better than the others|hardly matters which) \(learnt from \d+ games played on\)/,
    );
    expect(said).not.toMatch(/^> Player/m);
    expect(Math.max(...out.split("\n").map((line) => [...line].length))).toBeLessThanOrEqual(80);
  });

  test("is asked for by a letter or by its word, and told of in the help", async () => {
    const { out } = await beside(["h", "?", "help"]);
    expect(unwrapped(out)).toMatch(/\(learnt from \d+ games? played on\)/);
    expect(out.match(/^ {2}h {10}a hint: /gm)).toHaveLength(2);
  });

  describe("in Blood Orders", () => {
    const hintAfter = async (...typed: string[]): Promise<string> => {
      const argv = ["play", "blood-orders", "--seed", "table", "--players", "2"];
      const { out } = await coterie([...argv, "--bots", "greedy:1"], { input: [...typed, "h"] });
      return unwrapped(out.slice(out.lastIndexOf("help > h")));
    };
    const PLANNED = "2 2 2 1 4 4 4 1";

    test("tells of a plan what goes where, not its keys, and what a Day brings", async () => {
      const said = await hintAfter();
      expect(said).toMatch(
        / \d first\. The plan: .*Under the \w+ token: \d cards? showing .*\)\. It wins/,
      );
      expect(said).toMatch(/\((\d × )?(Bleeder|Elder)/);
      expect(said).toMatch(/; within the Day it brings [+−]\d/);
      expect(said).not.toMatch(/commit|within a round/);
    });

    test("tells what follows for certain", async () => {
      const said = await hintAfter(PLANNED);
      expect(said).toMatch(/For certain: Player 1 (places the \w+ token, face down,|scavenges)/);
    });

    test("weighs what else could be done when a token lies", async () => {
      const said = await hintAfter(PLANNED, "1");
      expect(said).toMatch(/1 End the turn: wins \d+ of 100 games/);
      expect(said).toMatch(/\d Scavenge: 1 Blood [^:]*: wins \d+ of 100 games/);
      expect(said).not.toContain("worth a try");
    });
  });

  test("is not given when the game is over", async () => {
    const { out } = await beside(["h"], "--bots", "random,random");
    expect(out).toContain("Nothing is asked any more.");
  });
});

describe("bots beside people", () => {
  const SAID = /^“\w+ (now )?means to [^”]+\.”$/gm;

  test("tell what they plan before they act", async () => {
    const { out } = await beside(randomNumbers(300, "beside"), "--bots", "greedy");
    const said = out.match(SAID) ?? [];
    expect(said.length).toBeGreaterThan(3);
    expect(out).toMatch(/^“Imre means to [^”]+\.”\n> Player 2 \(/m);
    expect(out).not.toMatch(/^“(Agnieszka|Nevena)/m);
  });

  test("who play at random have nothing to tell", async () => {
    const { out } = await beside(randomNumbers(60, "beside"), "--bots", "random");
    expect(out).not.toContain("means to");
  });

  test("who have secrets tell nothing", async () => {
    const argv = [
      "play",
      "blood-orders",
      "--seed",
      "table",
      "--players",
      "2",
      "--bots",
      "greedy:1",
    ];
    const { out } = await coterie(argv, { input: randomNumbers(60, "secrets", 3) });
    expect(out).toContain("decides");
    expect(out).not.toContain("means to");
  });

  test("may be asked for as a level", async () => {
    const table = (bots: string) => beside(randomNumbers(12, "level"), "--bots", bots);
    expect((await table("medium")).out).toBe((await table("greedy")).out);
    expect((await table("easy")).out).not.toBe((await table("medium")).out);
  });

  test("may search, for so many games or so long", async () => {
    for (const bot of ["search:2", "search:20ms"]) {
      const { code, out } = await beside(randomNumbers(20, bot, 3), "--bots", bot);
      expect(code, bot).toBe(0);
      expect(out, bot).toMatch(/^> Player 2 \(/m);
    }
    const { err } = await beside([], "--bots", "search:soon");
    expect(err).toContain("search:N with N iterations a decision, or search:Nms");
    expect(err).toContain("or a level: easy, medium, strong, strongest");
  });
});
