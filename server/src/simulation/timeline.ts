interface Moment {
  readonly at: number;
  /** Told apart by the order in which they were planned. */
  readonly order: number;
  call: (() => void) | null;
}

/** Any time will do; one that looks like a real one shows in traces what it is. */
const BEGINNING = 1_700_000_000_000;

/** Time that passes only from one event to the next. */
export class Timeline {
  private time = BEGINNING;
  private planned = 0;
  /** A heap: the moment at i comes before those at 2i+1 and 2i+2. */
  private readonly heap: Moment[] = [];

  now(): number {
    return this.time;
  }

  /** Since the beginning. */
  passed(): number {
    return this.time - BEGINNING;
  }

  /** Plans something; gives back a way to forget it. */
  after(milliseconds: number, call: () => void): () => void {
    return this.at(this.time + milliseconds, call);
  }

  at(time: number, call: () => void): () => void {
    const moment: Moment = { at: Math.max(time, this.time), order: this.planned++, call };
    this.rise(moment);
    return () => {
      moment.call = null;
    };
  }

  /** Does what comes next; false if nothing is planned any more. */
  step(): boolean {
    const next = this.take();
    if (next === undefined) return false;
    this.time = next.at;
    next.call?.();
    return true;
  }

  private rise(moment: Moment): void {
    const { heap } = this;
    let at = heap.length;
    heap.push(moment);
    while (at > 0) {
      const parent = (at - 1) >> 1;
      if (isBefore(heap[parent], moment)) break;
      heap[at] = heap[parent];
      at = parent;
    }
    heap[at] = moment;
  }

  private take(): Moment | undefined {
    const { heap } = this;
    const first = heap[0];
    const last = heap.pop();
    if (last === undefined || heap.length === 0) return first;
    let at = 0;
    for (;;) {
      let child = 2 * at + 1;
      if (child >= heap.length) break;
      if (child + 1 < heap.length && isBefore(heap[child + 1], heap[child])) child++;
      if (isBefore(last, heap[child])) break;
      heap[at] = heap[child];
      at = child;
    }
    heap[at] = last;
    return first;
  }
}

function isBefore(a: Moment, b: Moment): boolean {
  return a.at < b.at || (a.at === b.at && a.order < b.order);
}
