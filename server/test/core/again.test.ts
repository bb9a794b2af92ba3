import { dice, type GameRecord, hashOf, type Json, readRecord, replay } from "@coterie/kernel";
import { disguise, type LanternState, lanterns } from "@coterie/kernel/tiny";
import type { OpenTable, Seated } from "@coterie/protocol";
import { loadTable } from "@coterie/server/core";
import { beforeEach, describe, expect, test } from "vitest";
import { positionFor } from "../../src/core/again.js";
import { playOf } from "../../src/core/carry-out.js";
import type { Opened } from "../../src/core/entry.js";
import type { Replayed } from "../../src/core/replay.js";
import { houseShelf } from "../../src/shelf.js";
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
  seenBy,
  sheetsOf,
  untilTurn,
} from "../support/table.js";
import { ask, connect, newWorld, openTable, type World } from "../support/world.js";

let world: World;

beforeEach(() => {
  world = newWorld();
});

/** Opens a table at a position of another one; with a pass there, if somebody has one. */
function opensFrom(
  who: Pick<Seated, "table"> & Partial<Seated>,
  answer: number,
  asked: Partial<OpenTable> = {},
): Seated {
  const from = { table: who.table, answer };
  const open = { game: "lanterns", name: "Zoe", seats: ["me" as const, "me" as const], ...asked };
  return ask<Seated>(world, (reply) => world.hall.open({ ...open, from }, who.pass, reply));
}

const NO_ANSWERS = "no answer to begin at has been completed yet; expected 0, the position of now";

type LanternView = {
  readonly seen: Pick<LanternState, "hands" | "deck" | "discard" | "oil" | "round">;
};
const lanternView = (who: Seated, seat: number): LanternView["seen"] =>
  (seenBy(world, who, seat).view as unknown as LanternView).seen;

describe("a rematch", () => {
  let guests: Seated[];

  beforeEach(() => {
    guests = playing(world, { listed: true, seatTime: 60, setup: { players: 3, rounds: 1 } }, [
      "Ben",
      "Cora",
    ]);
  });

  const rematch = (who: Seated): string => does(world, who, { do: "rematch" }).table ?? "";

  test("is the same game with the same people at the same seats, by the same passes", () => {
    playsOn(world, guests, "first");
    const table = rematch(guests[1]);
    expect(table).not.toBe(guests[0].table);
    expect(infoOf(world, guests[0].table).rematch).toBe(table);
    const info = infoOf(world, table);
    expect(info).toMatchObject({
      status: "open",
      listed: true,
      seatTime: 60,
      host: 0,
      rematch: null,
    });
    expect(info.setup).toEqual(infoOf(world, guests[0].table).setup);
    expect(info.guests.map(({ name }) => name)).toEqual(["Ada", "Ben", "Cora"]);
    expect(info.seats.map(({ guest }) => guest)).toEqual([0, 1, 2]);
    expect(info.commitment).not.toBe(infoOf(world, guests[0].table).commitment);
    const again = guests.map((who) => ({ ...who, table }));
    does(world, again[0], { do: "start" });
    playsOn(world, again, "second");
    expect(infoOf(world, table).status).toBe("finished");
    const answersOf = (id: string) =>
      entriesOf(world, id).flatMap((entry) => (entry.e === "answered" ? entry.keys : []));
    expect(answersOf(table)).not.toEqual(answersOf(guests[0].table));
  });

  test("whoever asks second is told of the same table", () => {
    playsOn(world, guests, "first");
    const client = connect(world, guests[0].table, guests[2].pass);
    const table = rematch(guests[0]);
    expect(rematch(guests[1])).toBe(table);
    expect(rematch(guests[0])).toBe(table);
    expect(client.follower.sheets.get(2)?.document.table.rematch).toBe(table);
    expect(entriesOf(world, guests[0].table).filter(({ e }) => e === "rematch")).toHaveLength(1);
  });

  test("both at once, too", () => {
    playsOn(world, guests, "first");
    const told: string[] = [];
    for (const { table, pass } of guests) {
      world.hall.perform(table, pass, { do: "rematch" }, (_error, result) => {
        told.push(result?.table ?? "");
      });
    }
    world.settle();
    expect(told).toHaveLength(3);
    expect(new Set(told).size).toBe(1);
  });

  test("leaves out who has left, and lets bots and those who were away sit again", () => {
    const host = openTable(world, {
      setup: { players: 3, rounds: 1 },
      seats: ["me", "open", { bot: "random" }],
    });
    const ben = join(world, host.table);
    const eve = join(world, host.table, { name: "Eve" });
    does(world, host, { do: "start" });
    does(world, host, { do: "resign", seat: 0 });
    does(world, ben, { do: "away", seat: 1, bot: "random" });
    expect(infoOf(world, host.table).status).toBe("finished");
    does(world, host, { do: "leave" });
    const table = rematch(ben);
    const info = infoOf(world, table);
    expect(info.guests.map(({ name }) => name)).toEqual(["Ben", "Eve"]);
    expect(info.seats.map(({ guest, bot }) => guest ?? bot)).toEqual(["random", 0, "random"]);
    expect(info.host).toBe(0);
    does(world, { ...ben, table }, { do: "place", seat: 0, bot: null });
    does(world, { ...ben, table }, { do: "ready", ready: true });
    does(world, { ...eve, table }, { do: "sit", seat: 0 });
    expect(codeOf(() => does(world, { ...host, table }, { do: "ready", ready: true }))).toBe(
      "stranger",
    );
  });

  test("comes after the end, for those who played", () => {
    expect(codeOf(() => rematch(guests[0]))).toBe("not-finished");
    const eve = join(world, guests[0].table, { name: "Eve" });
    playsOn(world, guests, "first");
    expect(codeOf(() => rematch(eve))).toBe("not-allowed");
    const open = openTable(world);
    expect(codeOf(() => rematch(open))).toBe("not-finished");
  });

  test("of a moved guest needs his new pass", () => {
    playsOn(world, guests, "first");
    const { code = "" } = does(world, guests[1], { do: "device-link" });
    const moved = redeems(world, guests[1].table, code);
    const table = rematch(guests[0]);
    does(world, { ...moved, table }, { do: "ready", ready: true });
    expect(codeOf(() => does(world, { ...guests[1], table }, { do: "ready", ready: true }))).toBe(
      "stranger",
    );
  });
});

