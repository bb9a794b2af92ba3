import { SPECTATOR } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { location, ritual, victim } from "../support/pieces.js";
import { cards, reveal, token } from "../support/reveal.js";
import { type TestTable, table } from "../support/table.js";
import { playTwins, reaches } from "../support/twins.js";

const OTHERS = [1, SPECTATOR];

describe("BO-8.4 the question at the Altar tells nobody anything", () => {
  const pieces = [
    ritual("easy", { requires: { victims: 1, blood: 1 } }),
    ritual("dear", { requires: { victims: 1, blood: 9 } }),
  ];

  /** The same cards everywhere, but the Victim is in hand or under a token. */
  function altar(isInHand: boolean, market: (string | null)[] = [null, null, "dear", "easy"]) {
    const player = isInHand
      ? { hand: ["v1-8"], piles: { dawn: cards("B") } }
      : { hand: cards("B"), piles: { dawn: ["v1-8"] } };
    return table({ phase: "orders", players: [player, { hand: [] }], market }, { pieces });
  }

  test("BO-8.4 with a Ritual possible or not: asked in both, declined the same to the byte", () => {
    const able = altar(true);
    const unable = altar(false);
    playTwins(able, unable, OTHERS, [[0, "place:dusk:altar"]]);
    expect(able.options).toEqual(["no-ritual", "ritual:easy"]);
    expect(unable.options).toEqual(["no-ritual"]);
    expect(unable.questionOf(0)?.forced).toBe(false);
    playTwins(able, unable, OTHERS, [
      [0, "no-ritual"],
      [0, "end"],
      [1, "place:dusk:altar"],
      [1, "no-ritual"],
      [1, "end"],
    ]);
  });

  test("BO-8.4 an empty hand and an empty market: asked all the same", () => {
    const t = table({ phase: "orders", players: [{ hand: [] }], market: [null, null, null, null] });
    t.answer("place:dusk:altar");
    expect([t.question, t.seats]).toEqual(["altar.ritual", [0]]);
    t.expectOptions("no-ritual");
    t.answer("no-ritual");
    expect(t.facts).toEqual([{ fact: "no-ritual", rule: "BO-4.4", seat: 0 }]);
  });

  test("BO-8.4 while the Ritual is chosen and Victims are picked, others see no step of it", () => {
    const t = altar(true).answer("place:dusk:altar");
    const before = OTHERS.map((audience) => t.game.view(t.state, audience));
    t.answer("ritual:easy");
    expect(t.facts).toEqual([]);
    expect(OTHERS.map((audience) => t.game.view(t.state, audience))).toEqual(before);
    t.answer("show:v1-8");
    expect(t.facts).toEqual([]);
    expect(OTHERS.map((audience) => t.game.view(t.state, audience))).toEqual(before);
    t.answer("enough");
    expect(t.factsOf("cards-shown")).toMatchObject([{ seat: 0, cards: ["v1-8"] }]);
  });

  test("BO-8.2 what is shown is known to be in hand, and no more", () => {
    const make = (hand: string, dawn: string) =>
      table(
        {
          phase: "orders",
          players: [{ hand: ["v1-8", ...cards(hand)], piles: { dawn: cards(dawn) } }],
          market: [null, null, "dear", "easy"],
        },
        { pieces },
      );
    const t = make("BB", "E");
    playTwins(t, make("", "BBE"), OTHERS, [
      [0, "place:dusk:altar"],
      [0, "ritual:easy"],
      [0, "show:v1-8"],
      [0, "enough"],
      [0, "end"],
    ]);
    const { seen } = t.game.view(t.state, 1);
    expect(seen.sure[0].map((card) => t.game.content.cards[card].id)).toEqual(["v1-8"]);
    expect(seen.hands[0]).toHaveLength(3);
  });
});

