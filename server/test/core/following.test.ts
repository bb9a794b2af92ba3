import {
  CLOSE,
  type ClientMessage,
  PROTOCOL,
  type Seated,
  type ServerMessage,
} from "@coterie/protocol";
import { beforeEach, describe, expect, test } from "vitest";
import {
  answers,
  does,
  doesOver,
  infoOf,
  join,
  keysOf,
  playing,
  playsOn,
  seenBy,
  untilTurn,
} from "../support/table.js";
import { type Client, connect, newWorld, openTable, type World } from "../support/world.js";

let world: World;
let ada: Seated;
let ben: Seated;

beforeEach(() => {
  world = newWorld();
  [ada, ben] = playing(world);
});

const kinds = (messages: readonly ServerMessage[]): string[] => messages.map(({ t }) => t);
const logOf = (client: Client, to: number) => client.follower.sheets.get(to)?.log ?? [];
const news = (client: Client): ServerMessage[] => client.received.splice(0);

/** What a follower has made of all the messages is what the server would show now. */
function expectUpToDate(client: Client, who: Seated): void {
  for (const [seat, { document }] of client.follower.sheets) {
    expect(document).toEqual(seenBy(world, who, seat));
  }
}

describe("whoever comes", () => {
  test("is told who he is, what his seat sees, what it is asked, and all that happened", () => {
    answers(world, ben, keysOf(world, ben)[0]);
    does(world, ada, { do: "say", text: "hello" });
    const client = connect(world, ada.table, ben.pass);
    expect(kinds(client.received)).toEqual(["welcome", "whole", "here"]);
    expect(client.received[0]).toEqual({
      t: "welcome",
      protocol: PROTOCOL,
      build: "test",
      guest: 1,
      follows: [1],
      now: 1_000_000,
    });
    const sheet = client.follower.sheets.get(1);
    expect(sheet?.document).toEqual(seenBy(world, ben));
    expect(sheet?.document.question).toMatchObject({ kind: "offering.manner", id: "1.2" });
    expect(sheet?.log.map(({ what }) => what)).toEqual([
      "opened",
      "came",
      "sat",
      "came",
      "sat",
      "started",
      "answered",
      "said",
    ]);
    expect(sheet?.log[7]).toEqual({ n: 8, at: 1_000_000, what: "said", guest: 0, text: "hello" });
  });

  test("follows every move by small messages, to the end", () => {
    const clients = [connect(world, ada.table, ada.pass), connect(world, ada.table, ben.pass)];
    const watcher = connect(world, ada.table);
    for (const client of [...clients, watcher]) news(client);
    playsOn(world, [ada, ben], "follow");
    expectUpToDate(clients[0], ada);
    expectUpToDate(clients[1], ben);
    for (const client of [...clients, watcher]) {
      const messages = news(client);
      expect(messages.length).toBeGreaterThan(10);
      expect(new Set(kinds(messages))).toEqual(new Set(["update"]));
      // Each audience counts for itself, without a gap.
      const numbers = messages.map((message) => (message as { n: number }).n);
      expect(numbers).toEqual(numbers.map((_, i) => numbers[0] + i));
    }
    expect(watcher.follower.sheets.get(-1)?.document.table.status).toBe("finished");
  });

  test("with two seats he follows both, each in its own count", () => {
    const both = openTable(world, { seats: ["me", "me"] });
    does(world, both, { do: "start" });
    const client = connect(world, both.table, both.pass);
    expect([...client.follower.sheets.keys()]).toEqual([0, 1]);
    const before = [...client.follower.sheets.values()].map(({ n }) => n);
    answers(world, both, keysOf(world, both, 0)[0]);
    const after = [...client.follower.sheets.values()].map(({ n }) => n);
    expect(after).toEqual([before[0] + 1, before[1]]);
    expectUpToDate(client, both);
  });

  test("who sits down before the start is sent his seat, and what he saw before is over", () => {
    const open = openTable(world);
    const dan = join(world, open.table, { name: "Dan" });
    does(world, dan, { do: "stand", seat: 1 });
    const client = connect(world, open.table, dan.pass);
    expect([...client.follower.sheets.keys()]).toEqual([-1]);
    doesOver(world, client, { do: "sit", seat: 1 });
    expect([...client.follower.sheets.keys()]).toEqual([1]);
    doesOver(world, client, { do: "stand", seat: 1 });
    expect([...client.follower.sheets.keys()]).toEqual([-1]);
  });
});