describe("a table from a position of a game that is over", () => {
  let guests: Seated[];

  beforeEach(() => {
    guests = playing(world, { setup: { players: 2, rounds: 2, goal: 9 } });
  });

  test("begins exactly there: hands, table and question", () => {
    const mover = untilTurn(world, guests);
    const count = answersSoFar();
    const [seat] = mover.seats;
    const then = { view: lanternView(mover, seat), options: questionOf(world, mover).options };
    playsOn(world, guests, "to the end");
    const zoe = opensFrom(mover, count);
    expect(infoOf(world, zoe.table)).toMatchObject({
      status: "open",
      from: { table: mover.table, answer: count },
      setup: { players: 2, rounds: 2, goal: 9 },
    });
    does(world, zoe, { do: "start" });
    const now = lanternView(zoe, seat);
    for (const field of ["hands", "deck", "discard", "oil", "round"] as const) {
      expect(now[field], field).toEqual(then.view[field]);
    }
    expect(questionOf(world, zoe, seat).options).toEqual(then.options);
    expect(isAsked(world, zoe, 1 - seat)).toBe(false);
    playsOn(world, [zoe], "another way");
    expect(infoOf(world, zoe.table).status).toBe("finished");
  });

  function answersSoFar(): number {
    return entriesOf(world, guests[0].table).flatMap((entry) =>
      entry.e === "answered" ? entry.keys : [],
    ).length;
  }

  test("has dice of its own", () => {
    playsOn(world, guests, "to the end");
    const logs = [0, 1, 2].map(() => {
      const zoe = opensFrom(guests[0], 0);
      does(world, zoe, { do: "start" });
      playsOn(world, [zoe], "the same answers");
      const facts = ask<readonly { log: readonly { facts?: readonly Json[] }[] }[]>(
        world,
        (reply) => world.hall.log(zoe.table, zoe.pass, 0, reply),
      );
      return JSON.stringify(facts[0].log.map((item) => item.facts));
    });
    expect(new Set(logs).size).toBe(3);
  });

  test("has a record after its end, which begins there and holds", () => {
    const mover = untilTurn(world, guests);
    const count = answersSoFar();
    playsOn(world, guests, "to the end");
    const zoe = opensFrom(mover, count);
    expect(codeOf(() => recordOf(zoe))).toBe("not-finished");
    does(world, zoe, { do: "start" });
    playsOn(world, [zoe], "another way");
    const record = recordOf(zoe);
    expect(record.commitment).toBe(zoe.commitment);
    expect(record.from).toEqual((entriesOf(world, zoe.table)[0] as Opened).from?.position);
    const again = replay(lanterns, record).play;
    expect(again.state.outcome).not.toBe(0);
    expect(again.moments[0].before.round, "it did not begin anew").toBe(
      lanterns.unname(record.from as Json).round,
    );
  });

  function recordOf({ table }: Seated): GameRecord {
    const record = ask<GameRecord>(world, (reply) => world.hall.record(table, reply));
    return readRecord(JSON.parse(JSON.stringify(record)));
  }

  test("undo goes back to there and no further", () => {
    playsOn(world, guests, "to the end");
    const zoe = opensFrom(guests[0], 0);
    does(world, zoe, { do: "start" });
    expect(refusalOf(() => does(world, zoe, { do: "undo", seat: 0 }))).toEqual({
      code: "nothing-to-undo",
      message: "nobody has answered yet",
    });
  });

  test("in the middle of a simultaneous phase everybody thinks again", () => {
    offers(world, guests[0]);
    playsOn(world, guests, "to the end");
    const zoe = opensFrom(guests[0], 2);
    does(world, zoe, { do: "start" });
    expect(questionOf(world, zoe, 0).kind).toBe("offering.card");
    expect(questionOf(world, zoe, 1).kind).toBe("offering.card");
  });

  test("its end is no place to begin, and behind it there is nothing", () => {
    playsOn(world, guests, "to the end");
    const count = answersSoFar();
    opensFrom(guests[0], count - 1);
    expect(refusalOf(() => opensFrom(guests[0], count))).toMatchObject({
      code: "not-allowed",
      message: "the game is over there; choose an earlier answer",
    });
    expect(refusalOf(() => opensFrom(guests[0], count + 1)).message).toBe(
      `there are ${count} answers; expected 0 to ${count}`,
    );
  });

  test("a stranger may do it, with the id of the table", () => {
    playsOn(world, guests, "to the end");
    expect(opensFrom({ table: guests[0].table }, 0).seats).toEqual([0, 1]);
  });

  test("not of a table that is not there, has not begun, or plays another game", () => {
    expect(codeOf(() => opensFrom({ table: "none" }, 0))).toBe("no-such-table");
    expect(codeOf(() => opensFrom(openTable(world), 0))).toBe("not-running");
    expect(codeOf(() => opensFrom(guests[0], 0, { game: "chess" }))).toBe("no-such-game");
    expect(codeOf(() => opensFrom({ ...guests[0], pass: "0".repeat(64) }, 0))).toBe("stranger");
  });
});

