import { ALL_AUDIENCES } from "@coterie/kernel";
import { expect, test } from "vitest";
import type { Effect } from "../../src/content/language.js";
import type { Piece, Position } from "../../src/index.js";
import { changes, did, event, relic, today, turn, under, wield } from "../support/probe.js";
import { quietEvent } from "../support/table.js";

const kills: Effect[number] = { do: "gain", what: "kills" };

test("MN-9.2 draw-relic: only if somebody may hold one and the deck has one", () => {
  const draw: Effect = [{ do: "draw-relic" }];
  const able: Position = { vampires: { mila: { kills: 2 } } };
  const t = did(draw, { ...able, relicTop: ["silver-bell"] });
  expect(t.question).toBe("relics.give");
  t.answer("mila").expectPosition({ vampires: { mila: { relics: ["silver-bell"] } } });
  expect(changes(draw, able)).toBe(true);
  expect(changes(draw, { vampires: { mila: { kills: 1 } } })).toBe(false);
  expect(changes(draw, { ...able, relicDeck: [] })).toBe(false);
});

const held: Position = {
  vampires: {
    imre: { kills: 5, relics: ["silver-bell", "corpse-candle"] },
    mila: { at: "cathedral", kills: 2 },
  },
};

test("discard-relic: the chosen relic leaves the game with what it did", () => {
  const effect: Effect = [
    { do: "choose", from: { set: "relics", of: "self" }, as: "thing" },
    { do: "discard-relic", relic: "thing" },
  ];
  const pieces = ["silver-bell", "corpse-candle"].map((id) =>
    relic(id, { standing: [{ kind: "modifier", value: "hunt", add: 1 }] }),
  );
  const t = did(effect, held, { pieces });
  t.expectOptions("silver-bell", "corpse-candle");
  t.answer("silver-bell").expectPosition({
    goneRelics: ["silver-bell"],
    standing: [{ effect: "corpse-candle/standing.0", holder: "imre", place: null }],
    vampires: { imre: { relics: ["corpse-candle"] } },
  });
  expect(t.factsOf("relic-discarded")).toEqual([
    { fact: "relic-discarded", rule: "MN-9.2", relic: "silver-bell" },
  ]);
  expect(changes(effect, { vampires: { mila: { kills: 2, relics: ["silver-bell"] } } })).toBe(
    false,
  );
});

test("MN-9.1 give-relic: to somebody with room for it", () => {
  const effect: Effect = [
    { do: "choose", from: { set: "relics", of: "self" }, as: "thing" },
    { do: "choose", from: { set: "vampires" }, as: "kin" },
    { do: "give-relic", relic: "thing", to: "kin" },
  ];
  const t = did(effect, held).answer("corpse-candle", "mila");
  t.expectPosition({
    vampires: { imre: { relics: ["silver-bell"] }, mila: { relics: ["corpse-candle"] } },
  });
  expect(t.factsOf("relic-given")).toEqual([
    { fact: "relic-given", rule: "MN-9.1", relic: "corpse-candle", vampire: "mila" },
  ]);
  const full = did([...effect, kills], {
    vampires: { imre: { kills: 2, relics: ["silver-bell"] }, mila: { kills: 1 } },
  });
  full.answer("silver-bell", "mila").expectPosition({ vampires: { mila: { relics: [] } } });
  expect(full.factsOf("relic-given")).toEqual([]);
  const offered = (imre: number, mila: number) =>
    changes(effect, {
      vampires: { imre: { kills: imre, relics: ["silver-bell"] }, mila: { kills: mila } },
    });
  expect(offered(2, 2)).toBe(true);
  expect(offered(2, 1)).toBe(false);
  expect(offered(5, 1)).toBe(false);
});

const deck: Piece[] = ["one", "two", "three"].map((id) => quietEvent(id, 8, [0, 4]));
const stacked: Position = { eventDeck: ["one", "two", "three"] };

