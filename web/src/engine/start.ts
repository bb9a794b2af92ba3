import { type Remote, wrap } from "comlink";
import type { Thinking } from "../thinking/serve.js";
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
  return { engine: wrap<Engine>(worker), ...lifeOf(worker) };
}

/**
 * The same worker under the name of `THINKING` thinks: the browser has its script already, and both count the
 * steps of the rules alike, as a view that goes from one to the other demands.
 */
export function startThinking(game: string): Omit<Started, "engine"> & {
  readonly thinking: Remote<Thinking>;
} {
  const worker =
    game === "blood-orders"
      ? new Worker(new URL("./orders.worker.ts", import.meta.url), {
          type: "module",
          name: "thinking",
        })
      : new Worker(new URL("./masters.worker.ts", import.meta.url), {
          type: "module",
          name: "thinking",
        });
  return { thinking: wrap<Thinking>(worker), ...lifeOf(worker) };
}

function lifeOf(worker: Worker): Omit<Started, "engine"> {
  const failed = new Promise<void>((resolve) => {
    worker.onerror = () => resolve();
  });
  return { failed, end: () => worker.terminate() };
}
