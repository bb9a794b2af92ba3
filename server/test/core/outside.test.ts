import type { LogItem, Mine, Seated } from "@coterie/protocol";
import { beforeEach, describe, expect, test } from "vitest";
import {
  answers,
  codeOf,
  does,
  infoOf,
  join,
  keysOf,
  offers,
  playing,
  playsOn,
  redeems,
  sheetsOf,
} from "../support/table.js";
import { ask, connect, newWorld, openTable, slowThinker, type World } from "../support/world.js";

/** Tables that nobody may watch, for somebody who has the link and no pass. */

let world: World;

beforeEach(() => {
  world = newWorld();
});

const logOf = (table: string, pass?: string): readonly LogItem[] =>
  ask<readonly { log: readonly LogItem[] }[]>(world, (reply) =>
    world.hall.log(table, pass, 0, reply),
  )[0].log;

/** What cannot be seen without a pass, before the start and after it. */
function expectShut({ table }: Seated): void {
  expect(codeOf(() => logOf(table))).toBe("stranger");
  expect(codeOf(() => sheetsOf(world, { table } as Seated))).toBe("stranger");
  const stranger = connect(world, table);
  expect(stranger.received).toMatchObject([{ t: "bye", code: "stranger" }]);
  expect(stranger.isClosed).toBe(true);
}

describe("before the start", () => {
  test("the table says who sits where and what was agreed, and nothing that was said", () => {
    const ada = openTable(world, { spectators: false });
    const own = connect(world, ada.table, ada.pass);
    does(world, ada, { do: "say", text: "the cellar at nine" });
    expectShut(ada);
    expect(infoOf(world, ada.table)).toEqual(own.follower.sheets.get(0)?.document.table);
    expect(JSON.stringify(infoOf(world, ada.table))).not.toContain("cellar");
    // Nobody learns of the stranger either.
    expect(own.follower.here).toEqual({ guests: [0], watching: 0 });
  });

  test("whoever has joined hears what is said, with a seat or without", () => {
    const ada = openTable(world, { spectators: false });
    const ben = join(world, ada.table);
    const own = connect(world, ben.table, ben.pass);
    does(world, ben, { do: "stand", seat: 1 });
    does(world, ada, { do: "say", text: "sit down again" });
    expect(own.follower.sheets.get(-1)?.log.at(-1)).toMatchObject({ text: "sit down again" });
    expect(logOf(ben.table, ben.pass).at(-1)).toMatchObject({ text: "sit down again" });
  });
});

describe("after the start", () => {
  let guests: Seated[];

  beforeEach(() => {
    world = newWorld({ thinker: slowThinker() });
    guests = playing(world, { spectators: false, listed: true }, ["Ben", "Cora"]);
  });

  const listed = (): string =>
    JSON.stringify(ask<unknown>(world, (reply) => world.hall.list({ limit: 9 }, reply)));

  test("nothing of what happens is told", () => {
    const [ada, ben, cora] = guests;
    const before = infoOf(world, ada.table);
    expect(before).toMatchObject({ status: "running", seats: [{ askedSince: null }, {}, {}] });
    for (const who of guests) offers(world, who, who.guest);
    does(world, ben, { do: "away", seat: 1, bot: "random" });
    does(world, cora, { do: "resign", seat: 2 });
    does(world, ada, { do: "abandon", agree: true });
    expectShut(ada);
    const { status } = sheetsOf(world, ada)[0].document.table;
    expect(infoOf(world, ada.table)).toEqual({ ...before, status });
    expect(listed()).not.toContain("random");
  });

  test("nor how it ended, nor where it is played again", () => {
    playsOn(world, guests, "to the end");
    const [ada] = guests;
    does(world, ada, { do: "rematch" });
    const { outcome, rematch } = sheetsOf(world, ada)[0].document.table;
    expect([typeof outcome, typeof rematch]).toEqual(["string", "string"]);
    expect(infoOf(world, ada.table)).toMatchObject({
      status: "finished",
      outcome: null,
      rematch: null,
    });
    expect(listed()).not.toContain(String(outcome));
    expectShut(ada);
  });

  test("whoever gave his seat away is at the table, and sees nothing of the game", () => {
    const [ada, ben] = guests;
    const { code = "" } = does(world, ben, { do: "seat-link", seat: 1 });
    redeems(world, ada.table, code, { name: "Eve" });
    answers(world, ada, keysOf(world, ada)[0]);
    answers(world, ada, "quietly");
    const [{ to, document }] = sheetsOf(world, ben);
    expect({ to, view: document.view }).toEqual({ to: -1, view: null });
    expect(logOf(ben.table, ben.pass).filter(({ facts }) => facts !== undefined)).toEqual([]);
  });

  test("my tables tell their own people what waits", () => {
    const mine = ask<readonly Mine[]>(world, (reply) => world.hall.mine([guests[0]], reply));
    expect(mine).toMatchObject([{ waiting: [0] }]);
  });
});
