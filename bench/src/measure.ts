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

/** Many short slices: what else the machine does then falls on all lanes alike. */
export const FULL_BUDGET: Budget = { rounds: 31, sliceMs: 120, warmUpMs: 800 };

export interface Spread {
  readonly median: number;
  /** A quarter of the rounds lie below `low`, a quarter above `high`. */
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
  return { median: partAt(sorted, 0.5), low: partAt(sorted, 0.25), high: partAt(sorted, 0.75) };
}

/** The value below which the given part of the sorted ones lies, between two if need be. */
function partAt(sorted: readonly number[], part: number): number {
  const at = part * (sorted.length - 1);
  const below = sorted[Math.floor(at)];
  return below + (sorted[Math.ceil(at)] - below) * (at % 1);
}

/** How many times faster one lane is than another, compared round by round. */
export function ratioOf(rates: Rates, lane: Lane, peer: Lane): Spread {
  const others = rates.get(peer) ?? [];
  return spreadOf((rates.get(lane) ?? []).map((rate, round) => rate / others[round]));
}
