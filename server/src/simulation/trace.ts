import { createHash, type Hash } from "node:crypto";

type Line = readonly [time: number, who: string, what: string];

/** So much of a line is shown; all of it is in the hash. */
const SHOWN = 400;

/** Everything that happened in a world: the end of it to be read, all of it as a hash. */
export class Trace {
  private readonly hash: Hash = createHash("sha256");
  private lines: Line[] = [];

  constructor(private readonly kept: number) {}

  note(time: number, who: string, what: string): void {
    this.hash.update(`${time} ${who} ${what}\n`);
    this.lines.push([time, who, what]);
    if (this.lines.length > 2 * this.kept) this.lines = this.lines.slice(-this.kept);
  }

  /** The last lines, oldest first. */
  tail(): string[] {
    return this.lines.slice(-this.kept).map(([time, who, what]) => {
      const seconds = (time / 1000).toFixed(3).padStart(8);
      return `${seconds}  ${who}  ${what.length > SHOWN ? `${what.slice(0, SHOWN)}…` : what}`;
    });
  }

  digest(): string {
    return this.hash.copy().digest("hex");
  }
}
