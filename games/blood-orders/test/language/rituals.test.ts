import { expect, test } from "vitest";
import { ritual } from "../support/pieces.js";
import { type Effect, expectDone, probe } from "../support/probe.js";
import { scene, trigger } from "../support/rites.js";

/** The verbs for Rituals: ready and break. */

const daily = (id: string) => ritual(id, { daily: { effect: [{ do: "gain", what: "blood" }] } });
const rite: Effect[number] = { do: "choose", from: { set: "used" }, as: "rite" };

test("BO-4.2 ready: a used Ritual can be used again today", () => {
  const wake = trigger("wake", "scavenged", [rite, { do: "ready", ritual: "rite" }]);
  const t = scene([daily("lamp"), daily("bell"), ritual("stone"), wake], {
    phase: "orders",
    players: [{ rituals: ["lamp", "bell", "stone", "wake"] }],
    used: ["lamp"],
  });
  t.answer("scavenge:1").expectOptions("lamp").answer("lamp");
  expect(t.factsOf("readied")).toEqual([
    { fact: "readied", rule: "BO-4.2", seat: 0, ritual: "lamp" },
  ]);
  expect(t.optionsOf("use")).toEqual(["use:bell", "use:lamp"]);
  t.answer("use:lamp")
    .expectPlayer(0, { blood: 9 })
    .expectPosition({ used: ["lamp"] });
  expect(t.whyNot("use:lamp")).toBe("used-today BO-4.2");
});

test("used: another's used Rituals are another's", () => {
  const wake = trigger("wake", "scavenged", [
    { do: "choose", from: { set: "players" }, as: "rival" },
    { ...rite, from: { set: "used", of: "rival" } },
    { do: "ready", ritual: "rite" },
  ]);
  const t = scene([daily("lamp"), daily("bell"), daily("mirror"), wake], {
    phase: "orders",
    players: [{ rituals: ["lamp", "wake"] }, { rituals: ["mirror", "bell"] }],
    used: ["lamp", "bell"],
  });
  t.answer("scavenge:1", "seat-2").expectOptions("bell").answer("bell");
  expectDone(t).expectPosition({ used: ["lamp"] });
});

const smash: Effect = [
  { do: "choose", from: { set: "market" }, as: "rite" },
  { do: "break", ritual: "rite" },
];

test("BO-4.4 break: it leaves the game, the others slide, the market is refilled", () => {
  const t = probe(smash).expectOptions("r1-1", "r1-2", "r1-3", "r1-4").answer("r1-3");
  t.expectPosition({
    market: ["r1-5", "r1-1", "r1-2", "r1-4"],
    brokenRituals: ["r1-3"],
    ritualDeck: ["r1-6"],
  });
  expect(t.factsOf("ritual-broken", "market-filled")).toEqual([
    { fact: "ritual-broken", rule: "BO-4.4", seat: 0, ritual: "r1-3" },
    { fact: "market-filled", rule: "BO-4.4", rituals: ["r1-5"] },
  ]);
});

test("BO-4.4 break: the newest too", () => {
  const t = probe(smash).answer("r1-1");
  t.expectPosition({ market: ["r1-5", "r1-2", "r1-3", "r1-4"], brokenRituals: ["r1-1"] });
});

test("BO-4.4 break: with an empty deck the place stays empty, and empty places are no option", () => {
  const market = [null, "r1-2", "r1-3", "r1-4"];
  const brokenRituals = ["r1-1", "r1-5", "r1-6"];
  const t = probe(smash, { market, brokenRituals, ritualDeck: [] });
  t.expectOptions("r1-2", "r1-3", "r1-4").answer("r1-4");
  t.expectPosition({ market: [null, null, "r1-2", "r1-3"] });
});

test("market: where it is empty nothing can be chosen and nothing broken", () => {
  const brokenRituals = ["r1-1", "r1-2", "r1-3", "r1-4", "r1-5", "r1-6"];
  const market = [null, null, null, null];
  const t = probe(smash, { market, brokenRituals, ritualDeck: [] });
  expectDone(t).expectPosition({ market, brokenRituals });
});

test("break: a second time on the same Ritual nothing happens", () => {
  const t = probe([...smash, { do: "break", ritual: "rite" }]).answer("r1-4");
  expectDone(t).expectPosition({ market: ["r1-5", "r1-1", "r1-2", "r1-3"] });
  expect(t.position.brokenRituals).toEqual(["r1-4"]);
});
