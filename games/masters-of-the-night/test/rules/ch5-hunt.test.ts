import { expect, test } from "vitest";
import type { Standing } from "../../src/content/language.js";
import type { Position } from "../../src/index.js";
import { relic, turn, under } from "../support/probe.js";

const imre = (kills: number, blood: number, rest: Position = {}): Position => ({
  ...rest,
  vampires: { imre: { kills, blood } },
});

test("MN-5.8 hunting brings 1 blood for 1 AP", () => {
  const t = turn(imre(1, 2));
  t.answer("hunt").expectPosition({
    ap: 1,
    veil: 6,
    bloodSupply: 3,
    vampires: { imre: { blood: 3 } },
  });
  expect(t.facts).toEqual([
    { fact: "blood-gained", rule: "MN-5.8", vampire: "imre", n: 1, now: 3 },
  ]);
});

test("MN-5.8 hunting needs kill count 1, an AP, and no ban", () => {
  expect(turn(imre(0, 2)).whyNot("hunt")).toBe("too-few-kills MN-5.8");
  expect(turn(imre(1, 2, { ap: 0 })).whyNot("hunt")).toBe("too-few-ap MN-4.1");
  expect(under([{ kind: "ban", actions: ["hunt"] }], imre(1, 2)).whyNot("hunt")).toBe(
    "forbidden MN-11.1",
  );
});

test("MN-5.8 MN-5.13 up to the limit of 4; nobody hunts at full blood", () => {
  const t = turn(imre(1, 3)).answer("hunt");
  t.expectPosition({ vampires: { imre: { blood: 4 } } });
  expect(t.whyNot("hunt")).toBe("blood-full MN-5.13");
  expect(t.optionsOf("hunt")).toEqual([]);
});

test("MN-5.8 up to 6 with a higher limit, as long as there is blood", () => {
  const pieces = [
    relic("pristine-blood", { standing: [{ kind: "modifier", value: "blood-limit", add: 2 }] }),
  ];
  const at = (blood: number, supply?: number) =>
    turn(
      {
        ...(supply === undefined ? {} : { bloodSupply: supply }),
        vampires: { imre: { kills: 2, blood, relics: ["pristine-blood"] } },
      },
      { pieces },
    );
  at(4)
    .answer("hunt", "hunt")
    .expectPosition({ bloodSupply: 0, vampires: { imre: { blood: 6 } } });
  expect(at(6).whyNot("hunt")).toBe("blood-full MN-5.13");
  expect(at(5, 0).whyNot("hunt")).toBe("blood-full MN-5.13");
});

test("MN-5.8 standing effects change what a hunt costs and brings", () => {
  const more: Standing[] = [{ kind: "modifier", value: "hunt", add: 1 }];
  under(more, imre(1, 1))
    .answer("hunt")
    .expectPosition({ vampires: { imre: { blood: 3 } } });
  under(more, imre(1, 3))
    .answer("hunt")
    .expectPosition({ vampires: { imre: { blood: 4 } } });
  const none: Standing[] = [{ kind: "modifier", value: "hunt", add: -2 }];
  expect(under(none, imre(1, 1)).whyNot("hunt")).toBe("blood-full MN-5.13");
  const dear: Standing[] = [{ kind: "modifier", value: "hunt-ap", add: 1 }];
  under(dear, imre(1, 1)).answer("hunt").expectPosition({ ap: 0 });
  expect(under(dear, imre(1, 1, { ap: 1 })).whyNot("hunt")).toBe("too-few-ap MN-4.1");
});

test("MN-5.10 a wild hunt brings blood up to the limit and costs 1 AP and 1 veil", () => {
  const t = turn(imre(4, 1, { veil: 4 }));
  expect(t.warningOf("wild-hunt")).toBeUndefined();
  t.answer("wild-hunt").expectPosition({ ap: 1, veil: 3, vampires: { imre: { blood: 4 } } });
  expect(t.facts).toEqual([
    { fact: "blood-gained", rule: "MN-5.10", vampire: "imre", n: 3, now: 4 },
    { fact: "veil-lost", rule: "MN-5.10", n: 1, now: 3, why: "wild-hunt" },
  ]);
  expect(t.whyNot("wild-hunt")).toBe("blood-full MN-5.13");
});

test("MN-5.10 a wild hunt needs kill count 4, an AP, and no ban", () => {
  expect(turn(imre(3, 1)).whyNot("wild-hunt")).toBe("too-few-kills MN-5.10");
  expect(turn(imre(4, 1, { ap: 0 })).whyNot("wild-hunt")).toBe("too-few-ap MN-4.1");
  turn(imre(4, 1, { ap: 1 }))
    .answer("wild-hunt")
    .expectPosition({ ap: 0 });
  expect(under([{ kind: "ban", actions: ["wild-hunt"] }], imre(4, 1)).whyNot("wild-hunt")).toBe(
    "forbidden MN-11.1",
  );
});

test("MN-5.13 a wild hunt at veil 1 is offered with a warning and loses the game", () => {
  const t = turn(imre(4, 1, { veil: 1 }));
  expect(t.warningOf("wild-hunt")).toBe("loses-the-game");
  expect(turn(imre(4, 1, { veil: 2 })).warningOf("wild-hunt")).toBeUndefined();
  expect(t.answer("wild-hunt").outcome).toBe("defeat-veil");
});

test("MN-5.10 standing effects change the veil of a wild hunt, never to a gain", () => {
  const worse: Standing[] = [{ kind: "modifier", value: "wild-hunt-veil", add: 1 }];
  const t = under(worse, imre(4, 1, { veil: 4 }));
  t.answer("wild-hunt").expectPosition({ veil: 2 });
  expect(under(worse, imre(4, 1, { veil: 2 })).warningOf("wild-hunt")).toBe("loses-the-game");
  const free: Standing[] = [{ kind: "modifier", value: "wild-hunt-veil", add: -2 }];
  const safe = under(free, imre(4, 1, { veil: 1 }));
  expect(safe.warningOf("wild-hunt")).toBeUndefined();
  safe.answer("wild-hunt").expectPosition({ veil: 1, vampires: { imre: { blood: 4 } } });
});
