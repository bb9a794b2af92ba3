import type { Seated } from "@coterie/protocol";
import { beforeEach, describe, expect, test } from "vitest";
import {
  answers,
  codeOf,
  does,
  entriesOf,
  infoOf,
  isAsked,
  join,
  keysOf,
  offers,
  playing,
  playsOn,
  questionOf,
  refusalOf,
  refusedUnwritten,
  seenBy,
  untilTurn,
} from "../support/table.js";
import { newWorld, openTable, slowThinker, type World } from "../support/world.js";

let world: World;

beforeEach(() => {
  world = newWorld();
});

const NEVER = { behindMarks: "never", fate: "anew" } as const;
const CONSENT = { behindMarks: "consent", fate: "anew" } as const;
const FREE = { behindMarks: "free", fate: "kept" } as const;

/** Three at a table, one of whom has a turn. */
function atTurn(policy: typeof NEVER | typeof CONSENT | typeof FREE): {
  mover: Seated;
  others: Seated[];
} {
  const guests = playing(world, { policy }, ["Ben", "Cora"]);
  const mover = untilTurn(world, guests);
  return { mover, others: guests.filter((who) => who !== mover) };
}

const undoes = (who: Seated): boolean =>
  does(world, who, { do: "undo", seat: who.seats[0] }).asked === true;

const undoOf = (who: Seated) => infoOf(world, who.table).undo;

describe("what nobody has learned from is taken back freely", () => {
  for (const policy of [NEVER, CONSENT, FREE]) {
    test(`by its author, at a table that says ${policy.behindMarks}`, () => {
      const { mover, others } = atTurn(policy);
      const before = seenBy(world, mover);
      answers(world, mover, "trim");
      expect(seenBy(world, mover).undoMark).toBeNull();
      expect(undoes(mover)).toBe(false);
      const after = seenBy(world, mover);
      expect(after.view).toEqual(before.view);
      // It is asked again, under a number that was never used.
      expect(after.question?.id).not.toBe(before.question?.id);
      expect(after.question?.options).toEqual(before.question?.options);
      expect(undoOf(mover)).toBeNull();
      expect(isAsked(world, others[0])).toBe(false);
    });
  }

  test("one after another, as far as it goes", () => {
    const { mover } = atTurn(NEVER);
    const before = seenBy(world, mover);
    answers(world, mover, "trim");
    undoes(mover);
    answers(world, mover, "trim");
    undoes(mover);
    expect(seenBy(world, mover).view).toEqual(before.view);
    expect(seenBy(world, mover).undoMark).not.toBeNull();
    expect(codeOf(() => undoes(mover))).toBe("undo-refused");
  });
});

describe("at a table where all must agree", () => {
  let mover: Seated;
  let others: Seated[];

  beforeEach(() => {
    ({ mover, others } = atTurn(CONSENT));
    answers(world, mover, "look");
    expect(seenBy(world, mover).undoMark).toBe("reveal");
  });

  test("the others are asked, and everybody sees it", () => {
    const before = seenBy(world, mover).view;
    expect(undoes(mover)).toBe(true);
    expect(undoOf(mover)).toEqual({ seat: mover.seats[0], agreed: [] });
    expect(seenBy(world, mover).view).toEqual(before);
    expect(refusalOf(() => undoes(mover))).toMatchObject({ code: "not-allowed" });
  });

  test("when the last of them agrees it is done", () => {
    undoes(mover);
    does(world, others[0], { do: "consent", agree: true });
    expect(undoOf(mover)).toEqual({ seat: mover.seats[0], agreed: [others[0].guest] });
    does(world, others[1], { do: "consent", agree: true });
    expect(undoOf(mover)).toBeNull();
    expect(keysOf(world, mover)).toContain("look");
    expect(entriesOf(world, mover.table).at(-1)).toMatchObject({ e: "undone" });
  });

  test("one who declines ends it, and it can be asked again", () => {
    undoes(mover);
    does(world, others[0], { do: "consent", agree: true });
    does(world, others[1], { do: "consent", agree: false });
    expect(undoOf(mover)).toBeNull();
    expect(codeOf(() => does(world, others[0], { do: "consent", agree: true }))).toBe(
      "nothing-asked",
    );
    expect(undoes(mover)).toBe(true);
  });

  test("the next open move clears it", () => {
    undoes(mover);
    does(world, others[0], { do: "consent", agree: true });
    answers(world, mover, "pass");
    expect(undoOf(mover)).toBeNull();
    expect(codeOf(() => does(world, others[1], { do: "consent", agree: true }))).toBe(
      "nothing-asked",
    );
  });

  test("a secret answer does not clear it, or it would be no secret", () => {
    answers(world, mover, "pass");
    const [ada, ben] = [mover, others[0]];
    offers(world, ada);
    undoes(ben);
    answers(world, others[1], keysOf(world, others[1])[0]);
    expect(undoOf(mover)).not.toBeNull();
    answers(world, others[1], "quietly");
    expect(undoOf(mover)).toBeNull();
  });

  test("only those who were asked have a say, each once", () => {
    const eve = join(world, mover.table, { name: "Eve" });
    const agree = { do: "consent", agree: true } as const;
    expect(codeOf(() => does(world, others[0], agree))).toBe("nothing-asked");
    undoes(mover);
    expect(codeOf(() => does(world, mover, agree))).toBe("not-allowed");
    expect(codeOf(() => does(world, eve, agree))).toBe("not-allowed");
    does(world, others[0], agree);
    expect(codeOf(() => does(world, others[0], agree))).toBe("not-allowed");
  });

  test("anybody who plays may ask, also for what another did", () => {
    expect(seenBy(world, others[0]).undoMark).toBe("other-seat");
    expect(undoes(others[0])).toBe(true);
    does(world, mover, { do: "consent", agree: true });
    does(world, others[1], { do: "consent", agree: true });
    expect(keysOf(world, mover)).toContain("look");
  });

  test("who lets a bot stand in is not waited for", () => {
    undoes(mover);
    does(world, others[0], { do: "consent", agree: true });
    does(world, others[1], { do: "away", seat: others[1].seats[0], bot: "random" });
    expect(undoOf(mover)).not.toBeNull();
    expect(undoes(mover)).toBe(false);
    expect(undoOf(mover)).toBeNull();
    expect(keysOf(world, mover)).toContain("look");
  });

  test("for somebody else's seat nobody may ask", () => {
    expect(codeOf(() => does(world, others[0], { do: "undo", seat: mover.seats[0] }))).toBe(
      "not-yours",
    );
  });
});

