import type { GameRecord } from "@coterie/kernel";
import type { Seated, ServerMessage } from "@coterie/protocol";
import { beforeEach, describe, expect, test } from "vitest";
import {
  answers,
  codeOf,
  does,
  infoOf,
  isAsked,
  keysOf,
  offers,
  playing,
  sheetsOf,
  storedOf,
  untilTurn,
} from "../support/table.js";
import { ask, type Client, connect, newWorld, type World } from "../support/world.js";

const OTHERS = ["Ben", "Cora"];

/** All orders in which seats can give their two answers of an offering. */
function interleavings(left: readonly number[]): number[][] {
  if (left.every((count) => count === 0)) return [[]];
  return left.flatMap((count, seat) => {
    if (count === 0) return [];
    const rest = left.map((other, at) => (at === seat ? other - 1 : other));
    return interleavings(rest).map((order) => [seat, ...order]);
  });
}

/** A whole game whose offerings are answered in this order; what is left of it at the end. */
function gameIn(order: readonly number[], seats: number): { record: GameRecord; seen: unknown } {
  const world = newWorld();
  const guests = playing(
    world,
    { setup: { players: seats, rounds: 3, goal: 9 } },
    OTHERS.slice(1 - seats),
  );
  const { table } = guests[0];
  while (infoOf(world, table).status === "running") {
    const turn = guests.find((who) => isAsked(world, who) && keysOf(world, who).includes("pass"));
    if (turn !== undefined) {
      answers(world, turn, "mix");
      answers(world, turn, "pass");
      continue;
    }
    for (const seat of order) {
      const keys = keysOf(world, guests[seat]);
      answers(world, guests[seat], keys[seat % keys.length]);
    }
  }
  const record = ask<GameRecord>(world, (reply) => world.hall.record(table, reply));
  // Who was the last to be ready everybody saw; only what may be undone by whom depends on it.
  const seen = guests.flatMap((who) =>
    sheetsOf(world, who).map(({ to, n, document }) => ({ to, n, ...document, undoMark: null })),
  );
  return { record, seen };
}

describe("in which order seats answer does not matter", () => {
  for (const seats of [2, 3]) {
    const orders = interleavings(new Array<number>(seats).fill(2));
    test(`all ${orders.length} orders of ${seats} seats lead to the same record and the same views`, () => {
      const first = gameIn(orders[0], seats);
      expect(first.record.answers.length).toBeGreaterThan(3 * 2 * seats);
      for (const order of orders.slice(1)) {
        const other = gameIn(order, seats);
        expect(other.record, `order ${order}`).toEqual(first.record);
        expect(other.seen, `order ${order}`).toEqual(first.seen);
      }
    });
  }

  test("answers that arrive in the same breath are all taken", () => {
    const world = newWorld();
    const guests = playing(world, {}, OTHERS);
    const clients = guests.map(({ table, pass }) => connect(world, table, pass));
    const troubles: unknown[] = [];
    clients.forEach(({ follower }, seat) => {
      const [key] = keysOf(world, guests[seat]);
      const question = `${seat}.1`;
      follower.request({ do: "answer", seat, question, keys: [key, "quietly"] }, (trouble) =>
        troubles.push(trouble),
      );
    });
    world.settle();
    expect(troubles).toEqual([null, null, null]);
    const written = storedOf(world, guests[0].table).filter(({ entry }) => entry.e === "answered");
    expect(written).toHaveLength(3);
  });
});

