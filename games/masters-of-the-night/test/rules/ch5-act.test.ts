import { expect, test } from "vitest";
import type { Effect } from "../../src/content/language.js";
import type { Piece, Position } from "../../src/index.js";
import { plainCity } from "../support/city.js";
import { did, event, relic, turn, under, vampire, wield } from "../support/probe.js";

test("MN-4.1 the question of a turn: what can be done, and why not the rest", () => {
  const t = turn({}, { players: 2, control: [1, 0] });
  expect(t.question).toBe("night.act");
  expect(t.rule).toBe("MN-4.1");
  expect(t.seat).toBe(1);
  t.expectOptions(
    "move:museum",
    "move:nightclub",
    "move:hospital",
    "move:slaughterhouse",
    "recruit",
    "end-turn",
  );
  const why = (action: string) => t.whyNot(action);
  expect(why("move")).toBeUndefined();
  expect(why("leap")).toBe("nothing-carries-so-far MN-5.1");
  expect(why("expose")).toBe("no-hidden-agent MN-5.2");
  expect(why("fight")).toBe("no-exposed-agent MN-5.3");
  expect(why("recruit")).toBeUndefined();
  expect(why("night-effect")).toBe("no-night-effect-here MN-5.5");
  expect(why("blood-ability")).toBe("changes-nothing MN-5.13");
  expect(why("dark-ability")).toBe("too-few-kills MN-5.6");
  expect(why("relic")).toBe("holds-no-relic-to-use MN-9.3");
  expect(why("hunt")).toBe("too-few-kills MN-5.8");
  expect(why("exchange")).toBe("too-few-kills MN-5.9");
  expect(why("wild-hunt")).toBe("too-few-kills MN-5.10");
  expect(why("sigillate")).toBe("too-few-kills MN-5.11");
  expect(why("ritual")).toBe("too-few-kills MN-5.12");
});

test("MN-4.1 options come in the order of chapter 5, the end of the turn last", () => {
  const names = (position: Position) => {
    const effect: Effect = [{ do: "gain", what: "ap" }];
    const night = { cost: { ap: 1 }, effect };
    const pieces = [
      ...plainCity({ cathedral: { night } }),
      vampire("imre", {
        blood: { effect },
        dark: { effect },
        sigil: [{ kind: "modifier", value: "red", add: 0 }],
      }),
      vampire("mila", { sigil: [{ kind: "modifier", value: "red", add: 0 }] }),
      relic("umbral-cape", { standing: [{ kind: "reach", cost: { blood: 1 } }] }),
      relic("silver-bell", { use: { cost: {}, effect } }),
    ];
    const keys = turn(position, { pieces }).options.map((key) => key.split(":")[0]);
    return keys.filter((key, i) => key !== keys[i - 1]);
  };
  const imre = { kills: 9, blood: 2, relics: ["umbral-cape", "silver-bell"] };
  const mila = { at: "cathedral", kills: 2 };
  const always = ["night-effect", "blood-ability", "dark-ability", "relic", "hunt", "exchange"];
  expect(
    names({ vampires: { imre, mila }, districts: { cathedral: { hidden: 1, exposed: 1 } } }),
  ).toEqual(["move", "leap", "expose", "fight", "recruit", ...always, "wild-hunt", "end-turn"]);
  expect(
    names({ vampires: { imre, mila }, districts: { cathedral: { minions: 1 } } }).slice(-3),
  ).toEqual(["wild-hunt", "sigillate", "end-turn"]);
  const sealed = { imre: { ...imre, sigil: "asylum" }, mila: { ...mila, sigil: "hospital" } };
  expect(names({ vampires: sealed, districts: { cathedral: { minions: 2 } } }).slice(-3)).toEqual([
    "wild-hunt",
    "ritual",
    "end-turn",
  ]);
});

test("MN-4.1 a turn may be ended early, and what is left of its AP is lost", () => {
  const t = turn().answer("end-turn");
  t.expectPosition({ active: "mila", ap: 2 });
  expect(t.facts.map(({ fact, vampire: who }) => [fact, who])).toEqual([
    ["turn-ended", "imre"],
    ["turn-began", "mila"],
  ]);
  expect(t.warningOf("end-turn")).toBeUndefined();
});

const bell = (use: object, id = "silver-bell"): Piece =>
  relic(id, { use: { cost: {}, effect: [{ do: "gain", what: "kills" }], ...use } });
const holding = (position: Position = {}, relics = ["silver-bell"]): Position => ({
  ...position,
  vampires: { imre: { kills: 5, relics } },
});

test("MN-9.3 a relic is used on its holder's own turn, for what it names", () => {
  const t = turn(holding({ veil: 5 }), {
    pieces: [bell({ cost: { ap: 1, blood: 2, veil: 1 } })],
  });
  expect(t.optionsOf("relic")).toEqual(["relic:silver-bell"]);
  t.answer("relic:silver-bell").expectPosition({
    ap: 1,
    veil: 4,
    vampires: { imre: { blood: 2, kills: 6 } },
  });
  expect(t.facts.slice(0, 3)).toEqual([
    { fact: "relic-used", rule: "MN-9.3", vampire: "imre", relic: "silver-bell" },
    { fact: "blood-lost", rule: "MN-9.3", vampire: "imre", n: 2, now: 2 },
    { fact: "veil-lost", rule: "MN-9.3", n: 1, now: 4, why: "cost" },
  ]);
  const others = turn(
    { vampires: { mila: { at: "cathedral", kills: 5, relics: ["silver-bell"] } } },
    { pieces: [bell({})] },
  );
  expect(others.whyNot("relic")).toBe("holds-no-relic-to-use MN-9.3");
});

