import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { speed } from "../keep/settings.js";
import type { FactSheet, GameScene } from "../sheet/sheet.js";
import { type Desk, told } from "./desk.js";
import { at, type Playback, withSheet } from "./playback-queue.js";

/** What the board draws, and the fact that is being shown. */
export interface Shown {
  /** The scene as it was after the facts shown so far, or the latest one. */
  readonly on: GameScene;
  /** How many answers had been given in that scene. */
  readonly answers: number;
  /** Nothing when all facts have been shown. */
  readonly fact: FactSheet | null;
  readonly isPlaying: boolean;
  /** Shows everything at once. */
  readonly skip: () => void;
}

interface Played {
  readonly shown: Shown;
  /** The desk without what the board has not reached yet: question, end and the latest lines of the log. */
  readonly desk: Desk;
}

/** Shows what happened since the sheet before, fact by fact; the question waits for the board. */
export function usePlayback(latest: Desk): Played {
  const { sheet } = latest;
  const playback = useRef<Playback | null>(null);
  const [, redraw] = useState({});
  playback.current = withSheet(playback.current, sheet, speed.value, performance.now());
  const [step] = playback.current.steps;
  const goTo = (now: number): void => {
    if (playback.current !== null) playback.current = at(playback.current, now);
    redraw({});
  };
  useEffect(() => {
    if (step === undefined) return;
    // A timer may fire a little early.
    const next = (): void => goTo(Math.max(step.until, performance.now()));
    const timer = setTimeout(next, step.until - performance.now());
    return () => clearTimeout(timer);
  }, [step]);
  useEffect(() => {
    told.value = step?.fact.places ?? [];
  }, [step?.fact]);
  const { on, answers } = step ?? sheet;
  const isPlaying = step !== undefined;
  const shownSheet = useMemo(
    () => (isPlaying ? { ...sheet, question: null, end: null } : sheet),
    [sheet, isPlaying],
  );
  const lines = Math.max(0, latest.log.length - (sheet.answers - answers));
  const log = useMemo(() => latest.log.slice(0, lines), [latest.log, lines]);
  return {
    shown: {
      on,
      answers,
      fact: step?.fact ?? null,
      isPlaying,
      skip: () => goTo(Number.POSITIVE_INFINITY),
    },
    desk: { ...latest, sheet: shownSheet, log },
  };
}
