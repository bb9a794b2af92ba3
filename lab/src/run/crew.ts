import type { Worker } from "node:worker_threads";
import type { Failed, Task } from "../row.js";
import { seedOf, type Workload } from "./plan.js";
import { READY } from "./thread.js";

/** Each thread has so many games at hand, so that it need not wait between two of them. */
const AT_HAND = 2;

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

/** One thread after the other, as long as there are tasks: usually one does them all. */
async function playLane(work: Work): Promise<void> {
  let given: Task[] = [];
  while (!work.signal.aborted) {
    const crash = await new Thread(work, given).end;
    if (crash === undefined) return;
    // It died of the first game that it had; the others are played by the next one.
    const [broken, ...others] = given;
    if (broken === undefined) throw crash;
    work.onGame(JSON.stringify(failureOf(work.workload, broken, crash)));
    given = others;
  }
}

function failureOf({ seed }: Workload, task: Task, crash: Error): Failed {
  return { ...task, seed: seedOf(seed, task), error: `the thread ended: ${crash.message}` };
}

/** One thread and the games that it has at hand. */
class Thread {
  /** Why it died, or undefined when there was nothing more to do. */
  readonly end: Promise<Error | undefined>;
  readonly #work: Work;
  readonly #given: Task[];
  readonly #worker: Worker;
  #isReady = false;

  constructor(work: Work, given: Task[]) {
    this.#work = work;
    this.#given = given;
    this.#worker = work.newThread(work.workload);
    this.end = new Promise((resolve, reject) => {
      const stop = (): void => end(undefined);
      const end = (crash: Error | undefined): void => {
        work.signal.removeEventListener("abort", stop);
        void this.#worker.terminate().then(() => resolve(crash));
      };
      work.signal.addEventListener("abort", stop);
      // A thread that cannot even start would not the next time either.
      this.#worker.on("error", (crash: Error) => (this.#isReady ? end(crash) : reject(crash)));
      this.#worker.on("message", (line: string) => {
        if (work.signal.aborted) return;
        if (line === READY) this.#start();
        else this.#takeIn(line);
        if (given.length === 0) end(undefined);
      });
    });
  }

  #start(): void {
    this.#isReady = true;
    for (const task of this.#given) this.#worker.postMessage(task);
    while (this.#given.length < AT_HAND && this.#give());
  }

  #takeIn(line: string): void {
    this.#given.shift();
    this.#work.onGame(line);
    this.#give();
  }

  /** Gives the thread another game; false when there is none. */
  #give(): boolean {
    const next = this.#work.tasks.next();
    if (next.done === true) return false;
    this.#given.push(next.value);
    this.#worker.postMessage(next.value);
    return true;
  }
}
