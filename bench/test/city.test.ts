import { dice } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import type { PeerCity } from "../src/peer/city.js";
import { optionsOf, type PeerOption, positionOf } from "../src/peer/play.js";
import { expectSame, keyOfPeer, playBoth, type Twins, twins } from "./lockstep.js";

const GAMES = 100;

type Chooser = (options: PeerOption[]) => PeerOption;

function playToEnd(both: Twins, choose: Chooser, played: Set<string>): string {
  for (;;) {
    expectSame(both);
    const { G, seat, outcome } = positionOf(both.peer);
    if (outcome !== undefined) return outcome;
    const option = choose(optionsOf(G, seat));
    playBoth(both, option);
    played.add(option.move);
  }
}

describe("the two versions of the city game play by the same rules", () => {
  test(`${GAMES} random games in lockstep: position, seat and options after every move`, () => {
    const pick = dice("lockstep");
    const random: Chooser = (options) => options[pick(options.length)];
    const played = new Set<string>();
    const outcomes = new Set<string>();
    for (let i = 0; i < GAMES; i++) {
      outcomes.add(playToEnd(twins(`random:${i}`, 2 + (i % 2)), random, played));
    }
    expect([...played].sort()).toEqual(["end", "expose", "fight", "move", "recruit"]);
    expect(outcomes).toContain("defeat");
  });

  test("with a short deck most games reach the dawn in both", () => {
    const pick = dice("short deck");
    const random: Chooser = (options) => options[pick(options.length)];
    const outcomes: string[] = [];
    for (let i = 0; i < GAMES / 2; i++) {
      const both = twins(`short:${i}`, 3, (G) => {
        G.deck = G.deck.slice(0, 24);
      });
      outcomes.push(playToEnd(both, random, new Set()));
    }
    expect(outcomes.filter((outcome) => outcome === "dawn").length).toBeGreaterThan(GAMES / 4);
  });
});

/** Plays the options with these keys on both sides and gives back the position. */
function play(both: Twins, keys: string[]): PeerCity {
  for (const key of keys) {
    const { G, seat } = positionOf(both.peer);
    const option = optionsOf(G, seat).find((offered) => keyOfPeer(offered) === key);
    expect(option, `${key} is offered`).toBeDefined();
    playBoth(both, option!);
    expectSame(both);
  }
  return positionOf(both.peer).G;
}

describe("by hand, on both", () => {
  const exposedAtDocks = (G: PeerCity): void => {
    G.exposed[0] = 2;
  };

  test("2.3 a strong die removes the agent and leaves the reserve", () => {
    const both = twins("2.3a", 2, (G) => {
      exposedAtDocks(G);
      G.dice = [5, 1];
    });
    const after = play(both, ["fight:5"]);
    expect(after.exposed[0]).toBe(1);
    expect(after.dice).toEqual([1]);
  });

  test("2.3 a weak die costs the minion, then the veil", () => {
    const both = twins("2.3b", 2, (G) => {
      exposedAtDocks(G);
      G.dice = [1, 2, 6];
    });
    const after = play(both, ["fight:1", "fight:2"]);
    expect([after.minions[0], after.supply, after.veil]).toEqual([0, 7, 5]);
    expect(after.exposed[0]).toBe(2);
  });

  test("3 the last die used brings four new ones", () => {
    const both = twins("3", 2, (G) => {
      exposedAtDocks(G);
      G.dice = [6];
    });
    expect(play(both, ["fight:6"]).dice).toHaveLength(4);
  });

  test("2 a turn ends after two actions or early, and the round goes on to the next mover", () => {
    const both = twins("2", 2);
    const cards = positionOf(both.peer).G.deck.length;
    play(both, ["move:mill", "move:gate"]);
    expect(positionOf(both.peer).seat).toBe(1);
    const after = play(both, ["end"]);
    expect(positionOf(both.peer).seat).toBe(0);
    expect(after.deck).toHaveLength(cards - 2);
  });

  test("1 and 4 a full district tears the veil, and without it the game is lost at once", () => {
    const both = twins("4", 3, (G) => {
      G.hidden = G.hidden.map(() => 3);
      G.veil = 1;
    });
    expectSame(both);
    expect(positionOf(both.peer).outcome).toBe("defeat");
    expect(positionOf(both.peer).G.deck, "only one card was drawn").toHaveLength(53);
  });
});
