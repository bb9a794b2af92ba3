import { describe, expect, test } from "vitest";
import { location, ritual } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";
import { modifier } from "../support/rites.js";
import { table } from "../support/table.js";
import { scene } from "./seen.js";

describe("the Altar", () => {
  const t = table(
    {
      phase: "orders",
      players: [
        { hand: ["v1-5", "v1-6"], blood: 2, rituals: ["r1-6"] },
        { hand: [], blood: 9 },
      ],
      market: [null, "r1-1", "r1-2", "r1-3"],
      ritualDeck: [],
    },
    {
      pieces: [
        ritual("r1-1", { name: "Vigil", vp: 4, requires: { victims: 2, dawn: 2, blood: 3 } }),
        ritual("r1-2", { requires: { victims: 0, night: 3, blood: 0 } }),
        ritual("r1-3", { requires: { victims: 0, blood: 4 } }),
        modifier("r1-6", "ritual-blood", -1),
      ],
    },
  );

  test("a Ritual of the market, with what it asks of whoever looks", () => {
    const card = {
      place: "ritual:r1-1",
      id: "r1-1",
      name: "Vigil",
      kind: "ritual",
      text: "",
      printed: "4 VP · for 2 Victims with at least 2 Dawn; 3 Blood",
      vp: 4,
      requires: { victims: 2, dawn: 2, blood: 3 },
    };
    expect(scene(t, 0).altar.market.slice(0, 2)).toEqual([
      null,
      {
        ...card,
        needs: "2 Victims with at least 2 Dawn; 2 Blood",
        isPossible: true,
        missing: null,
      },
    ]);
    expect(scene(t).altar.market[1]).toEqual({
      ...card,
      needs: "2 Victims with at least 2 Dawn; 3 Blood",
      isPossible: null,
      missing: null,
    });
  });

  test("what is missing, for each seat", () => {
    const missing = (seat: number) =>
      scene(t, seat).altar.market.map((offer) => offer?.missing?.reason ?? offer?.isPossible);
    expect(missing(0)).toEqual([undefined, true, "too-few-night-symbols", "too-little-blood"]);
    expect(missing(1)).toEqual([undefined, "too-few-victims", "too-few-night-symbols", true]);
    expect(scene(t, 0).altar.market[3]?.missing?.words).toBe("not enough Blood");
  });

  test("place, name and a word of help", () => {
    const { place, name, text } = scene(t).altar;
    expect([place, name]).toEqual(["altar", "The Altar"]);
    expect(text).toMatch(/^Take a Ritual/);
  });
});

describe("the Catacombs and the decks", () => {
  test("Bleeders and Elders that are left", () => {
    const t = table({
      phase: "orders",
      players: [
        { hand: cards("BB"), piles: { dawn: cards("BE") } },
        { hand: cards("E"), torpor: cards("EE") },
      ],
    });
    const { place, name, text, decks } = scene(t, 1).catacombs;
    expect([place, name]).toEqual(["catacombs", "The Catacombs"]);
    expect(text).toMatch(/^Take a Bleeder/);
    expect(decks.map(({ place: at, left }) => [at, left])).toEqual([
      ["catacombs:bleeder", 33],
      ["catacombs:elder", 32],
    ]);
    expect(decks[1]).toMatchObject({
      kind: "elder",
      symbols: { dawn: 0, dusk: 1, night: 2 },
      printed: "0 Dawn, 1 Dusk, 2 Night",
    });
  });

  test("sizes and the discard", () => {
    const t = table({ phase: "orders", discards: ["v1-7", "v1-8"] });
    const { victimDeck, ritualDeck, discards } = scene(t);
    expect(victimDeck).toEqual({ place: "victim-deck", size: 3, known: [] });
    expect(ritualDeck).toEqual({ place: "ritual-deck", size: 2 });
    expect(discards.map(({ place }) => place)).toEqual(["discard:v1-7", "discard:v1-8"]);
  });

  test("what was looked at is known to whoever looked", () => {
    const t = reveal(
      [{ piles: { dawn: cards("BB") } }, {}],
      [token(0, "north", "dawn")],
      { victimTop: ["v1-6", "v1-4"] },
      { pieces: [location("loc1-1", { effect: [{ do: "look", n: 2 }] })] },
    ).answer("dawn");
    const known = (audience: number) =>
      scene(t, audience).victimDeck.known.map(({ place, fromTop }) => [place, fromTop]);
    expect(known(0)).toEqual([
      ["deck:v1-6", 1],
      ["deck:v1-4", 2],
    ]);
    expect(known(1)).toEqual([]);
  });
});
