import { Refusal } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { bloodOrders } from "../../src/index.js";
import { start } from "../support/start.js";

const house = bloodOrders();

describe("BO-2.3 what a setup says", () => {
  test("BO-2.3 left out: two players, start player at random", () => {
    const plain = { players: 2, start: "random" };
    expect(house.readSetup({})).toEqual(plain);
    expect(house.readSetup(undefined)).toEqual(plain);
    expect(house.readSetup(null)).toEqual(plain);
    expect(house.readSetup({ players: 3 })).toEqual({ players: 3, start: "random" });
    expect(house.readSetup({ start: 2 })).toEqual({ players: 2, start: 2 });
  });

  test("BO-8.2 known cards are tracked only where the setup says so", () => {
    const usual = { players: 2, start: "random" };
    expect(house.readSetup({ trackKnownCards: false })).toEqual(usual);
    const tracked = house.readSetup({ trackKnownCards: true });
    expect(tracked).toEqual({ ...usual, trackKnownCards: true });
    expect(house.readSetup(tracked)).toEqual(tracked);
    expect(start({ trackKnownCards: true }).position.tracked).toBe(true);
    expect(start({}).position).not.toHaveProperty("tracked");
  });

  test("BO-2.3 a setup that was read can be read again", () => {
    for (const given of [
      { players: 4, start: 3 },
      { players: 2, start: "random" },
    ]) {
      expect(house.readSetup(house.readSetup(given))).toEqual(given);
    }
  });

  test.each([2, 3, 4])("BO-1.1 BO-2.3 %i players have as many seats", (players) => {
    expect(house.seats(house.readSetup({ players }))).toBe(players);
    expect(start({ players }).position.players).toHaveLength(players);
  });
});

describe("BO-2.3 what is refused, and the words for it", () => {
  const WHOLE = "players: expected a whole number from 2 to 4";
  const SEAT = 'start: expected "random" or the number of a seat, from 1 to 4';

  test.each([
    { setup: { players: 1 }, why: "players: expected at least 2" },
    { setup: { players: 5 }, why: "players: expected at most 4" },
    { setup: { players: 2.5 }, why: WHOLE },
    { setup: { players: "3" }, why: WHOLE },
    { setup: { players: null }, why: WHOLE },
    { setup: { start: "me" }, why: SEAT },
    { setup: { start: 1.5 }, why: SEAT },
    { setup: { start: 3 }, why: "start: there are only 2 players; expected 1 to 2" },
    { setup: { trackKnownCards: "yes" }, why: "trackKnownCards: expected true or false" },
    { setup: { players: 3, start: 4 }, why: "start: there are only 3 players; expected 1 to 3" },
  ])("BO-2.3 $setup", ({ setup, why }) => {
    expect(() => house.readSetup(setup)).toThrow(
      new Refusal("bad-setup", `the setup cannot be used: ${why}`),
    );
  });

  test.each([
    { setup: { start: 0 }, why: SEAT },
    { setup: { start: 5 }, why: SEAT },
    { setup: { players: 2, seed: "x" }, why: /setup: .*"seed"/ },
    { setup: [], why: /setup: .*expected object, received array/ },
    { setup: "two", why: /setup: .*expected object, received string/ },
  ])("BO-2.3 $setup names the field", ({ setup, why }) => {
    expect(() => house.readSetup(setup)).toThrow(why);
    expect(() => house.readSetup(setup)).toThrow(Refusal);
  });

  test("BO-2.3 all faults are told at once", () => {
    expect(() => house.readSetup({ players: 1, start: "me" })).toThrow(
      `the setup cannot be used: players: expected at least 2; ${SEAT}`,
    );
  });
});
