import type { Recorder } from "./recorder.js";
import type { ServerProcess, Usage } from "./server-process.js";

/** Who is told what becomes of the moves at a table. */
export interface Watcher {
  /** The move is over: who gets something of it has got it. `toAll`: each connection got some. */
  moved(table: LiveTable, toAll: boolean): void;
  failed(error: Error): void;
}

/** A table of four connections with a game under way. One move at a time. */
export interface LiveTable {
  watcher: Watcher;
  /** Sends a random legal move; false, if the game is over. */
  move(): boolean;
  close(): void;
}

export const SEATS = 4;

/** A server under measurement, with what is played on it. */
export interface Lane {
  readonly name: string;
  /** How many moves a random game has on average; Infinity if it never ends. */
  readonly length: number;
  /** Before the clock runs, tables make up to so many moves: so they are at different stages. */
  readonly stagger: number;
  readonly server: ServerProcess;
  /** Told when what is played is what is measured. */
  readonly recorder?: Recorder;
  /** Opens tables, takes all their seats and begins the games. */
  open(count: number): Promise<LiveTable[]>;
}

/** Does something for each of many, only so many at once. */
export async function each<T>(
  count: number,
  atOnce: number,
  act: (i: number) => Promise<T>,
): Promise<T[]> {
  const results: T[] = [];
  let next = 0;
  const worker = async (): Promise<void> => {
    while (next < count) {
      const i = next++;
      results[i] = await act(i);
    }
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, count) }, worker));
  return results;
}

/** What a server used between two looks at it. */
export function spent(before: Usage, after: Usage): number {
  return after.cpuMicros - before.cpuMicros;
}
