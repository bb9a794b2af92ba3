import { describe, expect, test } from "vitest";
import type { Piece } from "../../src/index.js";
import { ritual } from "../support/pieces.js";
import { MARKET } from "../support/start.js";
import { type TestTable, table } from "../support/table.js";

type Player = NonNullable<Parameters<typeof table>[0]["players"]>[number];

function orders(player: Player = {}, pieces: readonly Piece[] = [], market = MARKET): TestTable {
  return table({ phase: "orders", market, players: [player] }, { pieces });
}

const upTo = (n: number): string[] =>
  Array.from({ length: n }, (_, i) => `scavenge:${i + 1}`).sort();

const calm = ritual("calm", { daily: { effect: [{ do: "lose", what: "fear", n: 2 }] } });

describe("BO-4.3 scavenging", () => {
  test("BO-4.3 from 1 to the upper end; as much Blood as Fear", () => {
    const t = orders();
    expect(t.optionsOf("scavenge")).toEqual(upTo(24));
    t.answer("scavenge:3").expectPlayer(0, { fear: 3, blood: 10 });
    expect(t.facts).toEqual([
      { fact: "scavenged", rule: "BO-4.3", seat: 0, n: 3 },
      { fact: "fear", rule: "BO-4.3", seat: 0, n: 3, now: 3 },
      { fact: "gained", rule: "BO-4.3", seat: 0, what: "blood", n: 3, now: 10 },
    ]);
  });

  test.each([22, 23])("BO-4.3 at Fear %i only what is left of the track", (fear) => {
    const t = orders({ fear });
    expect(t.optionsOf("scavenge")).toEqual(upTo(24 - fear));
    t.answer(`scavenge:${24 - fear}`).expectPlayer(0, { fear: 24, blood: 7 + 24 - fear });
  });

  test("BO-4.3 at the upper end it is not possible, and the reason is told", () => {
    const t = orders({ fear: 24 });
    expect(t.optionsOf("scavenge")).toEqual([]);
    expect(t.whyNot("scavenge")).toBe("at-upper-end BO-4.3");
    expect(() => t.answer("scavenge:1")).toThrow(
      '"scavenge:1" is not offered in orders.turn (at-upper-end, BO-4.3)',
    );
  });

  test("BO-4.3 once a turn: before placing, then not after", () => {
    const t = orders().answer("scavenge:2");
    expect(t.optionsOf("scavenge")).toEqual([]);
    expect(t.whyNot("scavenge")).toBe("once-a-turn BO-4.3");
    t.answer("place:dawn:north").expectOptions("end");
    expect(t.whyNot("scavenge")).toBe("once-a-turn BO-4.3");
  });

  test("BO-4.3 once a turn: after placing, then not again", () => {
    const t = orders().answer("place:dawn:north");
    expect(t.optionsOf("scavenge")).toEqual(upTo(24));
    t.answer("scavenge:1").expectOptions("end");
    expect(t.whyNot("scavenge")).toBe("once-a-turn BO-4.3");
  });

  test("BO-4.3 again on each of the three turns of the Day", () => {
    const t = orders();
    for (const order of ["dawn", "dusk", "night"]) {
      t.answer("scavenge:1", `place:${order}:north`, "end", `place:${order}:north`);
      if (order !== "night") t.answer("end");
    }
    t.expectPlayer(0, { fear: 3, blood: 10 }).expectPlayer(1, { fear: 0, blood: 7 });
  });

  test("BO-4.3 a Ritual does not count against it: use, scavenge, use, in any order", () => {
    const t = orders({ rituals: ["calm"], fear: 5 }, [calm]);
    t.answer("scavenge:1", "use:calm", "place:dawn:north");
    t.expectPlayer(0, { fear: 4, blood: 8 }).expectOptions("end");
  });

  test("BO-4.3 only in this phase and on one's own turn", () => {
    const t = table({ phase: "cleanup", players: [{ blood: 0, torpor: ["elder"] }] });
    t.expectOptions("release");
    expect(t.whyNot("feed")).toBe("too-little-blood BO-6.3");
    const other = orders().answer("place:dawn:north", "end");
    expect(() => other.by(0, "scavenge:1")).toThrow();
    other.expectPlayer(0, { fear: 0, blood: 7 });
  });
});