describe("a table from a game that still runs", () => {
  let guests: Seated[];

  beforeEach(() => {
    guests = playing(world);
  });

  test("shows what everybody sees, and deals the rest anew", () => {
    const mover = untilTurn(world, guests);
    const { discard, oil, round } = lanternView(mover, mover.seats[0]);
    const openly = { discard, oil, round };
    const { table } = ask<Replayed>(world, (reply) => loadTable(world.parts, mover.table, reply));
    const real = handsIn(table.game.name(playOf(table).state));
    const dealt = Array.from({ length: 6 }, () => {
      const zoe = opensFrom(mover, 1);
      does(world, zoe, { do: "start" });
      expect(lanternView(zoe, 0)).toMatchObject(openly);
      expect(questionOf(world, zoe, mover.seats[0]).kind).toBe("turn.act");
      const [opened] = entriesOf(world, zoe.table) as [Opened];
      return handsIn(opened.from?.position);
    });
    expect(new Set(dealt).size).toBeGreaterThan(4);
    expect(dealt).not.toContain(real);
  });

  /** Who holds which lanterns in a position. */
  function handsIn(named: Json | undefined): string {
    const { players } = named as unknown as { players: { handDeck: string[] }[] };
    return JSON.stringify(players.map(({ handDeck }) => handDeck));
  }

  test("depends on nothing that a spectator does not see", () => {
    const { parts } = world;
    for (let answer = 0; answer < 3; answer++) {
      playsOn(world, guests, `more ${answer}`, 7);
      const positions = ["plain", "a", "b", "c"].map((salt) => {
        const { table } = ask<Replayed>(world, (reply) => loadTable(parts, guests[0].table, reply));
        const play = playOf(table);
        const hide = (state: LanternState): LanternState =>
          salt === "plain" ? state : disguise(table.game.copy(state), -1, dice(salt));
        const moments = play.moments.map((one) => ({ ...one, before: hide(one.before) }));
        play.moments.splice(0, moments.length, ...moments);
        play.state = hide(play.state);
        const same = dice("same");
        const chance = {
          hex: (bytes: number) =>
            same(2 ** 31)
              .toString(16)
              .padStart(2 * bytes, "0"),
        };
        return hashOf(positionFor({ ...parts, chance }, table, answer));
      });
      expect(new Set(positions).size, `answer ${answer}`).toBe(1);
    }
  });

  test("nobody can count by it what others have answered in secret", () => {
    const most = (): string => refusalOf(() => opensFrom(guests[1], 999)).message;
    expect(most()).toBe(NO_ANSWERS);
    answers(world, guests[0], keysOf(world, guests[0])[0]);
    expect(most()).toBe(NO_ANSWERS);
    answers(world, guests[0], "boldly");
    expect(most()).toBe(NO_ANSWERS);
    offers(world, guests[1], 1);
    expect(most()).toContain("there are 1 answers");
  });

  test("where nobody may watch it is for its players", () => {
    const [host, guest] = playing(world, { spectators: false });
    const { code = "" } = does(world, host, { do: "seat-link", seat: 0 });
    const heir = redeems(world, host.table, code, { name: "Eve" });
    expect(codeOf(() => opensFrom({ table: host.table }, 0))).toBe("stranger");
    expect(codeOf(() => opensFrom(host, 0))).toBe("not-allowed");
    expect(opensFrom(guest, 0).seats).toEqual([0, 1]);
    for (const who of [heir, guest]) does(world, who, { do: "abandon", agree: true });
    // After the end it is for everybody who was at the table, and still for nobody else.
    expect(codeOf(() => opensFrom({ table: host.table }, 0))).toBe("stranger");
    expect(opensFrom(host, 0).seats).toEqual([0, 1]);
  });
});

