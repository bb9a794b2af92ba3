import { describe, expect, test } from "vitest";
import { handShowing, refused, richHand, ritualVp } from "../support/faces.js";

/** What the house's Rituals ask for and are worth (BO-1.3, BO-4.4), as it shows in play. */

const ENOUGH = 20;
const ORDERS = ["dawn", "dusk", "night"];

const RITUALS: [id: string, victims: number, symbols: number[], blood: number, vp: number][] = [
  // Act I
  ["the-common-trough", 2, [1, 0, 1], 2, 1],
  ["felt-soled-vigil", 1, [0, 0, 2], 2, 1],
  ["lowering-the-lanterns", 1, [0, 2, 0], 1, 1],
  ["alms-for-the-unburied", 1, [2, 0, 0], 1, 1],
  ["the-drained-cup", 1, [0, 1, 0], 3, 1],
  ["vermin-communion", 1, [0, 0, 1], 2, 1],
  ["fleshers-thanksgiving", 1, [1, 0, 0], 1, 1],
  ["borrowed-faces", 1, [1, 1, 0], 1, 2],
  ["the-tallymans-grace", 2, [0, 1, 0], 1, 2],
  ["laying-up-for-winter", 2, [2, 0, 0], 2, 2],
  ["chalk-and-tallow", 2, [1, 1, 1], 1, 1],
  ["three-bells-rung", 2, [0, 0, 2], 3, 1],
  // Act II
  ["the-twin-gibbets", 2, [0, 2, 2], 3, 2],
  ["the-leech-confessional", 2, [0, 3, 0], 5, 4],
  ["oath-of-bared-steel", 2, [0, 0, 4], 3, 3],
  ["tithe-of-small-bones", 2, [1, 0, 3], 2, 2],
  ["the-terror-walks", 3, [0, 0, 4], 2, 3],
  ["wax-doubles", 3, [2, 2, 0], 2, 2],
  ["the-black-collegium", 2, [0, 4, 0], 3, 3],
  ["toll-of-thorns", 2, [2, 1, 0], 4, 3],
  ["brothers-of-the-knife", 3, [1, 0, 3], 3, 2],
  ["changeling-rite", 3, [3, 0, 0], 4, 2],
  ["the-debtors-moon", 2, [3, 1, 0], 3, 4],
  ["keys-of-the-ossuary", 2, [4, 0, 0], 2, 3],
  // Act III
  ["court-of-pale-crowns", 3, [1, 5, 0], 5, 4],
  ["the-gilded-gullet", 3, [4, 2, 0], 5, 5],
  ["crown-of-hush", 2, [0, 4, 2], 5, 6],
  ["anthem-of-dread", 2, [0, 0, 6], 4, 5],
  ["the-cistern-below", 2, [2, 0, 3], 7, 7],
  // It counts Rituals, so also itself.
  ["the-ninth-candle", 3, [2, 2, 2], 6, 5],
  ["synod-of-the-withered", 2, [0, 5, 0], 4, 5],
  ["chalice-of-the-drowned", 3, [5, 0, 0], 4, 6],
  ["the-long-last-night", 3, [0, 1, 6], 5, 6],
  ["hall-of-a-hundred-chairs", 4, [3, 0, 3], 4, 4],
  ["exhumers-mass", 3, [3, 3, 0], 6, 4],
  ["the-beggars-banquet", 4, [0, 1, 4], 4, 5],
];

describe("what Rituals ask for", () => {
  test.each(RITUALS)("BO-4.4 %s: %i Victims", (id, victims) => {
    expect(refused(id, richHand(victims), ENOUGH)).toBeUndefined();
    expect(refused(id, richHand(victims - 1), ENOUGH)).toBe("too-few-victims BO-4.4");
  });

  test.each(RITUALS)("BO-4.4 %s: of %i Victims the symbols %j", (id, _victims, symbols) => {
    expect(refused(id, handShowing(symbols), ENOUGH)).toBeUndefined();
    symbols.forEach((n, order) => {
      if (n === 0) return;
      const less = symbols.map((one, i) => (i === order ? one - 1 : one));
      const why = `too-few-${ORDERS[order]}-symbols BO-4.4`;
      expect(refused(id, handShowing(less), ENOUGH)).toBe(why);
    });
  });

  test.each(RITUALS)("BO-4.4 %s: its Blood", (id, _victims, _symbols, blood) => {
    expect(refused(id, richHand(5), blood)).toBeUndefined();
    expect(refused(id, richHand(5), blood - 1)).toBe("too-little-blood BO-4.4");
  });
});

test.each(RITUALS)("BO-7.1 %s: its VP", (id, _victims, _symbols, _blood, vp) => {
  expect(ritualVp(id)).toBe(vp);
});
