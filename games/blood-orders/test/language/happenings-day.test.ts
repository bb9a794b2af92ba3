import { describe, expect, test } from "vitest";
import type { Position } from "../../src/position/form.js";
import { ritual } from "../support/pieces.js";
import type { Effect } from "../support/probe.js";
import { factsOver, scene, trigger } from "../support/rites.js";
import type { TestTable } from "../support/table.js";

/** What a trigger can wait for outside of the resolution. */

type Happening = Parameters<typeof trigger>[1];
const vp: Effect = [{ do: "gain", what: "vp" }];

/** Seat 0 has `own`, for its owner; seat 1 has `spy`, for the others, which says who they are. */
const rites = (after: Happening) => [
  trigger("own", after, [{ do: "gain", what: "influence" }]),
  trigger("spy", after, [{ do: "gain", what: "vp", who: "them" }], { who: "others" }),
];
const players = [{ rituals: ["own"] }, { rituals: ["spy"] }];

function setOffs(t: TestTable, ...keys: string[]): string[] {
  return factsOver(t, "set-off", ...keys).map(({ piece }) => String(piece));
}

describe("orders", () => {
  const turn = (after: Happening, position: Position = {}): TestTable =>
    scene(rites(after), { phase: "orders", players, ...position });

  test("scavenged: when somebody scavenges, before or after placing", () => {
    const t = turn("scavenged");
    expect(setOffs(t, "scavenge:2")).toEqual(["own", "spy"]);
    t.expectPlayer(0, { influence: 6, vp: 1 });
    expect(setOffs(t.answer("place:dawn:north", "end"), "scavenge:1")).toEqual([]);
    t.expectPlayer(1, { vp: 0 });
  });

  test("altar-visited: with a Ritual or without; not in a Quarter or the Catacombs", () => {
    expect(setOffs(turn("altar-visited"), "place:dawn:altar", "no-ritual")).toEqual(["own", "spy"]);
    expect(setOffs(turn("altar-visited"), "place:dawn:north")).toEqual([]);
    expect(setOffs(turn("altar-visited"), "place:dawn:catacombs", "elder")).toEqual([]);
  });

  test("ritual-gained: only with a Ritual, and it comes after the visit", () => {
    const hand = [{ ...players[0], hand: ["v1-5"] }, players[1]];
    const keys = ["place:dawn:altar", "ritual:r1-1", "show:v1-5", "enough"];
    expect(setOffs(turn("ritual-gained", { players: hand }), ...keys)).toEqual(["own", "spy"]);
    expect(setOffs(turn("ritual-gained"), "place:dawn:altar", "no-ritual")).toEqual([]);
    const both = [trigger("gain", "ritual-gained", vp), trigger("visit", "altar-visited", vp)];
    const mine = [{ rituals: ["gain", "visit"], hand: ["v1-5"] }];
    const t = scene(both, { phase: "orders", players: mine });
    expect(setOffs(t, ...keys)).toEqual(["visit", "gain"]);
  });

  test("BO-4.4 ritual-gained: the new Ritual works at once, for itself too", () => {
    const rite = trigger("new", "ritual-gained", vp);
    const market = ["new", "r1-2", "r1-3", "r1-4"];
    const t = scene([rite], { phase: "orders", market, players: [{ hand: ["v1-5"] }] });
    const keys = ["place:dawn:altar", "ritual:new", "show:v1-5", "enough"];
    expect(setOffs(t, ...keys)).toEqual(["new"]);
    t.expectPlayer(0, { vp: 1, rituals: ["new"] });
  });

  test("catacombs-visited: with a card or, when both decks are empty, without", () => {
    const t = turn("catacombs-visited");
    expect(setOffs(t, "place:dawn:catacombs", "elder")).toEqual(["own", "spy"]);
    t.expectPlayer(0, { influence: 6, vp: 1, sure: ["elder"] });
    const all = (card: string): string[] => new Array<string>(36).fill(card);
    const empty = [
      { ...players[0], hand: all("elder") },
      { ...players[1], torpor: all("bleeder") },
    ];
    const none = turn("catacombs-visited", { players: [empty[0], { ...empty[1], hand: [] }] });
    expect(setOffs(none, "place:dawn:catacombs")).toEqual(["own", "spy"]);
    none.expectPlayer(0, { influence: 6, vp: 1, sure: [] });
    expect(setOffs(turn("catacombs-visited"), "place:dawn:altar", "no-ritual")).toEqual([]);
  });

  const gains: [string, Effect, string[]][] = [
    ["draw", [{ do: "draw" }], []],
    [
      "seize",
      [
        { do: "choose", from: { set: "quarters" }, as: "a" },
        { do: "seize", at: "a" },
      ],
      ["north"],
    ],
    [
      "recover",
      [
        { do: "choose", from: { set: "discards" }, as: "a" },
        { do: "recover", card: "a" },
      ],
      ["v1-8"],
    ],
    ["look", [{ do: "look", n: 1, may: "take" }], ["take:v1-4"]],
  ];
  test.each(gains)("victim-gained by %s", (_name, effect, keys) => {
    const use = ritual("use", { daily: { effect } });
    const t = scene([...rites("victim-gained"), use], {
      phase: "orders",
      players: [{ rituals: ["own", "use"] }, players[1]],
      discards: ["v1-8"],
      victimTop: ["v1-4"],
    });
    expect(setOffs(t, "use:use", ...keys)).toEqual(["own", "spy"]);
    t.expectPlayer(0, { influence: 6, vp: 1 });
  });

  test("victim-gained: not by a Bleeder or an Elder, nor by a card that wakes", () => {
    const effect: Effect = [
      { do: "recruit", card: "elder" },
      { do: "choose", from: { set: "torpor" }, as: "a" },
      { do: "wake", card: "a" },
    ];
    const use = ritual("use", { daily: { effect } });
    const t = scene([...rites("victim-gained"), use], {
      phase: "orders",
      players: [{ rituals: ["own", "use"], torpor: ["v1-5"] }, players[1]],
    });
    expect(setOffs(t, "use:use", "v1-5")).toEqual([]);
  });
});

