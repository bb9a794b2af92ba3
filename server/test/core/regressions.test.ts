import { answer, replay, seedFrom, startPlay, toRecord, undo } from "@coterie/kernel";
import { type LanternState, lanterns } from "@coterie/kernel/tiny";
import {
  type ClientMessage,
  Follower,
  type Seated,
  type ServerMessage,
  type Trouble,
} from "@coterie/protocol";
import { memoryStore, type Store } from "@coterie/server/stores";
import { expect, test } from "vitest";
import type { Thinker } from "../../src/thinking/thinker.js";
import {
  answers,
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
} from "../support/table.js";
import {
  connect,
  newTime,
  newWorld,
  openTable,
  slowThinker,
  type World,
} from "../support/world.js";

/** What the simulation found, each as short as it can be told. */

/** Two servers in front of one store that never hear of each other. The store of the second can be slow. */
function twoServers() {
  const time = newTime();
  const inner = memoryStore();
  const { store, slow, waiting } = slowStore(inner.again());
  const announce = (): void => {};
  const one = newWorld({ store: { ...inner, announce }, holder: "one" }, time);
  const two = newWorld({ store: { ...store, announce }, holder: "two" }, time);
  /** The store of the second is quick again, and does what waited. */
  const hurry = (): void => {
    slow.reads = false;
    slow.writes = false;
    for (const letGo of waiting.splice(0)) letGo();
    time.settle();
  };
  return { one, two, time, slow, hurry };
}

/** A store that keeps what it is asked to write, or its answers, until somebody lets it go on. */
function slowStore(store: Store = memoryStore()) {
  const waiting: (() => void)[] = [];
  const slow = { writes: false, reads: false };
  const own: Store = {
    ...store,
    create: (table, done) => {
      if (slow.writes) waiting.push(() => store.create(table, done));
      else store.create(table, done);
    },
    append: (appends, done) => {
      if (slow.writes) waiting.push(() => store.append(appends, done));
      else store.append(appends, done);
    },
    read: (table, after, done) =>
      store.read(table, after, (error, stretch) => {
        if (slow.reads) waiting.push(() => done(error, stretch));
        else done(error, stretch);
      }),
  };
  return { store: own, slow, waiting };
}

test("a refusal does not tell of what is not saved yet", () => {
  const { store, slow, waiting } = slowStore();
  const world = newWorld({ store });
  const [ada] = playing(world);
  const client = connect(world, ada.table, ada.pass);
  const { id } = questionOf(world, ada);
  const keys = [keysOf(world, ada)[0]];
  const told: (Trouble | null)[] = [];
  slow.writes = true;
  for (let twice = 0; twice < 2; twice++) {
    const command = { do: "answer" as const, seat: 0, question: id, keys };
    client.follower.request(command, (trouble) => void told.push(trouble));
  }
  world.settle();
  expect(told).toEqual([]);
  waiting.shift()?.();
  world.settle();
  expect(told).toMatchObject([null, { code: "question-answered" }]);
});

test("a rematch that somebody else has just opened is told when it is saved", () => {
  const { store, slow, waiting } = slowStore();
  const world = newWorld({ store });
  const guests = playing(world, { setup: { players: 2, rounds: 1 } });
  playsOn(world, guests, "to the end");
  slow.writes = true;
  const told: unknown[] = [];
  for (const { table, pass } of guests) {
    world.hall.perform(table, pass, { do: "rematch" }, (_error, result) =>
      told.push(result?.table),
    );
  }
  // Both have opened a table; one is the rematch, which is not written yet.
  for (const letGo of waiting.splice(0)) letGo();
  world.settle();
  expect(told).toEqual([]);
  for (const letGo of waiting.splice(0)) letGo();
  world.settle();
  expect(told).toHaveLength(2);
  expect(told[0]).toBe(told[1]);
});

test("an answer is not refused by a server that has not heard of its question", () => {
  const { one, two } = twoServers();
  const [ada, ben] = playing(one);
  infoOf(two, ada.table);
  answers(one, ada, keysOf(one, ada)[0]);
  does(two, ada, { do: "answer", seat: 0, question: questionOf(one, ada).id, keys: ["quietly"] });
  expect(isAsked(two, ada)).toBe(false);
  expect(isAsked(two, ben)).toBe(true);
});

test("somebody who has just joined is no stranger at a server that has not heard of him", () => {
  const { one, two } = twoServers();
  const { table } = openTable(one);
  infoOf(two, table);
  const ben = join(one, table);
  const client = connect(two, table, ben.pass);
  expect(client.received[0]).toMatchObject({ t: "welcome", guest: ben.guest, follows: [1] });
});

