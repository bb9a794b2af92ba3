import type { Remote } from "comlink";
import type { PartFault } from "../errors/part-fault.js";
import type { Thinking } from "./serve.js";
import { startThinking } from "./start.js";

/**
 * Somebody who thinks, in a worker of its own that starts with the first question. Thoughts are not
 * interrupted by messages, so to be stopped is to be ended; the next question starts another one.
 */
export class Mind {
  private working: ReturnType<typeof startThinking> | undefined;
  /** Ends the wait for what is being thought. */
  private giveUp: (() => void) | undefined;

  constructor(private readonly game: string) {}

  /** What comes of it, or nothing if it was stopped. One question at a time. */
  async ask<T>(call: (thinking: Remote<Thinking>) => Promise<T>): Promise<T | null> {
    this.working ??= startThinking(this.game);
    const { thinking, failed } = this.working;
    let giveUp = (): void => {};
    const stopped = new Promise<null>((resolve) => {
      giveUp = () => resolve(null);
    });
    this.giveUp = giveUp;
    try {
      return await Promise.race([
        call(thinking),
        stopped,
        failed.then((fault) => this.fail(fault)),
      ]);
    } finally {
      if (this.giveUp === giveUp) this.giveUp = undefined;
    }
  }

  /** Ends what is being thought; a mind that has nothing to think stays awake for the next question. */
  stop(): void {
    if (this.giveUp !== undefined) this.end();
  }

  end(): void {
    this.working?.end();
    this.working = undefined;
    this.giveUp?.();
  }

  private fail(fault: PartFault): never {
    this.working?.end();
    this.working = undefined;
    throw fault;
  }
}
