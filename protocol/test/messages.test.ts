import {
  type ClientMessage,
  clientMessageSchema,
  joinSchema,
  MAX_SEAT_TIME,
  MIN_SEAT_TIME,
  mineSchema,
  openSchema,
  PROTOCOL,
  redeemSchema,
} from "@coterie/protocol";
import { describe, expect, test } from "vitest";
import type { z } from "zod";

const accepts = (schema: z.ZodType, raw: unknown): boolean => schema.safeParse(raw).success;

describe("what a client may send over a socket", () => {
  const good: readonly ClientMessage[] = [
    { t: "hello", protocol: PROTOCOL, table: "abc" },
    {
      t: "hello",
      protocol: 7,
      table: "abc",
      pass: "f".repeat(64),
      have: [[-1, 0]],
    },
    {
      t: "hello",
      protocol: PROTOCOL,
      table: "abc",
      have: [
        [0, 5],
        [15, 9],
      ],
    },
    { t: "do", id: 0, command: { do: "start" } },
    { t: "do", id: 7, command: { do: "answer", seat: 0, question: "0.1", keys: ["pass"] } },
    { t: "sync", to: -1, have: 0 },
    { t: "ping" },
  ];
  for (const message of good) {
    test(JSON.stringify(message).slice(0, 60), () => {
      expect(clientMessageSchema.parse(message)).toEqual(message);
      expect(accepts(clientMessageSchema, { ...message, more: 1 })).toBe(false);
    });
  }

  const bad: Readonly<Record<string, unknown>> = {
    nothing: null,
    "a text": "hello",
    "a list": [{ t: "ping" }],
    "no kind": {},
    "a kind that servers send": { t: "bye", code: "gone", message: "" },
    "an unknown kind": { t: "eval", code: "1" },
    "hello without a table": { t: "hello", protocol: 1 },
    "hello with a version in words": { t: "hello", protocol: "1", table: "abc" },
    "hello to a very long table": { t: "hello", protocol: 1, table: "x".repeat(65) },
    "hello with a very long pass": { t: "hello", protocol: 1, table: "a", pass: "x".repeat(129) },
    "hello that has seat 16": { t: "hello", protocol: 1, table: "a", have: [[16, 0]] },
    "hello that has less than nothing": { t: "hello", protocol: 1, table: "a", have: [[0, -1]] },
    "hello that has three": { t: "hello", protocol: 1, table: "a", have: [[0, 1, 2]] },
    "hello that has it eighteen times": {
      t: "hello",
      protocol: 1,
      table: "a",
      have: Array.from({ length: 18 }, () => [0, 1]),
    },
    "do without an id": { t: "do", command: { do: "start" } },
    "do with an id below zero": { t: "do", id: -1, command: { do: "start" } },
    "do with a huge id": { t: "do", id: 2 ** 60, command: { do: "start" } },
    "do without a command": { t: "do", id: 1 },
    "do with a bad command": { t: "do", id: 1, command: { do: "sit", seat: -1 } },
    "do with several commands": { t: "do", id: 1, command: [{ do: "start" }] },
    "sync of nobody": { t: "sync", to: -2, have: 0 },
    "sync with half a number": { t: "sync", to: 0, have: 0.5 },
  };
  for (const [what, message] of Object.entries(bad)) {
    test(`not: ${what}`, () => expect(accepts(clientMessageSchema, message)).toBe(false));
  }
});

describe("what opens a table", () => {
  const least = { game: "lanterns", name: "Ada" };

  test("needs a game and a name, and may say much more", () => {
    expect(openSchema.parse(least)).toEqual(least);
    const much = {
      ...least,
      setup: { seats: 3, deep: { list: [1, null] } },
      pack: { pieces: [] },
      policy: { behindMarks: "consent", fate: "anew" },
      listed: true,
      spectators: false,
      chat: false,
      seatTime: MIN_SEAT_TIME,
      nonce: "0123456789abcdef",
      seats: ["me", "open", { bot: "greedy" }],
    };
    expect(openSchema.parse(much)).toEqual(much);
    const { setup, pack, ...rest } = much;
    const later = { ...rest, from: { table: "abc", answer: 0 } };
    expect(openSchema.parse(later)).toEqual(later);
    expect(accepts(openSchema, { ...least, seatTime: null })).toBe(true);
  });

  const bad: Readonly<Record<string, unknown>> = {
    "no game": { name: "Ada" },
    "no name": { game: "lanterns" },
    "an invisible name": { ...least, name: "\u200b" },
    "a field more": { ...least, secret: "0".repeat(64) },
    "a setup that is a list": { ...least, setup: [1] },
    "an unknown policy": { ...least, policy: { behindMarks: "always", fate: "kept" } },
    "half a policy": { ...least, policy: { behindMarks: "free" } },
    "too short a time": { ...least, seatTime: MIN_SEAT_TIME - 1 },
    "too long a time": { ...least, seatTime: MAX_SEAT_TIME + 1 },
    "a seat for somebody else": { ...least, seats: ["Ben"] },
    "seventeen seats": { ...least, seats: new Array<string>(17).fill("me") },
    "a setup beside a position": { ...least, setup: {}, from: { table: "abc", answer: 0 } },
    "a pack beside a position": { ...least, pack: {}, from: { table: "abc", answer: 0 } },
    "an answer before the first": { ...least, from: { table: "abc", answer: -1 } },
  };
  for (const [what, raw] of Object.entries(bad)) {
    test(`not: ${what}`, () => expect(accepts(openSchema, raw)).toBe(false));
  }
});

test("who joins says a name, and perhaps a seat and a nonce", () => {
  expect(accepts(joinSchema, { name: "Ada" })).toBe(true);
  expect(accepts(joinSchema, { name: "Ada", seat: 1, nonce: "00ff00ff" })).toBe(true);
  expect(accepts(joinSchema, { name: "Ada", seat: -1 })).toBe(false);
  expect(accepts(joinSchema, { seat: 1 })).toBe(false);
  expect(accepts(joinSchema, { name: "Ada", host: true })).toBe(false);
});

test("who redeems says a code, and perhaps a name", () => {
  expect(accepts(redeemSchema, { code: "f".repeat(64) })).toBe(true);
  expect(accepts(redeemSchema, { code: "f".repeat(64), name: "Ada" })).toBe(true);
  expect(accepts(redeemSchema, { code: "f".repeat(129) })).toBe(false);
  expect(accepts(redeemSchema, { name: "Ada" })).toBe(false);
});

test("my tables are at most a hundred pairs of a table and its pass", () => {
  const one = { table: "abc", pass: "f".repeat(64) };
  expect(accepts(mineSchema, { tables: [] })).toBe(true);
  expect(accepts(mineSchema, { tables: new Array(100).fill(one) })).toBe(true);
  expect(accepts(mineSchema, { tables: new Array(101).fill(one) })).toBe(false);
  expect(accepts(mineSchema, { tables: [{ table: "abc" }] })).toBe(false);
});