describe("BO-4.3 room that the same turn makes", () => {
  test("BO-4.3 at the upper end, after a Ritual has lowered Fear by 2: 1 or 2", () => {
    const t = orders({ rituals: ["calm"], fear: 24 }, [calm]);
    expect(t.whyNot("scavenge")).toBe("at-upper-end BO-4.3");
    t.answer("use:calm");
    expect(t.whyNot("scavenge")).toBeUndefined();
    expect(t.optionsOf("scavenge")).toEqual(upTo(2));
    t.answer("scavenge:2").expectPlayer(0, { fear: 24, blood: 9 });
  });

  test("BO-4.3 who has scavenged gets no second time by making room", () => {
    const t = orders({ rituals: ["calm"], fear: 23 }, [calm]);
    t.answer("scavenge:1", "use:calm").expectPlayer(0, { fear: 22, blood: 8 });
    expect(t.optionsOf("scavenge")).toEqual([]);
    expect(t.whyNot("scavenge")).toBe("once-a-turn BO-4.3");
  });

  test("BO-4.3 BO-4.4 a Ritual just gained at the Altar makes room too", () => {
    const t = orders({ hand: ["v1-5"], fear: 24 }, [calm], ["r1-1", "r1-2", "r1-3", "calm"]);
    t.answer("place:dawn:altar", "ritual:calm", "show:v1-5", "enough");
    expect(t.whyNot("scavenge")).toBe("at-upper-end BO-4.3");
    t.answer("use:calm");
    expect(t.optionsOf("scavenge")).toEqual(upTo(2));
  });
});

describe("BO-4.3 Blood for a Ritual is scavenged before the token is placed", () => {
  const dear = ritual("dear", { requires: { victims: 1, blood: 5 } });
  const market = ["r1-1", "r1-2", "r1-3", "dear"];
  const poor = (): TestTable => orders({ hand: ["v1-5"], blood: 4 }, [dear], market);

  test("BO-4.3 at the Altar it is too late; afterwards it is possible again", () => {
    const t = poor().answer("place:dawn:altar");
    expect(t.question).toBe("altar.ritual");
    t.expectOptions("no-ritual", "ritual:r1-1", "ritual:r1-2", "ritual:r1-3");
    expect(t.whyNot("ritual:dear")).toBe("too-little-blood BO-4.4");
    expect(() => t.answer("scavenge:1")).toThrow("is not offered in altar.ritual");
    t.answer("no-ritual").expectOptions("end", ...upTo(24));
  });

  test("BO-4.3 nor between the choice of a Ritual and its payment", () => {
    const t = poor().answer("place:dawn:altar", "ritual:r1-1");
    t.expectOptions("show:v1-5").answer("show:v1-5").expectOptions("enough").answer("enough");
    t.expectPlayer(0, { blood: 3, rituals: ["r1-1"] }).expectOptions("end", ...upTo(24));
  });

  test("BO-4.3 before placing it helps, once", () => {
    const t = poor().answer("scavenge:1", "place:dawn:altar");
    t.answer("ritual:dear", "show:v1-5", "enough");
    t.expectPlayer(0, { blood: 0, fear: 1, rituals: ["dear"] }).expectOptions("end");
    expect(t.whyNot("scavenge")).toBe("once-a-turn BO-4.3");
  });

  test("BO-4.3 BO-4.5 after the Catacombs it is possible as well", () => {
    const t = orders().answer("place:dawn:catacombs").expectOptions("bleeder", "elder");
    t.answer("elder").expectOptions("end", ...upTo(24));
  });
});

describe("BO-4.3 Rituals that change it", () => {
  const more = ritual("more", { standing: [{ kind: "modifier", value: "scavenge", add: 1 }] });

  test("BO-4.3 more Blood, not more Fear", () => {
    const t = orders({ rituals: ["more"] }, [more]).answer("scavenge:2");
    t.expectPlayer(0, { fear: 2, blood: 10 });
  });

  test("BO-4.3 less Blood, where a Ritual says so, but never less than none", () => {
    const less = ritual("less", {
      standing: [{ kind: "modifier", value: "scavenge", who: "anyone", add: -2 }],
    });
    const t = orders({ rituals: ["less"] }, [less]).answer("scavenge:1");
    t.expectPlayer(0, { fear: 1, blood: 7 });
    t.answer("place:dawn:north", "end", "scavenge:3").expectPlayer(1, { fear: 3, blood: 8 });
  });

  test("BO-4.3 nothing comes of it at the upper end", () => {
    expect(orders({ rituals: ["more"], fear: 24 }, [more]).optionsOf("scavenge")).toEqual([]);
  });

  test("BO-4.3 a Ritual that answers to it is set off by each", () => {
    const heard = ritual("heard", {
      standing: [{ kind: "trigger", after: "scavenged", then: [{ do: "gain", what: "vp" }] }],
    });
    const t = orders({ rituals: ["heard"] }, [heard]).answer("scavenge:5");
    t.expectPlayer(0, { vp: 1, fear: 5, blood: 12 });
  });
});