describe("days and acts", () => {
  test("day-begins: once for the owner, before planning", () => {
    const rite = trigger("own", "day-begins", vp);
    const t = scene([rite], { phase: "day", players: [{ rituals: ["own"] }] });
    expect(setOffs(t)).toEqual(["own"]);
    expect(t.question).toBe("planning.card");
    t.expectPlayer(0, { vp: 1 }).expectPlayer(1, { vp: 0 });
  });

  test("day-begins: on the next Day again, after the start player has changed (BO-6.5)", () => {
    const when = { is: "start-player" } as const;
    const rite = trigger("own", "day-begins", vp, { when });
    const t = scene([rite], { phase: "cleanup", players: [{}, { rituals: ["own"] }] });
    t.feedAll().expectPosition({ day: 2, startPlayer: 1 }).expectPlayer(1, { vp: 1 });
  });

  test.each([
    { day: 3, times: 1 },
    { day: 6, times: 1 },
    { day: 2, times: 0 },
    { day: 9, times: 0 },
  ])("act-begins: after Day $day, $times times, before feeding", ({ day, times }) => {
    const rite = trigger("own", "act-begins", vp);
    const act = Math.ceil(day / 3);
    const market = [1, 2, 3, 4].map((i) => `r${act}-${i}`);
    const t = scene([rite], { phase: "cleanup", day, market, players: [{ rituals: ["own"] }] });
    expect(setOffs(t)).toEqual(new Array(times).fill("own"));
    expect(t.question).toBe("feeding.commit");
    t.expectPlayer(0, { vp: times });
  });

  test("fed: for everybody who has fed, also without a card in Torpor", () => {
    const t = scene(rites("fed"), { phase: "cleanup", players });
    expect(setOffs(t.by(0, "commit"))).toEqual([]);
    t.by(1, "commit");
    expect(setOffs(t)).toEqual(["own", "spy"]);
    t.expectPlayer(0, { influence: 6, vp: 1 }).expectPlayer(1, { vp: 0 });
  });

  test("fed: the Blood has been paid and the cards are back", () => {
    const poor = { is: "at-most", n: 0, of: { count: "blood" } } as const;
    const rite = trigger("own", "fed", [{ do: "gain", what: "vp", n: { count: "cards" } }], {
      when: poor,
    });
    const self = { rituals: ["own"], blood: 1, hand: ["elder"], torpor: ["elder"] };
    const t = scene([rite], { phase: "cleanup", players: [self] });
    t.feedAll().expectPlayer(0, { vp: 2, blood: 0 });
    const rich = scene([rite], { phase: "cleanup", players: [{ ...self, blood: 2 }] });
    rich.feedAll().expectPlayer(0, { vp: 0, blood: 1 });
  });

  test("BO-6.6 fed on Day 9: what it brings still scores", () => {
    const rite = trigger("own", "fed", [{ do: "gain", what: "vp", n: 3 }]);
    const market = ["r3-1", "r3-2", "r3-3", "r3-4"];
    const self = { rituals: ["own"], hand: [], influence: 0 };
    const t = scene([rite], {
      phase: "cleanup",
      day: 9,
      market,
      players: [self],
    });
    t.feedAll();
    expect(t.factsOf("scored")[0]).toMatchObject({
      cards: [],
      score: { cards: 0, rituals: 1, tokens: 3, influence: 0, fear: 4, total: 8 },
    });
  });
});
