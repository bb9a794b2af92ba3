import { fileURLToPath } from "node:url";
import { describe, expect, test } from "vitest";
import { coterie, finishedRecord, get, put } from "./support.js";

const file = await finishedRecord("game.json");

interface Answers {
  answers: { seat: number; key: string; check: string }[];
}

test("a record is played again, checked and summed up", async () => {
  const { code, out } = await coterie(["replay", file]);
  expect(code).toBe(0);
  expect(out).toMatch(/(Victory|Defeat): /);
  expect(out).toMatch(/Checked: \d+ answers, the commitment to the seed/);
});

test("--log tells the whole game, --json sums it up", async () => {
  const { out } = await coterie(["replay", file, "--log"]);
  expect(out).toMatch(/^> You: /m);
  expect(JSON.parse((await coterie(["replay", file, "--json"])).out)).toMatchObject({
    outcome: get(file).outcome,
    hash: get(file).hash,
  });
});

/** Changes one thing in a copy of the record. */
function tampered(change: (record: Record<string, unknown> & Answers) => void): string {
  const record = get(file) as Record<string, unknown> & Answers;
  change(record);
  return put("tampered.json", record);
}

test.each<[string, (record: Record<string, unknown> & Answers) => void, RegExp]>([
  [
    "another answer",
    ({ answers }) => {
      answers[3].key = "victory";
    },
    /answer 4 \(seat 0, victory\) does not fit: "victory" is not offered/,
  ],
  [
    "another check",
    ({ answers }) => {
      answers[2].check = "00000000";
    },
    /answer 3 .* leads to a position with hash .*; the record says 00000000/,
  ],
  [
    "an answer left out",
    ({ answers }) => {
      answers.splice(1, 1);
    },
    /answer 2 /,
  ],
  [
    "another outcome",
    (record) => {
      record.outcome = "victory";
    },
    /the record says the outcome is victory; the replay gives defeat/,
  ],
  [
    "another commitment",
    (record) => {
      record.commitment = "ff";
    },
    /the commitment to the seed is ff in the record; expected/,
  ],
  [
    "another final hash",
    (record) => {
      record.hash = "ff";
    },
    /the final hash is/,
  ],
  [
    "another game",
    (record) => {
      record.game = "chess";
    },
    /is of the game "chess"; expected one of: masters-of-the-night/,
  ],
  [
    "no record at all",
    (record) => {
      delete record.seed;
    },
    /not a record: seed: expected/,
  ],
])("is refused with the first difference: %s", async (_name, change, sentence) => {
  const { code, err } = await coterie(["replay", tampered(change)]);
  expect(err).toMatch(sentence);
  expect(code).toBe(1);
});

test("a game that is over can be opened again, but not gone on with", async () => {
  const { code, out } = await coterie(["play", "--resume", file], { input: [1, "q"] });
  expect(code).toBe(0);
  expect(out).toContain("The game is over");
});

describe("a record of a game with secrets", () => {
  const record = fileURLToPath(
    new URL("../../games/blood-orders/records/duel.json.gz", import.meta.url),
  );

  test("is told with the eyes of the seat that is asked for", async () => {
    const first = await coterie(["replay", record, "--log"]);
    const second = await coterie(["replay", record, "--log", "--seat", "2"]);
    expect(first.out).toContain("> Player 1: ");
    expect(first.out).not.toContain("> Player 2: ");
    expect(second.out).toContain("> Player 2: ");
    expect(second.out).not.toContain("> Player 1: ");
  });

  test("has no seat that did not play", async () => {
    const { code, err } = await coterie(["replay", record, "--seat", "3"]);
    expect(code).not.toBe(0);
    expect(err).toContain("--seat is 3; expected 1 to 2");
  });
});
