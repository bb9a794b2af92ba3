import { readdirSync, readFileSync } from "node:fs";
import { bloodOrders } from "@coterie/blood-orders";
import {
  answer,
  answerScene,
  dice,
  type Kit,
  openQuestions,
  openScene,
  outcomeOf,
  type Play,
  readScenario,
  replay,
  type Scenario,
  type ScenarioGame,
  startPlay,
} from "@coterie/kernel";
import { mastersOfTheNight } from "@coterie/masters-of-the-night";
import { expect, test } from "vitest";
import type { Door } from "../../src/engine/door.js";
import { mastersDoor } from "../../src/engine/masters.js";
import { ordersDoor } from "../../src/engine/orders.js";
import { questionSheet } from "../../src/engine/question-sheet.js";
import type { OptionSheet, QuestionSheet } from "../../src/sheet/sheet.js";
import { optionGroups } from "../../src/table/option-groups.js";
import { masters, orders } from "../engine/support.js";
import { goldenRecord } from "../support/records.js";

/** The questions of a random game that leave a choice. */
function* questionsOf<K extends Kit>(door: Door<K>, setup: unknown, secret: string) {
  const { play } = startPlay(door.game, setup, { secret, nonces: [] });
  const pick = dice(secret);
  while (outcomeOf(play) === null) {
    const [{ seat, id, options }] = openQuestions(play);
    yield* asked(door, play);
    answer(play, { seat, question: id, key: options[pick(options.length)].key });
  }
}

/** The first open question, if it leaves a choice. */
function* asked<K extends Kit>(
  door: Door<K>,
  play: Play<K>,
  isWanted: (kind: string) => boolean = () => true,
): Generator<QuestionSheet> {
  const [question] = openQuestions(play);
  if (question === undefined || question.forced || !isWanted(question.kind)) return;
  yield questionSheet(door, door.game.view(play.state, question.seat).seen, question);
}

function expectNumbered(options: readonly OptionSheet[]): void {
  const groups = optionGroups(options);
  const standing = groups.flatMap((group) => group.options);
  expect(standing.map(({ number }) => number)).toEqual(options.map((_, i) => i + 1));
  expect(new Set(standing.map(({ option }) => option))).toEqual(new Set(options));
  for (const { name, options: members } of groups) {
    expect(new Set(members.map(({ option }) => option.group))).toEqual(new Set([name]));
  }
}

/** All options, and those of each place that may be chosen. */
function expectNumberedAt(options: readonly OptionSheet[]): void {
  expectNumbered(options);
  for (const place of new Set(options.flatMap((option) => option.places))) {
    expectNumbered(options.filter((option) => option.places.includes(place)));
  }
}

/** A group goes on after another one has begun: its options stand elsewhere than in the order of the rules. */
function isMixed(options: readonly OptionSheet[]): boolean {
  const names = options.map(({ group }) => group);
  const starts = names.filter((name, i) => name !== names[i - 1]);
  return starts.length > new Set(starts).size;
}

const VAMPIRES = ["agnieszka", "ishtvan", "mila"];

test("options are numbered as they stand, for every question of random games", () => {
  let mixed = 0;
  for (const secret of ["5", "8", "9"].map((digit) => digit.padStart(64, "0"))) {
    const questions = [
      ...questionsOf(masters, { vampires: VAMPIRES, players: 1, difficulty: "easy" }, secret),
      ...questionsOf(orders, { players: 3 }, secret),
    ];
    for (const { options } of questions) {
      if (isMixed(options)) mixed++;
      expectNumberedAt(options);
    }
  }
  expect(mixed, "questions whose options do not stand in the order of the rules").toBeGreaterThan(
    3,
  );
});

interface Shelf<K extends Kit> {
  /** With exactly these pieces. */
  readonly open: (pieces?: unknown) => Door<K>;
  /** With the house pieces, and those of a pack. */
  readonly load: (pack?: unknown) => ScenarioGame<K>;
}

const gameFolder = (game: string, part: string): URL =>
  new URL(`../../../games/${game}/${part}/`, import.meta.url);

/** Golden records that are replayed by their answers alone. */
function recordsOf(game: string): ReturnType<typeof goldenRecord>[] {
  return readdirSync(gameFolder(game, "records"))
    .flatMap((name) => /^([^.]+)\.json\.gz$/.exec(name)?.[1] ?? [])
    .map((name) => goldenRecord(game, name))
    .filter(({ answers }) => answers.every(({ fates }) => fates === undefined));
}

function scenariosOf(game: string): Scenario[] {
  const folder = gameFolder(game, "scenarios");
  return readdirSync(folder).map((name) =>
    readScenario(JSON.parse(readFileSync(new URL(name, folder), "utf8"))),
  );
}

/** So many questions of a kind are looked at: putting one into words takes longer than answering it. */
const MOST_OF_A_KIND = 20;

function* questionsOfRecords<K extends Kit>({ open }: Shelf<K>) {
  const counts = new Map<string, number>();
  const isWanted = (kind: string): boolean => {
    const count = counts.get(kind) ?? 0;
    counts.set(kind, count + 1);
    return count < MOST_OF_A_KIND;
  };
  for (const record of recordsOf(open().game.id)) {
    const door = open(record.pack.pieces);
    const { play } = replay(door.game, record, 0);
    for (const { seat, key } of record.answers) {
      yield* asked(door, play, isWanted);
      answer(play, { seat, question: play.open[seat], key });
    }
  }
}

function* questionsOfScenarios<K extends Kit>({ open, load }: Shelf<K>, more: readonly Scenario[]) {
  for (const { pack, setup, position, play } of [...scenariosOf(open().game.id), ...more]) {
    const game = load(pack);
    const door = open(game.pack);
    const scene = openScene(game, setup, position);
    yield* asked(door, scene.play);
    for (const { answer: key, seat } of play) {
      answerScene(scene, key, seat);
      yield* asked(door, scene.play);
    }
  }
}

function kindsLeftOut<K extends Kit>(shelf: Shelf<K>, more: readonly Scenario[] = []): string[] {
  const left = new Set(shelf.open().game.rulebook.questions.flatMap((kind) => kind?.name ?? []));
  for (const questions of [questionsOfRecords(shelf), questionsOfScenarios(shelf, more)]) {
    for (const { kind, options } of questions) {
      left.delete(kind);
      expectNumberedAt(options);
    }
  }
  return [...left];
}

/** An urn takes agents that an event places elsewhere. */
const REDIRECTED: Scenario = {
  ...scenariosOf("masters-of-the-night")[0],
  setup: { vampires: VAMPIRES, players: 1, difficulty: "easy" },
  position: { phase: "event", placedRelics: { "funerary-urn": "cathedral" } },
  play: [],
};

test("so they are for every kind of question, in golden records and scenarios", () => {
  const ofMasters = { open: mastersDoor, load: mastersOfTheNight };
  expect(kindsLeftOut(ofMasters, [REDIRECTED])).toEqual([]);
  // No house piece of Blood Orders asks this.
  expect(kindsLeftOut({ open: ordersDoor, load: bloodOrders })).toEqual(["effect.may"]);
});
