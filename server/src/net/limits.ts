import { type Rate, Rates, times } from "./rates.js";

/** How often one address may open tables, come to tables, and do anything else. */
const RATES = {
  open: { burst: 30, perSecond: 30 / 600 },
  come: { burst: 60, perSecond: 60 / 60 },
  other: { burst: 600, perSecond: 600 / 60 },
} as const satisfies Readonly<Record<string, Rate>>;

export type Kind = keyof typeof RATES;

export interface AddressLimits {
  /** Seconds after which it is worth trying again, or null if there is no need to wait. */
  wait(kind: Kind, address: string): number | null;
}

export function addressLimits(factor: number): AddressLimits {
  const rates: Readonly<Record<Kind, Rates>> = {
    open: new Rates(times(RATES.open, factor)),
    come: new Rates(times(RATES.come, factor)),
    other: new Rates(times(RATES.other, factor)),
  };
  return {
    wait(kind, address) {
      if (rates[kind].allows(address, Date.now())) return null;
      return Math.ceil(1 / (RATES[kind].perSecond * factor));
    },
  };
}
