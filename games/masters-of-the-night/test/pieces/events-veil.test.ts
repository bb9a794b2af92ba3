import { expect, test } from "vitest";
import { reveal } from "../support/pieces.js";

/** Events that tear the veil, whatever else they bring. */
const TEARING = [
  "silver-splinter",
  "estate-auction",
  "customs-seizure",
  "debts-come-due",
  "desecrated-seals",
  "martial-law",
  "excommunication",
  "the-smugglers-tunnel",
  "ultimatum-on-every-channel",
  "live-from-the-helicopter",
  "consecrated-ground",
  "silver-rounds",
  "the-great-tithe",
  "column-of-torches",
];

test.each(TEARING)("event %s: its text costs 2 veil (MN-3.8)", (id) => {
  const t = reveal(id, { veil: 4 });
  while (t.question !== "night.act") t.answer(t.options[0]);
  const [lost] = t.factsOf("veil-lost");
  expect(lost).toEqual({ fact: "veil-lost", rule: "MN-3.8", n: 2, now: 2, why: "text" });
});
