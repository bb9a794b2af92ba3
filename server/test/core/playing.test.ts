import { lanterns } from "@coterie/kernel/tiny";
import type { Seated } from "@coterie/protocol";
import { beforeEach, describe, expect, test } from "vitest";
import {
  answers,
  codeOf,
  does,
  doesOver,
  entriesOf,
  infoOf,
  isAsked,
  join,
  keysOf,
  offers,
  playing,
  questionOf,
  refusedUnwritten,
  seenBy,
  untilTurn,
} from "../support/table.js";
import { connect, newWorld, openTable, shelfOf, type World } from "../support/world.js";

let world: World;
let ada: Seated;
let ben: Seated;

beforeEach(() => {
  world = newWorld();
  [ada, ben] = playing(world);
});

/** Refused, nothing written, and what both see is as it was. */
function refused(run: () => unknown): string {
  const before = [seenBy(world, ada), seenBy(world, ben)];
  const { code } = refusedUnwritten(world, ada.table, run);
  expect([seenBy(world, ada), seenBy(world, ben)]).toEqual(before);
  return code;
}

describe("an answer", () => {
  test("counts, brings the next question, and is written once", () => {
    const { id } = questionOf(world, ada);
    const [key] = keysOf(world, ada);
    does(world, ada, { do: "answer", seat: 0, question: id, keys: [key] });
    expect(questionOf(world, ada)).toMatchObject({ id: "0.2", kind: "offering.manner" });
    expect(entriesOf(world, ada.table).at(-1)).toEqual({ e: "answered", seat: 0, keys: [key] });
  });

  test("for another's seat is refused", () => {
    const { id } = questionOf(world, ada);
    const [key] = keysOf(world, ada);
    const answer = { do: "answer" as const, seat: 0, question: id, keys: [key] };
    expect(refused(() => does(world, ben, answer))).toBe("not-yours");
    expect(refused(() => does(world, ben, { ...answer, seat: 2 }))).toBe("no-seat");
  });

  test("to another's question is refused, open or not", () => {
    const [key] = keysOf(world, ben);
    const answer = { do: "answer" as const, seat: 1, keys: [key] };
    expect(refused(() => does(world, ben, { ...answer, question: "0.1" }))).toBe(
      "unknown-question",
    );
    expect(refused(() => does(world, ben, { ...answer, question: "0.99" }))).toBe(
      "unknown-question",
    );
  });

  test("that is late or comes twice is refused", () => {
    const { id } = questionOf(world, ada);
    const [key] = keysOf(world, ada);
    const answer = { do: "answer" as const, seat: 0, question: id, keys: [key] };
    does(world, ada, answer);
    expect(refused(() => does(world, ada, answer))).toBe("question-answered");
    answers(world, ada, "boldly");
    expect(refused(() => does(world, ada, answer))).toBe("question-answered");
    offers(world, ben);
    expect(refused(() => does(world, ada, answer))).toBe("question-answered");
  });

  test("sent twice in one breath counts once", () => {
    const client = connect(world, ada.table, ada.pass);
    const { id } = questionOf(world, ada);
    const [key] = keysOf(world, ada);
    const outcomes: (string | undefined)[] = [];
    for (let i = 0; i < 3; i++) {
      client.follower.request({ do: "answer", seat: 0, question: id, keys: [key] }, (trouble) =>
        outcomes.push(trouble?.code),
      );
    }
    world.settle();
    expect(outcomes.sort()).toEqual(["question-answered", "question-answered", undefined]);
    expect(entriesOf(world, ada.table).filter(({ e }) => e === "answered")).toHaveLength(1);
  });

  test("to nothing that was asked, or with nothing that is offered, is refused", () => {
    const { id } = questionOf(world, ada);
    const answer = { do: "answer" as const, seat: 0, question: id };
    for (const question of ["", "0.2", "0.0", "0", "x", "0.1.1", "1e0.1"]) {
      expect(
        refused(() => does(world, ada, { ...answer, question, keys: ["pass"] })),
        question,
      ).toBe("unknown-question");
    }
    for (const key of ["pass", "", "offer:moon", "__proto__", "toString"]) {
      expect(
        refused(() => does(world, ada, { ...answer, keys: [key] })),
        key,
      ).toBe("not-offered");
    }
  });

  test("before the start and by a spectator is refused", () => {
    const open = openTable(world);
    const early = { do: "answer" as const, seat: 0, question: "0.1", keys: ["pass"] };
    expect(codeOf(() => does(world, open, early))).toBe("not-running");
    const eve = join(world, ada.table, { name: "Eve" });
    expect(refused(() => does(world, eve, early))).toBe("not-yours");
    const watcher = connect(world, ada.table);
    expect(refused(() => doesOver(world, watcher, early))).toBe("stranger");
  });
});

