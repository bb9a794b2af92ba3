import type { Mine, Seated, ServerMessage } from "@coterie/protocol";
import type { Parts } from "@coterie/server/core";
import { memoryStore, type Store } from "@coterie/server/stores";
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
  sheetsOf,
} from "../support/table.js";
import {
  ask,
  type Client,
  connect,
  newTime,
  newWorld,
  openTable,
  slowThinker,
  type Time,
  type World,
} from "../support/world.js";

/** Two servers in front of one store, as on two machines. */
let time: Time;
let one: World;
let two: World;
/** While true, notices between the servers get lost. */
let isSilent: boolean;
let ada: Seated;
let ben: Seated;

/** The store keeps leases by the clock of the test. */
function withLeases(store: Store, leases: Map<string, { holder: string; until: number }>): Store {
  return {
    ...store,
    announce: (tables, what) => {
      if (!isSilent) store.announce(tables, what);
    },
    lease: (table, holder, milliseconds, done) => {
      const now = time.clock.now();
      const held = leases.get(table);
      const isOurs = held === undefined || held.holder === holder || held.until <= now;
      if (isOurs) leases.set(table, { holder, until: now + milliseconds });
      done(null, isOurs);
    },
  };
}

function openBoth(changes: readonly Partial<Parts>[] = [{}, {}]): void {
  time = newTime();
  isSilent = false;
  const store = memoryStore();
  const leases = new Map();
  one = newWorld({ store: withLeases(store, leases), holder: "one", ...changes[0] }, time);
  two = newWorld({ store: withLeases(store.again(), leases), holder: "two", ...changes[1] }, time);
}

beforeEach(() => {
  openBoth();
  [ada, ben] = playing(one);
});

const news = (client: Client): ServerMessage[] => client.received.splice(0);
const moves = (client: Client): ServerMessage[] => news(client).filter(({ t }) => t !== "here");

describe("seats of one table on two servers", () => {
  test("what is answered on one arrives at the other at once", () => {
    const here = connect(one, ada.table, ada.pass);
    const there = connect(two, ada.table, ben.pass);
    for (const client of [here, there]) news(client);
    offers(one, ada);
    expect(moves(there)).toMatchObject([
      { t: "update", to: 1, log: { what: "answered", seat: 0 } },
    ]);
    offers(two, ben, 1);
    expect(here.follower.sheets.get(0)?.document).toEqual(sheetsOf(one, ada)[0].document);
    expect(there.follower.sheets.get(1)?.document).toEqual(sheetsOf(one, ben)[0].document);
  });

  test("a whole game, each on his own server", () => {
    const here = connect(one, ada.table, ada.pass);
    const there = connect(two, ada.table, ben.pass);
    const watcher = connect(two, ada.table);
    for (let i = 0; i < 200 && infoOf(one, ada.table).status === "running"; i++) {
      if (isAsked(one, ada)) playsOn(one, [ada], `here ${i}`, 1);
      if (infoOf(one, ada.table).status === "running" && isAsked(two, ben)) {
        playsOn(two, [ben], `there ${i}`, 1);
      }
    }
    expect(infoOf(two, ada.table).status).toBe("finished");
    expect(here.follower.sheets.get(0)?.document).toEqual(sheetsOf(two, ada)[0].document);
    expect(there.follower.sheets.get(1)?.document).toEqual(sheetsOf(one, ben)[0].document);
    for (const client of [here, there, watcher]) {
      expect(client.received.filter(({ t }) => t === "whole")).toHaveLength(1);
    }
    expect([...one.faults, ...two.faults]).toEqual([]);
  });

  test("notices that get lost are made up for by looking", () => {
    const there = connect(two, ada.table, ben.pass);
    news(there);
    isSilent = true;
    offers(one, ada);
    does(one, ada, { do: "say", text: "are you there?" });
    expect(moves(there)).toEqual([]);
    time.wait(2_000);
    expect(moves(there)).toMatchObject([
      { t: "update", log: { what: "answered", seat: 0 } },
      { t: "update", log: { what: "said", text: "are you there?" } },
    ]);
  });

  test("lists show the seats that are asked, by what either server wrote last", () => {
    const mine = (): readonly Mine[] =>
      ask<readonly Mine[]>(two, (reply) => two.hall.mine([ada], reply));
    does(two, ben, { do: "say", text: "here" });
    offers(one, ada);
    expect(mine()).toMatchObject([{ waiting: [] }]);
    does(two, ada, { do: "withdraw", seat: 0 });
    expect(mine()).toMatchObject([{ waiting: [0] }]);
  });

  test("a server that did not hear of it judges by what is written, not by what it has", () => {
    sheetsOf(two, ben);
    isSilent = true;
    const [key] = keysOf(one, ben);
    answers(one, ben, key);
    const { length } = entriesOf(one, ada.table);
    expect(
      codeOf(() => does(two, ben, { do: "answer", seat: 1, question: "1.1", keys: [key] })),
    ).toBe("question-answered");
    expect(entriesOf(one, ada.table)).toHaveLength(length);
  });
});