describe("Blood Orders", () => {
  const shelf = houseShelf();
  type BloodView = {
    readonly seen: {
      readonly tokens: readonly number[];
      readonly piles: readonly (readonly number[])[];
      readonly hands: readonly (readonly number[])[];
      readonly planned: number;
    };
  };
  const bloodView = (who: Seated, seat: number): BloodView["seen"] =>
    (seenBy(world, who, seat).view as unknown as BloodView).seen;
  const blood = { game: "blood-orders", setup: { players: 2 } };

  /** Plays until plans are made and not yet revealed: the piles are secret. */
  function planned(): Seated[] {
    world = newWorld({ shelf });
    const guests = playing(world, blood);
    for (let i = 0; i < 200; i++) {
      if (bloodView(guests[0], 0).planned === 1) return guests;
      playsOn(world, guests, `plan ${i}`, 1);
    }
    throw new Error("no plan was made");
  }

  test("how somebody has split his hand is not carried over to a table from a running game", () => {
    const guests = planned();
    const real = guests.map((who, seat) => secretsOf(who, seat));
    const others = Array.from({ length: 6 }, () => {
      const zoe = opensFrom(guests[0], countOf(guests[0]), blood);
      does(world, zoe, { do: "start" });
      return [0, 1].map((seat) => secretsOf(zoe, seat));
    });
    // What is open is the same: which cards each has, however he split them.
    for (const one of others) {
      one.forEach(({ cards }, seat) => {
        expect(cards).toEqual(real[seat].cards);
      });
    }
    const splits = others.map((one) => JSON.stringify(one.map(({ piles }) => piles)));
    expect(new Set(splits).size).toBeGreaterThan(1);
    expect(new Set([...splits, JSON.stringify(real.map(({ piles }) => piles))]).size).toBe(
      new Set(splits).size + 1,
    );
  });

  function countOf({ table, pass }: Seated): number {
    const from = { table, answer: 9999 };
    const open = { name: "Zoe", ...blood, from };
    const { message } = refusalOf(() => ask(world, (reply) => world.hall.open(open, pass, reply)));
    return message === NO_ANSWERS ? 0 : Number(/there are (\d+)/.exec(message)?.[1]);
  }

  function secretsOf(who: Seated, seat: number) {
    const { hands, piles } = bloodView(who, seat);
    const own = piles.slice(seat * 3, seat * 3 + 3);
    return { piles: own, cards: [...hands[seat], ...own.flat()].sort((a, b) => a - b) };
  }

  test("of a finished game it is", () => {
    const guests = planned();
    const count = entriesOf(world, guests[0].table).flatMap((entry) =>
      entry.e === "answered" ? entry.keys : [],
    ).length;
    const real = guests.map((who, seat) => secretsOf(who, seat));
    for (const who of guests) does(world, who, { do: "abandon", agree: true });
    const zoe = opensFrom(guests[0], count, blood);
    does(world, zoe, { do: "start" });
    expect([0, 1].map((seat) => secretsOf(zoe, seat))).toEqual(real);
    expect(sheetsOf(world, zoe)).toHaveLength(2);
  });

  test("and its pieces come along", () => {
    const guests = planned();
    const zoe = opensFrom(guests[0], 0, blood);
    const [{ pack }] = entriesOf(world, guests[0].table) as [Opened];
    expect(infoOf(world, zoe.table).pack).toBe(pack);
  });
});
