import { type AnyGame, startPlay, toRecord } from "@coterie/kernel";
import { expect, test } from "vitest";
import { houseShelf } from "../../src/shelf.js";
import { answersIn } from "./support/requests.js";
import { isRecordOfTheEnd } from "./support/told-record.js";

test("the record of a game given up is told apart in answers that came in one breath", () => {
  const game = houseShelf().usual("blood-orders") as AnyGame;
  const seed = { secret: "5".repeat(64), nonces: [] };
  const record = JSON.stringify(toRecord(startPlay(game, { players: 2 }, seed).play));
  const [refused, told] = answersIn(
    `HTTP/1.1 403 Forbidden\r\nvary: origin\r\n\r\n{}HTTP/1.1 200 OK\r\nvary: origin\r\n\r\n${record}`,
  );
  expect(isRecordOfTheEnd(refused, new Set([seed.secret]))).toBe(false);
  expect(isRecordOfTheEnd(told, new Set([seed.secret]))).toBe(true);
  expect(isRecordOfTheEnd(told, new Set()), "of a game that runs").toBe(false);
});