describe("whoever comes back", () => {
  test("gets only what he missed", () => {
    const client = connect(world, ada.table, ben.pass);
    const known = logOf(client, 1).length;
    client.disconnect();
    playsOn(world, [ada, ben], "meanwhile", 9);
    news(client);
    client.reconnect(world);
    const [, whole] = news(client) as [ServerMessage, Extract<ServerMessage, { t: "whole" }>];
    expect(whole.log[0].n).toBe(known + 1);
    expect(whole.log.at(-1)?.n).toBe(whole.n);
    expectUpToDate(client, ben);
    expect(logOf(client, 1).map(({ n }) => n)).toEqual(logOf(client, 1).map((_, i) => i + 1));
    const fresh = connect(world, ada.table, ben.pass);
    expect(logOf(client, 1)).toEqual(logOf(fresh, 1));
  });

  test("who missed nothing gets no line twice", () => {
    const client = connect(world, ada.table, ben.pass);
    client.disconnect();
    news(client);
    client.reconnect(world);
    expect(news(client)[1]).toMatchObject({ t: "whole", log: [] });
  });

  test("an answer that was on its way counts, once", () => {
    const client = connect(world, ada.table, ben.pass);
    const [key] = keysOf(world, ben);
    const outcomes: unknown[] = [];
    const answer = { do: "answer", seat: 1, question: "1.1", keys: [key] } as const;
    client.follower.request({ ...answer, keys: [key] }, (trouble) => outcomes.push(trouble?.code));
    // It arrived, but the connection broke before it was saved and told.
    client.disconnect();
    world.settle();
    expect(outcomes).toEqual([]);
    client.reconnect(world);
    expect(outcomes).toEqual(["question-answered"]);
    expect(client.follower.sheets.get(1)?.document.question?.id).toBe("1.2");
  });

  test("who claims to have more than there is gets everything", () => {
    const messages: ServerMessage[] = [];
    const ear = world.hall.connect({
      send: (text) => void messages.push(JSON.parse(text) as ServerMessage),
      close: () => {},
    });
    const have: [number, number][] = [[1, 500]];
    ear.receive({ t: "hello", protocol: PROTOCOL, table: ada.table, pass: ben.pass, have });
    world.settle();
    const whole = messages[1] as Extract<ServerMessage, { t: "whole" }>;
    expect(whole.log.map(({ n }) => n)).toEqual(whole.log.map((_, i) => i + 1));
    expect(whole.log).toHaveLength(whole.n);
  });
});

describe("a client that missed something asks for it", () => {
  test("and is sent a whole of that audience, from where it was", () => {
    const client = connect(world, ada.table, ben.pass);
    const n = client.follower.sheets.get(1)?.n ?? 0;
    news(client);
    client.follower.receive({ t: "update", to: 1, n: n + 7, d: [] });
    world.settle();
    expect(news(client)).toMatchObject([{ t: "whole", to: 1, n, log: [] }]);
  });

  test("but nothing of an audience that is not its own", () => {
    const client = connect(world, ada.table, ben.pass);
    news(client);
    client.follower.receive({ t: "update", to: 0, n: 3, d: [] });
    client.follower.receive({ t: "update", to: -1, n: 3, d: [] });
    world.settle();
    expect(news(client)).toEqual([]);
  });
});

describe("spectators", () => {
  test("see what everybody may see, and are asked nothing", () => {
    const watcher = connect(world, ada.table);
    const sheet = watcher.follower.sheets.get(-1);
    expect(watcher.follower.guest).toBeNull();
    expect(sheet?.document).toMatchObject({ question: null, undoMark: null });
    expect(sheet?.document.view).toMatchObject({ audience: -1 });
    const mover = untilTurn(world, [ada, ben]);
    answers(world, mover, "look");
    const looked = watcher.follower.sheets.get(-1)?.log.at(-1);
    expect(looked?.facts).toEqual([{ fact: "looked", rule: "4.3", seat: mover.seats[0] }]);
  });

  test("can do nothing", () => {
    const watcher = connect(world, ada.table);
    for (const command of [
      { do: "start" },
      { do: "undo", seat: 0 },
      { do: "hint", seat: 0, question: "0.1" },
      { do: "close" },
    ] as const) {
      expect(() => doesOver(world, watcher, command)).toThrow("you only watch here");
    }
  });
});

