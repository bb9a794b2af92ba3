import { type Remote, wrap } from "comlink";
import { PartFault } from "../errors/part-fault.js";
import { gameById } from "../games.js";
import type { Engine } from "./serve.js";

/** A worker at work. Whoever starts one ends it. */
export interface Life {
  /** Resolves when the worker could not be loaded or failed; otherwise never. */
  readonly failed: Promise<PartFault>;
  end(): void;
}

/** Each game has a worker of its own, so that no page loads the rules of the other one. */
const WORKERS = {
  "blood-orders": () =>
    new Worker(new URL("./orders.worker.ts", import.meta.url), { type: "module" }),
  "masters-of-the-night": () =>
    new Worker(new URL("./masters.worker.ts", import.meta.url), { type: "module" }),
};

export function startEngine(game: string): Life & { readonly engine: Remote<Engine> } {
  const worker = gameById(WORKERS, game)();
  return { engine: wrap<Engine>(worker), ...lifeOf(worker) };
}

export function lifeOf(worker: Worker): Life {
  const failed = new Promise<PartFault>((resolve) => {
    worker.onerror = (event) => resolve(faultOf(event));
    worker.onmessageerror = () =>
      resolve(new PartFault(true, "a message of the worker could not be read"));
  });
  return { failed, end: () => worker.terminate() };
}

/** Only an exception has a message: where a script cannot be loaded, browsers tell nothing else. */
function faultOf({ message, filename, lineno }: ErrorEvent): PartFault {
  return message
    ? new PartFault(true, `the worker failed: ${message} (${filename}:${lineno})`)
    : new PartFault(false, "the script of the worker could not be loaded");
}
