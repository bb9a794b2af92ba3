import { LIMITS } from "@coterie/protocol";
import { type Rate, Rates, times } from "./rates.js";

/** How often one address may open tables, come to tables, and do anything else. */
const RATES = {
  open: { burst: 30, perSecond: 30 / 600 },
  come: { burst: 60, perSecond: 60 / 60 },
  other: { burst: 600, perSecond: 600 / 60 },
} as const satisfies Readonly<Record<string, Rate>>;

/** Bytes of long texts that one address may be told. */
const TOLD: Rate = { burst: LIMITS.told, perSecond: LIMITS.toldPerSecond };

/**
 * Shorter texts are not counted: what happens at a table is told by them, as often as it happens.
 * What takes long to write is all that ever happened there, and that is told to those who ask.
 */
const LONG = LIMITS.message;

export type Kind = keyof typeof RATES;

export interface AddressLimits {
  /** Seconds after which it is worth trying again, or null if there is no need to wait. */
  wait(kind: Kind, address: string): number | null;
  /** A text of so many bytes was sent there. */
  told(address: string, bytes: number): void;
  /** Seconds to wait for whoever was told too much; 0 if nobody was. */
  owed(address: string): number;
}

export function addressLimits(factor: number): AddressLimits {
  const rates: Readonly<Record<Kind, Rates>> = {
    open: new Rates(times(RATES.open, factor)),
    come: new Rates(times(RATES.come, factor)),
    other: new Rates(times(RATES.other, factor)),
  };
  const told = new Rates(times(TOLD, factor));
  return {
    wait(kind, address) {
      const owed = told.owed(address, Date.now());
      if (owed > 0) return owed;
      if (rates[kind].allows(address, Date.now())) return null;
      return Math.ceil(1 / (RATES[kind].perSecond * factor));
    },
    told(address, bytes) {
      if (bytes > LONG) told.charge(address, bytes, Date.now());
    },
    owed: (address) => told.owed(address, Date.now()),
  };
}
