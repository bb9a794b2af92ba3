import {
  type ClientMessage,
  type Command,
  type Desync,
  Follower,
  type LogItem,
  PROTOCOL,
  type ServerMessage,
  type TableDocument,
  type Trouble,
} from "@coterie/protocol";
import { afterEach, beforeEach, describe, expect, test } from "vitest";

/** A client that is told things by hand. */
let sent: ClientMessage[];
let changes: number[];
let desyncs: Desync[];
let follower: Follower;

beforeEach(() => {
  sent = [];
  changes = [];
  desyncs = [];
  follower = new Follower(
    "table",
    "pass",
    (message) => void sent.push(message),
    (audience) => void changes.push(audience),
    (desync) => void desyncs.push(desync),
  );
});

// A server that sends what fits is never accused.
const notReported = (): void => expect(desyncs.splice(0)).toEqual([]);
afterEach(notReported);

/** What was sent since the last time somebody looked. */
const news = (): ClientMessage[] => sent.splice(0);

function documentOf(round: number): TableDocument {
  return { table: {}, view: { round }, question: null, undoMark: null } as never;
}

const item = (n: number): LogItem => ({ n, at: n * 10, what: "answered", seat: 0 });

function welcome(...follows: number[]): void {
  const head = { protocol: PROTOCOL, build: "test", now: 0 };
  follower.receive({ t: "welcome", ...head, guest: 3, follows });
}

/** A whole at round n, with the log after what the client had. */
function whole(to: number, n: number, have = 0): void {
  const log = Array.from({ length: n - have }, (_, i) => item(have + i + 1));
  follower.receive({ t: "whole", to, n, document: documentOf(n), log });
}

/** The update that makes round n from round n - 1. */
function update(to: number, n: number): void {
  const { n: _, ...log } = item(n);
  follower.receive({ t: "update", to, n, log, d: [[["view", "round"], n]] });
}

function joined(...audiences: number[]): void {
  follower.open();
  welcome(...audiences);
  for (const audience of audiences) whole(audience, 5);
  news();
  changes.length = 0;
}

const roundOf = (to: number): unknown => follower.sheets.get(to)?.document.view;
const logOf = (to: number): number[] | undefined => follower.sheets.get(to)?.log.map(({ n }) => n);

describe("coming in", () => {
  test("says who it is; what it has, only when it has something", () => {
    follower.open();
    expect(news()).toEqual([{ t: "hello", protocol: PROTOCOL, table: "table", pass: "pass" }]);
    welcome(0, 2);
    whole(0, 5);
    whole(2, 7);
    expect(follower.guest).toBe(3);
    follower.close();
    follower.open();
    const have = [
      [0, 5],
      [2, 7],
    ];
    expect(news()).toEqual([
      { t: "hello", protocol: PROTOCOL, table: "table", pass: "pass", have },
    ]);
  });

  test("a spectator has no pass", () => {
    const messages: ClientMessage[] = [];
    new Follower("table", undefined, (message) => void messages.push(message)).open();
    expect(messages).toEqual([{ t: "hello", protocol: PROTOCOL, table: "table" }]);
  });

  test("knows who is here", () => {
    joined(0);
    follower.receive({ t: "here", guests: [0, 3], watching: 2 });
    expect(follower.here).toEqual({ guests: [0, 3], watching: 2 });
  });
});

