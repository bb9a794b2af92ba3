import type { Json } from "@coterie/kernel";
import { BadDifference, changed, type Difference, differenceOf, isSame } from "@coterie/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

/** Documents of any shape. No table has a field called like the prototype: that is refused below. */
const documents = fc
  .jsonValue({ maxDepth: 4, noUnicodeString: false })
  .map((value) => JSON.parse(JSON.stringify(value)) as Json)
  .filter((value) => !JSON.stringify(value).includes("__proto__"));

/** Two versions of one document: parts of the first are kept, changed, dropped and added. */
const versions = fc
  .tuple(documents, documents, fc.infiniteStream(fc.nat(9)))
  .map(([before, other, chance]) => {
    const next = (): number => chance.next().value as number;
    return [before, mutated(before, other, next)] as const;
  });

function mutated(value: Json, other: Json, next: () => number): Json {
  if (next() === 0) return other;
  if (Array.isArray(value)) {
    const items = (value as readonly Json[]).flatMap((item) => {
      const dice = next();
      if (dice === 0) return [];
      return dice === 1 ? [item, other] : [mutated(item, other, next)];
    });
    return next() === 0 ? [...items, other] : items;
  }
  if (typeof value !== "object" || value === null) return value;
  const fields = Object.entries(value).flatMap(([key, field]) =>
    next() === 0 ? [] : [[key, mutated(field, other, next)] as const],
  );
  return Object.fromEntries(next() === 0 ? [...fields, ["added", other]] : fields);
}

function overTheWire(difference: Difference): Difference {
  return JSON.parse(JSON.stringify(difference)) as Difference;
}

describe("a difference makes the second document from the first", () => {
  test("whatever the two documents are", () => {
    fc.assert(
      fc.property(documents, documents, (before, after) => {
        expect(changed(before, overTheWire(differenceOf(before, after)))).toEqual(after);
      }),
      { numRuns: 1000 },
    );
  });

  test("and when the second is a version of the first", () => {
    fc.assert(
      fc.property(versions, ([before, after]) => {
        const kept = JSON.stringify(before);
        expect(changed(before, overTheWire(differenceOf(before, after)))).toEqual(after);
        expect(JSON.stringify(before)).toBe(kept);
      }),
      { numRuns: 2000 },
    );
  });

  test("the same documents differ in nothing, others in something", () => {
    fc.assert(
      fc.property(versions, ([before, after]) => {
        const copy = JSON.parse(JSON.stringify(before)) as Json;
        expect(differenceOf(before, copy)).toEqual([]);
        expect(isSame(before, copy)).toBe(true);
        const isEqual = isSame(before, after);
        expect(differenceOf(before, after).length === 0).toBe(isEqual);
        expect(isSame(after, before)).toBe(isEqual);
      }),
      { numRuns: 1000 },
    );
  });

  test("fields that are called like something every object has", () => {
    for (const key of ["toString", "constructor", "hasOwnProperty", "valueOf"]) {
      const bare: Json = { a: 1 };
      const full: Json = { a: 1, [key]: { deep: 2 } };
      expect(changed(bare, differenceOf(bare, full))).toEqual(full);
      expect(changed(full, differenceOf(full, bare))).toEqual(bare);
      expect(isSame(bare, full) || isSame(full, bare)).toBe(false);
    }
  });
});