test("MN-9.3 the relics that cannot be used are not offered; if none can, the reason is told", () => {
  const dear = bell({ cost: { ap: 2 } }, "corpse-candle");
  const both = holding({ ap: 1 }, ["silver-bell", "corpse-candle"]);
  const t = turn(both, { pieces: [bell({}), dear] });
  expect(t.optionsOf("relic")).toEqual(["relic:silver-bell"]);
  expect(t.whyNot("relic")).toBeUndefined();
  const none = turn(holding({ ap: 1 }, ["umbral-cape", "corpse-candle"]), { pieces: [dear] });
  expect(none.whyNot("relic")).toBe("too-few-ap MN-4.1");
  const last = turn(holding({ ap: 1 }, ["corpse-candle", "umbral-cape"]), { pieces: [dear] });
  expect(last.whyNot("relic")).toBe("too-few-ap MN-4.1");
  const passive = turn(holding({}, ["umbral-cape"]), { pieces: [] });
  expect(passive.whyNot("relic")).toBe("holds-no-relic-to-use MN-9.3");
});

test("MN-9.5 MN-11.1 once per round, and never where relics are forbidden", () => {
  const t = turn(holding(), { pieces: [bell({ once: "round" })] }).answer("relic:silver-bell");
  expect(t.whyNot("relic")).toBe("used-this-round MN-9.5");
  t.expectPosition({ used: ["silver-bell"] });
  const banned = under([{ kind: "ban", actions: ["relic"] }], holding(), { pieces: [bell({})] });
  expect(banned.whyNot("relic")).toBe("forbidden MN-11.1");
});

test("MN-5.13 a relic's price that loses or drains comes with a warning", () => {
  const warn = (cost: object, position: Position) =>
    turn(position, { pieces: [bell({ cost })] }).warningOf("relic:silver-bell");
  expect(warn({ veil: 2 }, holding({ veil: 2 }))).toBe("loses-the-game");
  expect(warn({ veil: 2 }, holding({ veil: 3 }))).toBeUndefined();
  expect(warn({ blood: 4 }, holding())).toBe("drains-the-user");
  expect(warn({ blood: 3 }, holding())).toBeUndefined();
});

test("MN-5.13 what would change nothing is not offered; using up a die is a change", () => {
  const nothing: Effect = [{ do: "expose", at: "here" }];
  const t = wield(nothing);
  expect(t.whyNot("blood-ability")).toBe("changes-nothing MN-5.13");
  expect(t.optionsOf("blood-ability")).toEqual([]);
  const spend = turn(
    {},
    { pieces: [vampire("imre", { blood: { cost: { die: [1] }, effect: nothing } })] },
  );
  spend.answer("blood-ability", "die:1").expectPosition({ aside: [1], dice: [2, 3, 4] });
});

test("MN-5.15 an ability that draws or discards an event is not offered while the deck is empty", () => {
  const also: Effect = [{ do: "gain", what: "kills" }];
  for (const word of ["omen", "discard-event"] as const) {
    const empty = wield([{ do: word }, ...also], { eventDeck: [] });
    expect(empty.whyNot("blood-ability")).toBe("no-event-left MN-5.15");
    const nested: Effect = [
      { do: "if", when: { is: "day" }, then: also, else: [{ do: "may", then: [{ do: word }] }] },
      ...also,
    ];
    expect(wield(nested, { eventDeck: [] }).whyNot("blood-ability")).toBe("no-event-left MN-5.15");
    expect(wield(nested).whyNot("blood-ability")).toBeUndefined();
  }
  expect(wield(also, { eventDeck: [] }).whyNot("blood-ability")).toBeUndefined();
});

test("MN-5.15 the card leaves the game unresolved and the deck gets shorter", () => {
  const pieces = [
    event("today", [{ do: "lose", what: "veil", n: 3 }]),
    event("after", [{ do: "lose", what: "veil", n: 3 }]),
  ];
  const deck: Position = { eventDeck: ["today", "after"] };
  for (const [word, fact] of [
    ["omen", "omen"],
    ["discard-event", "event-discarded"],
  ] as const) {
    const t = did([{ do: word }], deck, { pieces });
    t.expectPosition({ veil: 6, eventDeck: ["after"], goneEvents: ["today"] });
    expect(t.factsOf(fact)).toEqual([{ fact, rule: "MN-5.15", event: "today" }]);
    t.answer("blood-ability").expectPosition({ eventDeck: [], goneEvents: ["today", "after"] });
    expect(t.outcome).toBeNull();
    expect(t.whyNot("blood-ability")).toBe("no-event-left MN-5.15");
  }
});
