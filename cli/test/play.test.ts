import { existsSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { coterie, GAME, get, randomNumbers } from "./support.js";

const play = (input: readonly (string | number)[], ...options: string[]) =>
  coterie(["play", GAME, "--seed", "table", ...options], { input });

describe("a whole game", () => {
  test.each([
    ["two vampires", ["--vampires", "2"]],
    ["three vampires, three players", ["--vampires", "3", "--players", "3"]],
    ["the summary reading", ["--vampires", "4", "--reading", "summary", "--difficulty", "hard"]],
  ])("is played to its end with piped numbers: %s", async (name, options) => {
    const { code, out } = await play(randomNumbers(3000, name), ...options);
    expect(code).toBe(0);
    expect(out).toContain("The game is over");
    expect(out).toMatch(/(Victory|Defeat): /);
    expect(out).toMatch(/^Veil lost to +City$/m);
    expect(out).toContain("coterie replay");
    expect(Math.max(...out.split("\n").map((line) => [...line].length))).toBeLessThanOrEqual(80);
  });

  test("the same seed and answers tell the same story", async () => {
    const input = randomNumbers(300, "story");
    expect((await play(input)).out).toBe((await play(input)).out);
  });
});

describe("what a player sees", () => {
  test("the city, the veil, the dice, the sheets and the question", async () => {
    const { out } = await play([]);
    for (const words of ["Railway Station", "Veil ", "■■■■■■", "Dice ", "Reserve", "Open Vein"]) {
      expect(out).toContain(words);
    }
    expect(out).toMatch(/You, with no choice: The City Hospital/);
    expect(out).toMatch(/You decide · MN-3\.4/);
    expect(out).toMatch(/ 1 The /);
  });

  test("a wide terminal also shows what the districts do", async () => {
    const narrow = await play([]);
    const wide = await coterie(["play", GAME, "--seed", "table"], { columns: 140 });
    expect(narrow.out).not.toContain("Always: ");
    expect(wide.out).toContain("Always: ");
    expect(Math.max(...wide.out.split("\n").map((line) => [...line].length))).toBeLessThan(141);
  });

  test("colours only on a terminal that wants them", async () => {
    const argv = ["play", GAME, "--seed", "table"];
    const colour = "\u001b[";
    expect((await coterie(argv)).out).not.toContain(colour);
    expect((await coterie(argv, { isTerminal: true })).out).toContain(colour);
    const env = { NO_COLOR: "1" };
    expect((await coterie(argv, { isTerminal: true, env })).out).not.toContain(colour);
  });

  test("what follows by itself is told with its rules", async () => {
    const { out } = await play(randomNumbers(60, "log", 3));
    expect(out).toMatch(/^> You: /m);
    expect(out).toMatch(/^ {2}· Event: .*/m);
    expect(out).toMatch(/\[MN-\d+\.\d+\]/);
    expect(out).toMatch(/with no choice/);
  });

  test("each of several players is named", async () => {
    const { out } = await play(randomNumbers(60, "seats", 3), "--vampires", "2", "--players", "2");
    expect(out).toContain("Player 1 (Imre) decides");
    expect(out).toContain("Player 2 (Mila) decides");
  });
});

describe("commands beside numbers", () => {
  test("bad input is told, and nothing is lost", async () => {
    const { code, out } = await play([99, "hello", "-1", "", "1.5", "u"]);
    expect(code).toBe(0);
    expect(out).toContain("There is no option 99. Type a number from 1 to 2, or ? for help.");
    expect(out).toContain('"hello" means nothing here');
    expect(out).toContain("Nothing has been decided yet.");
    expect(out).not.toMatch(/^> You: /m);
  });

  test("the end of the input ends the sitting", async () => {
    const { code, out } = await play([1]);
    expect(code).toBe(0);
    expect(out).toMatch(/The input ended/);
  });

  test("an option can be given by its key", async () => {
    expect((await play(["town-hall"])).out).toContain("> You: The Town Hall");
  });

  test("u takes back a decision and what followed by itself", async () => {
    const { out } = await play([1, "u", 1, 1, "u", "u", "u"]);
    expect(out.match(/Taken back: /g)).toHaveLength(3);
    expect(out).toContain("Nothing has been decided yet.");
  });

  test("u says when it goes behind a mark", async () => {
    // On the second day the last of the day effects brings the event.
    const { out } = await play([1, 1, "end-turn", "end-turn", 1, 1, "u"]);
    expect(out).toMatch(/Taken back: .*This went behind a mark:\s+something\s+hidden had/s);
  });

  test("w says why not, with the rule", async () => {
    const { out } = await play(Array.from({ length: 12 }, () => [1, "w"]).flat());
    expect(out).toMatch(/Wild hunt +needs kill count 4; now \d \[MN-5\.10\]/);
    expect((await play(["w"])).out).toContain("Nothing is ruled out here");
  });

  test("r tells a rule, c a piece", async () => {
    const { out } = await play(["r MN-5.4", "r 12.1", "r MN-99", "c museum", "c zzz", "c", "r"]);
    expect(out).toMatch(/MN-5\.4 {2}Recruit: 2 AP/);
    expect(out).toMatch(/MN-12\.1 {2}You win by/);
    expect(out).toContain('There is no rule "MN-99"');
    expect(out).toMatch(/Museum \(district; \w+\)\n {2}Day: /);
    expect(out).toContain('There is no piece "zzz"');
  });

  test("r tells the rulings of a rule, too", async () => {
    const { out } = await play(["r 4.3"]);
    expect(out).toMatch(/MN-4\.3 {2}.*(\n {8}.*)*\n {2}Ruling: /);
  });

  test("l shows more of the log, p the picture, ? the help", async () => {
    const { out } = await play([1, 1, "l 2", "p", "?"]);
    expect(out).toMatch(/l 2\n.*\n.*\n\(\d+ lines in all/);
    expect(out).toContain("why not? what cannot be done now");

    expect(out.match(/┌/g)?.length).toBe(4);
  });
});

describe("saving and going on", () => {
  test("s saves, --resume goes on, and the end is the same", async () => {
    const [first, rest] = [randomNumbers(20, "halves", 2), randomNumbers(1500, "rest")];
    const whole = await play([...first, ...rest]);
    const half = await play([...first, "s half.json", "q"]);
    expect(half.out).toContain("Saved. Go on with: coterie play --resume half.json");
    const resumed = await coterie(["play", "--resume", "half.json", "--save", "whole.json"], {
      input: rest,
    });
    expect(resumed.code).toBe(0);
    const ending = (out: string): string | undefined =>
      /^── The game is over[^\0]*?\nThe city.*\n(?: {2}.*\n)+/m.exec(out)?.[0];
    expect(ending(whole.out)).toMatch(/^ {2}Nights +\d+$/m);
    expect(ending(resumed.out)).toBe(ending(whole.out));
    expect(get("whole.json").outcome).not.toBeNull();
    expect(get("half.json").outcome).toBeNull();
  });

  test("q offers to save", async () => {
    const { out } = await play([1, "q", "kept.json"]);
    expect(out).toContain("Save the record?");
    expect(get("kept.json").game).toBe(GAME);
    expect((await play([1, "q", ""])).out).toContain("Not saved.");
    expect((await play([1, "q"])).code).toBe(0);
  });

  test("--save keeps the record also when the input ends", async () => {
    await play([1, 1], "--save", "cut.json");
    // Three day effects that change nothing are answered without asking.
    expect(get("cut.json").answers).toHaveLength(5);
  });

  test("at a terminal --save keeps every decision at once", async () => {
    const argv = ["play", GAME, "--seed", "table", "--save", "live.json"];
    await coterie(argv, { input: [1, 1, 1], isTerminal: true });
    expect((get("live.json").answers as unknown[]).length).toBeGreaterThanOrEqual(3);
  });

  test.skipIf(!existsSync("/dev/full"))(
    "a full disk is told of once while the game goes on, and the exit code says so",
    async () => {
      const argv = ["play", GAME, "--seed", "table", "--save", "/dev/full"];
      const { code, out } = await coterie(argv, { input: [1, 1, 1], isTerminal: true });
      const told = [...out.matchAll(/Not saved: cannot write\s+\/dev\/full: the disk is full/g)];
      expect(told).toHaveLength(2);
      expect(out).toMatch(/The game goes on; s FILE\s+saves it\s+elsewhere/);
      expect(code).toBe(1);
    },
  );

  test.each([
    ["nowhere/game.json", /cannot write nowhere\/game\.json: there is no such folder/],
    [".", /cannot write \.: it is a folder/],
  ])("--save %s is refused before the game begins", async (file, sentence) => {
    const { code, out, err } = await play([1], "--save", file);
    expect(err).toMatch(sentence);
    expect(out).toBe("");
    expect(code).toBe(2);
  });

  test("a place that cannot be written to loses nothing", async () => {
    const { code, out } = await play([1, "s no/such/folder.json", "s", 1, "s ok.json"]);
    expect(code).toBe(0);
    expect(out).toMatch(/Not saved: cannot write no\/such\/folder\.json: there is no such folder/);
    expect(out).toContain("Save where?");
    expect((get("ok.json").answers as unknown[]).length).toBeGreaterThanOrEqual(2);
  });
});
