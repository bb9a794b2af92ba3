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
  redeems,
  refusalOf,
  untilTurn,
} from "../support/table.js";
import { newWorld, openTable, slowThinker, type World } from "../support/world.js";

let world: World;

beforeEach(() => {
  world = newWorld();
});

const statusOf = (who: Seated): string => infoOf(world, who.table).status;
const seatOf = (who: Seated) => infoOf(world, who.table).seats[who.seats[0]];
const minutes = (count: number): number => count * 60_000;
const DAY = 24 * 3600 * 1000;

const votes = (who: Seated, whom: Seated, agree = true): void =>
  void does(world, who, { do: "vote-bot", seat: whom.seats[0], bot: "random", agree });

describe("being away", () => {
  test("a bot answers until the guest is back", () => {
    const [ada, ben] = playing(world);
    does(world, ben, { do: "away", seat: 1, bot: "random" });
    expect(seatOf(ben)).toMatchObject({ guest: 1, bot: "random", resigned: false });
    expect(isAsked(world, ben)).toBe(false);
    for (let i = 0; i < 3; i++) answers(world, ada, keysOf(world, ada)[0]);
    does(world, ben, { do: "back", seat: 1 });
    expect(seatOf(ben)).toMatchObject({ guest: 1, bot: null });
    playsOn(world, [ada, ben], "both again");
    expect(statusOf(ada)).toBe("finished");
  });

  test("while it does, answers of the guest are refused, and it is said why", () => {
    world = newWorld({ thinker: slowThinker() });
    const [, ben] = playing(world);
    const { id } = questionOf(world, ben);
    const [key] = keysOf(world, ben);
    does(world, ben, { do: "away", seat: 1, bot: "random" });
    expect(
      refusalOf(() => does(world, ben, { do: "answer", seat: 1, question: id, keys: [key] })),
    ).toEqual({ code: "stand-in", message: "a bot answers for seat 1; take the seat back first" });
    for (const command of ["withdraw", "undo"] as const) {
      expect(codeOf(() => does(world, ben, { do: command, seat: 1 }))).toBe("stand-in");
    }
    does(world, ben, { do: "back", seat: 1 });
    does(world, ben, { do: "answer", seat: 1, question: id, keys: [key] });
  });

  test("is each guest's own affair, with a bot that there is", () => {
    const [ada, ben] = playing(world);
    expect(codeOf(() => does(world, ada, { do: "away", seat: 1, bot: "random" }))).toBe(
      "not-yours",
    );
    expect(codeOf(() => does(world, ben, { do: "away", seat: 1, bot: "oracle" }))).toBe("bad-bot");
    expect(codeOf(() => does(world, ada, { do: "back", seat: 1 }))).toBe("not-yours");
    // He was not away: nothing is written.
    const before = entriesOf(world, ada.table).length;
    does(world, ben, { do: "back", seat: 1 });
    expect(entriesOf(world, ada.table)).toHaveLength(before);
  });

  test("before the start there is nothing to be away from", () => {
    const ada = openTable(world);
    expect(codeOf(() => does(world, ada, { do: "away", seat: 0, bot: "random" }))).toBe(
      "not-running",
    );
  });
});

