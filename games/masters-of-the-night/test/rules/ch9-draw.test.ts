import { SPECTATOR, swiftChance, undoMark } from "@coterie/kernel";
import { expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { city, relic } from "../support/probe.js";
import { type TableOptions, type TestTable, table } from "../support/table.js";

const bell = relic("test-bell", {
  use: { cost: { ap: 1 }, effect: [{ do: "gain", what: "veil" }] },
});
const lamp = relic("test-lamp", { standing: [{ kind: "modifier", value: "hunt", add: 1 }] });
const ring = relic("test-ring", { standing: [{ kind: "modifier", value: "blood-limit", add: 1 }] });

/** The museum draws a relic for sure; the lamp lies on top. */
const pieces = [...city({ museum: { day: [{ do: "draw-relic" }] } }), bell, lamp, ring];

function draw(position: Position, options: TableOptions = {}): TestTable {
  return table(
    { phase: "districts", relicTop: ["test-lamp"], ...position },
    { pieces, ...options },
  );
}

const limits: [number, number][] = [
  [0, 0],
  [1, 0],
  [2, 1],
  [4, 1],
  [5, 2],
  [9, 2],
];

test.each(limits)("MN-9.1 at kill count %i a vampire holds at most %i relics", (kills, limit) => {
  const t = draw({
    relicDeck: ["test-lamp", "test-bell", "test-ring"],
    vampires: {
      imre: { kills, relics: limit === 2 ? ["umbral-cape"] : [] },
      mila: { kills: 2 },
    },
  });
  t.expectOptions(...(limit === 0 ? ["mila"] : ["imre", "mila"]));
  if (limit === 0) return;
  t.answer("imre");
  expect(t.question).not.toBe("relics.discard");
  t.expectPosition({
    vampires: { imre: { relics: limit === 2 ? ["umbral-cape", "test-lamp"] : ["test-lamp"] } },
  });
});

test("MN-9.2 the leader's player reveals the card and gives it to any vampire that may hold one", () => {
  const t = draw(
    {
      leader: "mila",
      vampires: {
        imre: { kills: 2, at: "printing-house", blood: 0 },
        mila: { kills: 1 },
        nevena: { kills: 5 },
      },
    },
    { vampires: ["imre", "mila", "nevena"], players: 3, control: [0, 1, 2] },
  );
  expect(t.factsOf("relic-drawn")).toEqual([
    { fact: "relic-drawn", rule: "MN-9.2", relic: "test-lamp" },
  ]);
  expect([t.question, t.rule, t.seat]).toEqual(["relics.give", "MN-9.2", 1]);
  t.expectOptions("imre", "nevena");
  t.answer("imre");
  expect(t.facts[0]).toEqual({
    fact: "relic-given",
    rule: "MN-9.2",
    relic: "test-lamp",
    vampire: "imre",
  });
  t.expectPosition({ vampires: { imre: { relics: ["test-lamp"] } }, goneRelics: [] });
  expect(t.position.standing).toContainEqual(
    expect.objectContaining({ holder: "imre", place: null }),
  );
});

test("MN-9.2 with nobody allowed to hold one no card is drawn", () => {
  const t = draw({ vampires: { imre: { kills: 1 }, mila: { kills: 1 } } });
  expect(t.factsOf("relic-drawn")).toEqual([]);
  expect(t.position.relicDeck).toHaveLength(16);
});

test("MN-9.2 with an empty deck nothing is drawn", () => {
  const t = draw({ relicTop: [], relicDeck: [], vampires: { imre: { kills: 9 } } });
  expect(t.factsOf("relic-drawn")).toEqual([]);
  expect(t.question).not.toBe("relics.give");
});

test("MN-9.2 the last card of the deck is drawn too", () => {
  const t = draw({ relicDeck: [], vampires: { imre: { kills: 2 } } }).answer("imre");
  t.expectPosition({ relicDeck: [], vampires: { imre: { relics: ["test-lamp"] } } });
});

/** Imre, on the far side of the city and not leading, holds the bell already and gets the lamp. */
function tooMany(): TestTable {
  return draw(
    {
      leader: "mila",
      vampires: { imre: { kills: 4, at: "printing-house", relics: ["test-bell"] } },
    },
    { players: 2, control: [0, 1] },
  ).answer("imre");
}

test("MN-9.2 one above its limit discards the old relic or the new one, for good", () => {
  const t = tooMany();
  // The vampire above its limit discards, so its player is asked, not the leader's.
  expect([t.question, t.rule, t.seat]).toEqual(["relics.discard", "MN-9.2", 0]);
  t.expectOptions("test-bell", "test-lamp");
  t.answer("test-bell");
  expect(t.facts[0]).toEqual({ fact: "relic-discarded", rule: "MN-9.2", relic: "test-bell" });
  t.expectPosition({
    vampires: { imre: { relics: ["test-lamp"] } },
    goneRelics: ["test-bell"],
  });
  expect(t.position.relicDeck).not.toContain("test-bell");

  const other = tooMany().answer("test-lamp");
  other.expectPosition({
    vampires: { imre: { relics: ["test-bell"] } },
    goneRelics: ["test-lamp"],
  });
  // What the lamp did is over.
  expect(JSON.stringify(other.position.standing)).not.toContain("test-lamp");
});

test("MN-9.2 a drawn relic was hidden: an undo before it is not free", () => {
  const t = table({
    phase: "districts",
    vampires: { imre: { kills: 2 } },
    districts: { museum: { minions: 1 } },
  }).answer("museum");
  expect(t.question).toBe("relics.give");
  expect(undoMark(t.scene.play, 0)).toBe("reveal");
});

test("MN-9.2 nobody discards by choice: with room, nothing is asked", () => {
  const t = draw({ vampires: { imre: { kills: 5, relics: ["test-bell"] } } }).answer("imre");
  expect(t.question).not.toBe("relics.discard");
  t.expectPosition({ vampires: { imre: { relics: ["test-bell", "test-lamp"] } } });
});

test("MN-9.2 a revealed relic lies open on the deck until it is given", () => {
  const t = draw({ vampires: { imre: { kills: 2 } } });
  expect(t.position.relicDeck?.[0]).toBe("test-lamp");
  expect(t.position.relicDeck).toHaveLength(16);
  expect(t.game.faults(t.state)).toEqual([]);
  for (const seat of [0, SPECTATOR]) {
    const seen = t.game.view(t.state, seat);
    for (const key of ["01", "02", "03"]) {
      const imagined = t.game.imagine(seen, swiftChance(key));
      expect((t.game.name(imagined) as Position).relicDeck?.[0]).toBe("test-lamp");
    }
  }
  t.answer("imre");
  expect(t.position.relicDeck).toHaveLength(15);
  expect(t.position.relicDeck).not.toContain("test-lamp");
});

test("MN-9.1 what a piece adds to the limit counts, and it never falls below 0", () => {
  const limit = (add: number, kills: number): string[] => {
    const standing = [{ kind: "modifier" as const, value: "relic-limit" as const, add }];
    const t = draw(
      { vampires: { imre: { kills, at: "asylum" }, mila: { kills: 5, at: "museum" } } },
      {
        pieces: [
          ...pieces.slice(9),
          ...city({ museum: { day: [{ do: "draw-relic" }] }, asylum: { standing } }),
        ],
      },
    );
    return t.options;
  };
  expect(limit(1, 0)).toEqual(["imre", "mila"]);
  expect(limit(-1, 4)).toEqual(["mila"]);
  expect(limit(-1, 5)).toEqual(["imre", "mila"]);
});

test("MN-9.3 MN-9.4 losing Pristine Blood drops its holder to 4 blood at once", () => {
  const t = table(
    {
      phase: "districts",
      relicTop: ["test-bell"],
      vampires: { imre: { kills: 2, blood: 6, relics: ["pristine-blood"] }, mila: { blood: 3 } },
    },
    { pieces },
  );
  t.answer("imre");
  t.expectPosition({ vampires: { imre: { blood: 6 } } });
  t.answer("pristine-blood");
  expect(t.factsOf("blood-lost")).toEqual([
    { fact: "blood-lost", rule: "MN-9.4", vampire: "imre", n: 2, now: 4 },
  ]);
  t.expectPosition({ vampires: { imre: { blood: 4 } }, bloodSupply: 3 });
});

test("MN-9.4 with 4 blood or less nothing drops", () => {
  const t = table(
    {
      phase: "districts",
      relicTop: ["test-bell"],
      vampires: { imre: { kills: 2, blood: 4, relics: ["pristine-blood"] } },
    },
    { pieces },
  );
  t.answer("imre", "pristine-blood");
  expect(t.factsOf("blood-lost")).toEqual([]);
  t.expectPosition({ vampires: { imre: { blood: 4 } } });
});
