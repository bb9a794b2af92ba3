/** The options of a question, as small integers, in a buffer that is used again and again. */
export class Options {
  private codes = new Int32Array(64);
  count = 0;

  clear(): void {
    this.count = 0;
  }

  add(code: number): void {
    if (this.count === this.codes.length) this.grow();
    this.codes[this.count++] = code;
  }

  at(index: number): number {
    return this.codes[index];
  }

  has(code: number): boolean {
    for (let i = 0; i < this.count; i++) if (this.codes[i] === code) return true;
    return false;
  }

  /** Keeps one of those that are alike: a choice among equal things is no choice. */
  dropDoubles(): void {
    let kept = 0;
    for (let i = 0; i < this.count; i++) {
      const code = this.codes[i];
      let at = 0;
      while (at < kept && this.codes[at] !== code) at++;
      if (at === kept) this.codes[kept++] = code;
    }
    this.count = kept;
  }

  toArray(): number[] {
    const codes: number[] = [];
    for (let i = 0; i < this.count; i++) codes.push(this.codes[i]);
    return codes;
  }

  private grow(): void {
    const larger = new Int32Array(this.codes.length * 2);
    larger.set(this.codes);
    this.codes = larger;
  }
}