describe("when a seat's time is over", () => {
  test("of two, the other alone lets a bot in", () => {
    const [ada, ben] = playing(world, { seatTime: 300 });
    offers(world, ada);
    expect(refusalOf(() => votes(ada, ben))).toEqual({
      code: "too-early",
      message: "seat 1 still has 300 seconds",
    });
    world.wait(minutes(5) - 1);
    expect(refusalOf(() => votes(ada, ben)).message).toBe("seat 1 still has 1 seconds");
    world.wait(1);
    votes(ada, ben);
    expect(seatOf(ben)).toMatchObject({ guest: 1, bot: "random" });
    expect(isAsked(world, ada)).toBe(true);
    does(world, ben, { do: "back", seat: 1 });
    expect(seatOf(ben).bot).toBeNull();
  });

  test("of more, more than half must want it", () => {
    const guests = playing(world, { seatTime: 300 }, ["Ben", "Cora"]);
    const [ada, ben, cora] = guests;
    for (const who of [ada, ben]) offers(world, who);
    world.wait(minutes(6));
    votes(ada, cora);
    expect(infoOf(world, ada.table).botVotes).toEqual([[], [], [0]]);
    expect(seatOf(cora).bot).toBeNull();
    votes(ada, cora, false);
    votes(ben, cora);
    expect(infoOf(world, ada.table).botVotes).toEqual([[], [], [1]]);
    votes(ben, cora);
    expect(seatOf(cora).bot).toBeNull();
    votes(ada, cora);
    expect(seatOf(cora).bot).toBe("random");
    expect(infoOf(world, ada.table).botVotes).toEqual([[], [], []]);
  });

  test("her answer clears the votes, and her time begins anew when she is asked again", () => {
    const guests = playing(world, { seatTime: 300 }, ["Ben", "Cora"]);
    const [ada, ben, cora] = guests;
    for (const who of [ada, ben]) offers(world, who);
    world.wait(minutes(6));
    votes(ada, cora);
    offers(world, cora, 1);
    expect(infoOf(world, ada.table).botVotes).toEqual([[], [], []]);
    const mover = untilTurn(world, guests);
    const other = guests.find((who) => who !== mover) as Seated;
    expect(codeOf(() => votes(mover, other))).toBe("nothing-asked");
    world.wait(minutes(4));
    expect(refusalOf(() => votes(other, mover)).message).toContain("60 seconds");
  });

  test("an answer of several parts is measured as a whole, so that its parts stay secret", () => {
    const [ada, ben] = playing(world, { seatTime: 300 });
    const { askedSince } = seatOf(ben);
    world.wait(minutes(2));
    answers(world, ben, keysOf(world, ben)[0]);
    expect(seatOf(ben).askedSince).toBe(askedSince);
    world.wait(minutes(3));
    offers(world, ada);
    votes(ada, ben);
    expect(seatOf(ben).bot).toBe("random");
  });

  test("only who plays has a vote, and nobody on himself", () => {
    const [ada, ben] = playing(world, { seatTime: 300 });
    const eve = join(world, ada.table, { name: "Eve" });
    world.wait(minutes(6));
    expect(codeOf(() => votes(eve, ben))).toBe("not-allowed");
    expect(codeOf(() => votes(ben, ben))).toBe("not-allowed");
    does(world, ada, { do: "away", seat: 0, bot: "random" });
    expect(codeOf(() => votes(ada, ben))).toBe("not-allowed");
    expect(codeOf(() => votes(ben, ada))).toBe("stand-in");
  });

  test("a voter for whom a bot plays meanwhile is not counted", () => {
    const guests = playing(world, { seatTime: 300, setup: { players: 3, goal: 9 } }, [
      "Ben",
      "Cora",
    ]);
    const [ada, ben, cora] = guests;
    for (const who of [ada, ben]) offers(world, who);
    world.wait(minutes(6));
    votes(ada, cora);
    does(world, ada, { do: "away", seat: 0, bot: "random" });
    // Ben is the only one left to decide, and he is against it.
    votes(ben, cora, false);
    expect(seatOf(cora).bot).toBeNull();
    votes(ben, cora);
    expect(seatOf(cora).bot).toBe("random");
  });

  test("at a table without a time it takes a fortnight", () => {
    const [ada, ben] = playing(world);
    offers(world, ada);
    world.wait(14 * DAY - 1000);
    expect(codeOf(() => votes(ada, ben))).toBe("too-early");
    world.wait(1000);
    votes(ada, ben);
    expect(seatOf(ben).bot).toBe("random");
  });
});

