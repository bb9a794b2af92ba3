import type { Logger } from "pino";
import type { Hall, Tables } from "../core/index.js";
import type { Settings } from "../settings.js";
import type { Shelf } from "../shelf.js";
import type { Store } from "../store/index.js";
import type { Callers } from "./callers.js";
import type { AddressLimits } from "./limits.js";
import type { Metrics } from "./metrics.js";

/** What everything that listens to the network needs. */
export interface Premises {
  readonly settings: Settings;
  readonly hall: Hall;
  /** The same tables and those of the annex: whatever names a table goes through here. */
  readonly tables: Tables;
  readonly store: Store;
  readonly shelf: Shelf;
  readonly callers: Callers;
  readonly limits: AddressLimits;
  readonly metrics: Metrics;
  readonly log: Logger;
  readonly build: string;
  isClosing: boolean;
}
