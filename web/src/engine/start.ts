import { type Remote, wrap } from "comlink";
import type { Engine } from "./serve.js";

/** A worker with the engine of a game. Whoever starts one ends it. */
export interface Started {
  readonly engine: Remote<Engine>;
  /** Comes if the worker could not be loaded; otherwise never. */
  readonly failed: Promise<void>;
  end(): void;
}

/** Each game has a worker of its own, so that nobody loads the rules of the other one. */
export function startEngine(game: string): Started {
  const worker =
    game === "blood-orders"
      ? new Worker(new URL("./orders.worker.ts", import.meta.url), { type: "module" })
      : new Worker(new URL("./masters.worker.ts", import.meta.url), { type: "module" });
  const failed = new Promise<void>((resolve) => {
    worker.onerror = () => resolve();
  });
  return { engine: wrap<Engine>(worker), failed, end: () => worker.terminate() };
}
