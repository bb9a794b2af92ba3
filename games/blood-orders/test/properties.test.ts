import { advance, dice, newContext, playAtRandom, SPECTATOR, swiftChance } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { bloodOrders, type State } from "../src/index.js";
import { disguise } from "./support/disguise.js";
import { gameWith } from "./support/table.js";
import { wholeGame } from "./support/whole-game.js";

const house = bloodOrders();
const plain = gameWith({});

/** Some positions of a game at random, evenly spread. */
function somePositions(
  players: number,
  every: number,
  look: (state: State, at: number) => void,
): void {
  let at = 0;
  wholeGame(house, { players }, `${players} of ${every}`, (state) => {
    if (state.outcome === 0 && at++ % every === 0) look(state, at);
  });
}

describe("what is imagined is a position like any other", () => {
  test.each([2, 3, 4])(
    "BO-8.3 of %i players: it looks the same to its audience, and is sound",
    (players) => {
      somePositions(players, 17, (state, at) => {
        for (const audience of [0, players - 1, SPECTATOR]) {
          const from = house.view(state, audience);
          const before = JSON.stringify(from);
          const other = house.imagine(from, swiftChance(`${at}`));
          expect(JSON.stringify(from)).toBe(before);
          expect(house.faults(other)).toEqual([]);
          advance(house, newContext(house, other));
          expect(house.view(other, audience)).toEqual(from);
        }
      });
    },
  );

  test.each([2, 3, 4])("BO-8.3 of %i players: it can be played to the end", (players) => {
    somePositions(players, 150, (state, at) => {
      const other = house.imagine(house.view(state, at % players), swiftChance(`${at}`));
      const run = newContext(house, other);
      advance(house, run);
      playAtRandom(house, run, dice(`on from ${at}`));
      expect(other.outcome).toBeGreaterThan(0);
      expect(house.faults(other)).toEqual([]);
    });
  });
});

describe("a position disguised by hand", () => {
  test.each([2, 3, 4])(
    "BO-8.2 of %i players: to its audience it is the same, to the byte",
    (players) => {
      let changed = 0;
      somePositions(players, 7, (state, at) => {
        for (const audience of [0, players - 1, SPECTATOR]) {
          const other = disguise(house.copy(state), audience, dice(`disguise ${at}`));
          if (JSON.stringify(other) !== JSON.stringify(state)) changed++;
          const seen = JSON.stringify(house.view(other, audience));
          expect(seen, `position ${at}, audience ${audience}`).toBe(
            JSON.stringify(house.view(state, audience)),
          );
        }
      });
      expect(changed).toBeGreaterThan(50);
    },
  );
});

describe("whole games", () => {
  test.each([2, 3, 4])(
    "BO-4.1 BO-6.6 %i players: nine Days, every token placed on each of them",
    (players) => {
      for (const game of [house, plain]) {
        const placed = new Array<number>(players).fill(0);
        let days = 0;
        wholeGame(game, { players }, `nine ${players}`, (_state, facts) => {
          for (const { fact, seat = 0 } of facts) {
            if (fact === "placed") placed[seat]++;
            if (fact === "day-begins") days++;
          }
        });
        expect([days, placed]).toEqual([9, new Array<number>(players).fill(27)]);
      }
    },
  );

  test.each([2, 3, 4])(
    "BO-6.2 BO-6.5 %i players: at the beginning of a Day all is cleared away",
    (players) => {
      const first = players - 1;
      let days = 0;
      wholeGame(house, { players, start: first + 1 }, `days ${players}`, (state, facts) => {
        if (!facts.some(({ fact }) => fact === "day-begins")) return;
        days++;
        expect(state.startPlayer).toBe((first + state.day - 1) % players);
        expect(state.tokens).toEqual([]);
        expect([state.planned, state.revealed, state.used]).toEqual([0, 0, []]);
        expect([...state.torpor, ...state.piles].flat()).toEqual([]);
      });
      expect(days).toBe(9);
    },
  );

  test.each([2, 3, 4])(
    "BO-6.3 %i players without Rituals that change it: never more than 10 in hand",
    (players) => {
      let most = 0;
      wholeGame(plain, { players }, `limit ${players}`, (state, facts) => {
        if (!facts.some(({ fact }) => fact === "day-begins" || fact === "scored")) return;
        most = Math.max(most, ...state.hands.map((hand) => hand.length));
      });
      expect(most).toBeGreaterThan(5);
      expect(most).toBeLessThanOrEqual(10);
    },
  );
});
