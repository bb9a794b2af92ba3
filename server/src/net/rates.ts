/** How often one address may ask for something. */

export interface Rate {
  /** So many at once … */
  readonly burst: number;
  /** … and so many again in each second. */
  readonly perSecond: number;
}

/** The same, more generous or less; 0 is no limit at all. */
export function times({ burst, perSecond }: Rate, factor: number): Rate {
  return { burst: burst * factor, perSecond: perSecond * factor };
}

/** Full at first; each use takes one out, time puts them back. */
export class Bucket {
  #left: number;
  #at: number;

  constructor(
    readonly rate: Rate,
    now: number,
  ) {
    this.#left = rate.burst;
    this.#at = now;
  }

  /** Whether there was one to take. */
  take(now: number): boolean {
    if (this.rate.burst === 0) return true;
    this.#fill(now);
    if (this.#left < 1) return false;
    this.#left--;
    return true;
  }

  /** Takes out what was used, which is known only afterwards and may be more than there is. */
  charge(amount: number, now: number): void {
    if (this.rate.burst === 0) return;
    this.#fill(now);
    this.#left -= amount;
  }

  /** Seconds until nothing is owed any more; 0 if nothing is. */
  owed(now: number): number {
    this.#fill(now);
    return this.#left >= 0 ? 0 : Math.ceil(-this.#left / this.rate.perSecond);
  }

  #fill(now: number): void {
    const { burst, perSecond } = this.rate;
    this.#left = Math.min(burst, this.#left + ((now - this.#at) / 1000) * perSecond);
    this.#at = now;
  }
}

/** Addresses that are remembered; the ones that were not seen for the longest time are forgotten. */
const MOST_ADDRESSES = 20_000;

/** Buckets by address, for one kind of request. */
export class Rates {
  readonly #buckets = new Map<string, Bucket>();

  constructor(private readonly rate: Rate) {}

  get remembered(): number {
    return this.#buckets.size;
  }

  allows(address: string, now: number): boolean {
    return this.#bucketOf(address, now).take(now);
  }

  charge(address: string, amount: number, now: number): void {
    this.#bucketOf(address, now).charge(amount, now);
  }

  owed(address: string, now: number): number {
    return this.#buckets.get(groupOf(address))?.owed(now) ?? 0;
  }

  #bucketOf(address: string, now: number): Bucket {
    const key = groupOf(address);
    const bucket = this.#buckets.get(key) ?? new Bucket(this.rate, now);
    this.#buckets.delete(key);
    this.#buckets.set(key, bucket);
    if (this.#buckets.size > MOST_ADDRESSES) {
      this.#buckets.delete(this.#buckets.keys().next().value as string);
    }
    return bucket;
  }
}

/** No address is longer than this; a header that claims to have one may be. */
const LONGEST_ADDRESS = 45;

/** One household has one IPv4 address, or the first half of an IPv6 address with all that follow. */
export function groupOf(address: string): string {
  const plain = address.slice(0, LONGEST_ADDRESS).replace(/^::ffff:(?=\d+\.)/, "");
  if (!plain.includes(":")) return plain;
  const [head, tail] = plain.split("::");
  const first = partsOf(head);
  // What is left out between the two halves is zeros.
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - first.length - partsOf(tail).length);
  const whole = [...first, ...Array<string>(zeros).fill("0"), ...partsOf(tail)];
  return whole.slice(0, 4).join(":");
}

function partsOf(half: string | undefined): string[] {
  return half === undefined || half === "" ? [] : half.split(":");
}
