import { expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { did, relic, turn, under, vampire } from "../support/probe.js";
import type { TableOptions } from "../support/table.js";

/** Five relics that do nothing but lie in a hand. */
const names = ["umbral-cape", "silver-bell", "corpse-candle", "homunculus-jar", "pristine-blood"];
const pieces = names.map((id) => relic(id, {}));

interface Hand {
  kills: number;
  relics?: string[];
  at?: string;
  blood?: number;
}

function holding(imre: Hand, mila: Hand, rest: Position = {}, options: TableOptions = {}) {
  const vampires = { imre, mila: { at: "cathedral", ...mila } };
  return turn({ ...rest, vampires }, { pieces, ...options });
}

test("MN-5.9 a relic is given, without AP", () => {
  const t = holding({ kills: 2, relics: ["umbral-cape"] }, { kills: 2 }, { ap: 0 });
  expect(t.optionsOf("exchange")).toEqual(["exchange:mila:give=umbral-cape"]);
  t.answer("exchange:mila:give=umbral-cape").expectPosition({
    ap: 0,
    vampires: { imre: { relics: [] }, mila: { relics: ["umbral-cape"] } },
  });
  expect(t.facts).toEqual([
    { fact: "relic-given", rule: "MN-5.9", relic: "umbral-cape", vampire: "mila" },
  ]);
});

test("MN-5.9 a relic is taken, also from a drained vampire", () => {
  const t = holding({ kills: 2 }, { kills: 2, blood: 0, relics: ["umbral-cape"] });
  expect(t.optionsOf("exchange")).toEqual(["exchange:mila:take=umbral-cape"]);
  t.answer("exchange:mila:take=umbral-cape").expectPosition({
    vampires: { imre: { relics: ["umbral-cape"] }, mila: { relics: [] } },
  });
});

test("MN-5.9 where both hands are full only a swap is left", () => {
  const t = holding({ kills: 2, relics: ["umbral-cape"] }, { kills: 2, relics: ["silver-bell"] });
  expect(t.optionsOf("exchange")).toEqual(["exchange:mila:give=umbral-cape:take=silver-bell"]);
  t.answer("exchange:mila:give=umbral-cape:take=silver-bell").expectPosition({
    vampires: { imre: { relics: ["silver-bell"] }, mila: { relics: ["umbral-cape"] } },
  });
});

test("MN-5.9 any number of cards, nobody ending above the own limit", () => {
  const t = holding(
    { kills: 5, relics: ["umbral-cape", "silver-bell"] },
    { kills: 4, relics: ["corpse-candle"] },
  );
  expect(t.optionsOf("exchange")).toEqual([
    "exchange:mila:give=silver-bell:take=corpse-candle",
    "exchange:mila:give=umbral-cape:take=corpse-candle",
  ]);
  const both = holding(
    { kills: 5, relics: ["umbral-cape", "silver-bell"] },
    { kills: 5, relics: ["corpse-candle"] },
  );
  expect(both.optionsOf("exchange")).toEqual([
    "exchange:mila:give=silver-bell",
    "exchange:mila:give=silver-bell:take=corpse-candle",
    "exchange:mila:give=umbral-cape",
    "exchange:mila:give=umbral-cape+silver-bell:take=corpse-candle",
    "exchange:mila:give=umbral-cape:take=corpse-candle",
  ]);
  both.answer("exchange:mila:give=umbral-cape+silver-bell:take=corpse-candle").expectPosition({
    vampires: {
      imre: { relics: ["corpse-candle"] },
      mila: { relics: ["umbral-cape", "silver-bell"] },
    },
  });
});

test("MN-5.9 MN-9.1 nothing can be given to a vampire whose limit is 0", () => {
  const t = holding({ kills: 2, relics: ["umbral-cape"] }, { kills: 1 });
  expect(t.whyNot("exchange")).toBe("nothing-to-exchange MN-5.9");
});

test("MN-5.9 the acting vampire needs kill count 2, the other needs none", () => {
  const t = holding({ kills: 1 }, { kills: 2, relics: ["umbral-cape"] });
  expect(t.whyNot("exchange")).toBe("too-few-kills MN-5.9");
  const t2 = holding({ kills: 2 }, { kills: 0, relics: ["umbral-cape"] });
  expect(t2.optionsOf("exchange")).toEqual(["exchange:mila:take=umbral-cape"]);
});

test("MN-5.9 only with a vampire of the same district", () => {
  const t = holding({ kills: 2, relics: ["umbral-cape"] }, { kills: 2, at: "museum" });
  expect(t.whyNot("exchange")).toBe("no-vampire-here MN-5.9");
});

test("MN-5.9 with one vampire at a time", () => {
  const t = turn(
    {
      vampires: {
        imre: { kills: 2, relics: ["umbral-cape"] },
        mila: { at: "cathedral", kills: 2 },
        nevena: { at: "cathedral", kills: 2, relics: ["silver-bell"] },
        laszlo: { at: "museum", kills: 2 },
      },
    },
    { pieces, vampires: ["imre", "mila", "nevena", "laszlo"] },
  );
  expect(t.optionsOf("exchange")).toEqual([
    "exchange:mila:give=umbral-cape",
    "exchange:nevena:give=umbral-cape:take=silver-bell",
  ]);
});

test("MN-5.9 an exchange that only leads back is not offered until something else was done", () => {
  const t = holding(
    { kills: 2, relics: ["umbral-cape"] },
    { kills: 2 },
    {
      districts: { cathedral: { hidden: 1 } },
    },
  );
  t.answer("exchange:mila:give=umbral-cape");
  expect(t.whyNot("exchange")).toBe("nothing-to-exchange MN-5.9");
  t.answer("expose");
  expect(t.optionsOf("exchange")).toEqual(["exchange:mila:take=umbral-cape"]);
});

test("MN-5.9 on the next vampire's turn all ways are open again", () => {
  const t = holding({ kills: 2, relics: ["umbral-cape"] }, { kills: 2 });
  t.answer("exchange:mila:give=umbral-cape", "end-turn");
  expect(t.position).toMatchObject({ active: "mila", trail: [] });
  expect(t.optionsOf("exchange")).toEqual(["exchange:imre:give=umbral-cape"]);
});

test("MN-5.9 exchanging can be forbidden", () => {
  const t = under(
    [{ kind: "ban", actions: ["exchange"] }],
    {
      vampires: {
        imre: { kills: 2, relics: ["umbral-cape"] },
        mila: { at: "cathedral", kills: 2 },
      },
    },
    { pieces },
  );
  expect(t.whyNot("exchange")).toBe("forbidden MN-11.1");
});

test("MN-5.9 what a relic gives goes with it", () => {
  const heavy = [
    relic("umbral-cape", { standing: [{ kind: "modifier", value: "hunt", add: 1 }] }),
    vampire("mila", {}),
  ];
  const t = holding(
    { kills: 2, blood: 1, relics: ["umbral-cape"] },
    { kills: 2, blood: 1 },
    {},
    { pieces: heavy },
  );
  t.answer("exchange:mila:give=umbral-cape", "hunt");
  t.expectPosition({ vampires: { imre: { blood: 2 } } });
  t.answer("end-turn", "hunt").expectPosition({ vampires: { mila: { blood: 3 } } });
});

test("MN-9.4 giving a higher blood limit away drops to 4", () => {
  const t = turn(
    {
      vampires: {
        imre: { kills: 2, blood: 6, relics: ["pristine-blood"] },
        mila: { at: "cathedral", kills: 2 },
      },
    },
    {
      pieces: [
        relic("pristine-blood", { standing: [{ kind: "modifier", value: "blood-limit", add: 2 }] }),
      ],
    },
  );
  t.answer("exchange:mila:give=pristine-blood").expectPosition({
    bloodSupply: 2,
    vampires: { imre: { blood: 4 }, mila: { blood: 4 } },
  });
  expect(t.factsOf("blood-lost")).toEqual([
    { fact: "blood-lost", rule: "MN-9.4", vampire: "imre", n: 2, now: 4 },
  ]);
});

test("MN-9.4 a lower limit takes no blood that is there", () => {
  const lower = relic("silver-bell", {
    standing: [{ kind: "modifier", value: "blood-limit", add: -1 }],
  });
  const t = did(
    [
      { do: "gain", what: "blood", n: 1 },
      { do: "gain", what: "kills" },
    ],
    {
      vampires: { imre: { kills: 2, blood: 4, relics: ["silver-bell"] } },
    },
    { pieces: [lower] },
  );
  t.expectPosition({ vampires: { imre: { blood: 4, kills: 3 } } });
});
