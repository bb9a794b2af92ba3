import { expect, test } from "vitest";
import type { Piece } from "../../src/index.js";
import { relic, turn, under } from "../support/probe.js";

const cape = (cost: { blood?: number; veil?: number }): Piece[] => [
  relic("umbral-cape", { standing: [{ kind: "reach", cost }] }),
];
const caped = { kills: 2, relics: ["umbral-cape"] };

test("MN-5.1 a vampire moves to an adjacent district for 1 AP", () => {
  const t = turn();
  expect(t.optionsOf("move")).toEqual([
    "move:hospital",
    "move:museum",
    "move:nightclub",
    "move:slaughterhouse",
  ]);
  t.answer("move:hospital").expectPosition({ ap: 1, vampires: { imre: { at: "hospital" } } });
  expect(t.facts).toEqual([
    {
      fact: "vampire-moved",
      rule: "MN-5.1",
      vampire: "imre",
      from: "cathedral",
      to: "hospital",
    },
  ]);
  expect(t.seat).toBe(0);
  expect(t.optionsOf("move")).toEqual(["move:asylum", "move:cathedral", "move:printing-house"]);
  t.answer("move:printing-house").expectPosition({
    ap: 0,
    vampires: { imre: { at: "printing-house" }, mila: { at: "railway-station" } },
  });
  t.expectOptions("end-turn");
  expect(t.whyNot("move")).toBe("too-few-ap MN-4.1");
});

test("MN-5.1 any number of the district's minions go along", () => {
  const t = turn({ districts: { cathedral: { minions: 2 }, museum: { minions: 1 } } });
  expect(t.optionsOf("move")).toEqual(
    ["hospital", "museum", "nightclub", "slaughterhouse"].flatMap((id) => [
      `move:${id}`,
      `move:${id}+1`,
      `move:${id}+2`,
    ]),
  );
  t.answer("move:museum+1").expectPosition({
    vampires: { imre: { at: "museum" } },
    districts: { cathedral: { minions: 1 }, museum: { minions: 2 } },
    minionReserve: 6,
  });
  expect(t.facts).toEqual([
    { fact: "vampire-moved", rule: "MN-5.1", vampire: "imre", from: "cathedral", to: "museum" },
    { fact: "minions-moved", rule: "MN-5.1", from: "cathedral", to: "museum", n: 1 },
  ]);
  t.answer("move:cathedral+2").expectPosition({
    districts: { cathedral: { minions: 3 }, museum: { minions: 0 } },
  });
});

test("MN-5.1 a move without minions leaves them where they are", () => {
  const t = turn({ districts: { cathedral: { minions: 2 } } }).answer("move:nightclub");
  t.expectPosition({ districts: { cathedral: { minions: 2 }, nightclub: { minions: 0 } } });
});

test("MN-5.1 agents never block, neither where one leaves nor where one comes", () => {
  const t = turn({ districts: { cathedral: { exposed: 3 }, museum: { hidden: 5 } } });
  t.answer("move:museum").expectPosition({
    vampires: { imre: { at: "museum" } },
    districts: { cathedral: { exposed: 3 }, museum: { hidden: 5 } },
  });
});

test("MN-5.1 what forbids leaving or entering is told apart", () => {
  const leaving = under([{ kind: "ban", actions: ["move-out"] }]);
  expect(leaving.whyNot("move")).toBe("may-not-leave MN-5.1");
  const entering = under([{ kind: "ban", actions: ["move-in"], at: "near" }]);
  expect(entering.whyNot("move")).toBe("may-not-enter MN-5.1");
  const one = under([{ kind: "ban", actions: ["move-in"] }], {
    vampires: { imre: { at: "museum" } },
  });
  expect(one.optionsOf("move")).toEqual(["move:asylum", "move:railway-station"]);
  expect(one.whyNot("move")).toBeUndefined();
});

test("MN-5.1 a dearer move needs its AP", () => {
  const dear = [{ kind: "modifier" as const, value: "move-ap" as const, add: 1 }];
  under(dear)
    .answer("move:museum")
    .expectPosition({ ap: 0, vampires: { imre: { at: "museum" } } });
  expect(under(dear, { ap: 1 }).whyNot("move")).toBe("too-few-ap MN-4.1");
});

