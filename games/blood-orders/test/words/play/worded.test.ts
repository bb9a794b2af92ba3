import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { redactFact, seedFrom, startPlay } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { factNames } from "../../../src/facts.js";
import { type Fact, playWords, setupFields } from "../../../src/index.js";
import { outcomes } from "../../../src/rules/scoring.js";
import { rulebook } from "../../../src/table.js";
import { wordsAt } from "../../../src/words/en/at.js";
import { factTexts, factWords } from "../../../src/words/en/play/facts.js";
import { kindTexts } from "../../../src/words/en/play/kinds.js";
import { actionTexts, reasonTexts } from "../../../src/words/en/play/reasons.js";
import { boldGame, houseGame, playThrough } from "./games.js";
import { audiences, faultIn, Reader } from "./reader.js";

/** Nothing that a player can meet is without words. */

const sources = fileURLToPath(new URL("../../../src", import.meta.url));
const rules = readdirSync(join(sources, "rules"), { recursive: true, encoding: "utf8" })
  .filter((name) => name.endsWith(".ts"))
  .map((name) => readFileSync(join(sources, "rules", name), "utf8"));

const found = (pattern: RegExp): string[] => [
  ...new Set(rules.flatMap((text) => [...text.matchAll(pattern)].map(([, name]) => name))),
];

describe("everything has words", () => {
  test("every kind of question, and no other", () => {
    const kinds = rulebook.questions.flatMap((kind) => (kind === undefined ? [] : [kind.name]));
    expect(Object.keys(kindTexts).sort()).toEqual(kinds.sort());
  });

  test("every reason that the rules give, and no other", () => {
    const codes = [...found(/\breason\(\s*"([a-z-]+)"/g), ...found(/\breason: "([a-z-]+)"/g)];
    expect(Object.keys(reasonTexts).sort()).toEqual([...new Set(codes)].sort());
  });

  test("every action that can be blocked", () => {
    const actions = [...found(/\baction: "([a-z]+)"/g), ...found(/\baction(?:: | = )`([a-z]+):/g)];
    expect(Object.keys(actionTexts).sort()).toEqual([...new Set(actions)].sort());
  });

  test("every fact, also one of which nothing but its name may be known", () => {
    expect(Object.keys(factTexts).sort()).toEqual([...factNames].sort());
    const { state } = startPlay(houseGame, { players: 3 }, seedFrom("bare facts")).play;
    const look = { content: houseGame.content, state };
    const faults = factNames.flatMap((fact) => {
      const { words } = factWords(look, { fact, rule: "BO-1.1" });
      return faultIn(words) ?? [];
    });
    expect(faults).toEqual([]);
  });

  test("every choice that a piece asks for is found again in the piece", () => {
    const { program, pieces } = houseGame.content;
    const asking = program.filter(({ op }) => ["choose", "may", "either"].includes(op.op));
    expect(asking.length).toBeGreaterThan(30);
    const lost = asking.filter(({ name, piece, op }) => {
      return wordsAt(pieces[piece], name.slice(name.indexOf("/") + 1))?.step.do !== op.op;
    });
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  test("every outcome and every setup", () => {
    const words = playWords(houseGame);
    expect(outcomes.map((name) => words.outcome(name))).toEqual([
      "Player 1 wins.",
      "Player 2 wins.",
      "Player 3 wins.",
      "Player 4 wins.",
      "The victory is shared.",
    ]);
    expect(words.setup({ players: 3, start: 2 })).toBe("3 players, Player 2 starts");
    expect(words.setup({ players: 2, start: "random" })).toBe("2 players, a random start player");
    const all = { players: 4, start: 1, trackKnownCards: true };
    expect(words.setup(houseGame.readSetup(all))).toBe(
      "4 players, Player 1 starts, known cards are tracked",
    );
    expect(Object.keys(setupFields)).toEqual(Object.keys(all));
  });
});

/** Every tenth position is looked at by everybody: pictures are what takes time. */
const PICTURES = 10;

describe("all that is met in random games", () => {
  const reader = new Reader(boldGame);
  for (const [players, seed] of [
    [2, "read 2"],
    [3, "read 3"],
    [4, "read 4"],
    [4, "read 4b"],
  ] as const) {
    test(`${players} players, seed "${seed}"`, () => {
      const { view, facts: declared } = boldGame;
      const known: Fact[] = [];
      let moment = 0;
      const play = playThrough(boldGame, players, seed, {
        asked({ state }, question) {
          reader.question(view(state, question.seat).seen, question);
          // Nobody is shown another's question, but words must not break on it.
          const other = (question.seat + 1) % players;
          reader.question(view(state, other).seen, question);
          if (moment++ % PICTURES !== 0) return;
          for (const audience of audiences(state)) {
            reader.picture(view(state, audience).seen, audience);
          }
        },
        told({ state }, facts) {
          for (const audience of audiences(state)) {
            const { seen } = view(state, audience);
            for (const fact of facts) {
              reader.fact(seen, redactFact(declared, fact, audience) as Fact);
            }
          }
          known.push(...facts);
        },
      });
      for (const audience of audiences(play.state)) {
        const { seen } = view(play.state, audience);
        reader.picture(seen, audience);
        reader.ending(seen, known);
        reader.ending(seen, []);
      }
      expect([...reader.faults].slice(0, 20)).toEqual([]);
    });
  }

  /** Too rare for a few games, or asked by no house piece: the tests beside this one read them. */
  const rare = [
    "feeding.excess",
    "effect.may",
    "catacombs-empty",
    "too-little-influence",
    "no-victim",
    "stalemate",
    "deck-reshuffled",
    "deck-empty",
    "deck-arranged",
    "over-limit",
    "tie",
  ];

  test("everything but what is rare was met", () => {
    const wanted = [...Object.keys(kindTexts), ...factNames];
    expect(wanted.filter((one) => !reader.met.has(one) && !rare.includes(one))).toEqual([]);
  });
});
