import { Refusal } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { housePack } from "../../src/index.js";
import { QUARTERS } from "../../src/state.js";
import { start } from "../support/start.js";
import { gameWith, table } from "../support/table.js";

const cardOf = (id: string) => {
  const card = housePack.pieces.find((piece) => piece.id === id);
  if (card === undefined) throw new Error(`no piece ${id}`);
  return card;
};

const actOf = (id: string): unknown =>
  "act" in cardOf(id) ? (cardOf(id) as { act: number }).act : 0;

describe("BO-2.1 the first deal", () => {
  test.each([
    { players: 2, quarters: 3 },
    { players: 3, quarters: 3 },
    { players: 4, quarters: 4 },
  ])("BO-2.1 $players players: $quarters Quarters, decks without what was dealt", (one) => {
    const { position } = start({ players: one.players });
    const quarters = Object.values(position.quarters);
    expect(quarters).toHaveLength(one.quarters);
    const dealt = quarters.map(({ victim }) => victim);
    expect(new Set([...dealt, ...position.victimDeck]).size).toBe(14);
    expect(position.victimDeck).toHaveLength(14 - one.quarters);
    expect(new Set(quarters.map(({ location }) => location)).size).toBe(one.quarters);
    expect(new Set([...position.market, ...position.ritualDeck]).size).toBe(12);
    expect(position.ritualDeck).toHaveLength(8);
    expect(position).toMatchObject({ day: 1, act: 1, discards: [], gone: [], brokenRituals: [] });
  });

  test("BO-2.1 nothing but Act I is on the table", () => {
    const { position } = start({ players: 4 });
    const ids = [
      ...Object.values(position.quarters).flatMap(({ location, victim }) => [location, victim]),
      ...position.victimDeck,
      ...position.ritualDeck,
      ...position.market,
    ];
    expect(ids).toHaveLength(4 + 14 + 12);
    expect(ids.map((id) => actOf(id ?? ""))).toEqual(ids.map(() => 1));
  });

  test("BO-2.1 the first Ritual turned up is the oldest, at the right; the last the newest", () => {
    const t = start({ players: 2 });
    const [{ rituals }] = t.factsOf("market-filled") as { rituals: string[] }[];
    expect(rituals).toHaveLength(4);
    expect(t.position.market).toEqual(rituals.slice().reverse());
  });

  test("BO-2.1 the same seed deals the same, another seed another city", () => {
    const dealt = (seed: string): unknown => {
      const { quarters, market, victimDeck, ritualDeck } = start({ players: 4 }, seed).position;
      return [quarters, market, victimDeck, ritualDeck];
    };
    expect(dealt("one")).toEqual(dealt("one"));
    expect(dealt("one")).not.toEqual(dealt("two"));
  });

  test("BO-2.1 every Location and every Victim of Act I can be dealt anywhere", () => {
    const seen = new Set<string>();
    for (let i = 0; i < 120; i++) {
      const { quarters } = start({ players: 4 }, `deal ${i}`).position;
      for (const name of QUARTERS) {
        seen.add(`${name} ${quarters[name]?.location}`).add(`${name} ${quarters[name]?.victim}`);
      }
    }
    expect(seen.size).toBe(4 * (12 + 14));
  });

  test("BO-2.1 BO-8.3 nobody sees the decks, and the Locations left out are nowhere", () => {
    const t = start({ players: 3 });
    const known = Object.values(t.position.quarters).map(({ location }) => location);
    const left = housePack.pieces.filter(
      (piece) => piece.kind === "location" && piece.act === 1 && !known.includes(piece.id),
    );
    expect(left).toHaveLength(9);
    const text = JSON.stringify(t.position);
    expect(left.filter(({ id }) => text.includes(`"${id}"`))).toEqual([]);
    for (const audience of [-1, 0, 1, 2]) {
      const { victimDeck, ritualDeck } = t.game.view(t.state, audience).seen;
      expect(victimDeck.cards).toHaveLength(11);
      expect(new Set([...victimDeck.cards, ...ritualDeck.cards]).size).toBe(1);
    }
  });

  test("BO-2.1 the deal is told, Quarter by Quarter, and then the market", () => {
    const t = start({ players: 2 });
    const { north, south, east } = t.position.quarters;
    const dealt = Object.entries({ north, south, east }).map(([space, quarter]) => ({
      fact: "dealt",
      rule: "BO-2.1",
      space,
      location: quarter?.location,
      card: quarter?.victim,
      now: quarter?.die,
    }));
    expect(t.factsOf("dealt")).toEqual(dealt);
    expect(t.facts.map(({ fact }) => fact)).toEqual([
      "start-player",
      "dealt",
      "dealt",
      "dealt",
      "market-filled",
      "day-begins",
    ]);
  });
});

