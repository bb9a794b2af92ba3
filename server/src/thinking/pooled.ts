import { fileURLToPath } from "node:url";
import { workerFile } from "../built-files.js";
import type { Reporter } from "../core/parts.js";
import { stderrReport } from "../report.js";
import { fallback } from "./fallback.js";
import { Lane, type LaneEvents } from "./lane.js";
import type { Results, Wanted } from "./message.js";
import { mostOf, PATIENCE_MS, shareOf, timeOf, withTime } from "./pace.js";
import { NoTime, type Thinker, type Thought, UNDECIDED } from "./thinker.js";

/** About as long as a worker takes to wake: to stop one that is done before that helps nobody. */
const WAKING_MS = 500;

export interface ThinkingOptions {
  /** How many worker threads think at the same time. */
  readonly threads: number;
  /**
   * A decision that takes so much longer than its bot is meant to take is stopped, and any legal
   * answer is given instead.
   */
  readonly budgetMs: number;
  /** The file that thinks, if it is not the usual one. */
  readonly worker?: string;
  readonly report?: Reporter;
}

interface ThinkingStats {
  /** Thoughts that were answered, fallbacks among them. */
  readonly thoughts: number;
  /** Thoughts that were stopped and answered with any legal option. */
  readonly fallbacks: number;
  /** Thoughts that no worker has begun yet. */
  readonly waiting: number;
  /** How long they took in all: starting threads included, waiting for a thread not. */
  readonly ms: number;
}

export type PooledThinker = Thinker & { stats(): ThinkingStats };

/** What a thread is busy with. */
interface Running {
  /** Called off: nobody wants it any more. */
  readonly off: AbortSignal | undefined;
  /** When it is meant to be done. */
  until: number;
}

/** A thought whose turn has not come. */
interface Waiting {
  /** How long it is meant to take. */
  readonly meant: number;
  begin(lane: Lane): Promise<void>;
  giveUp(error: Error): void;
}

const usualWorker = (): string => fileURLToPath(workerFile("thinking/worker.js"));

