import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import {
  answer,
  dice,
  openQuestions,
  openScene,
  type Play,
  type Question,
  seedFrom,
  startPlay,
} from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { factNames } from "../../../src/facts.js";
import {
  type Fact,
  type Masters,
  type MastersKit,
  type Position,
  playWords,
  type State,
} from "../../../src/index.js";
import { rulebook } from "../../../src/table.js";
import { stepAt } from "../../../src/words/en/play/effect-at.js";
import { factTexts } from "../../../src/words/en/play/facts.js";
import type { Look } from "../../../src/words/en/play/look.js";
import { optionTexts, optionWords } from "../../../src/words/en/play/options.js";
import { nightTexts } from "../../../src/words/en/play/options-night.js";
import { questionTexts, questionWords } from "../../../src/words/en/play/questions.js";
import { actionNames, reasonTexts, reasonWords } from "../../../src/words/en/play/reasons.js";
import { crowded, LATE_CLAN, readied, unlocked } from "../../support/late.js";
import { LAYOUT, testGame } from "../../support/table.js";

/** Nothing that a player can meet is without words. */

const game = testGame;
const sources = fileURLToPath(new URL("../../../src", import.meta.url));

/** Signs of a name, a number or a template that was not filled in. */
const BROKEN = /undefined|NaN|null|\[object|nowhere|nobody|\$\{/;

/** One thing that was met, as often as it was met: only its first fault is worth telling. */
class Missing {
  readonly found = new Set<string>();
  /** Kinds of questions, actions and facts that were met at all. */
  readonly met = new Set<string>();

  check(what: string, words: string | undefined): void {
    if (words === undefined || words === "" || BROKEN.test(words)) {
      this.found.add(`${what}: ${words}`);
    }
  }
}

function checkQuestion(missing: Missing, look: Look, question: Question): void {
  const words = questionWords(look, question);
  missing.check(question.kind, words?.ask);
  if (words !== undefined && BROKEN.test(words.why)) missing.check(question.kind, words.why);
  const seen = new Set<string>();
  for (const { key, warning } of question.options) {
    const option = optionWords(look, question, key);
    missing.check(`${question.kind} ${key}`, option?.words);
    if (option?.more !== undefined) missing.check(`${question.kind} ${key}`, option.more);
    if (warning !== undefined) missing.check(warning.reason, reasonWords(look, warning));
    const whole = `${option?.group} ${option?.words} ${option?.more}`;
    if (seen.has(whole)) missing.found.add(`${question.kind} ${key} reads like another: ${whole}`);
    seen.add(whole);
  }
  for (const blocked of question.blocked) {
    missing.check(`blocked ${blocked.action}`, actionNames[blocked.action]);
    missing.check(blocked.reason, reasonWords(look, blocked));
  }
}

function checkFacts(missing: Missing, of: Masters, state: State, facts: readonly Fact[]): void {
  const words = playWords(of);
  for (const fact of facts) {
    missing.met.add(fact.fact);
    missing.check(fact.fact, words.fact(state, fact).words);
  }
}

function checkPicture(missing: Missing, of: Masters, state: State): void {
  for (const block of playWords(of).picture(state)) {
    missing.check(`picture ${block.kind}`, JSON.stringify(block));
  }
}

/** Plays on with random answers as a table would, and looks at every word of it. */
function readOn(missing: Missing, play: Play<MastersKit>, seed: string): void {
  const pick = dice(`readers of ${seed}`);
  for (let i = 0; ; i++) {
    const [question] = openQuestions(play);
    if (question === undefined) break;
    const state = game.view(play.state, question.seat).seen;
    missing.met.add(question.kind);
    for (const { key } of question.options) missing.met.add(key.split(":")[0]);
    checkQuestion(missing, { content: game.content, state }, question);
    if (i % 5 === 0) checkPicture(missing, game, state);
    const { key } = question.options[pick(question.options.length)];
    const told = answer(play, { seat: question.seat, question: question.id, key });
    checkFacts(missing, game, play.state, told);
  }
  for (const line of playWords(game).ending(play.state, [])) missing.check("ending", line);
}

const scenes = { unlocked, crowded, readied };

function sceneAt(position: Position, seed: string, reading: string): Play<MastersKit> {
  const setup = { vampires: LATE_CLAN, layout: LAYOUT, reading };
  return openScene(game, setup, position, seed).play;
}

describe("everything has words", () => {
  test("every kind of question, and its options", () => {
    const kinds = rulebook.questions.flatMap((kind) => (kind === undefined ? [] : [kind.name]));
    expect(kinds.filter((kind) => questionTexts[kind] === undefined)).toEqual([]);
    const worded = [...Object.keys(optionTexts), "night.act"];
    expect(kinds.filter((kind) => !worded.includes(kind))).toEqual([]);
    expect(Object.keys(questionTexts).filter((kind) => !kinds.includes(kind))).toEqual([]);
  });

  test("every reason that the rules give", () => {
    const files = readdirSync(join(sources, "rules"), { recursive: true, encoding: "utf8" });
    const texts = files
      .filter((name) => name.endsWith(".ts"))
      .map((name) => readFileSync(join(sources, "rules", name), "utf8"));
    const codes = texts.flatMap((text) =>
      [...text.matchAll(/\breason\(\s*"([a-z-]+)"/g)].map(([, code]) => code),
    );
    expect(codes.length).toBeGreaterThan(20);
    expect(codes.filter((code) => reasonTexts[code] === undefined)).toEqual([]);
    expect(Object.keys(reasonTexts).filter((code) => !codes.includes(code))).toEqual([]);
  });

  test("every fact", () => {
    expect(Object.keys(factTexts).sort()).toEqual([...factNames].sort());
  });

  test("every choice that a piece asks for is found again in the piece", () => {
    const { program, pieces } = game.content;
    const asking = program.filter(({ op }) => ["choose", "may", "either"].includes(op.op));
    expect(asking.length).toBeGreaterThan(50);
    const lost = asking.filter(({ name, piece, op }) => {
      const found = stepAt(pieces[piece], name.slice(name.indexOf("/") + 1))?.step.do;
      return found !== op.op && found !== "spend-die" && found !== "return-die";
    });
    expect(lost.map(({ name }) => name)).toEqual([]);
  });

  test("all that is met in random games", () => {
    const missing = new Missing();
    const setups = [
      { vampires: 2 },
      { vampires: ["nevena", "ishtvan", "laszlo"], players: 2 },
      { vampires: 4, reading: "summary", players: 4 },
      { vampires: ["mila", "laszlo", "imre", "agnieszka", "nevena"], difficulty: "easy" },
    ];
    for (const [i, setup] of setups.entries()) {
      for (let n = 0; n < 10; n++) {
        const seed = `${i}.${n}`;
        const { play, facts } = startPlay(game, setup, seedFrom(seed));
        checkFacts(missing, game, play.state, facts);
        readOn(missing, play, seed);
      }
    }
    for (const [name, position] of Object.entries(scenes)) {
      for (let i = 0; i < 30; i++) {
        const reading = i % 2 === 0 ? "rulebook" : "summary";
        readOn(missing, sceneAt(position, `${name} ${i}`, reading), `${name} ${i}`);
      }
    }
    expect([...missing.found].slice(0, 20)).toEqual([]);
    const kinds = rulebook.questions.flatMap((kind) => (kind === undefined ? [] : [kind.name]));
    const wanted = [...kinds, ...Object.keys(nightTexts), ...factNames];
    expect(wanted.filter((one) => !missing.met.has(one))).toEqual([]);
  });
});
