import { expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { city, relic } from "../support/probe.js";
import { type TableOptions, type TestTable, table } from "../support/table.js";

const lamps = ["a", "b", "c"].map((id) =>
  relic(`lamp-${id}`, { standing: [{ kind: "modifier", value: "hunt", add: 1 }] }),
);
const watch = relic("watch", {
  use: { cost: { blood: 1 }, once: "round", effect: [{ do: "gain", what: "ap", n: 1 }] },
});
const urn = relic("urn", { standing: [{ kind: "redirect" }], placed: true });

/** Imre acts; all stand at the railway station. */
function trade(
  vampires: NonNullable<Position["vampires"]>,
  position: Position = {},
  options: TableOptions = {},
): TestTable {
  return table(
    { phase: "turn", active: "imre", ap: 2, ...position, vampires },
    { ...options, pieces: [...(options.pieces ?? city()), ...lamps, watch, urn] },
  );
}

test("MN-5.9 every division within both limits is offered, without AP", () => {
  const t = trade(
    {
      imre: { kills: 5, relics: ["lamp-a", "lamp-b"] },
      mila: { kills: 5, relics: ["lamp-c"] },
    },
    { ap: 0 },
  );
  expect(t.optionsOf("exchange")).toEqual([
    "exchange:mila:give=lamp-a",
    "exchange:mila:give=lamp-a+lamp-b:take=lamp-c",
    "exchange:mila:give=lamp-a:take=lamp-c",
    "exchange:mila:give=lamp-b",
    "exchange:mila:give=lamp-b:take=lamp-c",
  ]);
  t.answer("exchange:mila:give=lamp-a+lamp-b:take=lamp-c");
  expect(t.facts).toEqual([
    { fact: "relic-given", rule: "MN-5.9", relic: "lamp-a", vampire: "mila" },
    { fact: "relic-given", rule: "MN-5.9", relic: "lamp-b", vampire: "mila" },
    { fact: "relic-given", rule: "MN-5.9", relic: "lamp-c", vampire: "imre" },
  ]);
  t.expectPosition({
    ap: 0,
    vampires: { imre: { relics: ["lamp-c"] }, mila: { relics: ["lamp-a", "lamp-b"] } },
  });
});

test("MN-5.9 MN-9.1 nobody may end above the own limit", () => {
  // Mila's limit is 1, so she can only swap; imre's is 2.
  expect(
    trade({
      imre: { kills: 5, relics: ["lamp-a", "lamp-b"] },
      mila: { kills: 4, relics: ["lamp-c"] },
    }).optionsOf("exchange"),
  ).toEqual(["exchange:mila:give=lamp-a:take=lamp-c", "exchange:mila:give=lamp-b:take=lamp-c"]);
  // And the other way round.
  expect(
    trade({
      imre: { kills: 4, relics: ["lamp-c"] },
      mila: { kills: 5, relics: ["lamp-a", "lamp-b"] },
    }).optionsOf("exchange"),
  ).toEqual(["exchange:mila:give=lamp-c:take=lamp-a", "exchange:mila:give=lamp-c:take=lamp-b"]);
});

test("MN-5.9 one may only take, or only give", () => {
  expect(
    trade({ imre: { kills: 2 }, mila: { kills: 2, relics: ["lamp-a"] } }).optionsOf("exchange"),
  ).toEqual(["exchange:mila:take=lamp-a"]);
  expect(
    trade({ imre: { kills: 2, relics: ["lamp-a"] }, mila: { kills: 2 } }).optionsOf("exchange"),
  ).toEqual(["exchange:mila:give=lamp-a"]);
});

test("MN-5.9 it needs a kill count of 2, and a partner in the same district", () => {
  const mila = { kills: 5, relics: ["lamp-a"] };
  expect(trade({ imre: { kills: 1 }, mila }).whyNot("exchange")).toBe("too-few-kills MN-5.9");
  expect(trade({ imre: { kills: 2 }, mila }).whyNot("exchange")).toBeUndefined();
  expect(trade({ imre: { kills: 2 }, mila: { ...mila, at: "museum" } }).whyNot("exchange")).toBe(
    "no-vampire-here MN-5.9",
  );
});

test("MN-5.9 without a relic, or without anybody who may take it, there is nothing to exchange", () => {
  const nothing = "nothing-to-exchange MN-5.9";
  expect(trade({ imre: { kills: 9 }, mila: { kills: 9 } }).whyNot("exchange")).toBe(nothing);
  expect(
    trade({ imre: { kills: 2, relics: ["lamp-a"] }, mila: { kills: 1 } }).whyNot("exchange"),
  ).toBe(nothing);
});

test("MN-5.9 the partner may be drained; each exchange is with one partner", () => {
  const t = trade(
    {
      imre: { kills: 2, relics: ["lamp-a"] },
      mila: { kills: 2, blood: 0 },
      nevena: { kills: 5, relics: ["lamp-b"] },
      laszlo: { kills: 5, relics: ["lamp-c"], at: "museum" },
    },
    {},
    { vampires: ["imre", "mila", "nevena", "laszlo"] },
  );
  expect(t.optionsOf("exchange")).toEqual([
    "exchange:mila:give=lamp-a",
    "exchange:nevena:give=lamp-a",
    "exchange:nevena:give=lamp-a:take=lamp-b",
  ]);
  t.answer("exchange:mila:give=lamp-a").expectPosition({
    vampires: {
      imre: { relics: [] },
      mila: { relics: ["lamp-a"] },
      nevena: { relics: ["lamp-b"] },
    },
  });
});

test("MN-5.9 MN-9.3 a placed relic belongs to nobody and is not exchanged", () => {
  const t = trade(
    { imre: { kills: 5 }, mila: { kills: 5 } },
    { placedRelics: { urn: "railway-station" } },
  );
  expect(t.whyNot("exchange")).toBe("nothing-to-exchange MN-5.9");
});

test("MN-5.9 a division that this turn has seen is offered again only after another action", () => {
  const t = trade({ imre: { kills: 2, relics: ["lamp-a"] }, mila: { kills: 2 } });
  t.answer("exchange:mila:give=lamp-a");
  expect(t.whyNot("exchange")).toBe("nothing-to-exchange MN-5.9");
  t.answer("recruit");
  expect(t.optionsOf("exchange")).toEqual(["exchange:mila:take=lamp-a"]);
});

test("MN-5.9 several exchanges in a row never come back to where they were", () => {
  const t = trade({
    imre: { kills: 2, relics: ["lamp-a"] },
    mila: { kills: 2, relics: ["lamp-b"] },
  });
  expect(t.optionsOf("exchange")).toEqual(["exchange:mila:give=lamp-a:take=lamp-b"]);
  t.answer("exchange:mila:give=lamp-a:take=lamp-b");
  expect(t.optionsOf("exchange")).toEqual([]);
  expect(t.position.trail).toHaveLength(1);

  const rich = trade({ imre: { kills: 5, relics: ["lamp-a", "lamp-b"] }, mila: { kills: 5 } });
  rich.answer("exchange:mila:give=lamp-a", "exchange:mila:give=lamp-b");
  // Both lamps with imre, and lamp-b alone, were there before.
  expect(rich.optionsOf("exchange")).toEqual(["exchange:mila:take=lamp-a"]);
  rich.answer("exchange:mila:take=lamp-a");
  expect(rich.optionsOf("exchange")).toEqual([]);
});

test("MN-5.9 the next vampire's turn begins without a trail", () => {
  const t = trade({ imre: { kills: 2, relics: ["lamp-a"] }, mila: { kills: 2 } });
  t.answer("exchange:mila:give=lamp-a", "end-turn");
  expect(t.optionsOf("exchange")).toEqual(["exchange:imre:give=lamp-a"]);
});

test("MN-5.9 where a piece forbids it there is no exchange", () => {
  const standing = [{ kind: "ban" as const, actions: ["exchange" as const] }];
  const t = trade(
    { imre: { kills: 2, relics: ["lamp-a"] }, mila: { kills: 2 } },
    {},
    { pieces: city({ "railway-station": { standing } }) },
  );
  expect(t.whyNot("exchange")).toBe("forbidden MN-11.1");
});

test("MN-9.4 who gives Pristine Blood away drops to 4, and the other may now have 6", () => {
  const t = trade({
    imre: { kills: 4, blood: 6, relics: ["pristine-blood"] },
    mila: { kills: 4, blood: 2 },
  });
  t.answer("exchange:mila:give=pristine-blood");
  expect(t.facts).toEqual([
    { fact: "relic-given", rule: "MN-5.9", relic: "pristine-blood", vampire: "mila" },
    { fact: "blood-lost", rule: "MN-9.4", vampire: "imre", n: 2, now: 4 },
  ]);
  t.answer("end-turn", "wild-hunt").expectPosition({
    vampires: { imre: { blood: 4 }, mila: { blood: 6 } },
    bloodSupply: 0,
  });
});

test("MN-9.4 at 5 blood one drop is lost", () => {
  trade({ imre: { kills: 4, blood: 5, relics: ["pristine-blood"] }, mila: { kills: 4 } })
    .answer("exchange:mila:give=pristine-blood")
    .expectPosition({ vampires: { imre: { blood: 4 } }, bloodSupply: 2 });
});

test("MN-9.5 once per round sticks to the card, not to its holder", () => {
  const t = trade({ imre: { kills: 2, relics: ["watch"] }, mila: { kills: 2 } });
  t.answer("relic:watch").expectPosition({ ap: 3, used: ["watch"] });
  expect(t.whyNot("relic")).toBe("used-this-round MN-9.5");
  t.answer("exchange:mila:give=watch", "end-turn");
  expect(t.position.active).toBe("mila");
  expect(t.whyNot("relic")).toBe("used-this-round MN-9.5");
});

test("MN-9.5 MN-4.4 in the next round the card can be used again", () => {
  const t = trade(
    { imre: { kills: 2, relics: ["watch"] }, mila: { kills: 2 } },
    { eventTop: ["last-crusade"] },
  );
  t.answer("relic:watch", "end-turn", "end-turn");
  while (t.question !== "night.act") t.answer(t.options[0]);
  while (t.position.active !== "imre") t.answer("end-turn");
  expect(t.optionsOf("relic")).toEqual(["relic:watch"]);
});

test("MN-9.4 MN-5.9 who drops to the limit by giving may take it back: that is a new position", () => {
  const t = table({
    phase: "turn",
    active: "imre",
    vampires: {
      imre: { kills: 5, blood: 6, relics: ["pristine-blood"] },
      mila: { kills: 5, blood: 4 },
    },
  }).answer("exchange:mila:give=pristine-blood");
  t.expectPosition({ vampires: { imre: { blood: 4 }, mila: { blood: 4 } } });
  expect(t.optionsOf("exchange")).toEqual(["exchange:mila:take=pristine-blood"]);
  t.answer("exchange:mila:take=pristine-blood");
  // Now nothing but the holder changes, and going back is not offered.
  expect(t.optionsOf("exchange")).toEqual([]);
});
