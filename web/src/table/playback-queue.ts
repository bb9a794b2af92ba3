import type { Speed } from "../keep/settings.js";
import type { FactSheet, GameScene, TableSheet } from "../sheet/sheet.js";

/** One fact while it is shown, and the scene that the board draws meanwhile. */
interface Step {
  readonly fact: FactSheet;
  readonly on: GameScene;
  /** How many answers had been given in that scene. */
  readonly answers: number;
  /** How much longer than others it takes to read. */
  readonly length: number;
  /** When the next step begins, in milliseconds of the caller's clock. */
  readonly until: number;
}

/** The latest sheet of a table, and the steps that are still to be shown before it. */
export interface Playback {
  readonly sheet: TableSheet;
  readonly steps: readonly Step[];
}

/** A sentence of a bot is read, not only looked at. */
const SAID_LENGTH = 3;

interface Pace {
  readonly step: number;
  readonly all: number;
}

/** How long a step is shown at most, and all steps together, in milliseconds. */
const PACES: Readonly<Record<Speed, Pace>> = {
  off: { step: 0, all: 0 },
  fast: { step: 350, all: 1200 },
  usual: { step: 800, all: 2500 },
  slow: { step: 1500, all: 6000 },
};

/** Facts that would be shown for a shorter time than this, in milliseconds, are shown in groups. */
const SHORTEST_STEP = 200;

/**
 * Takes a new sheet of a table: what it brings is shown after what is still being shown. The first
 * sheet, an undo and the sheet of another seat are simply there.
 */
export function withSheet(
  before: Playback | null,
  sheet: TableSheet,
  speed: Speed,
  now: number,
): Playback {
  if (before?.sheet === sheet) return before;
  if (before === null || speed === "off" || !isSequel(before.sheet, sheet)) {
    return { sheet, steps: [] };
  }
  const isTold = sheet.news === before.sheet.news;
  const steps = [...at(before, now).steps, ...(isTold ? [] : stepsOf(sheet, before.sheet))];
  return { sheet, steps: scheduled(grouped(steps, PACES[speed]), PACES[speed], now) };
}

/** What is left to be shown at that time; the first step is the one that is shown. */
export function at({ sheet, steps }: Playback, now: number): Playback {
  return { sheet, steps: steps.filter(({ until }) => until > now) };
}

function isSequel(last: TableSheet, sheet: TableSheet): boolean {
  if (sheet.hasSecrets && last.seat !== sheet.seat) return false;
  const hasNothingNew = sheet.news.length === 0 || sheet.news === last.news;
  return sheet.answers > last.answers || (sheet.answers === last.answers && hasNothingNew);
}

/** Facts in their order. The scene changes with the last fact of an answer. */
function stepsOf({ answers, news }: TableSheet, last: TableSheet): Step[] {
  let scene = { on: last.on, answers: last.answers };
  return news.flatMap(({ facts, after, said }, i) => {
    const was = scene;
    const given = answers - (news.length - 1 - i);
    if (after !== undefined) scene = { on: after, answers: given };
    const end = scene;
    return [
      ...(said === undefined ? [] : [newStep(saidFact(said), was, SAID_LENGTH)]),
      ...facts.map((fact, j) => newStep(fact, j === facts.length - 1 ? end : was, 1)),
    ];
  });
}

function newStep(fact: FactSheet, scene: Pick<Step, "on" | "answers">, length: number): Step {
  return { fact, ...scene, length, until: Number.POSITIVE_INFINITY };
}

function saidFact(said: string): FactSheet {
  return { words: said, rule: "", places: [] };
}

/** So few steps that each can be seen: neighbours become one, with the words and the scene of the last. */
function grouped(steps: readonly Step[], { all }: Pace): readonly Step[] {
  const size = Math.ceil(steps.length / Math.floor(all / SHORTEST_STEP));
  if (size <= 1) return steps;
  return steps.flatMap((step, i) => {
    const isLast = (i + 1) % size === 0 || i === steps.length - 1;
    if (!isLast) return [];
    const group = steps.slice(i - (i % size), i + 1);
    const places = [...new Set(group.flatMap(({ fact }) => fact.places))];
    return [{ ...step, fact: { ...step.fact, places }, length: 1 }];
  });
}

/** All steps end within the time that the pace gives them; none is shown longer than it was to be. */
function scheduled(steps: readonly Step[], { step, all }: Pace, now: number): Step[] {
  const total = steps.reduce((sum, { length }) => sum + length, 0);
  const unit = Math.min(step, all / total);
  let end = now;
  return steps.map((one) => {
    end = Math.min(one.until, end + unit * one.length);
    return { ...one, until: end };
  });
}
