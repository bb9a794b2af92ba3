import {
  type Command,
  type CommandName,
  commandFields,
  commandSchema,
  LIMITS,
} from "@coterie/protocol";
import { describe, expect, test } from "vitest";

const nonce = "0123456789abcdef";
const key = "x".repeat(LIMITS.key);

/** For each command: forms in which it may come. */
const good: { readonly [N in CommandName]: readonly Omit<Extract<Command, { do: N }>, "do">[] } = {
  sit: [{ seat: 0 }, { seat: 15, nonce }],
  stand: [{ seat: 1 }],
  place: [
    { seat: 1, bot: "search:300ms" },
    { seat: 1, bot: null },
  ],
  remove: [{ guest: 3 }],
  ready: [{ ready: true }, { ready: false }],
  start: [{}],
  leave: [{}],
  answer: [
    { seat: 0, question: "0.1", keys: ["pass"] },
    { seat: 2, question: "2.7", keys: new Array<string>(LIMITS.batch).fill(key) },
  ],
  withdraw: [{ seat: 0 }],
  undo: [{ seat: 0 }],
  consent: [{ agree: true }, { agree: false }],
  why: [{ seat: 0, question: "0.1", key: "relight" }],
  preview: [{ seat: 0, question: "0.1", key: "relight" }],
  hint: [{ seat: 0, question: "0.1" }],
  away: [{ seat: 0, bot: "random" }],
  back: [{ seat: 0 }],
  "vote-bot": [{ seat: 0, bot: "greedy", agree: true }],
  resign: [{ seat: 0 }],
  abandon: [{ agree: true }],
  close: [{}],
  rematch: [{}],
  rename: [{ name: "Ada" }],
  appoint: [{ guest: 0 }],
  "device-link": [{}],
  "seat-link": [{ seat: 0 }],
  say: [{ text: "gg 👩‍🚀" }],
  mute: [{ guest: 1, muted: true }],
  chat: [{ on: false }],
};

/** For each field: what no command may have there. */
const bad: Readonly<Record<string, readonly unknown[]>> = {
  seat: [-1, 16, 0.5, "0", null, [0]],
  guest: [-1, LIMITS.guests + 1, 0.5, "0", null],
  bot: ["x".repeat(33), 7],
  ready: ["yes", 1, null],
  agree: ["yes", 1, null],
  muted: ["yes", 0],
  on: [null, 1],
  question: [7, null, "x".repeat(LIMITS.key + 1)],
  key: [7, null, "x".repeat(LIMITS.key + 1)],
  keys: [[], "pass", [7], [null], new Array<string>(LIMITS.batch + 1).fill("pass"), { 0: "pass" }],
  nonce: ["", "0123456", "g".repeat(16), "A".repeat(16), "0".repeat(65), 7],
  name: ["", " ", "x".repeat(LIMITS.name + 1), "Ada\u200b", 7],
  text: ["", "\n", "x".repeat(LIMITS.chat + 1), "a\u202eb", 7],
};

const isCommand = (raw: unknown): boolean => commandSchema.safeParse(raw).success;
const names = Object.keys(commandFields) as CommandName[];

describe("every command", () => {
  for (const name of names) {
    test(name, () => {
      const fields = commandFields[name] as Record<string, { isOptional(): boolean }>;
      for (const form of good[name]) {
        const command = { do: name, ...form } as Record<string, unknown>;
        expect(commandSchema.parse(command)).toEqual(command);
        expect(isCommand({ ...command, more: 1 }), "a field more").toBe(false);
        for (const field of Object.keys(form)) {
          const { [field]: _, ...less } = command;
          expect(isCommand(less), `without ${field}`).toBe(fields[field].isOptional());
          for (const value of bad[field]) {
            const what = `${field} is ${JSON.stringify(value)?.slice(0, 50)}`;
            expect(isCommand({ ...command, [field]: value }), what).toBe(false);
          }
        }
      }
    });
  }

  test("every field that a command has is tried with something bad", () => {
    const fields = new Set(Object.values(commandFields).flatMap((each) => Object.keys(each)));
    expect([...fields].filter((field) => bad[field] === undefined)).toEqual([]);
  });
});

describe("no command", () => {
  test("is anything that is not called like one", () => {
    for (const name of ["", "Start", "toString", "__proto__", "constructor", "shutdown", 7, null]) {
      expect(isCommand({ do: name })).toBe(false);
    }
  });

  test("is anything but an object", () => {
    for (const raw of [undefined, null, 7, "start", ["start"], [{ do: "start" }], {}]) {
      expect(isCommand(raw)).toBe(false);
    }
  });

  test("brings a prototype with it", () => {
    const raw = JSON.parse('{"do":"start","__proto__":{"host":true}}') as unknown;
    expect(isCommand(raw)).toBe(false);
    expect(({} as { host?: boolean }).host).toBeUndefined();
  });
});

test("names and lines come out in order, whatever came in", () => {
  expect(commandSchema.parse({ do: "rename", name: "  Ada  L. " })).toEqual({
    do: "rename",
    name: "Ada L.",
  });
  expect(commandSchema.parse({ do: "say", text: " hello " })).toEqual({ do: "say", text: "hello" });
});
