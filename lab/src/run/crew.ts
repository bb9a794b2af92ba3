import type { Worker } from "node:worker_threads";
import type { Failed, Task } from "../row.js";
import { seedOf, type Workload } from "./plan.js";
import { READY } from "./thread.js";

interface Work {
  readonly workload: Workload;
  readonly tasks: Iterator<Task>;
  readonly cores: number;
  readonly signal: AbortSignal;
  readonly newThread: (workload: Workload) => Worker;
  /** Gets the row of each game as a line, in the order in which they end. */
  readonly onGame: (line: string) => void;
}

/** Plays all tasks on so many threads, or until the signal; games that are going on are dropped then. */
export async function playAll(work: Work): Promise<void> {
  const lanes = Array.from({ length: work.cores }, () => playLane(work));
  await Promise.all(lanes);
}

/** Usually one thread does all the work of a lane; one that dies is followed by another. */
async function playLane(work: Work): Promise<void> {
  while (!work.signal.aborted) {
    const accident = await playInThread(work);
    if (accident === undefined) return;
    work.onGame(JSON.stringify(accident));
  }
}

/**
 * Gives a thread one game after the other, until there are no more. If it dies of one, that game is
 * given back as failed; a thread that cannot even start is an error, because no other one could.
 */
function playInThread(work: Work): Promise<Failed | undefined> {
  const { workload, tasks, signal, newThread, onGame } = work;
  return new Promise((resolve, reject) => {
    const thread = newThread(workload);
    let current: Task | undefined;
    const end = (accident?: Failed): void => {
      signal.removeEventListener("abort", stop);
      void thread.terminate().then(() => resolve(accident));
    };
    const stop = (): void => end();
    const give = (): void => {
      const next = tasks.next();
      current = next.done === true ? undefined : next.value;
      if (current === undefined) end();
      else thread.postMessage(current);
    };
    signal.addEventListener("abort", stop);
    thread.on("error", (crash: Error) => {
      if (current === undefined) reject(crash);
      else end(failureOf(workload, current, crash));
    });
    thread.on("message", (line: string) => {
      if (signal.aborted) return;
      try {
        if (line !== READY) onGame(line);
        // The receiver of the game may have aborted.
        if (!signal.aborted) give();
      } catch (error) {
        // The game cannot be kept: the run fails, instead of the process by an uncaught error.
        signal.removeEventListener("abort", stop);
        void thread.terminate().then(() => reject(error));
      }
    });
  });
}

function failureOf({ seed }: Workload, task: Task, crash: Error): Failed {
  return { ...task, seed: seedOf(seed, task), error: `the thread ended: ${crash.message}` };
}