describe("BO-2.2 Night spaces and dice", () => {
  test("BO-2.2 3 Blood, Influence as the Victim costs, and a die of both Fears", () => {
    const found = new Set<number>();
    for (let i = 0; i < 20; i++) {
      for (const quarter of Object.values(start({ players: 4 }, `night ${i}`).position.quarters)) {
        const place = cardOf(quarter.location);
        const victim = cardOf(quarter.victim ?? "");
        if (place.kind !== "location" || victim.kind !== "victim") throw new Error("wrong kind");
        const die = Math.min(6, Math.max(1, place.fear + victim.fear));
        expect(quarter).toMatchObject({ blood: 3, influence: victim.cost, die });
        found.add(place.fear + victim.fear);
      }
    }
    expect(found.size).toBeGreaterThan(3);
  });

  test.each([0, 4])("BO-2.2 a Victim that costs %i brings as much Influence", (cost) => {
    const [victim] = housePack.pieces.flatMap((piece) =>
      piece.kind === "victim" && piece.act === 1 ? [piece] : [],
    );
    const game = gameWith({ house: true, pieces: [{ ...victim, cost }] });
    // One deal after the other, until the changed Victim lies in the city.
    for (let i = 0; ; i++) {
      const { quarters } = start({ players: 4 }, `cost ${i}`, game).position;
      const found = Object.values(quarters).find((quarter) => quarter.victim === victim.id);
      if (found === undefined) continue;
      expect(found).toMatchObject({ blood: 3, influence: cost });
      return;
    }
  });
});

describe("BO-2.3 the players", () => {
  test.each([2, 3, 4])("BO-2.3 %i players begin alike", (players) => {
    const { position } = start({ players });
    expect(position.players).toEqual(
      Array.from({ length: players }, () => ({
        blood: 7,
        influence: 5,
        vp: 0,
        fear: 0,
        hand: [...new Array<string>(4).fill("bleeder"), ...new Array<string>(3).fill("elder")],
        sure: [],
        piles: { dawn: [], dusk: [], night: [] },
        torpor: [],
        rituals: [],
        boosts: { dawn: 0, dusk: 0, night: 0 },
      })),
    );
    expect(position).toMatchObject({ tokens: [], planned: false, revealed: false, used: [] });
  });

  test.each([1, 2, 3])("BO-2.3 a start player that is given, seat %i as people count", (seat) => {
    for (let i = 0; i < 10; i++) {
      const t = start({ players: 3, start: seat }, `given ${i}`);
      t.expectPosition({ startPlayer: seat - 1 });
      expect(t.factsOf("start-player")).toEqual([
        { fact: "start-player", rule: "BO-2.3", seat: seat - 1 },
      ]);
      t.planNothing();
      expect(t.seat).toBe(seat - 1);
    }
  });

  test("BO-2.3 a position whose start player does not play is refused", () => {
    expect(() => table({ phase: "orders", startPlayer: 2 })).toThrow(Refusal);
    expect(() => table({ phase: "orders", startPlayer: 2 }, { players: 3 })).not.toThrow();
  });

  test.each([2, 3, 4])("BO-2.3 of %i players each may be drawn, about as often", (players) => {
    const times = new Array<number>(players).fill(0);
    for (let i = 0; i < 40 * players; i++) {
      const t = start({ players }, `drawn ${i}`);
      times[t.position.startPlayer]++;
      expect(t.factsOf("start-player")).toMatchObject([{ seat: t.position.startPlayer }]);
    }
    for (const n of times) expect(n).toBeGreaterThan(20);
  });
});
