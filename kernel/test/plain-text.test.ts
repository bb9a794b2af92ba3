import { expect, test } from "vitest";
import { invisibleCharacters, plainly } from "../src/index.js";

test.each([
  ["an escape sequence", "\u001b[2Jmoon", "U+001B", "<U+001B>[2Jmoon"],
  ["a bell", "mo\u0007on", "U+0007", "mo<U+0007>on"],
  ["another line", "moon\n", "U+000A", "moon<U+000A>"],
  ["a control character of eight bits", "\u009b2J", "U+009B", "<U+009B>2J"],
  ["another direction", "mo\u202eno", "U+202E", "mo<U+202E>no"],
  ["an isolated direction", "\u2066moon", "U+2066", "<U+2066>moon"],
  ["nothing that is seen", "mo\u200bon", "U+200B", "mo<U+200B>on"],
  ["a tag", "moon\u{e0041}", "U+E0041", "moon<U+E0041>"],
  ["half a character", "moon\ud800", "U+D800", "moon<U+D800>"],
  ["a line separator", "mo\u2028on", "U+2028", "mo<U+2028>on"],
])("a text with %s is not plain", (_what, text, code, written) => {
  expect(invisibleCharacters(text)).toEqual([code]);
  expect(plainly(text)).toBe(written);
});

test("each character is named once", () => {
  expect(invisibleCharacters("\u001b\u202e\u001b")).toEqual(["U+001B", "U+202E"]);
});

test.each([
  "Storm Lantern",
  "Čachtická’s “mirror” – 3 ½",
  "شب",
  "吸血鬼",
  "می\u200cخواهم",
  "👩\u200d🚀 ❤\ufe0f",
])("%s stays as it is", (text) => {
  expect(invisibleCharacters(text)).toEqual([]);
  expect(plainly(text)).toBe(text);
});