describe("whose word is not needed", () => {
  test("at a table that says free nobody's is", () => {
    const { mover, others } = atTurn(FREE);
    answers(world, mover, "look");
    expect(undoes(others[0])).toBe(false);
    expect(keysOf(world, mover)).toContain("look");
  });

  test("at a table that says never nothing helps", () => {
    const { mover } = atTurn(NEVER);
    answers(world, mover, "look");
    const { code, message } = refusedUnwritten(world, mover.table, () => undoes(mover));
    expect(code).toBe("undo-refused");
    expect(message).toBe("undoing goes behind a mark (reveal): this table never does");
  });

  test("a guest with all seats needs nobody", () => {
    const ada = openTable(world, { seats: ["me", "me"] });
    does(world, ada, { do: "start" });
    for (const seat of [0, 1]) {
      const { id, options } = questionOf(world, ada, seat);
      does(world, ada, {
        do: "answer",
        seat,
        question: id,
        keys: [options[seat].key, "quietly"],
      });
    }
    expect(undoes(ada)).toBe(false);
    expect(questionOf(world, ada, 0).kind).toBe("offering.card");
    expect(questionOf(world, ada, 1).kind).toBe("offering.card");
  });
});

describe("with bots", () => {
  test("they are never asked, and what they answered since goes back with it", () => {
    const thinker = slowThinker();
    world = newWorld({ thinker });
    const think = (): void => {
      for (const one of thinker.waiting.splice(0)) one();
      world.settle();
    };
    const seats = ["me" as const, { bot: "random" }];
    const ada = openTable(world, { seats, setup: { goal: 9, rounds: 9 } });
    does(world, ada, { do: "start" });
    // A turn that ends, so that a new offering begins and the bot has made its offer.
    for (let round = 0; round < 9 && questionOf(world, ada).kind !== "turn.act"; round++) {
      offers(world, ada);
      while (!isAsked(world, ada)) think();
    }
    const before = seenBy(world, ada);
    expect(before.question?.kind).toBe("turn.act");
    answers(world, ada, "pass");
    think();
    think();
    expect(undoes(ada)).toBe(false);
    const after = seenBy(world, ada);
    expect(after.question?.kind).toBe("turn.act");
    expect(after.question?.options).toEqual(before.question?.options);
    expect(after.view).toEqual(before.view);
  });

  test("a whole turn of theirs goes back with it", () => {
    const seats = ["me" as const, { bot: "random" }];
    const ada = openTable(world, { seats, setup: { goal: 9, rounds: 9 } });
    does(world, ada, { do: "start" });
    // The bot plays at once; sooner or later it has won an offering and had its turn.
    for (let round = 0; round < 9; round++) {
      const turnsOf = (seat: number): number =>
        entriesOf(world, ada.table).filter(
          (entry) =>
            entry.e === "answered" && entry.seat === seat && /pass|trim/.test(entry.keys[0]),
        ).length;
      const before = { view: seenBy(world, ada).view, turns: turnsOf(1) };
      answers(world, ada, ...offerOrPass(ada));
      if (turnsOf(1) === before.turns) continue;
      undoes(ada);
      expect(entriesOf(world, ada.table).filter(({ e }) => e === "undone").length).toBeGreaterThan(
        1,
      );
      return;
    }
    throw new Error("the bot never had a turn");
  });

  function offerOrPass(who: Seated): string[] {
    const keys = keysOf(world, who);
    return keys.includes("pass") ? ["pass"] : [keys[0], "quietly"];
  }
});

describe("where there is nothing to take back", () => {
  test("at the beginning", () => {
    const [ada] = playing(world);
    expect(codeOf(() => undoes(ada))).toBe("nothing-to-undo");
  });

  test("after the end", () => {
    const guests = playing(world, { policy: FREE });
    playsOn(world, guests, "to the end");
    expect(refusalOf(() => undoes(guests[0]))).toEqual({
      code: "not-running",
      message: "the game is finished",
    });
  });
});

test("after an undo the cards come anew, or as before, as the table agreed", () => {
  const rolls = (fate: "anew" | "kept"): string[] => {
    world = newWorld();
    const guests = playing(world, { policy: { behindMarks: "free", fate } });
    const mover = untilTurn(world, guests);
    return Array.from({ length: 6 }, () => {
      answers(world, mover, "mix");
      const { view } = seenBy(world, mover);
      undoes(mover);
      return JSON.stringify((view as { seen: { hands: unknown } }).seen.hands);
    });
  };
  expect(new Set(rolls("kept")).size).toBe(1);
  expect(new Set(rolls("anew")).size).toBeGreaterThan(1);
});