test("what comes with a hello is judged when it is known who comes", () => {
  const { one, two, slow, hurry } = twoServers();
  const { table } = openTable(one);
  infoOf(two, table);
  const ben = join(one, table);
  const received: ServerMessage[] = [];
  const ear = two.hall.connect({
    send: (text) => received.push(JSON.parse(text)),
    close: () => {},
  });
  slow.reads = true;
  ear.receive({ t: "hello", protocol: 1, table, pass: ben.pass });
  ear.receive({ t: "do", id: 7, command: { do: "ready", ready: true } });
  hurry();
  expect(received).toContainEqual({ t: "done", id: 7 });
  expect(infoOf(two, table).guests[1].ready).toBe(true);
});

test("coming back is not nothing to a server that has not heard that somebody is away", () => {
  const { one, two } = twoServers();
  const [ada] = playing(one);
  infoOf(two, ada.table);
  does(one, ada, { do: "away", seat: 0, bot: "random" });
  does(two, ada, { do: "back", seat: 0 });
  expect(infoOf(two, ada.table).seats[0].bot).toBeNull();
  expect(entriesOf(two, ada.table).at(-1)).toEqual({ e: "back", seat: 0 });
});

test("nobody is led back by a server that knows less", () => {
  const { one, two } = twoServers();
  const [ada] = playing(one);
  infoOf(two, ada.table);
  const client = connect(one, ada.table, ada.pass);
  answers(one, ada, keysOf(one, ada)[0]);
  const sheet = client.follower.sheets.get(0);
  const before = { ...sheet };
  client.disconnect();
  client.reconnect(two);
  expect(client.follower.sheets.get(0)).toEqual(before);
  expect(client.received.filter(({ t }) => t === "whole").at(-1)).toMatchObject({ n: before.n });
});

test("whoever was sent away is not obeyed, even if his connection does not end", () => {
  const world = newWorld();
  const ada = openTable(world);
  const received: ServerMessage[] = [];
  const ear = world.hall.connect({
    send: (text) => received.push(JSON.parse(text)),
    close: () => {},
  });
  const say = (message: ClientMessage): void => {
    ear.receive(message);
    world.settle();
  };
  say({ t: "hello", protocol: 1, table: ada.table, pass: ada.pass });
  const { code = "" } = does(world, ada, { do: "device-link" });
  redeems(world, ada.table, code);
  expect(received.at(-1)).toMatchObject({ t: "bye", code: "stranger" });
  const before = entriesOf(world, ada.table).length;
  say({ t: "do", id: 1, command: { do: "say", text: "it is still me" } });
  say({ t: "sync", to: 0, have: 0 });
  expect(received.at(-1)).toMatchObject({ t: "refused", id: 1, code: "stranger" });
  expect(entriesOf(world, ada.table)).toHaveLength(before);
});

test("news that were read are taken in, whatever was read beside them", () => {
  const inner = memoryStore();
  const { store, slow, waiting } = slowStore(inner.again());
  const one = newWorld({ store: inner, holder: "one" });
  const two = newWorld({ store, holder: "two" });
  const ada = openTable(one);
  const watcher = connect(two, ada.table);
  slow.reads = true;
  does(one, ada, { do: "say", text: "first" });
  does(one, ada, { do: "say", text: "second" });
  expect(waiting).toHaveLength(2);
  for (const letGo of waiting) letGo();
  const log = watcher.follower.sheets.get(-1)?.log ?? [];
  expect(log.map(({ text }) => text).filter(Boolean)).toEqual(["first", "second"]);
});

test("somebody who comes while a table is put away does not come to nothing", () => {
  const { one, two, time, slow, hurry } = twoServers();
  const { table } = openTable(one);
  infoOf(two, table);
  const ben = join(one, table);
  slow.reads = true;
  const client = connect(two, table, ben.pass);
  // The store takes longer than a table that nobody uses stays in memory, and somebody else comes.
  time.wait(130_000);
  slow.reads = false;
  connect(two, table);
  hurry();
  expect(client.follower.guest).toBe(ben.guest);
  does(one, ben, { do: "say", text: "do you hear me?" });
  time.wait(5_000);
  expect(client.follower.sheets.get(1)?.log.at(-1)?.text).toBe("do you hear me?");
});

const BOT = { seats: ["me" as const, { bot: "random" }], setup: { players: 2, goal: 9 } };

test("a bot whose table would leave memory is waited for", () => {
  let isTaken = true;
  const inner = memoryStore();
  const lease: Store["lease"] = (_table, _holder, _time, done) => done(null, !isTaken);
  const world = newWorld({ store: { ...inner, lease } });
  const ada = openTable(world, BOT);
  connect(world, ada.table, ada.pass);
  does(world, ada, { do: "start" });
  offers(world, ada);
  world.wait(100_000);
  const before = entriesOf(world, ada.table).length;
  isTaken = false;
  world.wait(40_000);
  expect(entriesOf(world, ada.table).length).toBeGreaterThan(before);
});

