import type { Progress } from "@coterie/lab";
import type { Io } from "../io.js";

/** How far an experiment is: one line that is drawn again and again, or a line now and then. */

const REDRAW_MS = 200;
const LINE_MS = 10_000;
const WIDEST_BAR = 40;

export interface ProgressLine {
  show(progress: Progress): void;
  /** Leaves the last line as it is. */
  end(): void;
}

export function progressLine(io: Io): ProgressLine {
  const started = io.now();
  const every = io.isTerminal ? REDRAW_MS : LINE_MS;
  let last = io.isTerminal ? Number.NEGATIVE_INFINITY : started;
  let isDrawn = false;
  return {
    show(progress) {
      const now = io.now();
      const isLast = progress.done === progress.wanted && io.isTerminal;
      if (now - last < every && !isLast) return;
      last = now;
      const words = progressWords(progress, (now - started) / 1000);
      if (io.isTerminal) {
        io.writeError(
          `\r${`${bar(progress, io.columns - words.length - 4)} ${words}`.padEnd(io.columns - 1)}`,
        );
        isDrawn = true;
      } else io.writeError(`${words}\n`);
    },
    end() {
      if (isDrawn) io.writeError("\n");
    },
  };
}

function bar({ done, wanted }: Progress, room: number): string {
  const width = Math.max(0, Math.min(WIDEST_BAR, room));
  const full = wanted === 0 ? width : Math.floor((width * done) / wanted);
  return `[${"█".repeat(full)}${"·".repeat(width - full)}]`;
}

function progressWords({ done, found, wanted }: Progress, seconds: number): string {
  const rate = seconds > 0 ? (done - found) / seconds : 0;
  const counted = `${done} of ${wanted} games`;
  if (rate === 0 || done === wanted) return counted;
  return `${counted} · ${rateWords(rate)} · ${timeWords((wanted - done) / rate)} left`;
}

export function rateWords(rate: number): string {
  return rate >= 1 ? `${rate.toFixed(1)} games/s` : `${(60 * rate).toFixed(1)} games/min`;
}

export function timeWords(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole < 60) return `${whole} s`;
  const minutes = Math.floor(whole / 60);
  if (minutes < 60) return `${minutes} min ${whole % 60} s`;
  return `${Math.floor(minutes / 60)} h ${minutes % 60} min`;
}
