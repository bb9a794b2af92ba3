import { fileURLToPath } from "node:url";
import { fallback } from "./fallback.js";
import { Lane } from "./lane.js";
import type { Results, Wanted } from "./message.js";
import type { Thinker, Thought } from "./thinker.js";

/**
 * Threads load JavaScript only, so the worker is always the built one. The path is right from
 * `src/` and from `dist/`, which lie beside each other: a test that runs the sources needs a build
 * (`npm install` makes one), and its workers think with what was built.
 */
const WORKER = fileURLToPath(new URL("../../dist/thinking/worker.js", import.meta.url));

export interface ThinkingOptions {
  /** How many worker threads think at the same time. */
  readonly threads: number;
  /** A decision that takes longer is stopped, and any legal answer is given instead. */
  readonly budgetMs: number;
}

interface ThinkingStats {
  /** Thoughts that were answered with keys, fallbacks among them. */
  readonly thoughts: number;
  /** Thoughts that were stopped and answered with any legal option. */
  readonly fallbacks: number;
  /** Thoughts that no worker has begun yet. */
  readonly waiting: number;
  /** How long they took in all: starting threads included, waiting for a thread not. */
  readonly ms: number;
}

export type PooledThinker = Thinker & { stats(): ThinkingStats };

/** A thought whose turn has not come. */
interface Waiting {
  begin(lane: Lane): Promise<void>;
  giveUp(error: Error): void;
}

/** Thinks in worker threads. Threads start when they are needed for the first time. */
export function pooledThinker({ threads, budgetMs }: ThinkingOptions): PooledThinker {
  const lanes = Array.from({ length: threads }, () => new Lane(WORKER, budgetMs));
  // The lane that was used last is taken first: it is awake, and others may stay asleep.
  const idle = [...lanes];
  const waiting: Waiting[] = [];
  const counted = { thoughts: 0, fallbacks: 0, ms: 0 };
  let isClosed = false;

  async function timed<W extends Wanted>(
    lane: Lane,
    thought: Thought,
    wants: W,
  ): Promise<Results[W] | undefined> {
    const began = performance.now();
    const found = await lane.think(thought, wants);
    if (found === undefined) counted.fallbacks++;
    counted.thoughts++;
    counted.ms += performance.now() - began;
    return found;
  }

  function enqueue<W extends Wanted>(
    thought: Thought,
    wants: W,
    instead: () => Results[W],
    done: (error: Error | null, found: Results[W]) => void,
  ): void {
    const giveUp = (error: Error): void => done(error, NOTHING[wants]);
    if (isClosed) {
      giveUp(closed());
      return;
    }
    const finish = (lane: Lane, error: Error | null, found: Results[W]): void => {
      idle.push(lane);
      next();
      if (isClosed) giveUp(closed());
      else done(error, found);
    };
    const begin = (lane: Lane): Promise<void> =>
      timed(lane, thought, wants)
        .then((found) => found ?? instead())
        .then(
          (found) => finish(lane, null, found),
          (error: Error) => finish(lane, error, NOTHING[wants]),
        );
    waiting.push({ begin, giveUp });
    next();
  }

  function next(): void {
    const [first] = waiting;
    const lane = first && idle.pop();
    if (lane === undefined) return;
    waiting.shift();
    void first.begin(lane);
  }

  return {
    think: (thought, done) => enqueue(thought, "keys", () => fallback(thought), done),
    advise: (thought, done) => enqueue(thought, "hint", tooLong, done),
    stats: () => ({ ...counted, waiting: waiting.length }),
    async close() {
      isClosed = true;
      for (const { giveUp } of waiting.splice(0)) giveUp(closed());
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

/** What is handed over beside an error. */
const NOTHING: Results = { keys: [], hint: null };

/** Advice that nobody thought out would be worse than none. */
function tooLong(): never {
  throw new Error("it took too long");
}

function closed(): Error {
  return new Error("the thinker is closed; expected no more thoughts");
}
