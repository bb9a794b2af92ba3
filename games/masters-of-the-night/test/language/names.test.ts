import { expect, test } from "vitest";
import type { Effect } from "../../src/content/language.js";
import { loadPack } from "../../src/content/load.js";
import { housePack, type Piece } from "../../src/index.js";
import { plainCity } from "../support/city.js";
import { did, event, rite, today, turn, under, vampire, wield } from "../support/probe.js";

const mark = (at: string): Effect[number] => ({ do: "place", what: "minion", at });
const travel: Effect[number] = { do: "travel", who: "self", to: "leader" };

test("here, in an ability, is where its user stands now", () => {
  const t = did([mark("here"), travel, mark("here")], { leader: "mila" });
  t.expectPosition({
    districts: { cathedral: { minions: 1 }, "railway-station": { minions: 1 } },
  });
});

test("here, in a night effect, is the district, wherever its user goes", () => {
  rite([travel, mark("here")], { leader: "mila" })
    .answer("night-effect")
    .expectPosition({
      districts: { cathedral: { minions: 1 }, "railway-station": { minions: 0 } },
      vampires: { imre: { at: "railway-station" } },
    });
});

test("here is the tile's own district also at the railway station", () => {
  const standing = [
    {
      kind: "trigger" as const,
      after: "recruits" as const,
      at: "anywhere" as const,
      then: [mark("here")],
    },
  ];
  turn({}, { pieces: plainCity({ "railway-station": { standing } }) })
    .answer("recruit")
    .expectPosition({
      districts: { "railway-station": { minions: 1 }, cathedral: { minions: 1 } },
    });
});

test("here and self, by day: the district, and the leader", () => {
  const day: Effect = [mark("here"), mark("self"), { do: "gain", what: "kills" }];
  const t = turn(
    {
      phase: "districts",
      leader: "mila",
      vampires: { mila: { at: "museum" } },
      eventTop: ["today"],
    },
    { pieces: [...plainCity({ asylum: { day } }), event("today", [{ do: "hide", at: "here" }])] },
  );
  t.expectPosition({
    districts: { asylum: { minions: 1 }, museum: { minions: 1 } },
    vampires: { mila: { kills: 1 }, imre: { kills: 0 } },
  });
});

test("here and self, in an event: the leader and where the leader is", () => {
  today([mark("here"), { do: "gain", what: "kills" }], {
    leader: "mila",
    vampires: { mila: { at: "museum" } },
  }).expectPosition({
    districts: { museum: { minions: 1 } },
    vampires: { mila: { kills: 1 }, imre: { kills: 0 } },
  });
});

test("a vampire's name used as a place means the district where it is", () => {
  const t = did(
    [
      { do: "choose", from: { set: "vampires", not: "self" }, as: "kin" },
      mark("kin"),
      mark("self"),
      mark("leader"),
    ],
    { leader: "mila", vampires: { mila: { at: "museum" } } },
  );
  t.answer("mila").expectPosition({
    districts: { museum: { minions: 2 }, cathedral: { minions: 1 } },
  });
});

test("here and self, in a sigil: its district and its owner", () => {
  const sigil = vampire("mila", {
    sigil: [
      {
        kind: "trigger",
        after: "recruits",
        at: "anywhere",
        then: [
          { do: "expose", at: "here" },
          { do: "gain", what: "kills" },
        ],
      },
    ],
  });
  turn(
    { vampires: { mila: { sigil: "asylum" } }, districts: { asylum: { hidden: 1 } } },
    { pieces: [sigil] },
  )
    .answer("recruit")
    .expectPosition({
      districts: { asylum: { exposed: 1 } },
      vampires: { mila: { kills: 1 }, imre: { kills: 0 } },
    });
});

test("here and self, in a card on a sheet: that vampire and where it is", () => {
  const stays = {
    standing: [
      {
        kind: "trigger" as const,
        after: "turn-ends" as const,
        who: "anyone" as const,
        then: [mark("here"), { do: "gain", what: "kills" }] as Effect,
      },
    ],
  };
  turn(
    { vampires: { mila: { at: "museum" } }, eventsInPlay: { grudge: { with: "mila" } } },
    { pieces: [event("grudge", [{ do: "stay", with: "self" }], stays)] },
  )
    .answer("end-turn")
    .expectPosition({ districts: { museum: { minions: 1 } }, vampires: { mila: { kills: 1 } } });
});

test("self, in a card of the whole city: the leader", () => {
  const stays = {
    standing: [
      { kind: "trigger" as const, after: "recruits" as const, then: [mark("self")] as Effect },
    ],
  };
  turn(
    { leader: "mila", vampires: { mila: { at: "museum" } }, eventsInPlay: { fog: {} } },
    { pieces: [event("fog", [{ do: "stay" }], stays)] },
  )
    .answer("recruit")
    .expectPosition({ districts: { museum: { minions: 1 } } });
});

