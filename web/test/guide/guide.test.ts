import { ruleWords as ordersRules } from "@coterie/blood-orders";
import type { Kit } from "@coterie/kernel";
import { ruleWords as mastersRules } from "@coterie/masters-of-the-night";
import { describe, expect, it } from "vitest";
import type { Door } from "../../src/engine/door.js";
import { mastersDoor } from "../../src/engine/masters.js";
import { ordersDoor } from "../../src/engine/orders.js";
import { mastersGuide } from "../../src/guide/masters.js";
import { ordersGuide } from "../../src/guide/orders.js";
import { guideStep, introductionIds, isClosing } from "../../src/guide/steps.js";
import type { GameGuide, GuideText } from "../../src/guide/text.js";
import type { TableSheet } from "../../src/sheet/sheet.js";
import { type FirstRound, firstRounds, roundOf, type Start } from "./first-round.js";

const SEEDS = 15;

const mastersStarts: readonly Start[] = [
  { setup: { vampires: ["agnieszka", "ishtvan", "mila"], players: 1 }, people: 1 },
  { setup: { vampires: 2, players: 1 }, people: 1 },
  { setup: { vampires: 5, players: 5, difficulty: "hard" }, people: 5 },
  { setup: { vampires: ["laszlo", "imre"], players: 1, reading: "summary" }, people: 1 },
];
const ordersStarts: readonly Start[] = [
  { setup: { players: 2 }, people: 2 },
  { setup: { players: 4 }, people: 4 },
];
/** Bots think for longer than it takes to answer at random. */
const besideBots: readonly Start[] = [{ setup: { players: 2 }, people: 1 }];
const BOT_SEEDS = 2;

describe("the guide through the first round of Masters of the Night", () => {
  const door = mastersDoor();
  const rounds = firstRounds(door, mastersStarts, SEEDS);
  describeWords(door, mastersGuide, mastersRules);
  describeRounds(door.game.id, mastersGuide, rounds);
});

describe("the guide through the first Day of Blood Orders", () => {
  const door = ordersDoor();
  const rounds = [
    ...firstRounds(door, ordersStarts, SEEDS),
    ...firstRounds(door, besideBots, BOT_SEEDS),
  ];
  describeWords(door, ordersGuide, ordersRules);
  describeRounds(door.game.id, ordersGuide, rounds);
});

it("has no step for a game that it does not know", () => {
  const [{ sheets }] = firstRounds(mastersDoor(), mastersStarts, 1);
  expect(guideStep("chess", sheets[0], new Set())).toBeNull();
});

function describeWords<K extends Kit>(
  { game }: Door<K>,
  { introduction, questions, closing }: GameGuide,
  rules: Readonly<Record<string, string>>,
): void {
  const all: readonly GuideText[] = [...introduction, ...Object.values(questions).flat(), closing];

  it("speaks of every question that the rules can ask, and of no other", () => {
    const kinds = game.rulebook.questions.flatMap((kind) => kind?.name ?? []);
    expect(Object.keys(questions).sort()).toEqual(kinds.sort());
  });

  it("names only rules that there are", () => {
    for (const { title, words, rule } of all) {
      const spoken = words.flatMap((one) => one.match(/\b(?:MN|BO)-[\d.]*\d/g) ?? []);
      for (const named of rule === undefined ? spoken : [rule, ...spoken]) {
        expect(Object.keys(rules), title).toContain(named);
      }
    }
  });

  it("is short", () => {
    for (const { title, words } of all) {
      expect(words.length, title).toBeLessThanOrEqual(3);
      expect(words.join(" ").length, title).toBeLessThanOrEqual(500);
    }
  });
}

function describeRounds(game: string, guide: GameGuide, rounds: readonly FirstRound[]): void {
  const introduction = introductionIds(game);

  it("has a step for every question of first rounds at random", () => {
    const seen = new Set(introduction);
    for (const { message, sheets } of rounds) {
      for (const sheet of sheets.filter((one) => roundOf(one) === 1)) {
        // While others think, nothing is asked, and nothing is to be said.
        const kind = sheet.question?.kind;
        const step = guideStep(game, sheet, seen);
        expect(step?.id.split("/")[0], `${kind}: ${message}`).toBe(kind);
      }
    }
  });

  it("begins with the introduction, ends with the closing word, and tells nothing twice", () => {
    for (const { message, sheets } of rounds) {
      const told = toldIn(game, sheets);
      expect(told.slice(0, introduction.length), message).toEqual(introduction);
      expect(new Set(told).size, message).toBe(told.length);
      if (sheets.at(-1)?.end !== null) continue;
      expect(told.indexOf(guide.closing.id), message).toBe(told.length - 1);
    }
  });

  it("gives the closing word when the first round is over, not before", () => {
    for (const { message, sheets } of rounds) {
      for (const sheet of sheets.filter(({ end }) => end === null)) {
        const step = guideStep(game, sheet, new Set());
        expect(step !== null && isClosing(game, step), message).toBe(roundOf(sheet) > 1);
      }
    }
  });

  it("says nothing beside a game that is over", () => {
    const [{ sheets }] = rounds;
    const end = { outcome: "", isWon: false, story: [], tallies: [] };
    expect(guideStep(game, { ...sheets[0], end }, new Set())).toBeNull();
  });
}

/** What a reader is told who closes every step as soon as it comes. */
function toldIn(game: string, sheets: readonly TableSheet[]): string[] {
  const seen = new Set<string>();
  const told: string[] = [];
  for (const sheet of sheets) {
    let step = guideStep(game, sheet, seen);
    while (step !== null) {
      told.push(step.id);
      // A closed step that came back would come back for ever.
      if (seen.has(step.id)) return told;
      seen.add(step.id);
      step = guideStep(game, sheet, seen);
    }
  }
  return told;
}
