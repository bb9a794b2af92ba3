import { dice } from "@coterie/kernel";
import type { MoveSizes } from "./bare-script.js";
import { SEATS } from "./lane.js";

/** For runs without our server: round figures of a usual move. */
const USUAL: readonly MoveSizes[] = [0, 1, 2, 3].map((seat) => ({
  seat,
  sent: 120,
  got: Array.from({ length: SEATS }, (_, at) => (at === seat ? [900, 20] : [500])),
}));

/** Keeps a fair sample of the moves of a real server, as long as it is told to. */
export class Recorder {
  private sample: MoveSizes[] = [];
  private seen = 0;
  private isOn = false;
  private readonly pick = dice("recorder");

  constructor(private readonly size: number) {}

  begin(): void {
    this.sample = [];
    this.seen = 0;
    this.isOn = true;
  }

  /** Each move that was seen is in the sample with the same chance. */
  add(move: () => MoveSizes): void {
    if (!this.isOn) return;
    this.seen++;
    if (this.sample.length < this.size) this.sample.push(move());
    else {
      const at = this.pick(this.seen);
      if (at < this.size) this.sample[at] = move();
    }
  }

  /** What it has; nothing comes to it after that. */
  finish(): void {
    this.isOn = false;
  }

  /** The sample, or what is usual if nothing was recorded. */
  get script(): readonly MoveSizes[] {
    return this.sample.length === 0 ? USUAL : this.sample;
  }
}
