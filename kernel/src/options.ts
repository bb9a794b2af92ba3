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
