import { describe, expect, test } from "vitest";
import { coterie, get, randomNumbers } from "./support.js";

const GAME = "blood-orders";
/** Clears a terminal and what can be scrolled back to. */
const CLEAR = "\u001b[3J\u001b[2J\u001b[H";
const ALL_IN_HAND = "1 1 1 1 1 1 1 1";
const ALL_TO_NIGHT = "4 4 4 4 4 4 4 1";

const play = (input: readonly (string | number)[], ...options: string[]) =>
  coterie(["play", GAME, "--seed", "table", "--start", "1", ...options], { input });

const atTerminal = (input: readonly (string | number)[], ...options: string[]) =>
  coterie(["play", GAME, "--seed", "table", "--start", "1", ...options], {
    input,
    isTerminal: true,
    env: { NO_COLOR: "1" },
  });

describe("a game with secrets at one screen", () => {
  test.each([2, 3, 4])("%i players play it to its end with piped numbers", async (players) => {
    const input = randomNumbers(6000, `seats ${players}`, 5);
    const { code, out } = await play(input, "--players", String(players));
    expect(code).toBe(0);
    expect(out).toContain("The game is over");
    expect(out).toContain(`══ Player ${players} ══`);
    expect(Math.max(...out.split("\n").map((line) => [...line].length))).toBeLessThanOrEqual(80);
  });

  test("the screen is hidden before the other player sits down", async () => {
    const { out } = await atTerminal(["", "4 4 4 4 4 4 4", 1, "", ALL_IN_HAND]);
    const [first, second] = out.split(CLEAR);
    expect(first).toContain("Player 1, press Enter when nobody else looks");
    expect(first).toContain("Night 10 (4 Bleeders, 3 Elders)");
    expect(second).toContain("Player 2, press Enter when nobody else looks");
    expect(second).not.toContain("Night 10 (4 Bleeders, 3 Elders)");
  });

  test("BO-8.2 known cards of the others are shown where the setup says so", async () => {
    const known = "Known cards: 4 Bleeders, 3 Elders";
    expect((await play([ALL_TO_NIGHT], "--trackKnownCards", "true")).out).toContain(known);
    expect((await play([ALL_TO_NIGHT], "--trackKnownCards", "false")).out).not.toContain(known);
    expect((await play([ALL_TO_NIGHT])).out).not.toContain(known);
    const { code, err } = await play([], "--trackKnownCards", "maybe");
    expect([code, err]).toEqual([2, expect.stringContaining("expected true or false")]);
  });

  test("nobody reads what the other answered, only what came of it", async () => {
    const place = "place:night:north";
    const { out } = await play([ALL_TO_NIGHT, ALL_IN_HAND, place, "end"]);
    const sittings = out.split("══ Player 2 ══");
    const last = sittings[sittings.length - 1];
    expect(out).toMatch(/> Player 1: .*Night/);
    expect(last).not.toContain("> Player 1:");
    expect(last).toMatch(/Player 1 places a .*token.*North/);
    expect(last).not.toMatch(/Player 1 places.*Night/);
  });

  test("each player is told what happened since it last sat there", async () => {
    const { out } = await play([ALL_TO_NIGHT, ALL_IN_HAND, "scavenge:2", "place:dawn:east", "end"]);
    const sittings = out.split("══ Player 2 ══");
    expect(sittings[sittings.length - 1]).toMatch(/Player 1 .*2 Blood/);
  });

  test("a player who is ready may take its plan back", async () => {
    const { out } = await play([ALL_TO_NIGHT, "t 1", ALL_IN_HAND]);
    expect(out).toContain("Player 1 decides again.");
    expect(out.split("══ Player 1 ══")).toHaveLength(3);
  });

  test("undo takes back what was planned so far, and nothing that was seen", async () => {
    const { out } = await play([4, 4, "u", ALL_IN_HAND, ALL_IN_HAND, "place:dawn:north", "u", "u"]);
    expect(out).toContain("Taken back: all that you have decided in this phase.");
    expect(out).toMatch(/Taken back: .*Dawn.*North/);
    expect(out).toContain("That cannot be taken back: others have seen it since.");
  });

  test("a note is for its writer's eyes, and in no record", async () => {
    const { out } = await play(
      ["n Night for the North", 4, "4 4 4 4 4 4 1", "p", ALL_IN_HAND],
      "--save",
      "noted.json",
    );
    const [, first, second] = out.split(/══ Player \d ══/);
    expect(first).toContain("Your note: Night for the North");
    expect(second).not.toContain("Your note");
    expect(JSON.stringify(get("noted.json"))).not.toContain("for the North");
  });

  test("nobody takes back in the open what was not decided in secret", async () => {
    const { out } = await play([ALL_IN_HAND, ALL_IN_HAND, "t 2"]);
    expect(out).toContain("Player 2 has decided nothing in secret that could be taken back.");
  });

  test("several answers on one line do not answer what comes new", async () => {
    const { out } = await play([ALL_IN_HAND, ALL_IN_HAND, "place:dawn:altar 1"]);
    expect(out).toContain("· BO-4.4 ");
    expect(out).not.toContain("takes no Ritual");
  });

  test("several answers on one line stop at the first that means nothing", async () => {
    const { out } = await play(["4 4 9 4"]);
    expect(out).toContain("There is no option 9.");
    expect(out).toContain("(card 3 of 7)");
    expect(out).not.toContain("(card 4 of 7)");
  });
});

describe("bots in empty seats", () => {
  test("one name fills all seats but the first", async () => {
    const { code, out } = await play(randomNumbers(4000, "company", 5), "--bots", "random");
    expect(code).toBe(0);
    expect(out).toContain("The game is over");
    expect(out).not.toContain("══ Player 2 ══");
  });

  test("seats can be filled one by one, and what nobody knows is refused", async () => {
    const all = await play([], "--bots", "random,random");
    expect(all.out).toContain("The game is over");
    const unknown = await play([], "--bots", "human,oracle");
    expect(unknown.code).not.toBe(0);
    expect(unknown.err).toContain('there is no bot "oracle"');
    const many = await play([], "--bots", "human,random,random");
    expect(many.err).toContain("--bots names 3 seats, but there are 2");
  });
});

test("a piece is told with what it shows", async () => {
  const { out } = await play(["c occultist"]);
  expect(out).toContain("scholar · 0 Dawn, 2 Dusk, 1 Night · Fear 2 · 1 VP · Dusk for 2 Influence");
  const { out: all } = await coterie(["content", GAME]);
  expect(all).toMatch(/Wax Doubles .*\n {4}\d VP · for 3 Victims/);
});

test("an option of another game is refused", async () => {
  const { code, err } = await play([], "--vampires", "3");
  expect(code).not.toBe(0);
  expect(err).toContain("blood-orders knows no --vampires; expected some of: --players, --start");
});
