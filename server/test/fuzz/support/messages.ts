import { type CommandName, commandFields, PROTOCOL } from "@coterie/protocol";
import fc from "fast-check";
import type { Lore, Target } from "./lore.js";

/** Messages that attackers send: such as clients send them, only never quite right. */

type Value = fc.Arbitrary<unknown>;

/** Of the right type, and of any value that somebody might try. */
export interface Fields {
  readonly [name: string]: Value;
}

function numbers(...likely: readonly number[]): Value {
  return fc.oneof(
    { weight: 8, arbitrary: fc.constantFrom(...likely) },
    { weight: 1, arbitrary: fc.integer({ min: 0, max: 15 }) },
  );
}

const WORDS = [
  "Eve",
  "e\u0301ve",
  "Ada",
  " Ada ",
  "\u0410da",
  "\u{1f9db}\u200d\u2642\ufe0f",
  "<script>alert(1)</script>",
  "'; drop table entries; --",
  "x".repeat(24),
  "\u0627\u0644\u0639",
];

/** What attackers add to seeds is known to them. */
export const NONCES = ["00000000", "f".repeat(64), "0123456789abcdef"];

export function fieldsFor(lore: Lore): Fields {
  const bot = fc.constantFrom("random", "greedy", "greedy:8", "greedy:100000", "", "__proto__");
  const text = fc.oneof(fc.constantFrom(...WORDS), fc.string({ minLength: 1, maxLength: 20 }));
  return {
    seat: numbers(0, 1, 1, 1, 2),
    guest: numbers(0, 1, 2),
    nonce: fc.constantFrom(...NONCES),
    bot,
    ready: fc.boolean(),
    agree: fc.boolean(),
    muted: fc.boolean(),
    on: fc.boolean(),
    question: fc.constantFrom(...lore.questions),
    key: fc.constantFrom(...lore.keys),
    keys: fc.array(fc.constantFrom(...lore.keys), { minLength: 1, maxLength: 3 }),
    name: text,
    text,
  };
}

/** What ends an attacker's stay is tried less often, or nobody would be left to try the rest. */
const RARE: ReadonlySet<string> = new Set(["leave", "resign", "away", "hint", "rematch"]);

export function commands(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const names = Object.keys(commandFields) as CommandName[];
  const each = names.map((name) => {
    const own = Object.keys(commandFields[name]).map((field) => [field, fields[field]] as const);
    const arbitrary = fc.record({ do: fc.constant(name), ...Object.fromEntries(own) });
    return { weight: RARE.has(name) ? 1 : 12, arbitrary };
  });
  return fc.oneof(...each) as fc.Arbitrary<Record<string, unknown>>;
}

export function messages(fields: Fields): fc.Arbitrary<Record<string, unknown>> {
  const id = fc.integer({ min: 0, max: 7 });
  return fc.oneof(
    {
      weight: 20,
      arbitrary: fc.record({ t: fc.constant("do"), id, command: commands(fields) }),
    },
    {
      weight: 2,
      arbitrary: fc.record({
        t: fc.constant("sync"),
        to: fc.integer({ min: -1, max: 4 }),
        have: fc.constantFrom(0, 1, 5, 1_000_000, Number.MAX_SAFE_INTEGER),
      }),
    },
    { weight: 1, arbitrary: fc.constant({ t: "ping" }) },
  ) as fc.Arbitrary<Record<string, unknown>>;
}

/** Mostly the attacker's own table and pass; sometimes another one's, or none. */
export function hellos({ targets, tables, passes }: Lore): fc.Arbitrary<Record<string, unknown>> {
  const own = fc
    .constantFrom(...targets)
    .map(({ table, attackers }: Target) => ({ table, pass: attackers[0].pass }));
  const wrong = fc.record({ table: fc.constantFrom(...tables) }, { requiredKeys: ["table"] });
  const forged = fc.record({
    table: fc.constantFrom(...tables),
    pass: fc.constantFrom(...passes),
  });
  return fc
    .tuple(
      fc.oneof(
        { weight: 10, arbitrary: own },
        { weight: 3, arbitrary: wrong },
        { weight: 2, arbitrary: forged },
      ),
      fc.option(have, { freq: 5 }),
      fc.oneof(
        { weight: 30, arbitrary: fc.constant(PROTOCOL) },
        { weight: 1, arbitrary: fc.nat() },
      ),
    )
    .map(([who, known, protocol]) => ({
      t: "hello",
      protocol,
      ...who,
      ...(known === null ? {} : { have: known }),
    }));
}

const have = fc.array(fc.tuple(fc.integer({ min: -1, max: 3 }), fc.nat()), { maxLength: 4 });