test("a bot that comes too late for its table does not take another one away", () => {
  const inner = memoryStore();
  let isBroken = false;
  const read: Store["read"] = (table, after, done) =>
    isBroken ? done(new Error("broken"), null) : inner.read(table, after, done);
  const thinker = slowThinker();
  const world = newWorld({ store: { ...inner, read }, thinker });
  const ada = openTable(world, BOT);
  does(world, ada, { do: "start" });
  world.wait(130_000);
  // Nobody was there: the table has left memory. Ada comes, and then the bot has made up its mind.
  const client = connect(world, ada.table, ada.pass);
  isBroken = true;
  thinker.waiting[0]();
  isBroken = false;
  does(world, ada, { do: "say", text: "do you hear me?" });
  expect(client.follower.sheets.get(0)?.log.at(-1)?.text).toBe("do you hear me?");
});

test("what a bot thought about something that was never saved is not taken for an answer", () => {
  const inner = memoryStore();
  const { store, slow, waiting } = slowStore(inner);
  const thoughts: Parameters<Thinker["think"]>[] = [];
  const thinker: Thinker = { ...slowThinker(), think: (...of) => void thoughts.push(of) };
  const one = newWorld({ store: { ...store, announce: () => {} }, thinker, holder: "one" });
  const two = newWorld({ store: inner.again(), thinker: slowThinker(), holder: "two" });
  const botAnswers = (...keys: string[]): void => {
    thoughts.shift()?.[1](null, { keys });
    one.settle();
  };
  const policy = { behindMarks: "free", fate: "kept" } as const;
  const ada = openTable(one, { ...BOT, policy });
  does(one, ada, { do: "start" });
  // As bright as each other, so that nobody gets a turn and both offer again.
  const [hers, its] = tieOf(
    handOf(sheetsFor(one, ada)[0].document.view, 0),
    handOf(thoughts[0][0].view, 1),
  );
  answers(one, ada, ...hers);
  botAnswers(...its);
  slow.writes = true;
  botAnswers(`offer:${lanterns.content[handOf(thoughts[0][0].view, 1)[0]].name}`);
  const early = thoughts.shift();
  // The bot thinks about how to offer it; but that it chose is not saved, and Ada undoes the round.
  does(two, ada, { do: "undo", seat: 0 });
  slow.writes = false;
  for (const letGo of waiting.splice(0)) letGo();
  one.settle();
  expect(thoughts.map(([{ question }]) => question)).toMatchObject([
    { ...identity(early?.[0].question), kind: "offering.card" },
  ]);
  early?.[1](null, { keys: ["quietly"] });
  one.settle();
  expect(one.faults).toEqual([]);
});

function identity(question: unknown): { readonly id: string } {
  return { id: (question as { id: string }).id };
}

function handOf(view: unknown, seat: number): readonly number[] {
  return (view as { seen: LanternState }).seen.hands[seat].cards;
}

/** How two seats offer so that neither is brighter. */
function tieOf(hers: readonly number[], its: readonly number[]): [string[], string[]] {
  const offers = (hand: readonly number[]) =>
    hand.flatMap((card) =>
      ["quietly", "boldly"].map((how, bold) => {
        const { name, light } = lanterns.content[card];
        return { keys: [`offer:${name}`, how], light: light + 2 * bold };
      }),
    );
  for (const one of offers(hers)) {
    const same = offers(its).find(({ light }) => light === one.light);
    if (same !== undefined) return [one.keys, same.keys];
  }
  throw new Error("no two offers are as bright as each other");
}

function sheetsFor(world: World, who: Seated) {
  const client = connect(world, who.table, who.pass);
  const sheets = [...client.follower.sheets.values()];
  client.disconnect();
  return sheets;
}

test("a page that is told less than it missed asks for the rest", () => {
  const world = newWorld();
  const ada = openTable(world);
  const asked: ClientMessage[] = [];
  const follower = new Follower(ada.table, ada.pass, (message) => void asked.push(message));
  const { document, log } = sheetsFor(world, ada)[0];
  const whole = { t: "whole" as const, to: 0, document };
  follower.receive({ ...whole, n: 1, log: log.slice(0, 1) });
  follower.receive({ ...whole, n: 3, log: log.slice(2, 3) });
  expect(asked).toEqual([{ t: "sync", to: 0, have: 1 }]);
  follower.receive({ ...whole, n: 3, log: log.slice(1, 3) });
  expect(follower.sheets.get(0)?.log).toEqual(log.slice(0, 3));
});

test("a record tells all fates, however often a simultaneous phase was undone", () => {
  const policy = { behindMarks: "free", fate: "anew" } as const;
  const { play } = startPlay(lanterns, { rounds: 2 }, seedFrom("fates"), policy);
  const give = (seat: number, at: number): void => {
    const { cards } = play.state.hands[seat];
    const key = `offer:${lanterns.content[cards[at]].name}`;
    answer(play, { seat, question: play.open[seat], key });
    answer(play, { seat, question: play.open[seat], key: "quietly" });
  };
  for (let times = 0; times < 2; times++) {
    for (const seat of [0, 1]) give(seat, times);
    undo(play, 0);
  }
  for (const seat of [0, 1]) give(seat, 0);
  expect(() => replay(lanterns, toRecord(play))).not.toThrow();
});