test("names hold for the rest of their list and in nested lists, not after it", () => {
  const inner: Effect = [
    { do: "choose", from: { set: "districts", where: "corner" }, as: "spot" },
    { do: "if", when: { is: "day" }, then: [], else: [mark("spot")] },
  ];
  did(inner)
    .answer("asylum")
    .expectPosition({ districts: { asylum: { minions: 1 } } });
  const after: Effect = [{ do: "may", then: inner }, mark("spot")];
  expect(() => wield(after)).toThrow(
    'imre at blood.effect.1.at: "spot" is no district or vampire; none is bound here',
  );
});

test("up to four names hold at once; each keeps its own value", () => {
  const name = (as: string, where: "corner" | "edge"): Effect[number] => ({
    do: "choose",
    from: { set: "districts", where },
    as,
  });
  const four = [name("a", "corner"), name("b", "edge"), name("c", "corner"), name("d", "edge")];
  const t = did([...four, mark("a"), mark("b"), mark("c"), mark("d")]);
  t.answer("asylum", "museum", "town-hall", "hospital").expectPosition({
    districts: {
      asylum: { minions: 1 },
      museum: { minions: 1 },
      "town-hall": { minions: 1 },
      hospital: { minions: 1 },
    },
  });
  expect(() => wield([...four, name("e", "corner"), mark("e")])).toThrow(
    'imre at blood.effect.4: binds "e", but only 4 names may hold at once',
  );
});

test("a name bound again takes the new value", () => {
  const corner: Effect[number] = {
    do: "choose",
    from: { set: "districts", where: "corner" },
    as: "a",
  };
  did([corner, mark("a"), corner, mark("a")])
    .answer("asylum", "town-hall")
    .expectPosition({ districts: { asylum: { minions: 1 }, "town-hall": { minions: 1 } } });
});

test("a name of another kind is a fault that says what is bound", () => {
  const kin: Effect[number] = { do: "choose", from: { set: "vampires" }, as: "kin" };
  const spot: Effect[number] = { do: "choose", from: { set: "districts" }, as: "spot" };
  expect(() => wield([kin, spot, { do: "gain", what: "blood", who: "spot" }])).toThrow(
    'imre at blood.effect.2.who: "spot" is no vampire; bound here: kin',
  );
  expect(() => wield([kin, { do: "place", what: "minion", n: "kin", at: "here" }])).toThrow(
    '"kin" is no number or die; none is bound here',
  );
  expect(() => wield([kin, { do: "discard-relic", relic: "kin" }])).toThrow('"kin" is no relic');
  expect(() => wield([kin, { do: "reroll", face: "kin" }])).toThrow('"kin" is no die');
});

test("them and there hold in standing effects only", () => {
  expect(() => wield([mark("there")])).toThrow('"there" is no district or vampire');
  expect(() => wield([mark("them")])).toThrow('"them" is no district or vampire');
  under([{ kind: "trigger", after: "recruits", then: [mark("there"), mark("them")] }])
    .answer("recruit")
    .expectPosition({ districts: { cathedral: { minions: 3 } } });
});

test("faults are told all at once, with piece and place", () => {
  const broken: Piece = vampire("imre", {
    blood: { effect: [mark("nowhere")] },
    dark: { effect: [{ do: "gain", what: "blood", who: "nobody" }] },
  });
  const pieces = housePack.pieces.map((piece) => (piece.id === "imre" ? broken : piece));
  expect(() => loadPack({ ...housePack, pieces })).toThrow(
    "the pack cannot be used:\n" +
      '  imre at blood.effect.0.at: "nowhere" is no district or vampire; none is bound here\n' +
      '  imre at dark.effect.0.who: "nobody" is no vampire; none is bound here',
  );
});

test("a trigger may not start a fight, wherever the word stands", () => {
  const fight: Effect[number] = { do: "fight", at: "here", by: "night" };
  const day = { is: "day" as const };
  const nested: Effect[] = [
    [fight],
    [{ do: "may", then: [fight] }],
    [{ do: "if", when: day, then: [], else: [fight] }],
    [{ do: "if", when: day, then: [fight] }],
    [{ do: "repeat", times: 1, then: [fight] }],
    [
      {
        do: "either",
        of: [
          { name: "one", then: [] },
          { name: "two", then: [fight] },
        ],
      },
    ],
    [{ do: "each", of: { set: "vampires" }, as: "kin", then: [fight] }],
  ];
  for (const then of nested) {
    expect(() => under([{ kind: "trigger", after: "dusk", then }])).toThrow(
      "cathedral at standing.0.then: a trigger may not start a fight",
    );
  }
});
