import { answer, undo } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { knownTo, start } from "../support/start.js";
import { type TestTable, table } from "../support/table.js";

/** Three players with a card each, or fewer. */
function morning(...hands: string[][]): TestTable {
  return table(
    { phase: "day", players: hands.map((hand) => ({ hand })) },
    { players: hands.length },
  );
}

describe("BO-3.2 everybody commits", () => {
  test("BO-3.2 all are asked at once, and the phase waits for the last", () => {
    const t = morning(["elder"], ["bleeder"], ["bleeder"]);
    expect(t.seats).toEqual([0, 1, 2]);
    t.by(2, "dawn", "commit");
    expect(t.seats).toEqual([0, 1]);
    t.by(0, "dusk", "commit");
    expect(t.seats).toEqual([1]);
    t.expectPosition({ planned: false }).expectPlayer(0, { hand: ["elder"] });
    t.by(1, "night", "commit");
    expect(t.question).toBe("orders.turn");
    t.expectPosition({ planned: true });
  });

  test("BO-3.2 an empty hand commits too, and is asked nothing else", () => {
    const t = morning(["elder"], []);
    expect(t.questionOf(1)).toMatchObject({ kind: "planning.commit", forced: false });
    t.by(0, "dawn", "commit");
    expect(t.seats).toEqual([1]);
    expect(t.optionsFor(1)).toEqual(["commit"]);
    t.by(1, "commit");
    expect(t.question).toBe("orders.turn");
  });

  test("BO-3.2 to be ready must be said: a commitment is never made by itself", () => {
    const t = morning(["elder"], ["elder"]).by(0, "dawn");
    expect(t.questionOf(0)).toMatchObject({
      kind: "planning.commit",
      rule: "BO-3.2",
      options: [{ key: "commit" }],
      forced: false,
    });
    expect(t.questionOf(1)).toMatchObject({ kind: "planning.card", forced: false });
  });

  test("BO-3.2 whoever is ready is asked no more and cannot answer", () => {
    const t = morning(["elder"], ["elder"]).by(0, "dawn", "commit");
    expect(t.questionOf(0)).toBeUndefined();
    expect(() => answer(t.scene.play, { seat: 0, question: "0.2", key: "dusk" })).toThrow(
      "question 0.2 is no longer open",
    );
  });
});

describe("BO-3.2 a commitment may be taken back until the last", () => {
  test("BO-3.2 plan, commit, take back, plan anew: the second plan counts", () => {
    const t = morning(["elder", "elder"], ["bleeder"]);
    t.by(0, "dawn", "dawn", "commit").withdraw(0);
    expect(t.seats).toEqual([0, 1]);
    expect(t.questionOf(0)).toMatchObject({ kind: "planning.card", about: "elder" });
    t.by(0, "dusk", "night", "commit").by(1, "hand", "commit");
    t.expectPlayer(0, { hand: [], piles: { dawn: [], dusk: ["elder"], night: ["elder"] } });
  });

  test("BO-3.2 half a plan may be taken back too, and as often as one likes", () => {
    const t = morning(["elder", "bleeder"], []);
    t.by(0, "dawn").withdraw(0).by(0, "dawn", "dusk").withdraw(0);
    t.by(0, "hand", "night", "commit").withdraw(0);
    t.by(0, "night", "hand", "commit").by(1, "commit");
    t.expectPlayer(0, { hand: ["elder"], piles: { dawn: [], dusk: [], night: ["bleeder"] } });
  });

  test("BO-3.2 others keep their plans when one takes back", () => {
    const t = morning(["elder"], ["bleeder"], ["bleeder"]);
    t.by(1, "dawn", "commit").by(0, "dusk", "commit").withdraw(0);
    expect(t.seats).toEqual([0, 2]);
    t.by(0, "hand", "commit").by(2, "night", "commit");
    t.expectPlayer(1, { hand: [], piles: { dawn: ["bleeder"], dusk: [], night: [] } });
  });

  test("BO-3.2 an empty hand can take back its commitment as well", () => {
    const t = morning([], ["elder"]).by(0, "commit");
    expect(t.seats).toEqual([1]);
    t.withdraw(0);
    expect(t.seats).toEqual([0, 1]);
  });

  test("BO-3.2 there is nothing to take back before the first answer", () => {
    expect(() => morning(["elder"], []).withdraw(0)).toThrow(
      "seat 0 has not answered in this phase yet",
    );
  });

  test.each([0, 1])("BO-3.2 after the last commitment seat %i cannot take back", (seat) => {
    const t = morning(["elder"], ["bleeder"]).by(0, "dawn", "commit").by(1, "dusk", "commit");
    const locked = t.position;
    expect(() => t.withdraw(seat)).toThrow("no simultaneous phase is running");
    expect(t.position).toEqual(locked);
  });

  test("BO-3.2 undoing behind the lock leads to the beginning of the phase, for all", () => {
    const t = morning(["elder"], ["bleeder"]);
    const before = t.position;
    t.by(0, "dawn", "commit").by(1, "dusk", "commit").answer("place:dawn:north");
    undo(t.scene.play, 0);
    undo(t.scene.play, 1);
    expect(t.position).toEqual(before);
    expect(t.seats).toEqual([0, 1]);
  });
});