describe("both write in the same moment", () => {
  /** What both commands come to when neither server has heard of the other's. */
  function together(
    first: [World, Seated, Parameters<typeof does>[2]],
    second: [World, Seated, Parameters<typeof does>[2]],
  ): (string | null)[] {
    const outcomes: (string | null)[] = [null, null];
    let settled = 0;
    [first, second].forEach(([world, who, command], i) => {
      world.hall.perform(who.table, who.pass, command, (error) => {
        settled++;
        outcomes[i] = (error as { code: string } | null)?.code ?? null;
      });
    });
    time.settle();
    expect(settled).toBe(2);
    return outcomes;
  }

  test("two seats: one is judged again, and both count", () => {
    const clients = [connect(one, ada.table, ada.pass), connect(two, ada.table, ben.pass)];
    const ours = { do: "answer", seat: 0, question: "0.1", keys: [keysOf(one, ada)[0]] } as const;
    const theirs = { do: "answer", seat: 1, question: "1.1", keys: [keysOf(one, ben)[0]] } as const;
    const outcomes = together(
      [one, ada, { ...ours, keys: [...ours.keys, "quietly"] }],
      [two, ben, { ...theirs, keys: [...theirs.keys] }],
    );
    expect(outcomes).toEqual([null, null]);
    expect(entriesOf(one, ada.table).filter(({ e }) => e === "answered")).toHaveLength(2);
    expect(clients[0].follower.sheets.get(0)?.document).toEqual(sheetsOf(two, ada)[0].document);
    expect(clients[1].follower.sheets.get(1)?.document).toEqual(sheetsOf(one, ben)[0].document);
  });

  test("the same seat from two devices: one counts, the other is too late", () => {
    const [key, other] = keysOf(one, ben);
    sheetsOf(two, ben);
    const answer = { do: "answer", seat: 1, question: "1.1" } as const;
    const outcomes = together(
      [one, ben, { ...answer, keys: [key] }],
      [two, ben, { ...answer, keys: [other] }],
    );
    expect(outcomes.sort()).toEqual(["question-answered", null].sort());
    expect(entriesOf(one, ada.table).filter(({ e }) => e === "answered")).toHaveLength(1);
  });

  test("a seat before the start: one sits, the other is told that it is taken", () => {
    const open = openTable(one, { setup: { players: 3 } });
    const [dan, eve] = [
      join(one, open.table, { name: "Dan" }),
      join(one, open.table, { name: "Eve" }),
    ];
    does(one, dan, { do: "stand", seat: 1 });
    does(one, eve, { do: "stand", seat: 2 });
    sheetsOf(two, eve);
    const outcomes = together(
      [one, dan, { do: "sit", seat: 1 }],
      [two, eve, { do: "sit", seat: 1 }],
    );
    expect(outcomes).toEqual([null, "seat-taken"]);
  });

  test("two who join at once get two seats and two names", () => {
    const open = openTable(one, { setup: { players: 3 } });
    sheetsOf(two, open);
    const seated: Seated[] = [];
    for (const world of [one, two]) {
      world.hall.join(open.table, { name: "Dan" }, (_error, result) => {
        seated.push(result as Seated);
      });
    }
    time.settle();
    expect(seated.map(({ guest, seats }) => [guest, seats])).toEqual([
      [1, [1]],
      [2, [2]],
    ]);
    expect(infoOf(two, open.table).guests.map(({ name }) => name)).toEqual([
      "Ada",
      "Dan",
      "Dan (2)",
    ]);
    for (const who of seated) does(two, who, { do: "ready", ready: true });
  });

  test("many answers in a row from both lose nothing and double nothing", () => {
    const lines = Array.from({ length: 5 }, (_, i) => i);
    isSilent = true;
    let done = 0;
    for (const i of lines) {
      for (const [world, who] of [
        [one, ada],
        [two, ben],
      ] as const) {
        const say = { do: "say", text: `${who.guest}:${i}` } as const;
        world.hall.perform(who.table, who.pass, say, (error) => {
          expect(error).toBeNull();
          done++;
        });
      }
    }
    time.settle();
    expect(done).toBe(10);
    const said = entriesOf(one, ada.table).flatMap((entry) =>
      entry.e === "said" ? [entry.text] : [],
    );
    expect(said.filter((text) => text.startsWith("0"))).toEqual(lines.map((i) => `0:${i}`));
    expect(said.filter((text) => text.startsWith("1"))).toEqual(lines.map((i) => `1:${i}`));
  });
});

