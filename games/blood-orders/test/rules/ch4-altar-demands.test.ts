import { describe, expect, test } from "vitest";
import type { Piece } from "../../src/index.js";
import { ritual, victim } from "../support/pieces.js";
import { type TestTable, table } from "../support/table.js";

type Requires = Extract<Piece, { kind: "ritual" }>["requires"];
type Player = NonNullable<Parameters<typeof table>[0]["players"]>[number];

/** Victims whose id tells their symbols: v-130 has 1 Dawn, 3 Dusk, 0 Night. */
const victims = ["v-110", "v-103", "v-320", "v-100", "v-101", "v-010"].map((id) => {
  const [dawn, dusk, night] = [...id.slice(2)].map(Number);
  return victim(id, { dawn, dusk, night });
});

/** At the Altar, where only this Ritual lies. */
function altar(requires: Requires, player: Player): TestTable {
  const pieces = [...victims, ritual("rite", { requires, vp: 4 })];
  const market = [null, null, null, "rite"];
  const t = table({ phase: "orders", market, players: [player] }, { pieces });
  return t.answer("place:night:altar");
}

const DEMAND: Requires = { victims: 2, dawn: 2, dusk: 1, blood: 3 };

describe("BO-4.4 what a Ritual demands", () => {
  test("BO-4.4 cards are shown, Blood is paid, the Ritual lies open; the cards stay in hand", () => {
    const t = altar(DEMAND, { hand: ["v-110", "v-103", "elder"], blood: 3 });
    t.expectOptions("no-ritual", "ritual:rite").answer("ritual:rite");
    expect(t.about).toBe("rite");
    t.expectOptions("show:v-110", "show:v-103").answer("show:v-110");
    t.expectOptions("show:v-103").answer("show:v-103");
    t.expectOptions("enough").answer("enough");
    t.expectPlayer(0, {
      blood: 0,
      rituals: ["rite"],
      hand: ["elder"],
      sure: ["v-110", "v-103"],
    });
    expect(t.factsOf("cards-shown", "paid", "ritual-gained")).toEqual([
      { fact: "cards-shown", rule: "BO-4.4", seat: 0, cards: ["v-110", "v-103"] },
      { fact: "paid", rule: "BO-4.4", seat: 0, what: "blood", n: 3, now: 0 },
      { fact: "ritual-gained", rule: "BO-4.4", seat: 0, ritual: "rite" },
    ]);
  });

  test("BO-4.4 cards of the piles cannot be shown", () => {
    const t = altar(DEMAND, { hand: ["v-110"], piles: { night: ["v-103"] }, blood: 3 });
    t.expectOptions("no-ritual");
    expect(t.whyNot("ritual:rite")).toBe("too-few-victims BO-4.4");
  });

  test("BO-4.4 nor cards in Torpor, nor the Victims of the city", () => {
    const t = altar(DEMAND, { hand: ["v-110"], torpor: ["v-103"], blood: 3 });
    t.expectOptions("no-ritual");
    t.expectQuarter("north", { victim: "v1-1" });
  });

  test.each([
    { lack: "Victims, though the symbols are enough", hand: ["v-320"], why: "too-few-victims" },
    { lack: "Victims: a Bleeder is none", hand: ["v-320", "bleeder"], why: "too-few-victims" },
    { lack: "Dawn", hand: ["v-100", "v-010"], why: "too-few-dawn-symbols" },
    { lack: "Dusk", hand: ["v-100", "v-103"], why: "too-few-dusk-symbols" },
    { lack: "everything", hand: [], why: "too-few-victims" },
  ])("BO-4.4 not possible for want of $lack", ({ hand, why }) => {
    const t = altar(DEMAND, { hand, blood: 9 }).expectOptions("no-ritual");
    expect(t.whyNot("ritual:rite")).toBe(`${why} BO-4.4`);
    expect(() => t.answer("ritual:rite")).toThrow('"ritual:rite" is not offered in altar.ritual');
    t.answer("no-ritual").expectPlayer(0, { blood: 9, rituals: [] });
  });

  test("BO-4.4 Night symbols are demanded in the same way", () => {
    const night: Requires = { victims: 1, night: 4, blood: 1 };
    const t = altar(night, { hand: ["v-103"] }).expectOptions("no-ritual");
    expect(t.whyNot("ritual:rite")).toBe("too-few-night-symbols BO-4.4");
    altar(night, { hand: ["v-103", "v-101"] }).expectOptions("no-ritual", "ritual:rite");
  });

  test.each([
    { blood: 2, options: ["no-ritual"], why: "too-little-blood BO-4.4" },
    { blood: 3, options: ["no-ritual", "ritual:rite"], why: undefined },
  ])("BO-4.4 with $blood Blood where 3 are asked", ({ blood, options, why }) => {
    const t = altar(DEMAND, { hand: ["v-110", "v-103"], blood }).expectOptions(...options);
    expect(t.whyNot("ritual:rite")).toBe(why);
  });

  test("BO-4.4 a demand of nothing but Blood needs no card", () => {
    const t = altar({ victims: 0, blood: 4 }, { hand: [], blood: 4 });
    t.expectOptions("no-ritual", "ritual:rite").answer("ritual:rite");
    t.expectOptions("enough").answer("enough");
    t.expectPlayer(0, { blood: 0, rituals: ["rite"] });
    expect(t.factsOf("cards-shown")).toEqual([
      { fact: "cards-shown", rule: "BO-4.4", seat: 0, cards: [] },
    ]);
  });
});