describe("BO-8.4 effects whose use depends on a hand", () => {
  const offering = (kind: "offer" | "show") => [
    location("loc1-1", {
      effect: [{ do: kind, class: "noble", then: [{ do: "gain", what: "vp" }] }],
    }),
    victim("v1-8", { class: "noble" }),
  ];
  const dawn = (kind: "offer" | "show", hand: string[]): TestTable =>
    reveal(
      [{ hand, piles: { dawn: cards("BB") } }, {}],
      [token(0, "north", "dawn")],
      {},
      { pieces: offering(kind) },
    ).answer("dawn");

  test.each(["offer", "show"] as const)(
    "BO-8.4 %s: asked with no card, with none that fits and with one; nothing is always possible",
    (kind) => {
      const key = kind === "offer" ? "discard:v1-8" : "show:v1-8";
      const options = [[], ["v1-7"], cards("BE"), ["v1-8"]].map((hand) => dawn(kind, hand).options);
      expect(options).toEqual([["enough"], ["enough"], ["enough"], ["enough", key]]);
      for (const hand of [[], ["v1-8"]]) {
        const t = dawn(kind, hand).answer("enough");
        expect(t.facts.filter(({ rule }) => rule !== "BO-6.2")).toEqual([]);
        t.expectPlayer(0, { vp: 0, hand });
      }
    },
  );

  test("BO-8.4 in the Orders, where the hand is secret: the same to others with and without the card", () => {
    const pieces = [
      ritual("tithe", {
        daily: { effect: [{ do: "offer", class: "noble", then: [{ do: "gain", what: "vp" }] }] },
      }),
      victim("v1-8", { class: "noble" }),
    ];
    const make = (isInHand: boolean) =>
      table(
        {
          phase: "orders",
          market: ["r1-1", "r1-2", "r1-3", "r1-4"],
          players: [
            isInHand
              ? { rituals: ["tithe"], hand: ["v1-8"], piles: { dusk: cards("E") } }
              : { rituals: ["tithe"], hand: cards("E"), piles: { dusk: ["v1-8"] } },
          ],
        },
        { pieces },
      );
    const able = make(true);
    const unable = make(false);
    playTwins(able, unable, OTHERS, [[0, "use:tithe"]]);
    expect([able.options, unable.options]).toEqual([["enough", "discard:v1-8"], ["enough"]]);
    playTwins(able, unable, OTHERS, [
      [0, "enough"],
      [0, "place:dusk:north"],
      [0, "end"],
    ]);
  });
});

describe("BO-8.4 decisions made at the same time", () => {
  test("BO-8.4 everybody has something to confirm, also with nothing to decide", () => {
    const planning = table({ phase: "day", players: [{ hand: [] }, { hand: cards("B") }] });
    expect(planning.seats).toEqual([0, 1]);
    expect(planning.optionsFor(0)).toEqual(["commit"]);
    const feeding = reveal([{}, { torpor: cards("B") }], []);
    expect(feeding.seats).toEqual([0, 1]);
    expect(feeding.optionsFor(0)).toEqual(["commit"]);
  });

  test("BO-8.4 how far somebody has come is not seen, only that it is done", () => {
    const t = table({ phase: "day" });
    const views = [JSON.stringify(t.game.view(t.state, 1))];
    for (let i = 0; i < 7; i++) {
      t.by(0, "dusk");
      views.push(JSON.stringify(t.game.view(t.state, 1)));
    }
    expect(new Set(views).size).toBe(1);
    t.by(0, "commit");
    expect(JSON.stringify(t.game.view(t.state, 1))).not.toBe(views[0]);
  });

  test("BO-8.4 feeding: another decision looks the same until all have committed", () => {
    const make = () => reveal([{ torpor: ["v1-8", ...cards("BE")] }, { torpor: cards("B") }], []);
    const t = make();
    const other = make();
    playTwins(t, other, OTHERS, [
      [0, "feed", "release"],
      [0, "feed", "release"],
      [0, "release", "feed"],
      [0, "commit"],
      [1, "feed"],
    ]);
    t.by(1, "commit");
    other.by(1, "commit");
    expect(reaches(t, 1)).not.toBe(reaches(other, 1));
  });

  test("BO-8.4 after the reveal it is no secret why somebody is not asked: the Fear test is public", () => {
    const t = reveal(
      [{ piles: { dawn: cards("B") } }, { piles: { dawn: cards("BB") } }],
      [token(0, "north", "dawn"), token(1, "north", "dawn")],
    );
    expect(t.factsOf("pile-revealed")).toHaveLength(6);
    expect(t.seats).toEqual([1]);
  });
});
