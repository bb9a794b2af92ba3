import { expect, test } from "vitest";
import type { Standing } from "../../src/content/language.js";
import type { Piece, Position } from "../../src/index.js";
import { city, relic } from "../support/probe.js";
import { type TestTable, table } from "../support/table.js";

const cape = relic("cape", { standing: [{ kind: "reach", cost: { blood: 2 } }] });
const veiledCape = relic("veiled-cape", { standing: [{ kind: "reach", cost: { veil: 2 } }] });

/** Imre stands in the museum with a cape and two minions. */
function caped(
  position: Position = {},
  imre: { blood?: number; relics?: string[] } = {},
  districts: Piece[] = city(),
): TestTable {
  return table(
    {
      phase: "turn",
      active: "imre",
      ...position,
      districts: { "railway-station": { minions: 0 }, ...position.districts },
      vampires: { imre: { at: "museum", kills: 5, relics: ["cape"], ...imre } },
    },
    { pieces: [...districts, cape, veiledCape] },
  );
}

test("MN-9.3 a cape carries its holder to every district that is too far for a plain move", () => {
  const t = caped();
  expect(t.optionsOf("leap")).toEqual([
    "leap:hospital",
    "leap:nightclub",
    "leap:printing-house",
    "leap:slaughterhouse",
    "leap:town-hall",
  ]);
  expect(t.optionsOf("move")).toEqual(["move:asylum", "move:cathedral", "move:railway-station"]);
});

test("MN-9.3 MN-5.1 a leap is a move: 1 AP, with any number of minions, and its price", () => {
  const t = caped({ districts: { museum: { minions: 2 } } });
  expect(t.options.filter((key) => key.startsWith("leap:town-hall"))).toEqual([
    "leap:town-hall",
    "leap:town-hall+1",
    "leap:town-hall+2",
  ]);
  t.answer("leap:town-hall+1");
  expect(t.facts).toEqual([
    { fact: "vampire-moved", rule: "MN-5.1", vampire: "imre", from: "museum", to: "town-hall" },
    { fact: "minions-moved", rule: "MN-5.1", from: "museum", to: "town-hall", n: 1 },
    { fact: "blood-lost", rule: "MN-9.3", vampire: "imre", n: 2, now: 2 },
  ]);
  t.expectPosition({
    ap: 1,
    veil: 6,
    vampires: { imre: { at: "town-hall", blood: 2 } },
    districts: { museum: { minions: 1 }, "town-hall": { minions: 1 } },
  });
});

test("MN-9.3 a price in veil", () => {
  const t = caped({ veil: 3 }, { relics: ["veiled-cape"] });
  t.answer("leap:town-hall");
  expect(t.factsOf("veil-lost")).toEqual([
    { fact: "veil-lost", rule: "MN-9.3", n: 2, now: 1, why: "cost" },
  ]);
  t.expectPosition({ vampires: { imre: { blood: 4 } } });
});

test("MN-9.3 MN-5.6 the price must be there; what it would bring about is told", () => {
  expect(caped({}, { blood: 1 }).whyNot("leap")).toBe("too-little-blood MN-5.6");
  expect(caped({}, { blood: 2 }).warningOf("leap:town-hall")).toBe("drains-the-user");
  expect(caped({}, { blood: 3 }).warningOf("leap:town-hall")).toBeUndefined();
  const veiled = { relics: ["veiled-cape"] };
  expect(caped({ veil: 1 }, veiled).whyNot("leap")).toBe("too-little-veil MN-5.6");
  expect(caped({ veil: 2 }, veiled).warningOf("leap:town-hall")).toBe("loses-the-game");
  expect(caped({ veil: 3 }, veiled).warningOf("leap:town-hall")).toBeUndefined();
});

test("MN-9.3 MN-4.3 a leap that drains is done, and then the turn ends", () => {
  caped({}, { blood: 2 })
    .answer("leap:printing-house")
    .expectPosition({ vampires: { imre: { at: "printing-house", blood: 0 } }, active: "mila" });
});

test("MN-9.3 MN-12.2 a leap to veil 0 loses", () => {
  const t = caped({ veil: 2 }, { relics: ["veiled-cape"] }).answer("leap:town-hall");
  expect(t.outcome).toBe("defeat-veil");
});

test("MN-9.3 without the cape, or without AP, nobody leaps", () => {
  expect(caped({}, { relics: [] }).whyNot("leap")).toBe("nothing-carries-so-far MN-5.1");
  expect(caped({ ap: 0 }).whyNot("leap")).toBe("too-few-ap MN-4.1");
  const t = caped().answer("end-turn");
  expect(t.whyNot("leap")).toBe("nothing-carries-so-far MN-5.1");
});

test("MN-9.3 MN-11.1 where relics are forbidden the cape does not carry, and bans on moves hold", () => {
  const ban = (actions: Extract<Standing, { kind: "ban" }>["actions"], id: string): Piece[] =>
    city({ [id]: { standing: [{ kind: "ban", actions }] } });
  const carries = (pieces: Piece[]): string | undefined => caped({}, {}, pieces).whyNot("leap");
  expect(carries(ban(["relic"], "museum"))).toBe("forbidden MN-11.1");
  expect(carries(ban(["relic"], "town-hall"))).toBeUndefined();
  expect(carries(ban(["move-out"], "museum"))).toBe("may-not-leave MN-5.1");
  expect(caped({}, {}, ban(["move-in"], "town-hall")).optionsOf("leap")).toEqual([
    "leap:hospital",
    "leap:nightclub",
    "leap:printing-house",
    "leap:slaughterhouse",
  ]);
  const everywhere: Standing = { kind: "ban", actions: ["move-in"], at: "anywhere" };
  expect(carries(city({ museum: { standing: [everywhere] } }))).toBe("may-not-enter MN-5.1");
});

test("MN-9.3 what a piece adds to the AP of a move counts for a leap", () => {
  const standing: Standing[] = [{ kind: "modifier", value: "move-ap", add: 1 }];
  const t = caped({}, {}, city({ museum: { standing } }));
  t.answer("leap:town-hall").expectPosition({ ap: 0 });
  expect(caped({ ap: 1 }, {}, city({ museum: { standing } })).whyNot("leap")).toBe(
    "too-few-ap MN-4.1",
  );
});

test("MN-9.3 from a corner and from the centre too the leap reaches exactly the far districts", () => {
  const at = (id: string): string[] =>
    table(
      {
        phase: "turn",
        active: "imre",
        districts: { "railway-station": { minions: 0 } },
        vampires: { imre: { at: id, kills: 5, relics: ["cape"] } },
      },
      { pieces: [...city(), cape] },
    ).optionsOf("leap");
  expect(at("cathedral")).toEqual([
    "leap:asylum",
    "leap:printing-house",
    "leap:railway-station",
    "leap:town-hall",
  ]);
  expect(at("railway-station")).toEqual([
    "leap:asylum",
    "leap:cathedral",
    "leap:hospital",
    "leap:printing-house",
    "leap:slaughterhouse",
    "leap:town-hall",
  ]);
});