test("MN-9.3 a relic with a reach carries its holder to any district that is too far to walk", () => {
  const t = turn(
    { districts: { cathedral: { minions: 1 } }, vampires: { imre: caped } },
    { pieces: cape({ blood: 1 }) },
  );
  expect(t.optionsOf("leap")).toEqual(
    ["asylum", "printing-house", "railway-station", "town-hall"].flatMap((id) => [
      `leap:${id}`,
      `leap:${id}+1`,
    ]),
  );
  expect(t.warningOf("leap:asylum")).toBeUndefined();
  t.answer("leap:asylum+1").expectPosition({
    ap: 1,
    veil: 6,
    vampires: { imre: { at: "asylum", blood: 3 } },
    districts: { cathedral: { minions: 0 }, asylum: { minions: 1 } },
  });
  expect(t.facts).toEqual([
    { fact: "vampire-moved", rule: "MN-5.1", vampire: "imre", from: "cathedral", to: "asylum" },
    { fact: "minions-moved", rule: "MN-5.1", from: "cathedral", to: "asylum", n: 1 },
    { fact: "blood-lost", rule: "MN-9.3", vampire: "imre", n: 1, now: 3 },
  ]);
});

test("MN-9.3 a reach may cost veil instead, at once", () => {
  const t = turn({ veil: 3, vampires: { imre: caped } }, { pieces: cape({ veil: 2 }) });
  expect(t.warningOf("leap:asylum")).toBeUndefined();
  t.answer("leap:asylum").expectPosition({ veil: 1, vampires: { imre: { blood: 4 } } });
  expect(t.factsOf("veil-lost")).toEqual([
    { fact: "veil-lost", rule: "MN-9.3", n: 2, now: 1, why: "cost" },
  ]);
});

test("MN-5.6 a reach that cannot be paid is not offered; its last blood or veil comes with a warning", () => {
  const blood = cape({ blood: 2 });
  const bled = turn({ vampires: { imre: { ...caped, blood: 1 } } }, { pieces: blood });
  expect(bled.whyNot("leap")).toBe("too-little-blood MN-5.6");
  const last = turn({ vampires: { imre: { ...caped, blood: 2 } } }, { pieces: blood });
  expect(last.warningOf("leap:asylum")).toBe("drains-the-user");
  last.answer("leap:asylum");
  expect(last.factsOf("turn-ended")).toHaveLength(1);
  last.expectPosition({ active: "mila", vampires: { imre: { at: "asylum", blood: 0 } } });

  const veil = cape({ veil: 2 });
  const bare = turn({ veil: 1, vampires: { imre: caped } }, { pieces: veil });
  expect(bare.whyNot("leap")).toBe("too-little-veil MN-5.6");
  const end = turn({ veil: 2, vampires: { imre: caped } }, { pieces: veil });
  expect(end.warningOf("leap:asylum")).toBe("loses-the-game");
  expect(end.answer("leap:asylum").outcome).toBe("defeat-veil");
});

test("MN-9.3 only the holder of the relic leaps, and only with an AP for the move", () => {
  const pieces = cape({ blood: 1 });
  const milas = turn({ vampires: { mila: caped } }, { pieces });
  expect(milas.whyNot("leap")).toBe("nothing-carries-so-far MN-5.1");
  const spent = turn({ ap: 0, vampires: { imre: caped } }, { pieces });
  expect(spent.whyNot("leap")).toBe("too-few-ap MN-4.1");
});

test("MN-11.1 a reach is a use of a relic: forbidden where relics are", () => {
  const banned = under(
    [{ kind: "ban", actions: ["relic"] }],
    { vampires: { imre: caped } },
    { pieces: cape({ blood: 1 }) },
  );
  expect(banned.whyNot("leap")).toBe("forbidden MN-11.1");
  expect(banned.optionsOf("move")).toHaveLength(4);
  const without = under([{ kind: "ban", actions: ["relic"] }]);
  expect(without.whyNot("leap")).toBe("nothing-carries-so-far MN-5.1");
});

test("MN-5.1 a leap is a move: what forbids moving forbids it too", () => {
  const pieces = cape({ blood: 1 });
  const position = { vampires: { imre: caped } };
  const leaving = under([{ kind: "ban", actions: ["move-out"] }], position, { pieces });
  expect(leaving.whyNot("leap")).toBe("may-not-leave MN-5.1");
  const away = under([{ kind: "ban", actions: ["move-in"], at: "anywhere" }], position, { pieces });
  expect(away.whyNot("leap")).toBe("may-not-enter MN-5.1");
  const dear = [{ kind: "modifier" as const, value: "move-ap" as const, add: 1 }];
  under(dear, position, { pieces }).answer("leap:asylum").expectPosition({ ap: 0 });
});