test("MN-5.15 omen: its grid is used by the rest of the effect", () => {
  const effect: Effect = [
    { do: "omen" },
    { do: "place", what: "minion", n: 3, in: { set: "districts", where: "red" } },
    { do: "place", what: "minion", n: 1, in: { set: "districts", where: "grey" } },
    { do: "place", what: "agent", n: 1, in: { set: "districts", where: "grid" } },
  ];
  const t = did(effect, stacked, { pieces: deck });
  t.expectPosition({
    omen: null,
    districts: {
      "printing-house": { minions: 3, hidden: 1 },
      "railway-station": { minions: 1, hidden: 1 },
      cathedral: { minions: 1, hidden: 1 },
      museum: { minions: 0, hidden: 0 },
    },
  });
  expect(t.scene.play.moments.at(-1)?.mark).toBe("reveal");
});

test("MN-5.15 omen: an event of a later day uses its own grid again", () => {
  const red: Effect = [{ do: "place", what: "minion", in: { set: "districts", where: "red" } }];
  const t = did(
    [{ do: "omen" }, kills],
    { eventDeck: ["one", "today", "two"] },
    {
      pieces: [...deck, event("today", red)],
    },
  );
  t.answer("end-turn", "end-turn");
  t.expectPosition({
    round: 2,
    districts: { "railway-station": { minions: 1 }, "printing-house": { minions: 0 } },
  });
});

test("MN-5.15 omen: it is gone with the effect that turned it", () => {
  const effect: Effect = [
    {
      do: "either",
      of: [
        { name: "turn", then: [{ do: "omen" }] },
        {
          name: "use",
          then: [{ do: "place", what: "minion", in: { set: "districts", where: "grid" } }],
        },
      ],
    },
  ];
  const t = did(effect, stacked, { pieces: deck }).expectOptions("turn");
  t.answer("turn", "blood-ability").expectOptions("turn");
});

test("where no event is used there is no grid", () => {
  const grid = (where: "red" | "grey" | "grid"): Effect => [
    { do: "place", what: "minion", in: { set: "districts", where } },
  ];
  for (const where of ["red", "grey", "grid"] as const) expect(changes(grid(where))).toBe(false);
});

test("MN-5.15 discard-event: the top event leaves unresolved, its grid is not used", () => {
  const t = did([{ do: "discard-event" }], stacked, { pieces: deck });
  t.expectPosition({ omen: null, eventDeck: ["two", "three"], goneEvents: ["one"] });
  expect(t.scene.play.moments.at(-1)?.mark).toBe("reveal");
});

test("omen and discard-event: by an event on the last day they do nothing", () => {
  for (const word of ["omen", "discard-event"] as const) {
    const t = today([{ do: word }, kills], { eventDeck: ["today"], eventTop: [] });
    t.expectPosition({ omen: null, goneEvents: ["today"], vampires: { imre: { kills: 1 } } });
  }
});

test("foresee: everybody knows the top events, first to come first", () => {
  const t = did([{ do: "foresee", n: 2 }], stacked, { pieces: deck });
  t.expectPosition({
    eventDeck: ["one", "two", "three"],
    eventSeen: [ALL_AUDIENCES, ALL_AUDIENCES, 0],
  });
  expect(t.factsOf("events-foreseen")).toEqual([
    { fact: "events-foreseen", rule: "MN-3.3", events: ["one", "two"] },
  ]);
  expect(t.scene.play.moments.at(-1)?.mark).toBe("reveal");
  const few = did([{ do: "foresee", n: 5 }], stacked, { pieces: deck });
  few.expectPosition({ eventSeen: [ALL_AUDIENCES, ALL_AUDIENCES, ALL_AUDIENCES] });
  expect(changes([{ do: "foresee", n: 1 }], { eventDeck: [] })).toBe(false);
});

test("delay-event: the top two change places, and what is known of them goes along", () => {
  const position: Position = { ...stacked, eventSeen: [ALL_AUDIENCES, 0, 0] };
  const t = did([{ do: "delay-event" }], position, { pieces: deck });
  t.expectPosition({ eventDeck: ["two", "one", "three"], eventSeen: [0, ALL_AUDIENCES, 0] });
  expect(t.factsOf("events-swapped")).toEqual([{ fact: "events-swapped", rule: "MN-3.3" }]);
  const at = (eventDeck: string[]) =>
    changes([{ do: "delay-event" }], { eventDeck }, { pieces: deck });
  expect(at(["one", "two"])).toBe(true);
  expect(at(["one"])).toBe(false);
  const one = did([{ do: "delay-event" }, kills], { eventDeck: ["one"] }, { pieces: deck });
  one.expectPosition({ eventDeck: ["one"] });
  expect(one.factsOf("events-swapped")).toEqual([]);
});