describe("who follows on the other server", () => {
  test("a removed guest is sent away there", () => {
    const open = openTable(one);
    const dan = join(one, open.table, { name: "Dan" });
    const there = connect(two, open.table, dan.pass);
    does(one, open, { do: "remove", guest: dan.guest });
    expect(there.isClosed).toBe(true);
    expect(there.received.at(-1)).toMatchObject({ t: "bye", code: "stranger" });
  });

  test("a seat that is handed over there and taken here", () => {
    const there = connect(two, ada.table, ben.pass);
    const eve = join(one, ada.table, { name: "Eve" });
    const watching = connect(two, ada.table, eve.pass);
    const { code = "" } = does(one, ben, { do: "seat-link", seat: 1 });
    news(there);
    redeems(one, ada.table, code, { pass: eve.pass });
    expect(moves(there).slice(-2)).toMatchObject([
      { t: "lost", to: 1 },
      { t: "whole", to: -1 },
    ]);
    expect([...watching.follower.sheets.keys()]).toEqual([1]);
    expect(watching.follower.sheets.get(1)?.document).toEqual(sheetsOf(one, eve)[0].document);
  });

  test("a table that was put away there tells everybody what they missed, once", () => {
    const clients = [
      connect(two, ada.table, ben.pass),
      connect(two, ada.table),
      connect(two, ada.table),
    ];
    time.wait(65_000);
    expect(two.hall.stats().inMemory).toBe(0);
    for (const client of clients) news(client);
    does(one, ada, { do: "say", text: "anybody there?" });
    for (const client of clients) {
      expect(moves(client)).toMatchObject([{ t: "whole", log: [{ what: "said" }] }]);
    }
    offers(one, ada);
    for (const client of clients) {
      expect(moves(client).every(({ t }) => t === "update")).toBe(true);
    }
  });

  test("a table that is deleted is gone there too", () => {
    const open = openTable(one);
    const there = connect(two, open.table, open.pass);
    ask<void>(one, (reply) => one.hall.remove(open.table, open.pass, reply));
    expect(there.isClosed).toBe(true);
    expect(there.received.at(-1)).toMatchObject({ t: "bye", code: "gone" });
    expect(refusalOf(() => infoOf(two, open.table)).code).toBe("no-such-table");
  });

  test("everybody sees who is here, wherever", () => {
    const here = connect(one, ada.table, ada.pass);
    const there = connect(two, ada.table, ben.pass);
    expect(here.follower.here).toEqual({ guests: [0, 1], watching: 0 });
    there.disconnect();
    expect(here.follower.here).toEqual({ guests: [0], watching: 0 });
  });

  test("whoever changes servers loses nothing", () => {
    const client = connect(one, ada.table, ben.pass);
    client.disconnect();
    offers(one, ada);
    does(one, ada, { do: "say", text: "hello" });
    client.reconnect(two);
    expect(client.follower.sheets.get(1)?.document).toEqual(sheetsOf(one, ben)[0].document);
    const log = client.follower.sheets.get(1)?.log ?? [];
    expect(log.map(({ n }) => n)).toEqual(log.map((_, i) => i + 1));
    expect(log.at(-1)).toMatchObject({ what: "said", text: "hello" });
  });
});

describe("bots", () => {
  test("think on one of the servers only", () => {
    const thinkers = [slowThinker(), slowThinker()];
    openBoth(thinkers.map((thinker) => ({ thinker })));
    const host = openTable(one, { seats: ["me", { bot: "random" }] });
    const clients = [connect(one, host.table, host.pass), connect(two, host.table)];
    does(one, host, { do: "start" });
    const thoughts = (): number[] => thinkers.map(({ waiting }) => waiting.length);
    expect(thoughts()).toEqual([1, 0]);
    does(two, host, { do: "say", text: "well?" });
    answers(two, host, keysOf(two, host)[0]);
    time.wait(20_000);
    expect(thoughts()).toEqual([1, 0]);
    for (const client of clients) expect(client.isClosed).toBe(false);
  });

  test("the other takes over when the first is gone for good", () => {
    const thinkers = [slowThinker(), slowThinker()];
    openBoth(thinkers.map((thinker) => ({ thinker })));
    const host = openTable(one, { seats: ["me", { bot: "random" }] });
    connect(one, host.table, host.pass);
    const there = connect(two, host.table, host.pass);
    does(one, host, { do: "start" });
    // The first server dies with its thought.
    thinkers[0].waiting.length = 0;
    time.wait(61_000);
    expect(thinkers[1].waiting).toHaveLength(1);
    thinkers[1].waiting.shift()?.();
    time.settle();
    expect(entriesOf(two, host.table).at(-1)).toMatchObject({ e: "answered", seat: 1 });
    expect(there.isClosed).toBe(false);
  });

  test("that thought on both after all count once", () => {
    const thinkers = [slowThinker(), slowThinker()];
    openBoth(thinkers.map((thinker) => ({ thinker })));
    const host = openTable(one, { seats: ["me", { bot: "random" }] });
    for (const world of [one, two]) connect(world, host.table, host.pass);
    does(one, host, { do: "start" });
    const late = thinkers[0].waiting.shift();
    time.wait(61_000);
    for (const thought of [thinkers[1].waiting.shift(), late]) thought?.();
    time.settle();
    const given = entriesOf(one, host.table).filter(({ e }) => e === "answered");
    expect(given).toHaveLength(1);
    expect([...one.faults, ...two.faults]).toEqual([]);
    expect(questionOf(one, host).id).toBe("0.1");
  });
});