describe("what a seat says in a simultaneous phase is between it and the server", () => {
  let world: World;
  let ada: Seated;
  let ben: Seated;
  let cora: Seated;
  let others: Client[];

  beforeEach(() => {
    world = newWorld();
    [ada, ben, cora] = playing(world, {}, OTHERS);
    connect(world, ada.table, ada.pass);
    others = [
      connect(world, ada.table, ben.pass),
      connect(world, ada.table, cora.pass),
      connect(world, ada.table),
    ];
    news();
  });

  /** What the others were sent since the last look. */
  function news(): ServerMessage[][] {
    return others.map(({ received }) => received.splice(0));
  }

  const silence = [[], [], []];

  test("the others are sent nothing at all while she thinks, changes her mind and asks", () => {
    const [key, other] = keysOf(world, ada);
    answers(world, ada, key);
    expect(news()).toEqual(silence);
    does(world, ada, { do: "withdraw", seat: 0 });
    answers(world, ada, other);
    does(world, ada, { do: "withdraw", seat: 0 });
    answers(world, ada, other);
    expect(news()).toEqual(silence);
    does(world, ada, { do: "why", seat: 0, question: "0.6", key: "boldly" });
    does(world, ada, { do: "preview", seat: 0, question: "0.6", key: "boldly" });
    // Nobody can foresee this game; that is told to her alone.
    const hint = { do: "hint", seat: 0, question: "0.6" } as const;
    expect(codeOf(() => does(world, ada, hint))).toBe("not-allowed");
    expect(news()).toEqual(silence);
  });

  test("when she is ready each is sent one message, which says only that", () => {
    answers(world, ada, keysOf(world, ada)[0]);
    answers(world, ada, "boldly");
    for (const messages of news()) {
      expect(messages).toHaveLength(1);
      const [{ log, d }] = messages as [Extract<ServerMessage, { t: "update" }>];
      expect(log).toEqual({ at: 1_000_000, what: "answered", seat: 0, facts: [] });
      expect(d).toEqual([
        [["table", "seats", 0, "askedSince"], null],
        [["view", "seen", "forks", 0], 0, 1, []],
      ]);
    }
  });

  test("what she offers, and how often she thought about it, makes no difference to the others", () => {
    const told = (play: (world: World, who: Seated) => void): unknown => {
      const same = newWorld();
      const guests = playing(same, {}, OTHERS);
      const clients = [guests[1].pass, guests[2].pass, undefined].map((pass) =>
        connect(same, guests[0].table, pass),
      );
      play(same, guests[0]);
      return clients.map(({ received }) => received);
    };
    const plainly = told((w, who) => offers(w, who));
    const fickle = told((w, who) => {
      answers(w, who, keysOf(w, who)[1]);
      does(w, who, { do: "withdraw", seat: 0 });
      answers(w, who, keysOf(w, who)[2], "boldly");
    });
    expect(fickle).toEqual(plainly);
  });

  test("when she takes it back after that, each is told that she thinks again", () => {
    offers(world, ada);
    news();
    does(world, ada, { do: "withdraw", seat: 0 });
    for (const messages of news()) {
      expect(messages).toMatchObject([{ t: "update", log: { what: "withdrew", seat: 0 } }]);
    }
  });

  test("an undo of what was before the phase tells other seats nothing of the answers in it", () => {
    const told = (deliberate: (world: World, who: Seated) => void): unknown => {
      const same = newWorld();
      const guests = playing(same, { policy: { behindMarks: "consent", fate: "anew" } }, OTHERS);
      const mover = untilTurn(same, guests);
      for (;;) {
        const turn = guests.find((who) => isAsked(same, who) && keysOf(same, who).includes("pass"));
        if (turn === undefined) break;
        answers(same, turn, "pass");
      }
      const [thinks, ...rest] = guests.filter((who) => who !== mover);
      const clients = [mover.pass, rest[0].pass, undefined].map((pass) =>
        connect(same, mover.table, pass),
      );
      expect(keysOf(same, thinks)).not.toContain("pass");
      deliberate(same, thinks);
      does(same, mover, { do: "undo", seat: mover.seats[0] });
      for (const who of [thinks, ...rest]) does(same, who, { do: "consent", agree: true });
      return clients.map(({ received }) => received);
    };
    const nothing = told(() => {});
    expect(JSON.stringify(nothing)).toContain('"what":"undone"');
    expect(told((w, who) => answers(w, who, keysOf(w, who)[0]))).toEqual(nothing);
    const fickle = told((w, who) => {
      answers(w, who, keysOf(w, who)[0]);
      does(w, who, { do: "withdraw", seat: who.seats[0] });
    });
    expect(fickle).toEqual(nothing);
  });

  test("what is said aloud meanwhile does not give her away", () => {
    answers(world, ada, keysOf(world, ada)[0]);
    does(world, ben, { do: "say", text: "are you done?" });
    for (const messages of news()) {
      expect(messages).toMatchObject([{ t: "update", n: expect.any(Number), d: [] }]);
    }
  });

  test("a decision that she makes alone is told when it is whole", () => {
    const guests = [ada, ben, cora];
    const winner = untilTurn(world, guests);
    const seat = winner.seats[0];
    const watching = connect(world, ada.table);
    const updates = (): ServerMessage[] => watching.received.splice(0);
    updates();
    answers(world, winner, "wager");
    expect(updates()).toHaveLength(1);
    answers(world, winner, "storm");
    expect(updates()).toHaveLength(0);
    answers(world, winner, "commit");
    const [told] = updates();
    expect(told).toMatchObject({ t: "update", log: { what: "answered", seat } });
    expect(JSON.stringify(told)).not.toContain("storm");
  });
});

test("no counter tells how far somebody is in a secret phase", () => {
  const counted: string[] = [];
  const world = newWorld({
    report: {
      count: (what) => void counted.push(what),
      fault: (_where, error) => expect.fail(`${error}`),
      warn: (message) => expect.fail(message),
    },
  });
  const guests = playing(world, {}, ["Ben"]);
  for (const { table, pass } of guests) connect(world, table, pass);
  counted.length = 0;
  answers(world, guests[0], keysOf(world, guests[0])[0]);
  expect(counted).toEqual([]);
  answers(world, guests[0], "quietly");
  expect(counted).toEqual(["update", "update", "written"]);
});
