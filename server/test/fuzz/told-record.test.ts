import { type AnyGame, startPlay, toRecord } from "@coterie/kernel";
import { expect, test } from "vitest";
import { houseShelf } from "../../src/shelf.js";
import { answersIn } from "./support/requests.js";
import { isRecordOfTheEnd } from "./support/told-record.js";

const GAMES = [
  ["blood-orders", { players: 2 }],
  ["masters-of-the-night", { vampires: 2, players: 1 }],
] as const;

test.each(GAMES)("the record of a %s given up is told apart in one breath", (id, setup) => {
  const game = houseShelf().usual(id) as AnyGame;
  const seed = { secret: "5".repeat(64), nonces: [] };
  const record = JSON.stringify(toRecord(startPlay(game, setup, seed).play));
  const [refused, told] = answersIn(
    asBytes(
      `HTTP/1.1 403 Forbidden\r\nvary: origin\r\n\r\n{}HTTP/1.1 200 OK\r\nvary: origin\r\n\r\n${record}`,
    ),
  );
  expect(isRecordOfTheEnd(refused, new Set([seed.secret]))).toBe(false);
  expect(isRecordOfTheEnd(told, new Set([seed.secret]))).toBe(true);
  expect(isRecordOfTheEnd(told, new Set()), "of a game that runs").toBe(false);
});

/** As a socket gives them, before anybody knows that they are text. */
function asBytes(text: string): string {
  return Buffer.from(text).toString("latin1");
}
