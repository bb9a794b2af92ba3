import fc from "fast-check";

/** Ways in which a message can be wrong. */

const DEEP = 4000;

/** Values that have broken programs before. */
const JUNK: readonly unknown[] = [
  null,
  true,
  "",
  "0",
  [],
  {},
  -1,
  16,
  1.5,
  1e308,
  Number.MAX_SAFE_INTEGER + 1,
  -0,
  "\u0000",
  "\ud800",
  "\u202etxt.exe",
  "__proto__",
  "constructor",
  "x".repeat(401),
  "x".repeat(12_000),
  [[], [[]]],
  { toString: null },
  { length: -1 },
];

const FIELDS = [
  "__proto__",
  "constructor",
  "toString",
  "then",
  "id",
  "t",
  "do",
  "seat",
  "extra",
  "",
];

type Data = Record<string, unknown>;

/** The place of a field: in the message, or in the command that it brings. */
function placesIn(message: Data): Data[] {
  const { command } = message;
  return typeof command === "object" && command !== null ? [message, command as Data] : [message];
}

function changedAt(message: Data, at: number, change: (place: Data) => void): string {
  const copy = structuredClone(message);
  const places = placesIn(copy);
  change(places[at % places.length]);
  return JSON.stringify(copy);
}

type Mutation = (message: Data) => string;

const replaced: fc.Arbitrary<Mutation> = fc
  .tuple(fc.nat(5), fc.nat(5), fc.constantFrom(...JUNK))
  .map(
    ([at, which, junk]) =>
      (message: Data) =>
        changedAt(message, at, (place) => {
          const names = Object.keys(place);
          place[names[which % names.length]] = junk;
        }),
  );

const left: fc.Arbitrary<Mutation> = fc.tuple(fc.nat(5), fc.nat(5)).map(
  ([at, which]) =>
    (message: Data) =>
      changedAt(message, at, (place) => {
        const names = Object.keys(place);
        delete place[names[which % names.length]];
      }),
);

const added: fc.Arbitrary<Mutation> = fc
  .tuple(fc.nat(5), fc.constantFrom(...FIELDS), fc.constantFrom(...JUNK))
  .map(
    ([at, name, junk]) =>
      (message: Data) =>
        changedAt(message, at, (place) => {
          Object.defineProperty(place, name, { value: junk, enumerable: true, configurable: true });
        }),
  );

/** The same field twice: which of them counts must not matter to anybody. */
const doubled: fc.Arbitrary<Mutation> = fc
  .constantFrom('"t":"hello"', '"id":-1', '"command":{"do":"start"}', '"__proto__":{"t":"ping"}')
  .map((extra) => (message: Data) => `${JSON.stringify(message).slice(0, -1)},${extra}}`);

const garbled: fc.Arbitrary<Mutation> = fc
  .tuple(
    fc.nat(10_000),
    fc.constantFrom("", "\u0000", "}", "]", '"', ",", "\ufeff", "NaN", "\\u00"),
  )
  .map(([at, extra]) => (message: Data) => {
    const text = JSON.stringify(message);
    const cut = at % (text.length + 1);
    return text.slice(0, cut) + extra + text.slice(cut + (at % 3));
  });

const OTHER_TEXTS = [
  "",
  "null",
  "[]",
  '"ping"',
  "0",
  "{}",
  "{'t':'ping'}",
  '{"t":"ping"}{"t":"ping"}',
  '{"t":["ping"]}',
  '{"t":{"toString":"ping"}}',
  '{"t":"__proto__"}',
  "[".repeat(DEEP) + "]".repeat(DEEP),
  `{"t":"do","id":0,"command":${'{"do":'.repeat(DEEP / 4)}0${"}".repeat(DEEP / 4)}}`,
  `{"t":"ping","x":"${"\u20ac".repeat(5000)}"}`,
  `{"t":"hello","protocol":1,"table":"${"0".repeat(16_000)}"}`,
  `{"t":"ping"${" ".repeat(16_384)}}`,
  `${"9".repeat(10_000)}`,
];

const other: fc.Arbitrary<Mutation> = fc.constantFrom(...OTHER_TEXTS).map((text) => () => text);

const mutations: fc.Arbitrary<Mutation> = fc.oneof(
  { weight: 5, arbitrary: replaced },
  { weight: 3, arbitrary: left },
  { weight: 3, arbitrary: added },
  { weight: 1, arbitrary: doubled },
  { weight: 2, arbitrary: garbled },
  { weight: 1, arbitrary: other },
);

/** The text of a message with something wrong in it; by chance it may still be a good one. */
export function mutated(messages: fc.Arbitrary<Data>): fc.Arbitrary<string> {
  return fc.tuple(messages, mutations).map(([message, mutation]) => mutation(message));
}