describe("a difference is small", () => {
  const table = {
    info: { host: 0, guests: [{ name: "Ada" }, { name: "Ben" }] },
    view: { hands: [[1, 2, 3], []], oil: [0, 0] },
  };

  test("one number in one place is one change", () => {
    const after = { ...table, view: { ...table.view, oil: [0, 1] } };
    expect(differenceOf(table, after)).toEqual([[["view", "oil", 1], 1]]);
  });

  test("a field that comes, and one that goes", () => {
    const more = { ...table, question: { id: "0.1" } };
    expect(differenceOf(table, more)).toEqual([[["question"], { id: "0.1" }]]);
    expect(differenceOf(more, table)).toEqual([[["question"]]]);
  });

  test("an item that is put into a list, or taken out of it, is a stretch", () => {
    const cards = Array.from({ length: 40 }, (_, i) => ({ card: i }));
    const without = [...cards.slice(0, 17), ...cards.slice(18)];
    expect(differenceOf(cards, without)).toEqual([[[], 17, 1, []]]);
    expect(differenceOf(without, cards)).toEqual([[[], 17, 0, [{ card: 17 }]]]);
    const longer = [...cards, { card: 99 }];
    expect(differenceOf(cards, longer)).toEqual([[[], 40, 0, [{ card: 99 }]]]);
  });

  test("equal neighbours do not confuse it", () => {
    expect(differenceOf([7, 7, 7], [7, 7])).toEqual([[[], 2, 1, []]]);
    expect(changed([7, 7, 7], differenceOf([7, 7, 7], [7, 7]))).toEqual([7, 7]);
    expect(changed([7, 7], differenceOf([7, 7], [7, 7, 7, 7]))).toEqual([7, 7, 7, 7]);
  });

  test("what did not change is shared with the document before", () => {
    const after = changed(table, [[["view", "oil", 0], 2]]) as typeof table;
    expect(after.info).toBe(table.info);
    expect(after.view.hands).toBe(table.view.hands);
    expect(table.view.oil).toEqual([0, 0]);
  });
});

describe("a difference that does not fit is refused", () => {
  const document: Json = { list: [1, 2], fields: { a: 1 }, nothing: null };
  const unfit: readonly (readonly [string, unknown])[] = [
    ["an item behind the end of a list", [["list", 2], 3]],
    ["an item before its beginning", [["list", -1], 3]],
    ["half an item", [["list", 0.5], 3]],
    ["an item that is called by a text", [["list", "0"], 3]],
    ["an item that is called by nothing", [["list", ""], 3]],
    ["a field that is called by a number", [["fields", 0], 3]],
    ["a field of a number", [["list", 0, "a"], 3]],
    ["a field of null", [["nothing", "a"], 3]],
    ["a field of a field that is not there", [["fields", "b", "c"], 3]],
    ["a field that cannot go, because it is not there", [["fields", "b"]]],
    ["an item that goes without a stretch", [["list", 0]]],
    ["all of it goes", [[]]],
    ["a stretch of something that is no list", [["fields"], 0, 0, [1]]],
    ["a stretch of a field that is not there", [["fields", "b"], 0, 0, [1]]],
    ["a stretch that begins behind the end", [["list"], 3, 0, [1]]],
    ["a stretch that ends behind the end", [["list"], 1, 2, [1]]],
    ["a stretch that begins before the beginning", [["list"], -1, 1, [1]]],
    ["a stretch of less than nothing", [["list"], 1, -1, [1]]],
    ["a stretch that begins at a text", [["list"], "0", 1, [1]]],
    ["a stretch that is replaced by a text", [["list"], 0, 1, "ab"]],
    ["three parts", [["list"], 0, 1]],
  ];
  for (const [what, change] of unfit) {
    test(what, () => {
      expect(() => changed(document, [change] as unknown as Difference)).toThrow(BadDifference);
    });
  }

  test("it says where", () => {
    const path = ["fields", "b", "c"];
    expect(() => changed(document, [[path, 1]])).toThrow(
      "the difference does not fit the document at fields.b.c",
    );
    expect(() => changed(document, [[[], 0, 0, []]])).toThrow("at its top");
  });

  test("no difference touches what all objects share", () => {
    const attacks = [
      '[[["__proto__","polluted"],true]]',
      '[[["__proto__"],{"polluted":true}]]',
      '[[["fields","__proto__","polluted"],true]]',
      '[[["fields","__proto__"]]]',
      '[[["fields","constructor","prototype","polluted"],true]]',
      '[[["toString","polluted"],true]]',
    ];
    for (const attack of attacks) {
      expect(() => changed(document, JSON.parse(attack) as Difference), attack).toThrow(
        BadDifference,
      );
    }
    // As a value it is a field like any other, and stays one.
    const value = JSON.parse('[[["fields"],{"__proto__":{"polluted":true}}]]') as Difference;
    const after = changed(changed(document, value), [[["fields", "b"], 1]]) as { fields: object };
    expect(Object.hasOwn(after.fields, "__proto__")).toBe(true);
    expect(Object.getPrototypeOf(after.fields)).toBe(Object.prototype);
    expect(({} as { polluted?: boolean }).polluted).toBeUndefined();
  });
});
