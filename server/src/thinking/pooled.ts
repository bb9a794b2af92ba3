import { fileURLToPath } from "node:url";
import { fallback } from "./fallback.js";
import { Lane } from "./lane.js";
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

type Done = Parameters<Thinker["think"]>[1];

/** A thought whose turn has not come. */
interface Waiting {
  readonly thought: Thought;
  readonly done: Done;
}

/** Thinks in worker threads. Threads start when they are needed for the first time. */
export function pooledThinker({ threads, budgetMs }: ThinkingOptions): PooledThinker {
  const lanes = Array.from({ length: threads }, () => new Lane(WORKER, budgetMs));
  // The lane that was used last is taken first: it is awake, and others may stay asleep.
  const idle = [...lanes];
  const waiting: Waiting[] = [];
  const counted = { thoughts: 0, fallbacks: 0, ms: 0 };
  let isClosed = false;

  async function decision(lane: Lane, thought: Thought): Promise<readonly string[]> {
    const began = performance.now();
    const keys = await lane.think(thought);
    if (keys === undefined) counted.fallbacks++;
    counted.thoughts++;
    counted.ms += performance.now() - began;
    return keys ?? fallback(thought);
  }

  function begin(lane: Lane, { thought, done }: Waiting): void {
    const finish = (error: Error | null, keys: readonly string[]): void => {
      idle.push(lane);
      next();
      if (isClosed) done(closed(), []);
      else done(error, keys);
    };
    decision(lane, thought).then(
      (keys) => finish(null, keys),
      (error: Error) => finish(error, []),
    );
  }

  function next(): void {
    const [first] = waiting;
    const lane = first && idle.pop();
    if (lane === undefined) return;
    waiting.shift();
    begin(lane, first);
  }

  return {
    think(thought, done) {
      if (isClosed) {
        done(closed(), []);
        return;
      }
      waiting.push({ thought, done });
      next();
    },
    stats: () => ({ ...counted, waiting: waiting.length }),
    async close() {
      isClosed = true;
      for (const { done } of waiting.splice(0)) done(closed(), []);
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

function closed(): Error {
  return new Error("the thinker is closed; expected no more thoughts");
}