describe("following", () => {
  test("each update makes the next document and a line of the log", () => {
    joined(0);
    update(0, 6);
    update(0, 7);
    expect(roundOf(0)).toEqual({ round: 7 });
    expect(logOf(0)).toEqual([1, 2, 3, 4, 5, 6, 7]);
    expect(changes).toEqual([0, 0]);
    expect(news()).toEqual([]);
  });

  test("an update without a line changes only what is seen", () => {
    joined(0);
    follower.receive({ t: "update", to: 0, n: 6, d: [[["view", "round"], 6]] });
    expect(roundOf(0)).toEqual({ round: 6 });
    expect(logOf(0)).toEqual([1, 2, 3, 4, 5]);
  });

  test("a doubled update counts once", () => {
    joined(0);
    update(0, 6);
    update(0, 6);
    update(0, 3);
    expect(logOf(0)).toEqual([1, 2, 3, 4, 5, 6]);
    expect(changes).toEqual([0]);
    expect(news()).toEqual([]);
  });

  test("after a gap it asks once for what it missed, however much arrives meanwhile", () => {
    joined(0);
    update(0, 8);
    update(0, 9);
    update(0, 7);
    expect(news()).toEqual([{ t: "sync", to: 0, have: 5 }]);
    expect(roundOf(0)).toEqual({ round: 5 });
    whole(0, 9, 5);
    expect(roundOf(0)).toEqual({ round: 9 });
    expect(logOf(0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9]);
    update(0, 10);
    expect(roundOf(0)).toEqual({ round: 10 });
    expect(news()).toEqual([]);
    update(0, 12);
    expect(news()).toEqual([{ t: "sync", to: 0, have: 10 }]);
  });

  test("what comes before anything is known is asked for from the beginning", () => {
    follower.open();
    welcome(0);
    news();
    update(0, 6);
    expect(news()).toEqual([{ t: "sync", to: 0, have: 0 }]);
  });

  test("a difference that does not fit is a gap too", () => {
    joined(0);
    follower.receive({ t: "update", to: 0, n: 6, d: [[["view", "deck", 3], 1]] });
    expect(roundOf(0)).toEqual({ round: 5 });
    expect(news()).toEqual([{ t: "sync", to: 0, have: 5 }]);
    expect(desyncs.splice(0)).toMatchObject([
      { audience: 0, n: 6, error: { message: expect.stringContaining("view.deck.3") } },
    ]);
  });

  test("a whole that was overtaken is ignored", () => {
    joined(0);
    update(0, 6);
    whole(0, 5);
    expect(roundOf(0)).toEqual({ round: 6 });
    expect(logOf(0)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test("a whole replaces what is seen and adds only the lines that are new", () => {
    joined(0);
    whole(0, 7);
    expect(roundOf(0)).toEqual({ round: 7 });
    expect(logOf(0)).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  test("two seats are followed one beside the other", () => {
    joined(0, 2);
    update(2, 6);
    expect([roundOf(0), roundOf(2)]).toEqual([{ round: 5 }, { round: 6 }]);
    update(0, 7);
    update(2, 9);
    expect(news()).toEqual([
      { t: "sync", to: 0, have: 5 },
      { t: "sync", to: 2, have: 6 },
    ]);
    whole(0, 7, 5);
    update(2, 10);
    expect(news()).toEqual([]);
    expect(roundOf(0)).toEqual({ round: 7 });
  });

  test("a seat that went to somebody else is forgotten", () => {
    joined(0, 2);
    follower.receive({ t: "lost", to: 0 });
    expect([...follower.sheets.keys()]).toEqual([2]);
    expect(changes).toEqual([0]);
  });

  test("when it comes back, seats that it no longer follows are forgotten", () => {
    joined(0, 2);
    follower.close();
    follower.open();
    welcome(2);
    expect([...follower.sheets.keys()]).toEqual([2]);
  });
});

describe("coming back", () => {
  test("it is told what it missed and nothing else", () => {
    joined(0);
    follower.close();
    follower.open();
    welcome(0);
    whole(0, 8, 5);
    expect(logOf(0)).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
    expect(roundOf(0)).toEqual({ round: 8 });
  });

  test("what was asked for and never came is asked for again", () => {
    joined(0);
    update(0, 7);
    follower.close();
    follower.open();
    expect(news().map(({ t }) => t)).toEqual(["sync", "hello"]);
    update(0, 9);
    expect(news()).toEqual([{ t: "sync", to: 0, have: 5 }]);
  });

  test("a server that has less than before, because of a backup, is believed", () => {
    joined(0);
    follower.close();
    follower.open();
    welcome(0);
    whole(0, 3);
    expect(roundOf(0)).toEqual({ round: 3 });
    expect(logOf(0)).toEqual([1, 2, 3]);
    update(0, 4);
    expect(roundOf(0)).toEqual({ round: 4 });
  });

  test("but not one that keeps something back", () => {
    joined(0);
    follower.close();
    follower.open();
    welcome(0);
    whole(0, 3, 2);
    expect(roundOf(0)).toEqual({ round: 5 });
    expect(logOf(0)).toEqual([1, 2, 3, 4, 5]);
  });

  test("but not an old whole that comes late", () => {
    joined(0);
    follower.close();
    follower.open();
    welcome(0);
    update(0, 6);
    whole(0, 3);
    whole(0, 5);
    expect(roundOf(0)).toEqual({ round: 6 });
    expect(logOf(0)).toEqual([1, 2, 3, 4, 5, 6]);
  });
});

describe("commands", () => {
  const answer: Command = { do: "answer", seat: 0, question: "0.1", keys: ["pass"] };
  let outcomes: (Trouble | null)[];
  let results: unknown[];
  const request = (command: Command): void =>
    follower.request(command, (trouble, result) => {
      outcomes.push(trouble);
      results.push(result);
    });

  beforeEach(() => {
    outcomes = [];
    results = [];
  });

  test("are sent with a number each, and settled by it in any order", () => {
    joined(0);
    request(answer);
    request({ do: "hint", seat: 0, question: "0.2" });
    expect(news()).toEqual([
      { t: "do", id: 0, command: answer },
      { t: "do", id: 1, command: { do: "hint", seat: 0, question: "0.2" } },
    ]);
    const hint = { answers: [], sure: "close", within: "day", playouts: 0 } as const;
    follower.receive({ t: "done", id: 1, result: { hint } });
    follower.receive({ t: "refused", id: 0, code: "not-offered", message: "no" });
    expect(results).toEqual([{ hint }, {}]);
    expect(outcomes).toEqual([null, expect.objectContaining({ code: "not-offered" })]);
  });

  test("are settled once, even if the end of one comes twice", () => {
    joined(0);
    request(answer);
    follower.receive({ t: "done", id: 0 });
    follower.receive({ t: "done", id: 0 });
    follower.receive({ t: "done", id: 99 });
    expect(outcomes).toEqual([null]);
  });

  test("wait for a connection, and come after the greeting", () => {
    request(answer);
    expect(news()).toEqual([]);
    follower.open();
    expect(news().map(({ t }) => t)).toEqual(["hello", "do"]);
  });

  test("that were not answered are sent again, in their order, those that were not at all", () => {
    joined(0);
    request(answer);
    request({ do: "ready", ready: true });
    request({ do: "back", seat: 0 });
    follower.receive({ t: "done", id: 1 });
    news();
    follower.close();
    request({ do: "rematch" });
    follower.open();
    expect(news().slice(1)).toEqual([
      { t: "do", id: 0, command: answer },
      { t: "do", id: 2, command: { do: "back", seat: 0 } },
      { t: "do", id: 3, command: { do: "rematch" } },
    ]);
    expect(outcomes).toEqual([null]);
  });

  test("of which a second would do more than the first are not sent again, and that is said", () => {
    joined(0);
    const once: Command[] = [
      { do: "undo", seat: 0 },
      { do: "consent", agree: true },
      { do: "say", text: "gg" },
    ];
    for (const command of once) request(command);
    follower.close();
    news();
    follower.open();
    expect(news().map(({ t }) => t)).toEqual(["hello"]);
    expect(outcomes.map((trouble) => trouble?.code)).toEqual(once.map(() => "unanswered"));
    // They were never on their way: so they go now.
    follower.close();
    for (const command of once) request(command);
    follower.open();
    expect(news().map(({ t }) => t)).toEqual(["hello", "do", "do", "do"]);
  });

  test("asked for while others are given up are sent once", () => {
    joined(0);
    follower.request({ do: "undo", seat: 0 }, () => request(answer));
    follower.close();
    news();
    follower.open();
    expect(news().map(({ t }) => t)).toEqual(["hello", "do"]);
  });
});

test("a farewell and an echo change nothing", () => {
  joined(0);
  const last: ServerMessage[] = [
    { t: "pong", now: 5 },
    { t: "bye", code: "again", message: "" },
  ];
  for (const message of last) follower.receive(message);
  expect(roundOf(0)).toEqual({ round: 5 });
  expect(news()).toEqual([]);
});
