import { commitmentOf, type GameRecord, keyOf, replay } from "@coterie/kernel";
import { lanterns } from "@coterie/kernel/tiny";
import type { Seated } from "@coterie/protocol";
import { beforeEach, describe, expect, test } from "vitest";
import {
  codeOf,
  does,
  entriesOf,
  infoOf,
  join,
  playing,
  playsOn,
  refusalOf,
  sheetsOf,
} from "../support/table.js";
import { ask, connect, newWorld, openTable, type World } from "../support/world.js";

let world: World;

beforeEach(() => {
  world = newWorld();
});

const recordOf = (table: string): GameRecord =>
  ask<GameRecord>(world, (reply) => world.hall.record(table, reply));

const NONCES = ["aaaaaaaa", "bbbbbbbbbbbb", "cccccccc"];

describe("the seed of a table", () => {
  test("is promised before anybody adds to it, and the promise stays the same", () => {
    const ada = openTable(world);
    expect(ada.commitment).toMatch(/^[0-9a-f]{64}$/);
    expect(infoOf(world, ada.table).commitment).toBe(ada.commitment);
    const ben = join(world, ada.table);
    expect(ben.commitment).toBe(ada.commitment);
    does(world, ada, { do: "start" });
    playsOn(world, [ada, ben], "promise");
    expect(recordOf(ada.table).commitment).toBe(ada.commitment);
    expect(commitmentOf(recordOf(ada.table).seed.secret)).toBe(ada.commitment);
  });

  test("is told after the end only", () => {
    const ada = openTable(world);
    const refused = (): string => codeOf(() => recordOf(ada.table));
    expect(refused()).toBe("not-finished");
    const ben = join(world, ada.table);
    does(world, ada, { do: "start" });
    expect(refused()).toBe("not-finished");
    playsOn(world, [ada, ben], "ten", 10);
    expect(refusalOf(() => recordOf(ada.table)).message).toContain("it is running");
    playsOn(world, [ada, ben], "rest");
    const record = recordOf(ada.table);
    expect(replay(lanterns, record).play.state.outcome).not.toBe(0);
    expect(record.outcome).toBe(infoOf(world, ada.table).outcome);
  });

  test("holds what every seat added, in the order of seats", () => {
    const ada = openTable(world, { setup: { players: 3 }, nonce: NONCES[0] });
    const cora = join(world, ada.table, { name: "Cora", seat: 2, nonce: NONCES[2] });
    const ben = join(world, ada.table, { name: "Ben", nonce: NONCES[1] });
    does(world, ada, { do: "start" });
    playsOn(world, [ada, ben, cora], "nonces");
    expect(recordOf(ada.table).seed.nonces).toEqual(NONCES);
  });

  test("a seat that sends nothing gets chance of the server, a bot adds nothing", () => {
    const ada = openTable(world, {
      setup: { players: 3 },
      seats: ["me", "open", { bot: "random" }],
    });
    const ben = join(world, ada.table);
    does(world, ada, { do: "start" });
    playsOn(world, [ada, ben], "chance");
    const { nonces } = recordOf(ada.table).seed;
    expect(nonces[0]).toMatch(/^[0-9a-f]{32}$/);
    expect(nonces[1]).toMatch(/^[0-9a-f]{32}$/);
    expect(nonces[2]).toBe("");
  });

  test("what somebody added goes when he stands up, leaves or is removed", () => {
    const ada = openTable(world, { setup: { players: 3 }, nonce: NONCES[0] });
    const ben = join(world, ada.table, { nonce: NONCES[1] });
    does(world, ben, { do: "sit", seat: 2, nonce: NONCES[2] });
    does(world, ben, { do: "stand", seat: 2 });
    does(world, ada, { do: "place", seat: 2, bot: "random" });
    does(world, ben, { do: "leave" });
    does(world, ada, { do: "place", seat: 1, bot: "random" });
    does(world, ada, { do: "start" });
    playsOn(world, [ada], "gone");
    expect(recordOf(ada.table).seed.nonces).toEqual([NONCES[0], "", ""]);
  });

  test("whoever sits there may add another nonce before the start, and nobody else", () => {
    const ada = openTable(world, { nonce: NONCES[0] });
    const ben = join(world, ada.table, { nonce: NONCES[1] });
    does(world, ada, { do: "sit", seat: 0, nonce: NONCES[2] });
    expect(infoOf(world, ada.table).seats[0].guest).toBe(0);
    const sits = (who: Seated, nonce?: string) => (): unknown =>
      does(world, who, { do: "sit", seat: 0, ...(nonce === undefined ? {} : { nonce }) });
    expect(codeOf(sits(ben, NONCES[1]))).toBe("seat-taken");
    expect(codeOf(sits(ada))).toBe("seat-taken");
    does(world, ada, { do: "start" });
    expect(codeOf(sits(ada, NONCES[0]))).toBe("not-open");
    playsOn(world, [ada, ben], "another");
    expect(recordOf(ada.table).seed.nonces).toEqual([NONCES[2], NONCES[1]]);
  });

  test("whoever takes a seat over adds his own before the start, and nothing after it", () => {
    const ada = openTable(world, { nonce: NONCES[0] });
    const ben = join(world, ada.table, { nonce: NONCES[1] });
    const takesOver = (from: Seated, nonce: string): Seated => {
      const { code = "" } = does(world, from, { do: "seat-link", seat: 1 });
      return ask<Seated>(world, (reply) =>
        world.hall.redeem(ada.table, { code, name: "Eve", nonce }, undefined, reply),
      );
    };
    const eve = takesOver(ben, NONCES[2]);
    does(world, ada, { do: "start" });
    const last = takesOver(eve, NONCES[0]);
    expect(entriesOf(world, ada.table).at(-1)).toMatchObject({ e: "handed", seat: 1 });
    playsOn(world, [ada, last], "handed over");
    expect(recordOf(ada.table).seed.nonces).toEqual([NONCES[0], NONCES[2]]);
  });

  test("at a rematch everybody may add his own before the start", () => {
    const guests = playing(world);
    for (const who of guests) does(world, who, { do: "abandon", agree: true });
    const { table = "" } = does(world, guests[0], { do: "rematch" });
    const again = guests.map((who) => ({ ...who, table }));
    again.forEach((who, i) => {
      does(world, who, { do: "sit", seat: who.seats[0], nonce: NONCES[i] });
    });
    does(world, again[0], { do: "start" });
    playsOn(world, again, "once more");
    expect(recordOf(table).seed.nonces).toEqual(NONCES.slice(0, 2));
  });

  test("another nonce deals other cards", () => {
    const deal = (nonce: string): unknown => {
      const same = newWorld();
      const ada = openTable(same, { seats: ["me", "me"], nonce });
      does(same, ada, { do: "start" });
      return sheetsOf(same, ada).map(({ document }) => document.view);
    };
    expect(deal(NONCES[0])).toEqual(deal(NONCES[0]));
    expect(deal(NONCES[0])).not.toEqual(deal(NONCES[2]));
  });
});

test("neither the secret nor the key is in anything that anybody is sent", () => {
  const [ada, ben] = playing(world, {}, ["Ben"]);
  const clients = [
    connect(world, ada.table, ada.pass),
    connect(world, ada.table, ben.pass),
    connect(world, ada.table),
  ];
  playsOn(world, [ada, ben], "wire");
  const { seed } = recordOf(ada.table);
  const sent = JSON.stringify(clients.map(({ received }) => received));
  const [opened, ...others] = entriesOf(world, ada.table);
  expect(opened).toMatchObject({ e: "opened", secret: seed.secret });
  expect(others.length).toBeGreaterThan(10);
  for (const secret of [seed.secret, keyOf(seed), ...seed.nonces]) {
    expect(sent).not.toContain(secret);
  }
});