const dearer: { standing: [{ kind: "modifier"; value: "recruit-veil"; add: number }] } = {
  standing: [{ kind: "modifier", value: "recruit-veil", add: 2 }],
};

test("MN-3.6 stay: in a district, on a sheet, or for the whole city", () => {
  const row = { effect: "today/stays.standing.0" };
  const at = today(
    [
      { do: "choose", from: { set: "districts", where: "corner" }, as: "spot" },
      { do: "stay", at: "spot" },
    ],
    {},
    { stays: dearer },
  ).answer("asylum");
  at.expectPosition({ standing: [{ ...row, holder: null, place: "asylum" }], goneEvents: [] });
  expect(at.factsOf("card-stays")).toEqual([
    { fact: "card-stays", rule: "MN-3.6", piece: "today", district: "asylum" },
  ]);
  const sheet = today([{ do: "stay", with: "leader" }], {}, { stays: dearer });
  sheet.expectPosition({ standing: [{ ...row, holder: "imre", place: null }] });
  const whole = today([{ do: "stay" }], {}, { stays: dearer });
  whole.expectPosition({ standing: [{ ...row, holder: null, place: null }] });
  expect(whole.factsOf("card-stays")[0].district).toBeNull();
});

test("MN-3.6 leave: a card that stays goes, and what it did ends", () => {
  const stays = {
    standing: [
      ...dearer.standing,
      { kind: "trigger" as const, after: "recruits" as const, then: [{ do: "leave" as const }] },
    ],
  };
  const t = today([{ do: "stay" }], { veil: 1 }, { stays });
  t.answer("recruit").expectPosition({ veil: 4, standing: [], goneEvents: ["today"] });
  expect(t.factsOf("card-left")).toEqual([{ fact: "card-left", rule: "MN-3.6", piece: "today" }]);
});

test("MN-9.2 leave: a relic goes to the discarded ones", () => {
  const bell = relic("silver-bell", {
    use: { cost: {}, effect: [kills, { do: "leave" }] },
    standing: [{ kind: "modifier", value: "hunt", add: 1 }],
  });
  turn({ vampires: { imre: { kills: 2, relics: ["silver-bell"] } } }, { pieces: [bell] })
    .answer("relic:silver-bell")
    .expectPosition({
      goneRelics: ["silver-bell"],
      standing: [],
      vampires: { imre: { relics: [] } },
    });
});

test("MN-9.3 install: the relic lies in its holder's district for good", () => {
  const urn = relic("funerary-urn", {
    use: { cost: { ap: 1 }, effect: [{ do: "install" }] },
    standing: [{ kind: "modifier", value: "hunt", add: 1 }],
    placed: true,
  });
  const t = turn(
    { vampires: { imre: { kills: 2, blood: 1, relics: ["funerary-urn"] } } },
    { pieces: [urn] },
  );
  t.expectPosition({ standing: [] });
  t.answer("relic:funerary-urn").expectPosition({
    placedRelics: { "funerary-urn": "cathedral" },
    vampires: { imre: { relics: [] } },
    standing: [{ effect: "funerary-urn/standing.0", holder: null, place: "cathedral" }],
  });
  expect(t.factsOf("relic-placed")).toEqual([
    { fact: "relic-placed", rule: "MN-9.3", relic: "funerary-urn", district: "cathedral" },
  ]);
  t.answer("hunt").expectPosition({ vampires: { imre: { blood: 3 } } });
});

test("only events stay and only relics are installed", () => {
  expect(() => wield([{ do: "stay" }])).toThrow("only an event can stay");
  expect(() => wield([{ do: "install" }])).toThrow("only a relic can be installed");
  expect(() => under([{ kind: "trigger", after: "dusk", then: [{ do: "stay" }] }])).toThrow(
    "only an event can stay",
  );
});
