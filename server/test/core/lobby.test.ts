import { beforeEach, describe, expect, test } from "vitest";
import {
  codeOf,
  does,
  doesOver,
  infoOf,
  join,
  redeems,
  refusalOf,
  seenBy,
} from "../support/table.js";
import { ask, connect, newWorld, openTable, type World } from "../support/world.js";

let world: World;

beforeEach(() => {
  world = newWorld();
});

const seatsOf = (table: string): (number | string | null)[] =>
  infoOf(world, table).seats.map(({ guest, bot }) => guest ?? bot);

describe("opening a table", () => {
  test("the first seat is the host's, the others are open", () => {
    const ada = openTable(world, { setup: { players: 3 } });
    expect(ada).toMatchObject({ guest: 0, seats: [0] });
    expect(infoOf(world, ada.table)).toMatchObject({
      status: "open",
      host: 0,
      game: "lanterns",
      setup: { players: 3, rounds: 5, goal: 3 },
      policy: { behindMarks: "consent", fate: "anew" },
      listed: false,
      spectators: true,
      chat: true,
      seatTime: null,
      from: null,
    });
    expect(seatsOf(ada.table)).toEqual([0, null, null]);
  });

  test("or as he wishes: several for himself, bots, open ones", () => {
    const seats = ["open" as const, "me" as const, { bot: "random" }];
    const ada = openTable(world, { setup: { players: 3 }, seats });
    expect(ada.seats).toEqual([1]);
    expect(seatsOf(ada.table)).toEqual([null, 0, "random"]);
    const alone = openTable(world, { seats: ["me", "me"] });
    expect(alone.seats).toEqual([0, 1]);
  });

  test("what cannot be is refused: a game, a setup, a number of seats, a bot", () => {
    expect(refusalOf(() => openTable(world, { game: "chess" }))).toEqual({
      code: "no-such-game",
      message: 'there is no game "chess"; expected one of: lanterns',
    });
    expect(refusalOf(() => openTable(world, { setup: { players: 9, wind: 1 } }))).toMatchObject({
      code: "bad-setup",
      message: expect.stringMatching(/wind: unknown.*players: expected/),
    });
    expect(refusalOf(() => openTable(world, { seats: ["me"] }))).toMatchObject({
      code: "no-seat",
      message: "the game has 2 seats; expected one entry for each, got 1",
    });
    expect(codeOf(() => openTable(world, { seats: ["me", { bot: "oracle" }] }))).toBe("bad-bot");
    expect(world.hall.stats().tables).toBe(0);
  });

  test("two tables have nothing in common", () => {
    const [a, b] = [openTable(world), openTable(world)];
    expect(a.table).not.toBe(b.table);
    expect(a.pass).not.toBe(b.pass);
    expect(a.commitment).not.toBe(b.commitment);
    expect(codeOf(() => does(world, { table: b.table, pass: a.pass }, { do: "start" }))).toBe(
      "stranger",
    );
  });
});

describe("joining", () => {
  test("gives the first open seat, or the one that is asked for", () => {
    const ada = openTable(world, { setup: { players: 3 } });
    const ben = join(world, ada.table, { name: "Ben", seat: 2 });
    const cora = join(world, ada.table, { name: "Cora" });
    expect([ben.seats, cora.seats]).toEqual([[2], [1]]);
    expect(seatsOf(ada.table)).toEqual([0, 2, 1]);
  });

  test("names are told apart", () => {
    const ada = openTable(world, { setup: { players: 3 } });
    join(world, ada.table, { name: "ADA" });
    join(world, ada.table, { name: "Ada" });
    const { guests } = infoOf(world, ada.table);
    expect(guests.map(({ name }) => name)).toEqual(["Ada", "ADA (2)", "Ada (3)"]);
  });

  test("a seat that is taken, or is none, is refused", () => {
    const ada = openTable(world);
    expect(codeOf(() => join(world, ada.table, { seat: 0 }))).toBe("seat-taken");
    expect(refusalOf(() => join(world, ada.table, { seat: 2 }))).toMatchObject({
      code: "no-seat",
      message: "there is no seat 2; expected 0 to 1",
    });
    expect(codeOf(() => join(world, "no such table"))).toBe("no-such-table");
  });

  test("when no seat is free one watches, if the table allows it", () => {
    const open = openTable(world, { seats: ["me", { bot: "random" }] });
    expect(join(world, open.table)).toMatchObject({ guest: 1, seats: [] });
    const closed = openTable(world, { seats: ["me", "me"], spectators: false });
    expect(codeOf(() => join(world, closed.table))).toBe("no-seat");
  });

  test("after the start one watches, and cannot ask for a seat", () => {
    const ada = openTable(world, { seats: ["me", "me"] });
    does(world, ada, { do: "start" });
    expect(join(world, ada.table)).toMatchObject({ seats: [] });
    expect(codeOf(() => join(world, ada.table, { seat: 1 }))).toBe("seat-taken");
  });

  test("more people than a table can remember are refused", () => {
    const ada = openTable(world);
    for (let i = 1; i < 64; i++) join(world, ada.table, { name: `Guest ${i}` });
    expect(codeOf(() => join(world, ada.table))).toBe("too-many");
  });
});

