import { Piscina } from "piscina";
import { type Message, messageOf, type Reply, type Results, type Wanted } from "./message.js";
import type { Thought } from "./thinker.js";

/** A worker that needs more memory than this dies: pieces from anywhere may ask for anything. */
const MEMORY_MB = 256;

type Worker = Piscina<Message, Reply>;

/** Told of each thought that came to nothing although it was wanted, and why. */
export interface LaneEvents {
  /** It took longer than it may: its worker was stopped. */
  late(thought: Thought, mostMs: number): void;
  /** Its worker died: it ran out of memory, or ended. */
  died(thought: Thought, error: unknown): void;
}

/**
 * One worker thread, which thinks one thought at a time and is replaced when it was stopped. It is
 * a pool of one: a bigger pool does not say when a worker begins with a thought, and a budget that
 * ran while a new worker is loading would stop it again and again.
 */
export class Lane {
  readonly #file: string;
  readonly #events: LaneEvents;
  #worker: Worker | undefined;
  #ended: Promise<void> = Promise.resolve();

  constructor(file: string, events: LaneEvents) {
    this.#file = file;
    this.#events = events;
  }

  /** Kept when a worker is there to think. */
  async ready(): Promise<void> {
    if (this.#worker === undefined) await this.#wake();
  }

  /**
   * What came of the thought, or undefined if the worker came to nothing, because it took longer than
   * it may from when it began or died of the thought. Throws if the thought cannot be thought.
   */
  async think<W extends Wanted>(
    thought: Thought,
    wants: W,
    mostMs: number,
  ): Promise<Results[W] | undefined> {
    const worker = this.#worker ?? (await this.#wake());
    const reply = await this.#within(mostMs, worker, thought, () => ask(worker, thought, wants));
    if (reply === undefined) return undefined;
    if (wants in reply) return (reply as Results)[wants];
    throw new Error("error" in reply ? reply.error : `the worker gave no ${wants}`);
  }

  /** Ends what is being thought: nothing comes of it, and the next thought wakes another worker. */
  stop(): void {
    this.#end();
  }

  close(): Promise<void> {
    this.#end();
    return this.#ended;
  }

  async #wake(): Promise<Worker> {
    const worker: Worker = new Piscina({
      filename: this.#file,
      minThreads: 1,
      maxThreads: 1,
      // Neither the host's settings nor the flags of its process: thoughts are all that it gets.
      env: {},
      execArgv: [],
      resourceLimits: { maxOldGenerationSizeMb: MEMORY_MB },
      recordTiming: false,
    });
    // biome-ignore lint/plugin: the promise of the worker rejects with it; the event would end the process
    worker.on("error", () => {});
    this.#worker = worker;
    try {
      await worker.run(undefined as never, { name: "wake" });
      return worker;
    } catch (cause) {
      this.#end();
      throw new Error(`the worker ${this.#file} did not start`, { cause });
    }
  }

  /** What came of the work, or undefined if the worker did not live to answer. */
  async #within(
    mostMs: number,
    worker: Worker,
    thought: Thought,
    work: () => Promise<Reply>,
  ): Promise<Reply | undefined> {
    const budget = setTimeout(() => {
      this.#events.late(thought, mostMs);
      this.#end();
    }, mostMs);
    try {
      return await work();
    } catch (error) {
      // Otherwise it was stopped by us.
      if (this.#worker === worker) this.#events.died(thought, error);
      this.#end();
      return undefined;
    } finally {
      clearTimeout(budget);
    }
  }

  /** Stops the worker in the middle of whatever it does. The next thought wakes another one. */
  #end(): void {
    // Once only: destroyed a second time, a pool takes the end of its worker for an accident and
    // starts a new one.
    const gone = this.#worker?.destroy();
    this.#worker = undefined;
    this.#ended = this.#ended.then(() => gone);
  }
}

/** Asks without the pieces first. */
async function ask(worker: Worker, thought: Thought, wants: Wanted): Promise<Reply> {
  const reply = await worker.run(messageOf(thought, wants, false));
  return "lacks" in reply ? worker.run(messageOf(thought, wants, true)) : reply;
}
