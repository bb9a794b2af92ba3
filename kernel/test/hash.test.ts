import { canonical, hashOf, quickHash, sha256Hex } from "@coterie/kernel";
import fc from "fast-check";
import { expect, test } from "vitest";

test("the canonical form sorts fields and leaves out spaces and undefined fields", () => {
  const value = { b: [1, { d: null, c: "x" }], a: true, gone: undefined };
  expect(canonical(value)).toBe('{"a":true,"b":[1,{"c":"x","d":null}]}');
});

test("the canonical form is a text even for what is no data", () => {
  expect(canonical(undefined)).toBe("null");
  expect(canonical([undefined])).toBe("[null]");
});

test("the canonical form is JSON that reads back as the same data", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(JSON.parse(canonical(value))).toEqual(JSON.parse(JSON.stringify(value)));
    }),
  );
});

test("the order in which fields were made does not change the hash of record", () => {
  expect(hashOf({ x: 1, y: [2] })).toBe(hashOf({ y: [2], x: 1 }));
  expect(hashOf({ x: 1, y: [2] })).not.toBe(hashOf({ x: 1, y: [3] }));
});

test("the hash of record is SHA-256", () => {
  const abc = "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad";
  expect(sha256Hex("abc")).toBe(abc);
});

test.each([
  ["numbers", [0, 1, -1, 2, 1000, 2 ** 31 - 1]],
  ["texts", ["", "a", "b", "ab", "ba"]],
  ["truths", [true, false, null]],
  ["rows", [[], [0], [0, 0], [1], [0, 1], [1, 0]]],
  ["rows of rows", [[[], [7]], [[7], []], [[7, 7]], [[7], [7]]]],
])("the quick hash tells apart positions that differ in one cell, with %s", (_what, cells) => {
  const hashes = cells.map((cell) => quickHash({ before: [1, 2], cell, after: ["x"] }));
  expect(new Set(hashes).size).toBe(cells.length);
});

test("the quick hash tells apart texts that are cut differently", () => {
  expect(quickHash(["ab", "c"])).not.toBe(quickHash(["a", "bc"]));
});

test("the quick hash is a whole number that a double holds exactly", () => {
  fc.assert(
    fc.property(fc.jsonValue(), (value) => {
      expect(Number.isSafeInteger(quickHash(value))).toBe(true);
      expect(quickHash(value)).toBe(quickHash(value));
    }),
  );
});