describe("seats before the start", () => {
  test("one guest may sit on several, and stand up again", () => {
    const ada = openTable(world, { setup: { players: 3 } });
    does(world, ada, { do: "sit", seat: 2 });
    expect(seatsOf(ada.table)).toEqual([0, null, 0]);
    does(world, ada, { do: "stand", seat: 0 });
    expect(seatsOf(ada.table)).toEqual([null, null, 0]);
  });

  test("nobody sits on another's lap, or makes another stand", () => {
    const ada = openTable(world);
    const ben = join(world, ada.table);
    expect(codeOf(() => does(world, ben, { do: "sit", seat: 0 }))).toBe("seat-taken");
    expect(codeOf(() => does(world, ben, { do: "stand", seat: 0 }))).toBe("not-yours");
    expect(codeOf(() => does(world, ben, { do: "sit", seat: 2 }))).toBe("no-seat");
  });

  test("the host places bots, and takes them away again", () => {
    const ada = openTable(world, { setup: { players: 3 } });
    const ben = join(world, ada.table);
    does(world, ada, { do: "place", seat: 2, bot: "random" });
    expect(seatsOf(ada.table)).toEqual([0, 1, "random"]);
    expect(codeOf(() => does(world, ben, { do: "sit", seat: 2 }))).toBe("seat-taken");
    expect(codeOf(() => does(world, ben, { do: "place", seat: 2, bot: null }))).toBe("not-host");
    expect(codeOf(() => does(world, ada, { do: "place", seat: 1, bot: "random" }))).toBe(
      "seat-taken",
    );
    expect(codeOf(() => does(world, ada, { do: "place", seat: 2, bot: "oracle" }))).toBe("bad-bot");
    does(world, ada, { do: "place", seat: 2, bot: null });
    does(world, ben, { do: "sit", seat: 2 });
    expect(seatsOf(ada.table)).toEqual([0, 1, 1]);
  });

  test("ready marks are for everybody to see, and only for oneself to set", () => {
    const ada = openTable(world);
    const ben = join(world, ada.table);
    does(world, ben, { do: "ready", ready: true });
    expect(infoOf(world, ada.table).guests.map(({ ready }) => ready)).toEqual([false, true]);
    does(world, ben, { do: "ready", ready: false });
    expect(infoOf(world, ada.table).guests.map(({ ready }) => ready)).toEqual([false, false]);
  });
});

describe("removing a guest", () => {
  test("his seat is free, his connection ends, his pass is refused", () => {
    const ada = openTable(world);
    const ben = join(world, ada.table);
    const client = connect(world, ada.table, ben.pass);
    does(world, ada, { do: "remove", guest: ben.guest });
    expect(seatsOf(ada.table)).toEqual([0, null]);
    expect(client.isClosed).toBe(true);
    expect(client.received.at(-1)).toMatchObject({ t: "bye", code: "stranger" });
    expect(codeOf(() => does(world, ben, { do: "ready", ready: true }))).toBe("stranger");
    expect(codeOf(() => seenBy(world, ben))).toBe("stranger");
    const again = connect(world, ada.table, ben.pass);
    expect(again.isClosed).toBe(true);
    expect(again.received).toMatchObject([{ t: "bye", code: "stranger" }]);
    expect(infoOf(world, ada.table).guests[1]).toMatchObject({ name: "Ben", gone: true });
  });

  test("is the host's alone, before the start, and not for himself", () => {
    const ada = openTable(world);
    const ben = join(world, ada.table);
    expect(codeOf(() => does(world, ben, { do: "remove", guest: 0 }))).toBe("not-host");
    expect(codeOf(() => does(world, ada, { do: "remove", guest: 0 }))).toBe("not-allowed");
    expect(codeOf(() => does(world, ada, { do: "remove", guest: 7 }))).toBe("stranger");
    does(world, ada, { do: "start" });
    expect(codeOf(() => does(world, ada, { do: "remove", guest: 1 }))).toBe("not-open");
  });

  test("a link to his seat that he made before is worth nothing", () => {
    const ada = openTable(world);
    const ben = join(world, ada.table);
    const { code = "" } = does(world, ben, { do: "seat-link", seat: 1 });
    does(world, ada, { do: "remove", guest: ben.guest });
    const cora = join(world, ada.table, { name: "Cora" });
    expect(cora.seats).toEqual([1]);
    expect(codeOf(() => redeems(world, ada.table, code, { name: "Ben" }))).toBe("stranger");
    expect(seatsOf(ada.table)).toEqual([0, 2]);
  });
});

