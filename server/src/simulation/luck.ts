import { sha256Hex } from "@coterie/kernel";

/** All chance of a simulated world comes from here, and so from its seed. */
export class Luck {
  private a: number;
  private b: number;
  private c: number;
  private d: number;

  constructor(seed: string) {
    const hash = sha256Hex(`luck:${seed}`);
    const word = (at: number): number => Number.parseInt(hash.slice(at, at + 8), 16) | 0;
    this.a = word(0);
    this.b = word(8);
    this.c = word(16);
    this.d = word(24) | 1;
  }

  private word(): number {
    const t = this.d ^ (this.d << 11);
    this.d = this.c;
    this.c = this.b;
    this.b = this.a;
    this.a = this.a ^ (this.a >>> 19) ^ t ^ (t >>> 8);
    return this.a >>> 0;
  }

  /** A whole number from 0 to one less than this. */
  below(limit: number): number {
    return Math.floor((this.word() / 0x100000000) * limit);
  }

  between(least: number, most: number): number {
    return least + this.below(most - least + 1);
  }

  /** Whether something happens that happens so often: 0 is never, 1 is always. */
  isSo(often: number): boolean {
    return often > 0 && this.word() < often * 0x100000000;
  }

  among<T>(all: readonly T[]): T {
    if (all.length === 0) throw new Error("there is nothing to choose from");
    return all[this.below(all.length)];
  }

  /** One of the names, each as often as its weight says. */
  weighed<N extends string>(weights: Readonly<Record<N, number>>): N {
    const names = Object.keys(weights) as N[];
    let left = (this.word() / 0x100000000) * names.reduce((sum, name) => sum + weights[name], 0);
    for (const name of names) {
      left -= weights[name];
      if (left < 0) return name;
    }
    return names[names.length - 1];
  }

  hex(bytes: number): string {
    let text = "";
    while (text.length < bytes * 2) text += this.word().toString(16).padStart(8, "0");
    return text.slice(0, bytes * 2);
  }
}
