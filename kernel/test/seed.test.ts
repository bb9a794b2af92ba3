import { commitment, commitmentOf, isSecret, keyOf, seedFrom, startPlay } from "@coterie/kernel";
import { expect, test } from "vitest";
import { lanterns } from "../src/tiny/lanterns.js";

const secret = "00112233445566778899aabbccddeeff";

test("a play shows the commitment to its secret and not the secret", () => {
  const { play } = startPlay(lanterns, {}, { secret, nonces: ["a", "b"] });
  expect(commitment(play)).toBe(commitmentOf(secret));
  expect(commitment(play)).not.toContain(secret);
  expect(commitmentOf(secret)).not.toBe(commitmentOf(`${secret}00`));
});

test("the key depends on the secret and on the nonce of every seat", () => {
  const key = keyOf({ secret, nonces: ["a", "b"] });
  expect(keyOf({ secret, nonces: ["a", "c"] })).not.toBe(key);
  expect(keyOf({ secret, nonces: ["c", "b"] })).not.toBe(key);
  expect(keyOf({ secret, nonces: ["b", "a"] })).not.toBe(key);
  expect(keyOf({ secret: `${secret}00`, nonces: ["a", "b"] })).not.toBe(key);
  expect(keyOf({ secret, nonces: ["a", "b"] })).toBe(key);
});

test("a nonce with a comma in it is not two nonces", () => {
  expect(keyOf({ secret, nonces: ["a,b"] })).not.toBe(keyOf({ secret, nonces: ["a", "b"] }));
});

test("a word that a person can type makes a whole secret", () => {
  expect(isSecret(seedFrom("moon").secret)).toBe(true);
  expect(seedFrom("moon")).toEqual(seedFrom("moon"));
  expect(seedFrom("moon")).not.toEqual(seedFrom("noon"));
});

test("the commitment says nothing that the key is made of", () => {
  expect(commitmentOf(secret)).not.toBe(keyOf({ secret, nonces: [] }));
});
