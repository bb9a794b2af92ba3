import { chatSchema, LIMITS, nameSchema, toldApart } from "@coterie/protocol";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

const isName = (name: unknown): boolean => nameSchema.safeParse(name).success;
const isLine = (text: unknown): boolean => chatSchema.safeParse(text).success;

describe("a name", () => {
  test("may be of any script", () => {
    for (const name of ["Ada", "Zoë", "Åsa O’Neil", "村上", "Мария", "نور", "🦇", "Dr. No-1"]) {
      expect(nameSchema.parse(name)).toBe(name);
    }
  });

  test("is put into order: no spaces around it, one between words, one way to write an accent", () => {
    expect(nameSchema.parse("  Ada \t  Lovelace\n")).toBe("Ada Lovelace");
    expect(nameSchema.parse("Ada\u2028Lovelace\ufeff")).toBe("Ada Lovelace");
    expect(nameSchema.parse("Zoe\u0308")).toBe("Zo\u00eb");
  });

  test("is not empty and not endless", () => {
    expect(isName("")).toBe(false);
    expect(isName(" \u00a0\u3000 ")).toBe(false);
    expect(isName("x".repeat(LIMITS.name))).toBe(true);
    expect(isName("x".repeat(LIMITS.name + 1))).toBe(false);
    // Counted as people count, not in halves of a character.
    expect(isName("🦇".repeat(LIMITS.name))).toBe(true);
  });

  test("hides nothing: no control characters, nothing invisible, no turned direction", () => {
    const hidden = {
      null: "\u0000",
      escape: "\u001b",
      "soft hyphen": "\u00ad",
      "grapheme joiner": "\u034f",
      "zero width space": "\u200b",
      "zero width joiner": "\u200d",
      "right-to-left override": "\u202e",
      "word joiner": "\u2060",
      "Hangul filler": "\u3164",
      "Khmer vowel": "\u17b4",
      "empty braille": "\u2800",
      "variation selector": "\ufe0f",
      "another variation selector": "\u{e0100}",
      "tag letter": "\u{e0041}",
      annotation: "\ufff9",
      "half a character": "\ud800",
      "private character": "\ue000",
      unassigned: "\u{10ffff}",
    };
    for (const [what, character] of Object.entries(hidden)) {
      expect(isName(`Ada${character}`), what).toBe(false);
    }
    expect(isName("\u2800")).toBe(false);
  });

  test("is a text", () => {
    for (const name of [undefined, null, 7, {}, ["Ada"]]) expect(isName(name)).toBe(false);
  });
});

describe("a line of chat", () => {
  test("may hold emoji that are joined from several, and scripts that need joiners", () => {
    for (const text of ["gg 👩‍🚀 ❤️", "می‌خواهم", "well played!", "🏳️‍🌈"]) {
      expect(chatSchema.parse(text)).toBe(text);
    }
  });

  test("is one line that shows something", () => {
    expect(chatSchema.parse("  hello  ")).toBe("hello");
    for (const text of [
      "",
      "   ",
      "\u200d",
      "\u200b",
      "a\nb",
      "a\u202eb",
      "a\u0007",
      "\ufe0f\u200d",
    ]) {
      expect(isLine(text), JSON.stringify(text)).toBe(false);
    }
    expect(isLine("x".repeat(LIMITS.chat))).toBe(true);
    expect(isLine("x".repeat(LIMITS.chat + 1))).toBe(false);
  });

  test("markup is only text", () => {
    const text = "<script>alert(1)</script> **bold** [x](javascript:1)";
    expect(chatSchema.parse(text)).toBe(text);
  });
});

describe("names are told apart", () => {
  test("the second Ada gets a number, the third another", () => {
    expect(toldApart("Ada", [])).toBe("Ada");
    expect(toldApart("Ada", ["Ben"])).toBe("Ada");
    expect(toldApart("Ada", ["Ada"])).toBe("Ada (2)");
    expect(toldApart("Ada", ["Ada", "Ben", "Ada (2)"])).toBe("Ada (3)");
    expect(toldApart("Ada", ["Ada", "Ada (3)"])).toBe("Ada (2)");
  });

  test("case and width do not make another name", () => {
    expect(toldApart("ADA", ["Ada"])).toBe("ADA (2)");
    expect(toldApart("Ａｄａ", ["ada"])).toBe("Ａｄａ (2)");
    expect(toldApart("ﬁn", ["FIN"])).toBe("ﬁn (2)");
    expect(toldApart("ada (2)", ["Ada", "Ada (2)"])).toBe("ada (2) (2)");
  });

  test.each([
    ["a Cyrillic letter", "Аda"],
    ["all letters Cyrillic or digits, in capitals", "А1АΝ", "AlAN"],
    ["Greek letters", "Αdα"],
    ["full width", "Ａｄａ"],
    ["a style of mathematics", "𝐀𝐝𝐚"],
    ["a capital I for an l", "Ada Iane", "Ada lane"],
    ["a zero for an O", "0tto", "Otto"],
    ["an accent over a Cyrillic letter", "Ӓda", "Äda"],
    ["a Cherokee letter", "Ꭺda"],
  ])("%s does not make another name", (_what, name, other = "Ada") => {
    expect(toldApart(name, [other])).toBe(`${name} (2)`);
    expect(toldApart(other, [name])).toBe(`${other} (2)`);
  });

  test.each(["Вера", "Νίκη", "Ádá", "Ида", "Łucja", "Adam", "ад"])("%s is another name", (name) => {
    expect(toldApart(name, ["Ada", "Bepo", "Nikn"])).toBe(name);
    expect(toldApart(name.toUpperCase(), [name])).toBe(`${name.toUpperCase()} (2)`);
  });

  test.each(["\u200b", "\u200d", "\u2060", "\u00ad", "\u034f", "\u3164", "\ufe0f"])(
    "the invisible character %j is in no name",
    (invisible) => {
      expect(nameSchema.safeParse(`A${invisible}da`).success).toBe(false);
    },
  );

  test("however many come with whatever names, no two look alike", () => {
    const names = fc.array(
      fc.constantFrom("Ada", "ada", "ADA", "Ａda", "Аdа", "Ada (2)", "ada (3)", "Ben"),
    );
    fc.assert(
      fc.property(names, (wished) => {
        const given: string[] = [];
        for (const name of wished) given.push(toldApart(name, given));
        const looks = given.map((name) =>
          name.normalize("NFKC").replaceAll("А", "A").replaceAll("а", "a").toLowerCase(),
        );
        expect(new Set(looks).size).toBe(given.length);
      }),
    );
  });
});
