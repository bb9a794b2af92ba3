import type { Settings } from "../settings.js";
import type { Expiry } from "../store/index.js";
import type { Premises } from "./premises.js";

/** Tables that nobody comes back to go, so that a store does not grow for ever. */

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;

type Keeping = Pick<Settings, "keepOpenDays" | "keepFinishedDays" | "keepRunningDays">;

export function expiriesAt(now: number, keeping: Keeping): Expiry[] {
  const days: Readonly<Record<string, number>> = {
    open: keeping.keepOpenDays,
    // It may have been played to its end before.
    closed: keeping.keepFinishedDays,
    finished: keeping.keepFinishedDays,
    abandoned: keeping.keepFinishedDays,
    running: keeping.keepRunningDays,
  };
  return Object.entries(days).map(([status, kept]) => ({
    status,
    untouchedSince: now - kept * DAY_MS,
  }));
}

/** Looks every hour; gives back how to stop. */
export function sweepHourly({ store, settings, log, metrics }: Premises): () => void {
  const sweep = (): void =>
    store.sweep(expiriesAt(Date.now(), settings), (error, swept) => {
      if (error !== null) {
        metrics.fault("retention");
        log.error({ err: error }, "old tables could not be removed");
      } else if (swept > 0) log.info({ swept }, "old tables were removed");
    });
  const timer = setInterval(sweep, HOUR_MS).unref();
  return () => clearInterval(timer);
}
