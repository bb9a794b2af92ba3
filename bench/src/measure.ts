/** Something that is measured: how many units of work it gets done in a second. */
export interface Lane {
  readonly name: string;
  readonly unit: string;
  /** Begins anew, with the same seeds each time, and gives back what does one portion of work. */
  begin(): () => number;
}

export interface Budget {
  readonly rounds: number;
  /** How long each lane works in each round. */
  readonly sliceMs: number;
  /** How long each lane works before the first round, unmeasured. */
  readonly warmUpMs: number;
}

export const FULL_BUDGET: Budget = { rounds: 9, sliceMs: 400, warmUpMs: 600 };

export interface Spread {
  readonly median: number;
  readonly low: number;
  readonly high: number;
}

/** The rates of each lane, units per second, one for each round. */
export type Rates = ReadonlyMap<Lane, readonly number[]>;

/** Measures the lanes in alternation, so that what disturbs the machine disturbs all of them. */
export function measure(lanes: readonly Lane[], budget: Budget): Rates {
  const rates = new Map(lanes.map((lane) => [lane, [] as number[]]));
  for (const lane of lanes) rateOf(lane, budget.warmUpMs);
  for (let round = 0; round < budget.rounds; round++) {
    for (const [lane, soFar] of rates) soFar.push(rateOf(lane, budget.sliceMs));
  }
  return rates;
}

function rateOf(lane: Lane, ms: number): number {
  const portion = lane.begin();
  const start = performance.now();
  let units = 0;
  let elapsed = 0;
  while (elapsed < ms) {
    units += portion();
    elapsed = performance.now() - start;
  }
  return (units * 1000) / elapsed;
}

export function spreadOf(values: readonly number[]): Spread {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length / 2;
  const median = (sorted[Math.ceil(middle) - 1] + sorted[Math.floor(middle)]) / 2;
  return { median, low: sorted[0], high: sorted[sorted.length - 1] };
}

/** How many times faster one lane is than another, compared round by round. */
export function ratioOf(rates: Rates, lane: Lane, peer: Lane): Spread {
  const others = rates.get(peer) ?? [];
  return spreadOf((rates.get(lane) ?? []).map((rate, round) => rate / others[round]));
}