describe("resigning", () => {
  test("a bot plays on to the end; the seat is never taken back or handed over", () => {
    const [ada, ben] = playing(world);
    const { code = "" } = does(world, ben, { do: "seat-link", seat: 1 });
    does(world, ben, { do: "resign", seat: 1 });
    expect(seatOf(ben)).toMatchObject({ guest: 1, resigned: true, bot: expect.any(String) });
    expect(codeOf(() => does(world, ben, { do: "back", seat: 1 }))).toBe("not-allowed");
    expect(codeOf(() => does(world, ben, { do: "seat-link", seat: 1 }))).toBe("not-allowed");
    expect(codeOf(() => does(world, ben, { do: "undo", seat: 1 }))).toBe("not-yours");
    expect(codeOf(() => redeems(world, ada.table, code, { name: "Dan" }))).toBe("stranger");
    const before = entriesOf(world, ada.table).length;
    does(world, ben, { do: "resign", seat: 1 });
    expect(entriesOf(world, ada.table)).toHaveLength(before);
    playsOn(world, [ada], "alone");
    expect(statusOf(ada)).toBe("finished");
  });

  test("who has resigned may leave", () => {
    const [ada, ben] = playing(world);
    does(world, ada, { do: "resign", seat: 0 });
    does(world, ada, { do: "leave" });
    expect(infoOf(world, ada.table)).toMatchObject({ host: ben.guest, status: "running" });
  });

  test("when the last person resigns the game is abandoned", () => {
    const [ada, ben] = playing(world);
    does(world, ada, { do: "resign", seat: 0 });
    does(world, ben, { do: "resign", seat: 1 });
    expect(statusOf(ada)).toBe("abandoned");
    const alone = openTable(world, { seats: ["me", { bot: "random" }] });
    does(world, alone, { do: "start" });
    does(world, alone, { do: "resign", seat: 0 });
    expect(statusOf(alone)).toBe("abandoned");
  });

  test("one of two seats of a guest leaves him the other", () => {
    const ada = openTable(world, { seats: ["me", "me"] });
    does(world, ada, { do: "start" });
    does(world, ada, { do: "resign", seat: 1 });
    expect(statusOf(ada)).toBe("running");
    does(world, ada, { do: "resign", seat: 0 });
    expect(statusOf(ada)).toBe("abandoned");
  });

  test("is nobody else's to do", () => {
    const [ada] = playing(world);
    expect(codeOf(() => does(world, ada, { do: "resign", seat: 1 }))).toBe("not-yours");
  });
});

describe("ending without a result", () => {
  const abandons = (who: Seated, agree = true): void =>
    void does(world, who, { do: "abandon", agree });

  test("takes all who play", () => {
    const [ada, ben, cora] = playing(world, {}, ["Ben", "Cora"]);
    abandons(ada);
    abandons(ben);
    expect(infoOf(world, ada.table)).toMatchObject({ status: "running", abandonVotes: [0, 1] });
    abandons(ada, false);
    abandons(cora);
    expect(infoOf(world, ada.table)).toMatchObject({ status: "running", abandonVotes: [1, 2] });
    abandons(ada);
    expect(infoOf(world, ada.table)).toMatchObject({ status: "abandoned", outcome: null });
    expect(isAsked(world, ada)).toBe(false);
    const late = { do: "answer", seat: 0, question: "0.1", keys: ["pass"] } as const;
    expect(codeOf(() => does(world, ada, { ...late, keys: ["pass"] }))).toBe("not-running");
  });

  test("not those for whom bots play", () => {
    const [ada, ben] = playing(world);
    does(world, ben, { do: "away", seat: 1, bot: "random" });
    expect(codeOf(() => abandons(ben))).toBe("not-allowed");
    abandons(ada);
    expect(statusOf(ada)).toBe("abandoned");
  });

  test("and not those who only watch", () => {
    const [ada] = playing(world);
    const eve = join(world, ada.table, { name: "Eve" });
    expect(codeOf(() => abandons(eve))).toBe("not-allowed");
  });

  test("nobody can close a running table, or delete it", () => {
    const [ada, ben] = playing(world);
    expect(codeOf(() => does(world, ada, { do: "close" }))).toBe("not-allowed");
    let refused: unknown;
    world.hall.remove(ada.table, ada.pass, (error) => {
      refused = error;
    });
    expect(refused).toMatchObject({ code: "not-allowed" });
    abandons(ada);
    abandons(ben);
    does(world, ada, { do: "close" });
    expect(statusOf(ada)).toBe("closed");
  });
});
