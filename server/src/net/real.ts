import { randomBytes } from "node:crypto";
import type { Chance, Clock } from "../core/index.js";

/** Time and chance as they really are. */

export const realClock: Clock = {
  now: () => Date.now(),
  after(milliseconds, call) {
    // A server stays up for its port and its store, not for what it may do later.
    const timer = setTimeout(call, milliseconds).unref();
    return () => clearTimeout(timer);
  },
  soon: (call) => void setImmediate(call),
};

export const realChance: Chance = {
  hex: (bytes) => randomBytes(bytes).toString("hex"),
};
