import { useEffect, useRef, useState } from "preact/hooks";
import { type Speed, speed } from "../keep/settings.js";
import type { FactSheet, GameScene, TableSheet } from "../sheet/sheet.js";
import { told } from "./desk.js";

/** One thing that happened, while it is being shown. */
export interface Shown {
  /** The table as it is shown now: as it was after this, or as it is. */
  readonly on: GameScene;
  /** What is being told; nothing when everything has been. */
  readonly fact: FactSheet | null;
  readonly isPlaying: boolean;
  /** Shows everything at once. */
  readonly skip: () => void;
}

interface Step {
  readonly fact: FactSheet;
  readonly on: GameScene;
  /** How much longer than others it takes to read. */
  readonly length: number;
}

/** A sentence that a bot says is read, not only looked at. */
const SAID_LENGTH = 3;

/** How long a step is shown at most, and all of them together, in milliseconds. */
const PACES: Readonly<Record<Speed, { readonly step: number; readonly all: number }>> = {
  off: { step: 0, all: 0 },
  fast: { step: 350, all: 2500 },
  usual: { step: 800, all: 6000 },
  slow: { step: 1500, all: 20_000 },
};

/** Facts in their order, each with the latest table that is known by then. */
function stepsOf(sheet: TableSheet, before: GameScene): Step[] {
  let on = before;
  return sheet.news.flatMap(({ facts, after, said }) => {
    const was = on;
    on = after ?? on;
    return [
      ...(said === undefined ? [] : [saidStep(said, was)]),
      ...facts.map((fact, i) => ({ fact, on: i === facts.length - 1 ? on : was, length: 1 })),
    ];
  });
}

function saidStep(said: string, on: GameScene): Step {
  return { fact: { words: said, rule: "", places: [] }, on, length: SAID_LENGTH };
}

function isSequelTo(last: TableSheet | null, sheet: TableSheet): last is TableSheet {
  if (last === null || last === sheet || speed.value === "off") return false;
  // Another pair of eyes has its own story; an undo has none.
  const isSameEyes = !sheet.hasSecrets || last.seat === sheet.seat;
  return isSameEyes && sheet.answers > last.answers;
}

/** Plays what happened since the sheet before. The first sheet of a table is simply there. */
export function usePlayback(sheet: TableSheet): Shown {
  const before = useRef<TableSheet | null>(null);
  const [steps, setSteps] = useState<readonly Step[]>([]);
  const [at, setAt] = useState(0);
  const position = useRef(0);
  position.current = at;
  const skip = (): void => setSteps([]);
  useEffect(() => {
    const last = before.current;
    before.current = sheet;
    const isSequel = isSequelTo(last, sheet);
    const next = isSequel ? stepsOf(sheet, last.on) : [];
    // What is still being shown is shown to its end, and then what came meanwhile.
    setSteps((shown) => (isSequel ? [...shown.slice(position.current), ...next] : next));
    setAt(0);
  }, [sheet]);
  useEffect(() => {
    if (at >= steps.length) {
      if (steps.length > 0) setSteps([]);
      return;
    }
    const { step, all } = PACES[speed.value];
    const pause = Math.min(step, all / steps.length) * steps[at].length;
    const timer = setTimeout(() => setAt(at + 1), pause);
    return () => clearTimeout(timer);
  }, [steps, at]);
  const step = steps[at];
  useEffect(() => {
    told.value = step?.fact.places ?? [];
  }, [step]);
  return {
    // Until the show begins, the table is as it was: nothing is given away.
    on: step?.on ?? (isSequelTo(before.current, sheet) ? before.current.on : sheet.on),
    fact: step?.fact ?? null,
    isPlaying: step !== undefined,
    skip,
  };
}