describe("starting", () => {
  test("needs everybody, and names the seats that are empty", () => {
    const ada = openTable(world, { setup: { players: 3 } });
    expect(refusalOf(() => does(world, ada, { do: "start" }))).toEqual({
      code: "too-early",
      message: "nobody sits at seat 1, 2 yet",
    });
    join(world, ada.table);
    expect(refusalOf(() => does(world, ada, { do: "start" })).message).toContain("seat 2 yet");
    expect(infoOf(world, ada.table).status).toBe("open");
  });

  test("is the host's alone, and happens once", () => {
    const ada = openTable(world);
    const ben = join(world, ada.table);
    expect(codeOf(() => does(world, ben, { do: "start" }))).toBe("not-host");
    expect(seenBy(world, ben)).toMatchObject({ view: null, question: null });
    does(world, ada, { do: "start" });
    expect(infoOf(world, ada.table).status).toBe("running");
    expect(seenBy(world, ben)).toMatchObject({ question: { kind: "offering.card", id: "1.1" } });
    expect(codeOf(() => does(world, ada, { do: "start" }))).toBe("not-open");
    expect(codeOf(() => does(world, ada, { do: "sit", seat: 1 }))).toBe("not-open");
    expect(codeOf(() => does(world, ada, { do: "stand", seat: 0 }))).toBe("not-open");
    expect(codeOf(() => does(world, ada, { do: "ready", ready: true }))).toBe("not-open");
  });
});

describe("leaving and closing", () => {
  test("who leaves frees his seat, and the next guest becomes the host", () => {
    const ada = openTable(world);
    const ben = join(world, ada.table);
    const client = connect(world, ada.table, ada.pass);
    doesOver(world, client, { do: "leave" });
    expect(client.isClosed).toBe(true);
    expect(seatsOf(ada.table)).toEqual([null, 1]);
    expect(infoOf(world, ada.table).host).toBe(1);
    does(world, ben, { do: "place", seat: 0, bot: "random" });
    does(world, ben, { do: "start" });
    expect(infoOf(world, ada.table).status).toBe("running");
  });

  test("somebody who has left is not made the host", () => {
    const ada = openTable(world, { setup: { players: 3 } });
    const ben = join(world, ada.table);
    const cora = join(world, ada.table, { name: "Cora" });
    does(world, ben, { do: "leave" });
    does(world, ada, { do: "leave" });
    expect(infoOf(world, ada.table)).toMatchObject({ host: cora.guest, status: "open" });
  });

  test("when the last one leaves the table is closed", () => {
    const ada = openTable(world);
    does(world, ada, { do: "leave" });
    expect(infoOf(world, ada.table).status).toBe("closed");
    expect(codeOf(() => join(world, ada.table))).toBe("not-open");
  });

  test("nobody leaves a running game with a seat on his hands", () => {
    const ada = openTable(world, { seats: ["me", "me"] });
    does(world, ada, { do: "start" });
    expect(refusalOf(() => does(world, ada, { do: "leave" }))).toMatchObject({
      code: "not-allowed",
      message: "you hold seat 0, 1; let a bot stand in, hand it over or resign",
    });
    const eve = join(world, ada.table, { name: "Eve" });
    does(world, eve, { do: "leave" });
    expect(infoOf(world, ada.table).guests[1].gone).toBe(true);
  });

  test("the host closes a table that has not begun; then it is only looked at", () => {
    const ada = openTable(world);
    const ben = join(world, ada.table);
    expect(codeOf(() => does(world, ben, { do: "close" }))).toBe("not-host");
    does(world, ada, { do: "close" });
    expect(infoOf(world, ada.table).status).toBe("closed");
    expect(codeOf(() => does(world, ada, { do: "start" }))).toBe("not-open");
    does(world, ada, { do: "close" });
  });

  test("the host deletes it; then it is gone for everybody", () => {
    const ada = openTable(world);
    const ben = join(world, ada.table);
    const client = connect(world, ada.table, ben.pass);
    const remove = (pass: string): void =>
      ask<void>(world, (reply) => world.hall.remove(ada.table, pass, reply));
    expect(codeOf(() => remove(ben.pass))).toBe("not-host");
    remove(ada.pass);
    expect(client.isClosed).toBe(true);
    expect(client.received.at(-1)).toMatchObject({ t: "bye", code: "gone" });
    expect(codeOf(() => infoOf(world, ada.table))).toBe("no-such-table");
  });
});