/** Thinks in worker threads. Threads start when they are needed for the first time. */
export function pooledThinker(options: ThinkingOptions): PooledThinker {
  const { threads, budgetMs, worker = usualWorker(), report = stderrReport } = options;
  const lanes = Array.from({ length: threads }, () => new Lane(worker, eventsTo(report)));
  // The lane that was used last is taken first: it is awake, and others may stay asleep.
  const idle = [...lanes];
  const waiting: Record<Wanted, Waiting[]> = { hint: [], decision: [] };
  const running = new Map<Lane, Running>();
  const counted = { thoughts: 0, fallbacks: 0, ms: 0 };
  let isClosed = false;

  const all = (): Waiting[] => [...waiting.hint, ...waiting.decision];

  /** Takes a thought out of its queue; false if it is not there any more. */
  function leave(one: Waiting, wants: Wanted): boolean {
    const at = waiting[wants].indexOf(one);
    if (at >= 0) waiting[wants].splice(at, 1);
    return at >= 0;
  }

  async function found<W extends Wanted>(
    lane: Lane,
    thought: Thought,
    wants: W,
    asked: number,
    off: AbortSignal | undefined,
  ): Promise<Results[W] | undefined> {
    const began = performance.now();
    // A worker that is waking is not stopped: whoever comes next needs it, too.
    const now: Running = { off, until: 0 };
    running.set(lane, now);
    await lane.ready();
    if (off?.aborted) return undefined;
    const waited = performance.now() - asked;
    // The worker had to wake, on a machine that has too much to do.
    if (wants === "hint" && waited > PATIENCE_MS) throw crowded();
    const behind = all().reduce((sum, { meant }) => sum + meant, 0) / threads;
    const ms = shareOf(timeOf(thought.bot), waited, behind);
    now.until = performance.now() + ms;
    const hurried = { ...thought, bot: withTime(thought.bot, ms) };
    const result = await lane.think(hurried, wants, mostOf(wants === "hint", ms, budgetMs, waited));
    if (off?.aborted) return undefined;
    if (result === undefined) counted.fallbacks++;
    counted.thoughts++;
    counted.ms += performance.now() - began;
    return result;
  }

  function enqueue<W extends Wanted>(
    thought: Thought,
    wants: W,
    instead: () => Results[W],
    done: (error: Error | null, result: Results[W]) => void,
    off?: AbortSignal,
  ): void {
    const giveUp = (error: Error): void => done(error, NOTHING[wants]);
    if (isClosed) {
      giveUp(closed());
      return;
    }
    const asked = performance.now();
    const finish = (lane: Lane, error: Error | null, result: Results[W]): void => {
      running.delete(lane);
      idle.push(lane);
      next();
      if (off?.aborted) return;
      if (isClosed) giveUp(closed());
      else done(error, result);
    };
    const begin = (lane: Lane): Promise<void> =>
      found(lane, thought, wants, asked, off)
        .then((result) => result ?? instead())
        .then(
          (result) => finish(lane, null, result),
          (error: Error) => finish(lane, error, NOTHING[wants]),
        )
        // An exception of the callback: as an unhandled rejection it would end the process.
        .catch((error: unknown) => report.fault("bot-task", error, thought.table));
    const one: Waiting = { meant: timeOf(thought.bot), begin, giveUp };
    waiting[wants].push(one);
    if (wants === "hint") {
      setTimeout(() => leave(one, wants) && giveUp(crowded()), PATIENCE_MS).unref();
    }
    // In the queue it is dropped; in a thread it makes room for those who wait.
    off?.addEventListener("abort", () => leave(one, wants) || next(), { once: true });
    // Not before all who ask now have asked: seats that decide at the same time share it alike.
    queueMicrotask(next);
  }

  /** Hints come first: people wait for them, and there is one at a time for each. */
  function next(): void {
    const queue = waiting.hint.length > 0 ? waiting.hint : waiting.decision;
    const [first] = queue;
    if (first === undefined) return;
    const lane = idle.pop();
    if (lane === undefined) {
      stopUnwanted();
      return;
    }
    queue.shift();
    void first.begin(lane);
  }

  /** A thread that goes on thinking what nobody wants any more is freed. */
  function stopUnwanted(): void {
    const soon = performance.now() + WAKING_MS;
    for (const [lane, { off, until }] of running) {
      if (off?.aborted && until > soon) lane.stop();
    }
  }

  return {
    think: (thought, done, off) =>
      enqueue(thought, "decision", () => ({ keys: fallback(thought) }), done, off),
    advise: (thought, done) => enqueue(thought, "hint", tooLong, done),
    stats: () => ({ ...counted, waiting: all().length }),
    async close() {
      isClosed = true;
      const late = all();
      waiting.hint = [];
      waiting.decision = [];
      for (const { giveUp } of late) giveUp(closed());
      await Promise.all(lanes.map((lane) => lane.close()));
    },
  };
}

/** A bot goes on with any legal answer, a hint is refused: the log says which, and why. */
function eventsTo(report: Reporter): LaneEvents {
  return {
    late: ({ bot, game, table }, ms) =>
      report.warn("a bot was stopped because it took too long", { bot, game, table, ms }),
    died: ({ bot, game, table }, cause) => {
      const problem = `the worker thread of bot "${bot}" in game "${game}" died: ${cause}`;
      report.fault("bot-thread", new Error(problem, { cause }), table);
    },
  };
}

/** What is handed over beside an error. */
const NOTHING: Results = { decision: UNDECIDED, hint: null };

/** Advice that nobody thought out would be worse than none. */
function tooLong(): never {
  throw new NoTime("it took too long; ask again");
}

function crowded(): NoTime {
  return new NoTime("too many are thinking just now; ask again in a moment");
}

function closed(): NoTime {
  return new NoTime("the thinker is closed; expected no more thoughts");
}
