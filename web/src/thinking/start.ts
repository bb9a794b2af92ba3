import { type Remote, wrap } from "comlink";
import { type Life, lifeOf } from "../engine/start.js";
import { gameById } from "../games.js";
import type { Thinking } from "./serve.js";

/**
 * The worker of a game under another name (`THINKING`) thinks: the browser has its script already, and both
 * count the steps of the rules alike, as a view that goes from one to the other demands.
 */
const WORKERS = {
  "blood-orders": () =>
    new Worker(new URL("../engine/orders.worker.ts", import.meta.url), {
      type: "module",
      name: "thinking",
    }),
  "masters-of-the-night": () =>
    new Worker(new URL("../engine/masters.worker.ts", import.meta.url), {
      type: "module",
      name: "thinking",
    }),
};

export function startThinking(game: string): Life & { readonly thinking: Remote<Thinking> } {
  const worker = gameById(WORKERS, game)();
  return { thinking: wrap<Thinking>(worker), ...lifeOf(worker) };
}
