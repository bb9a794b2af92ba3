import { SPECTATOR } from "@coterie/kernel";
import { expect, test } from "vitest";
import { playWords } from "../../../src/index.js";
import { cards } from "../../support/reveal.js";
import { type TestTable, table } from "../../support/table.js";
import { pictureLines } from "./reader.js";

/** Three players in Orders; seat 0 has a Victim that was shown and one under a token. */
function orders(tracked: { tracked?: true }): TestTable {
  const self = { hand: cards("BB"), sure: ["v1-5"], piles: { dawn: ["v1-6"] } };
  return table({ phase: "orders", ...tracked, players: [self] }, { players: 3 });
}

function knownLines(t: TestTable, audience: number): string[] {
  const words = playWords(t.game);
  const lines = pictureLines(words.picture(t.game.view(t.state, audience).seen, audience));
  return lines.map(({ text }) => text).filter((text) => text.startsWith("Known cards: "));
}

test("BO-8.2 seats read known cards of the others at tables that track them", () => {
  const t = orders({ tracked: true });
  expect(knownLines(t, 1)).toEqual([
    "Known cards: v1-5, v1-6, 2 Bleeders",
    "Known cards: 4 Bleeders, 3 Elders",
  ]);
  expect(knownLines(t, 0)).toHaveLength(2);
});

test("BO-8.2 spectators never do, and no audience does at other tables", () => {
  expect(knownLines(orders({ tracked: true }), SPECTATOR)).toEqual([]);
  expect([0, 1, SPECTATOR].flatMap((audience) => knownLines(orders({}), audience))).toEqual([]);
});