describe("BO-4.4 the set that is shown", () => {
  test("BO-4.4 three cards where only all three reach the symbols", () => {
    const t = altar(DEMAND, { hand: ["v-100", "v-101", "v-010"] }).answer("ritual:rite");
    t.answer("show:v-100").expectOptions("show:v-101", "show:v-010");
    t.answer("show:v-101").expectOptions("show:v-010");
    t.answer("show:v-010").expectOptions("enough").answer("enough");
    t.expectPlayer(0, { sure: ["v-100", "v-101", "v-010"] });
  });

  test("BO-4.4 more may be shown than needed, and all of it is public", () => {
    const hand = ["v-110", "v-103", "v-320"];
    const t = altar(DEMAND, { hand }).answer("ritual:rite", "show:v-110", "show:v-103");
    t.expectOptions("enough", "show:v-320").answer("show:v-320").expectOptions("enough");
    t.answer("enough").expectPlayer(0, { hand: [], sure: hand });
    expect(t.factsOf("cards-shown")).toMatchObject([{ cards: hand }]);
  });

  test("BO-4.4 fewer than needed cannot be enough", () => {
    const t = altar(DEMAND, { hand: ["v-110", "v-103", "v-320"] }).answer("ritual:rite");
    expect(() => t.answer("enough")).toThrow('"enough" is not offered in altar.show');
    t.answer("show:v-320").expectOptions("show:v-110", "show:v-103");
  });

  test("BO-4.4 in whatever order the cards are named, the same set is shown", () => {
    const hand = ["v-110", "v-103"];
    const shown = (first: string, second: string): unknown => {
      const t = altar(DEMAND, { hand }).answer("ritual:rite", `show:${first}`, `show:${second}`);
      t.answer("enough");
      return [t.position, t.facts];
    };
    expect(shown("v-110", "v-103")).toEqual(shown("v-103", "v-110"));
  });

  test("BO-4.4 Victims alike in all their values are still different cards", () => {
    const t = table({
      phase: "orders",
      market: [null, null, null, "r1-1"],
      players: [{ hand: ["v1-5", "v1-6", "bleeder", "bleeder"] }],
    });
    t.answer("place:dawn:altar", "ritual:r1-1").expectOptions("show:v1-5", "show:v1-6");
    t.answer("show:v1-6", "enough").expectPlayer(0, {
      hand: ["v1-5", "bleeder", "bleeder"],
      sure: ["v1-6"],
    });
  });

  test("BO-4.4 BO-3.2 the choice can be taken back as long as it is not whole", () => {
    const t = altar(DEMAND, { hand: ["v-110", "v-103"] }).answer("ritual:rite", "show:v-110");
    t.withdraw(0);
    expect(t.question).toBe("altar.ritual");
    t.expectOptions("no-ritual", "ritual:rite").answer("no-ritual");
    t.expectPlayer(0, { blood: 7, rituals: [], sure: [] });
    expect(() => t.withdraw(0)).toThrow("no simultaneous phase is running");
  });

  test("BO-4.4 the same cards serve two Rituals on one Day; Blood is paid for each", () => {
    const t = table({
      phase: "orders",
      market: ["r1-1", "r1-2", "r1-3", "r1-4"],
      players: [{ hand: ["v1-5"], blood: 3 }],
    });
    t.answer("place:dawn:altar", "ritual:r1-1", "show:v1-5", "enough", "end");
    t.answer("place:dawn:north", "end");
    t.answer("place:night:altar", "ritual:r1-2", "show:v1-5", "enough");
    t.expectPlayer(0, { rituals: ["r1-1", "r1-2"], sure: ["v1-5"], blood: 1 });
  });
});