describe("who is here", () => {
  const hereOf = (client: Client) => client.follower.here;

  test("everybody is told when somebody comes or goes", () => {
    const first = connect(world, ada.table, ada.pass);
    expect(hereOf(first)).toEqual({ guests: [0], watching: 0 });
    const second = connect(world, ada.table, ben.pass);
    const watcher = connect(world, ada.table);
    expect(hereOf(first)).toEqual({ guests: [0, 1], watching: 1 });
    expect(hereOf(second)).toEqual({ guests: [0, 1], watching: 1 });
    second.disconnect();
    watcher.disconnect();
    expect(hereOf(first)).toEqual({ guests: [0], watching: 0 });
  });

  test("who is here twice is here once, until both connections are gone", () => {
    const first = connect(world, ada.table, ada.pass);
    const [one, two] = [connect(world, ada.table, ben.pass), connect(world, ada.table, ben.pass)];
    expect(hereOf(first)).toEqual({ guests: [0, 1], watching: 0 });
    one.disconnect();
    expect(hereOf(first)).toEqual({ guests: [0, 1], watching: 0 });
    two.disconnect();
    expect(hereOf(first)).toEqual({ guests: [0], watching: 0 });
  });

  test("it is nobody's move: nothing is written, no number goes up", () => {
    const first = connect(world, ada.table, ada.pass);
    const n = first.follower.sheets.get(0)?.n;
    connect(world, ada.table, ben.pass).disconnect();
    expect(first.follower.sheets.get(0)?.n).toBe(n);
  });
});

describe("what is no conversation ends", () => {
  function speak(...messages: ClientMessage[]): { sent: ServerMessage[]; closed: number[] } {
    const sent: ServerMessage[] = [];
    const closed: number[] = [];
    const ear = world.hall.connect({
      send: (text) => void sent.push(JSON.parse(text) as ServerMessage),
      close: (code) => void closed.push(code),
    });
    for (const message of messages) {
      ear.receive(message);
      world.settle();
    }
    return { sent, closed };
  }

  const hello = (): ClientMessage => ({ t: "hello", protocol: PROTOCOL, table: ada.table });

  test("another version of the protocol: the page is told to load again", () => {
    const { sent, closed } = speak({ t: "hello", protocol: PROTOCOL + 1, table: ada.table });
    expect(sent).toMatchObject([{ t: "bye", code: "outdated" }]);
    expect(closed).toEqual([CLOSE.outdated]);
  });

  test("commands before a greeting, and a second greeting", () => {
    expect(speak({ t: "do", id: 1, command: { do: "start" } }).closed).toEqual([CLOSE.malformed]);
    expect(speak({ t: "sync", to: -1, have: 0 }).closed).toEqual([CLOSE.malformed]);
    expect(speak(hello(), hello()).closed).toEqual([CLOSE.malformed]);
  });

  test("a table that is not there, and a pass that is not one", () => {
    expect(speak({ t: "hello", protocol: PROTOCOL, table: "none" }).closed).toEqual([CLOSE.gone]);
    const stranger = { t: "hello", protocol: PROTOCOL, table: ada.table, pass: "0".repeat(64) };
    expect(speak(stranger as ClientMessage).closed).toEqual([CLOSE.stranger]);
    expect(world.hall.stats().tables).toBe(1);
  });

  test("more connections than a table bears", () => {
    for (let i = 0; i < 200; i++) connect(world, ada.table);
    expect(speak(hello()).closed).toEqual([CLOSE.flood]);
    expect(infoOf(world, ada.table).status).toBe("running");
  });

  test("a ping is answered at any time", () => {
    expect(speak({ t: "ping" }).sent).toEqual([{ t: "pong", now: 1_000_000 }]);
  });
});
