import { expect, test } from "vitest";
import { type ContentFault, PackError, type Parsed, packLoader } from "../src/index.js";

interface Cup {
  kind: string;
  id: string;
  beads: number;
}

interface Cups {
  name: string;
  pieces: Cup[];
}

const house: Cups = {
  name: "house",
  pieces: [
    { kind: "cup", id: "red", beads: 1 },
    { kind: "cup", id: "blue", beads: 2 },
  ],
};

/** A cup needs a number of beads; the rest of its form is taken on trust. */
function issuesOf(raw: unknown, path: readonly PropertyKey[]) {
  const { beads } = (raw ?? {}) as { beads?: unknown };
  const good = typeof beads === "number";
  return good ? [] : [{ path: [...path, "beads"], message: "expected a number" }];
}

function parsed<T>(raw: unknown, issues: ReturnType<typeof issuesOf>): Parsed<T> {
  return issues.length === 0
    ? { success: true, data: raw as T }
    : { success: false, error: { issues } };
}

/** Packs of cups: their content is a text, more than nine beads mean nothing, one cup is needed. */
const { loadPack, loadOver } = packLoader<Cup, Cups, string>({
  house,
  parsePiece: (raw) => parsed(raw, issuesOf(raw, [])),
  parsePack(raw) {
    const { name, pieces } = (raw ?? {}) as { name?: unknown; pieces?: unknown };
    const nameless =
      typeof name === "string" ? [] : [{ path: ["name"], message: "expected a text" }];
    const list: unknown[] = Array.isArray(pieces) ? pieces : [];
    return parsed(raw, [
      ...nameless,
      ...list.flatMap((piece, i) => issuesOf(piece, ["pieces", i])),
    ]);
  },
  compile: ({ name, pieces }) => ({
    content: [name, ...pieces.map(({ id, beads }) => `${id} ${beads}`)].join(", "),
    faults: pieces
      .filter(({ beads }) => beads > 9)
      .map(({ id }): ContentFault => ({ piece: id, path: "beads", message: "too many" })),
  }),
  countFaults: ({ pieces }) =>
    pieces.length > 0 ? [] : [{ piece: "pack", path: "pieces", message: "expected a cup" }],
});

function messageOf(action: () => unknown): string {
  try {
    action();
  } catch (error) {
    if (error instanceof PackError) return error.message;
    throw error;
  }
  throw new Error("it was loaded");
}

test("a whole pack is read, compiled, and used as it is", () => {
  expect(loadPack(house)).toBe("house, red 1, blue 2");
});

test("a pack over the house pieces replaces those of the same kind and id, and adds the others", () => {
  const pieces = [
    { kind: "cup", id: "green", beads: 3 },
    { kind: "cup", id: "red", beads: 4 },
  ];
  expect(loadOver({ name: "mine", pieces })).toBe("mine, red 4, blue 2, green 3");
});

test("a piece of another kind replaces nothing: then an id is there twice", () => {
  const pieces = [{ kind: "bowl", id: "red", beads: 4 }];
  expect(messageOf(() => loadOver({ name: "mine", pieces }))).toBe(
    "the pack cannot be used:\n  red at id: another piece has the same id",
  );
});

test("faults of meaning, of counts and doubled ids are told together", () => {
  const red = { kind: "cup", id: "red", beads: 10 };
  expect(messageOf(() => loadPack({ name: "mine", pieces: [red, red] }))).toBe(
    "the pack cannot be used:\n" +
      "  red at beads: too many\n" +
      "  red at beads: too many\n" +
      "  red at id: another piece has the same id",
  );
  expect(messageOf(() => loadPack({ name: "mine", pieces: [] }))).toBe(
    "the pack cannot be used:\n  pack at pieces: expected a cup",
  );
});

test.each([
  ["steers a terminal", "\u001b]0;mine\u0007", "U+001B, U+0007"],
  ["turns its direction", "red\u202eeulb", "U+202E"],
  ["is not seen", "red\u200b", "U+200B"],
])("a text that %s is refused, wherever it stands", (_what, text, found) => {
  const cup = { kind: "cup", id: "green", beads: 1, marks: [{ name: text }] };
  const expected = `expected no control or invisible characters, found ${found}`;
  for (const load of [loadPack, loadOver]) {
    expect(messageOf(() => load({ name: text, pieces: [cup] }))).toBe(
      "the pack cannot be used:\n" +
        `  pack at name: ${expected}\n` +
        `  green at marks.0.name: ${expected}`,
    );
  }
  expect(messageOf(() => loadPack({ name: "mine", pieces: [cup, null] }))).toBe(
    "the pack cannot be used:\n" +
      "  pieces[1] at beads: expected a number\n" +
      `  green at marks.0.name: ${expected}`,
  );
});

test("a text may be of any script", () => {
  const pieces = [{ kind: "cup", id: "green", beads: 1, name: "نیم\u200cشب" }];
  expect(loadPack({ name: "夜 🧛", pieces })).toBe("夜 🧛, green 1");
});

test("a fault of form names its piece, and pieces of good form are judged all the same", () => {
  const pieces = [{ kind: "cup", id: "red" }, { kind: "cup", id: "blue", beads: 10 }, null];
  expect(messageOf(() => loadPack({ pieces }))).toBe(
    "the pack cannot be used:\n" +
      "  pack at name: expected a text\n" +
      "  red at beads: expected a number\n" +
      "  pieces[2] at beads: expected a number\n" +
      "  blue at beads: too many",
  );
});

test.each([null, undefined, 7, { pieces: 7 }])("what is no pack at all is told so: %j", (raw) => {
  const error = "the pack cannot be used:\n  pack at name: expected a text";
  expect(messageOf(() => loadPack(raw))).toBe(error);
  expect(messageOf(() => loadOver(raw))).toBe(error);
});

test("a fault without a place is told by its piece alone", () => {
  const error = new PackError([{ piece: "red", path: "", message: "it is cracked" }]);
  expect(error.message).toBe("the pack cannot be used:\n  red: it is cracked");
  expect(error.name).toBe("PackError");
});