describe("BO-3.2 others see only who is ready", () => {
  /** What seats 1 and 2 and a spectator know. */
  const known = (t: TestTable): unknown[] => [1, 2, -1].map((audience) => knownTo(t, audience));
  const hands = [["elder", "bleeder", "bleeder"], ["elder"], []];

  test("BO-3.2 BO-8.2 a plan being made, whatever it is, cannot be told from none", () => {
    const seen = (t: TestTable): unknown[] =>
      [1, 2, -1].map((audience) => t.game.view(t.state, audience).seen);
    const none = seen(morning(...hands));
    expect(seen(morning(...hands).by(0, "dawn"))).toEqual(none);
    expect(seen(morning(...hands).by(0, "hand", "night", "dusk"))).toEqual(none);
    expect(
      seen(
        morning(...hands)
          .by(0, "dawn", "dawn", "dawn", "commit")
          .withdraw(0),
      ),
    ).toEqual(none);
  });

  test("BO-3.2 BO-8.2 two plans look alike once their owner is ready, and differ from none", () => {
    const one = morning(...hands).by(0, "night", "night", "night", "commit");
    const other = morning(...hands).by(0, "hand", "hand", "hand", "commit");
    expect(known(one)).toEqual(known(other));
    expect(known(one)).not.toEqual(known(morning(...hands)));
  });

  test("BO-3.2 BO-8.2 after the lock the split still does not show", () => {
    const lock = (...plan: string[]): TestTable =>
      morning(...hands)
        .by(0, ...plan, "commit")
        .by(1, "dawn", "commit")
        .by(2, "commit");
    expect(known(lock("night", "night", "dusk"))).toEqual(known(lock("hand", "dawn", "hand")));
  });
});

describe("BO-3.2 the order of commitments does not matter", () => {
  const plans: Record<number, string[]> = {
    0: ["dawn", "dusk", "commit"],
    1: ["night", "commit"],
    2: ["commit"],
  };
  const hands = [["bleeder", "elder"], ["elder"], []];

  /** All ways to shuffle the answers of the seats into one another. */
  function interleavings(left: number[][]): number[][] {
    if (left.every((answers) => answers.length === 0)) return [[]];
    return left.flatMap((answers, i) => {
      if (answers.length === 0) return [];
      const rest = left.map((other, j) => (i === j ? other.slice(1) : other));
      return interleavings(rest).map((order) => [answers[0], ...order]);
    });
  }

  test("BO-3.2 all 60 interleavings of six answers end in the same position", () => {
    const orders = interleavings(
      Object.entries(plans).map(([seat, keys]) => keys.map(() => +seat)),
    );
    expect(orders).toHaveLength(60);
    const ends = orders.map((order) => {
      const t = morning(...hands);
      const next = [0, 0, 0];
      for (const seat of order) t.by(seat, plans[seat][next[seat]++]);
      expect(t.question).toBe("orders.turn");
      return JSON.stringify(t.position);
    });
    expect(new Set(ends).size).toBe(1);
  });

  test("BO-3.2 a real first Day: seats in any order, the piles are those planned", () => {
    const t = start({ players: 4, start: 1 });
    const commit = (seat: number, place: string): void => {
      t.by(seat, ...new Array<string>(7).fill(place), "commit");
    };
    commit(3, "night");
    commit(1, "dawn");
    t.withdraw(3);
    commit(0, "hand");
    commit(3, "dusk");
    commit(2, "hand");
    expect(
      t.position.players.map(({ hand, piles }) =>
        [hand, piles.dawn, piles.dusk, piles.night].map((cards) => cards.length),
      ),
    ).toEqual([
      [7, 0, 0, 0],
      [0, 7, 0, 0],
      [7, 0, 0, 0],
      [0, 0, 7, 0],
    ]);
  });
});