describe("answers that are given together", () => {
  test("count together, as one entry", () => {
    const [key] = keysOf(world, ada);
    answers(world, ada, key, "boldly");
    expect(isAsked(world, ada)).toBe(false);
    expect(entriesOf(world, ada.table).at(-1)).toEqual({
      e: "answered",
      seat: 0,
      keys: [key, "boldly"],
    });
  });

  test("or not at all", () => {
    const [key] = keysOf(world, ada);
    expect(refused(() => answers(world, ada, key, "loudly"))).toBe("not-offered");
    expect(refused(() => answers(world, ada, key, key))).toBe("not-offered");
    expect(questionOf(world, ada).id).toBe("0.1");
  });

  test("never reach behind something that is learned on the way", () => {
    const winner = untilTurn(world, [ada, ben]);
    expect(refused(() => answers(world, winner, "look", "pass"))).toBe("crosses-mark");
    expect(refused(() => answers(world, winner, "trim", "trim", "trim"))).toBe("crosses-mark");
    answers(world, winner, "look");
    answers(world, winner, "pass");
  });
});

describe("taking back in a simultaneous phase", () => {
  test("a seat is asked from the beginning, under a new number", () => {
    const [key] = keysOf(world, ada);
    answers(world, ada, key);
    does(world, ada, { do: "withdraw", seat: 0 });
    expect(questionOf(world, ada)).toMatchObject({ id: "0.3", kind: "offering.card" });
    offers(world, ada);
    expect(isAsked(world, ada)).toBe(false);
    does(world, ada, { do: "withdraw", seat: 0 });
    expect(questionOf(world, ada)).toMatchObject({ kind: "offering.card" });
  });

  test("until the last one is ready; then there is nothing to take back", () => {
    offers(world, ada);
    offers(world, ben, 1);
    const winner = untilTurn(world, [ada, ben]);
    const seat = winner.seats[0];
    expect(refused(() => does(world, winner, { do: "withdraw", seat }))).toBe(
      "nothing-to-withdraw",
    );
  });

  test("not before something was said, and not for another", () => {
    expect(refused(() => does(world, ada, { do: "withdraw", seat: 0 }))).toBe(
      "nothing-to-withdraw",
    );
    offers(world, ada);
    expect(refused(() => does(world, ben, { do: "withdraw", seat: 0 }))).toBe("not-yours");
  });
});

test("no game is longer than its game says; what was taken back does not count", () => {
  world = newWorld({ shelf: shelfOf({ ...lanterns, maxAnswers: 3 }) });
  [ada, ben] = playing(world);
  for (let i = 0; i < 5; i++) {
    offers(world, ada);
    does(world, ada, { do: "withdraw", seat: 0 });
  }
  offers(world, ada);
  const [key] = keysOf(world, ben);
  expect(refused(() => answers(world, ben, key, "quietly"))).toBe("too-many");
  answers(world, ben, key);
  expect(refused(() => answers(world, ben, "quietly"))).toBe("too-many");
  expect(infoOf(world, ada.table).status).toBe("running");
});
