import { type Remote, wrap } from "comlink";
import type { Engine } from "./serve.js";

/** A worker at work. Whoever starts one ends it. */
export interface Life {
  /** Comes if the worker could not be loaded; otherwise never. */
  readonly failed: Promise<void>;
  end(): void;
}

/** Each game has a worker of its own, so that nobody loads the rules of the other one. */
export function startEngine(game: string): Life & { readonly engine: Remote<Engine> } {
  const worker =
    game === "blood-orders"
      ? new Worker(new URL("./orders.worker.ts", import.meta.url), { type: "module" })
      : new Worker(new URL("./masters.worker.ts", import.meta.url), { type: "module" });
  return { engine: wrap<Engine>(worker), ...lifeOf(worker) };
}

export function lifeOf(worker: Worker): Life {
  const failed = new Promise<void>((resolve) => {
    worker.onerror = () => resolve();
  });
  return { failed, end: () => worker.terminate() };
}
