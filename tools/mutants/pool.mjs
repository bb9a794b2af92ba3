// Some threads that try mutants. One that hangs is ended, and its mutant counts as noticed.

import { Worker } from "node:worker_threads";

/** @typedef {import("./bundle.mjs").Program} Program */
/** @typedef {import("./worker.mjs").Job} Job */
/** @typedef {import("./worker.mjs").Answer} Answer */
/** @typedef {import("./worker.mjs").Baseline} Baseline */

/**
 * A single test or the loading of the game never takes as long as this. It is the time that the
 * processor worked for all threads together, so that a busy machine makes no difference.
 */
const HANG_SECONDS = 60;
const LOOK_MS = 1000;

export class Pool {
  /** @type {Baseline | undefined} */
  baseline = undefined;

  /** @param {Program} program */
  constructor(program) {
    this.program = program;
  }

  /** Runs all tests once without a mutant. */
  async measure() {
    const thread = new Thread(this.program, undefined);
    this.baseline = /** @type {Baseline} */ ((await thread.ask("measure")).baseline);
    await thread.end();
    return this.baseline;
  }

  /**
   * @param {number} threads
   * @param {() => Job | undefined} next
   * @param {(answer: Answer) => void} tell
   */
  async run(threads, next, tell) {
    const work = async () => {
      let thread = new Thread(this.program, this.baseline);
      for (let job = next(); job !== undefined; job = next()) {
        let answer = await thread.try(job);
        if (answer.end === "dirty") {
          thread = await thread.renew(this.baseline);
          answer = await thread.try({ ...job, isFresh: true });
        }
        if (thread.isDead) thread = await thread.renew(this.baseline);
        tell(answer);
      }
      await thread.end();
    };
    await Promise.all(Array.from({ length: threads }, work));
  }
}

class Thread {
  isDead = false;
  heartbeat = new Int32Array(new SharedArrayBuffer(4));

  /**
   * @param {Program} program
   * @param {Baseline | undefined} baseline
   */
  constructor(program, baseline) {
    this.program = program;
    const { game, stable, packages, sites } = program;
    const data = { game, stable, packages, sites, baseline, heartbeat: this.heartbeat };
    this.worker = new Worker(new URL("./worker.mjs", import.meta.url), {
      workerData: data,
      stdout: true,
      stderr: true,
      resourceLimits: { maxOldGenerationSizeMb: 2048 },
    });
    this.ready = new Promise((resolve, reject) => {
      this.worker.once("message", resolve);
      this.worker.once("error", reject);
    });
  }

  /**
   * @param {Job} job
   * @returns {Promise<Answer>} also of a thread that dies or hangs
   */
  async try(job) {
    await this.ready;
    try {
      return (await this.ask(job)).answer;
    } catch {
      // biome-ignore lint/plugin: a mutant may end its thread by any error; without one it has run
      this.isDead = true;
      return { mutant: job.mutant, end: "endless" };
    }
  }

  /**
   * @param {Job | "measure"} job
   * @returns {Promise<any>}
   */
  async ask(job) {
    await this.ready;
    return new Promise((resolve, reject) => {
      const settle =
        (/** @type {(value: any) => void} */ how) => (/** @type {unknown} */ value) => {
          clearInterval(watch);
          this.worker.off("message", answered);
          this.worker.off("error", failed);
          how(value);
        };
      const answered = settle(resolve);
      const failed = settle(reject);
      const watch = this.watch(() => failed(new Error("hangs")));
      this.worker.on("message", answered);
      this.worker.on("error", failed);
      this.worker.postMessage(job);
    });
  }

  /** @param {() => void} hang */
  watch(hang) {
    let beat = -1;
    let since = 0;
    return setInterval(() => {
      const now = Atomics.load(this.heartbeat, 0);
      if (now !== beat) since = workedSeconds();
      else if (workedSeconds() - since > HANG_SECONDS) hang();
      beat = now;
    }, LOOK_MS);
  }

  /** @param {Baseline | undefined} baseline */
  async renew(baseline) {
    await this.end();
    return new Thread(this.program, baseline);
  }

  async end() {
    // biome-ignore lint/plugin: the thread is given up, and what it broke with has been counted
    this.worker.on("error", () => {});
    await this.worker.terminate();
  }
}

/** How long the processor has worked for this program. */
function workedSeconds() {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1e6;
}
