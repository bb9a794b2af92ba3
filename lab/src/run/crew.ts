import { fileURLToPath } from "node:url";
import { Worker } from "node:worker_threads";
import type { Failed, Task } from "../row.js";
import { seedOf, type Workload } from "./plan.js";

/**
 * Threads load JavaScript only, so the worker is always the built one. The path is right from
 * `src/` and from `dist/`, which lie beside each other.
 */
const WORKER = fileURLToPath(new URL("../../dist/run/worker.js", import.meta.url));

/** Each thread has so many games at hand, so that it need not wait between two of them. */
const AT_HAND = 2;

interface Work {
  readonly workload: Workload;
  readonly tasks: Iterator<Task>;
  readonly cores: number;
  readonly signal: AbortSignal;
  /** Gets the row of each game as a line, in the order in which they end. */
  readonly onGame: (line: string) => void;
}

/** Plays all tasks on so many threads, or until the signal; games that are going on are dropped then. */
export async function playAll(work: Work): Promise<void> {
  const lanes = Array.from({ length: work.cores }, () => playLane(work));
  await Promise.all(lanes);
}

/** One thread after the other, as long as there are tasks: usually one does them all. */
async function playLane(work: Work): Promise<void> {
  let given: Task[] = [];
  do {
    const crash = await playInThread(work, given);
    if (crash === undefined) return;
    // The thread died of the first game that it had; the others are played again.
    const [broken, ...others] = given;
    if (broken === undefined) throw crash;
    work.onGame(JSON.stringify(failureOf(work.workload, broken, crash)));
    given = others;
  } while (!work.signal.aborted);
}

function failureOf({ seed }: Workload, task: Task, crash: Error): Failed {
  return { ...task, seed: seedOf(seed, task), error: `the thread ended: ${crash.message}` };
}

/** Gives back why the thread died, or undefined when all is done; `given` holds what it was given. */
function playInThread(
  { workload, tasks, signal, onGame }: Work,
  given: Task[],
): Promise<Error | undefined> {
  return new Promise((resolve) => {
    if (signal.aborted) {
      resolve(undefined);
      return;
    }
    const thread = new Worker(WORKER, { workerData: workload });
    const end = (crash?: Error): void => {
      signal.removeEventListener("abort", stop);
      void thread.terminate().then(() => resolve(crash));
    };
    const stop = (): void => end();
    const give = (): void => {
      const next = tasks.next();
      if (next.done !== true) {
        given.push(next.value);
        thread.postMessage(next.value);
      } else if (given.length === 0) end();
    };
    signal.addEventListener("abort", stop);
    thread.on("error", end);
    thread.on("message", (line: string) => {
      if (signal.aborted) return;
      given.shift();
      onGame(line);
      give();
    });
    for (const task of given) thread.postMessage(task);
    while (given.length < AT_HAND) {
      const before = given.length;
      give();
      if (given.length === before) break;
    }
  });
}
