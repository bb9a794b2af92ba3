import type { LiveTable, Watcher } from "./lane.js";
import { nobody } from "./watcher.js";

/** What was played in one phase. */
export interface Played {
  readonly moves: number;
  /** Of them, those of which every connection of the table got something. */
  readonly toAll: number;
  readonly ms: number;
  /** Of the moves to all: from the wish to move until the last of the four had heard of it. */
  readonly latencies: readonly number[];
}

/** Tables to play at: whose game is over is replaced by the next that waits. */
export class Pool {
  constructor(private readonly waiting: LiveTable[]) {}

  take(): LiveTable | undefined {
    return this.waiting.pop();
  }

  giveBack(tables: Iterable<LiveTable>): void {
    this.waiting.push(...tables);
  }

  close(): void {
    for (const table of this.waiting.splice(0)) table.close();
  }
}

/** Without any move for so long, something has been lost, and waiting on would measure nothing. */
const PATIENCE_MS = 10_000;

/** Plays at a number of tables and keeps the books; when to move is for those that extend it. */
abstract class Phase implements Watcher {
  protected readonly tables: LiveTable[] = [];
  private readonly wished = new Map<LiveTable, number>();
  private readonly latencies: number[] = [];
  private moves = 0;
  private toAll = 0;
  private started = 0;
  private finish: (played: Played) => void = () => {};
  private fail: (error: Error) => void = () => {};
  private patience: NodeJS.Timeout | undefined;

  constructor(
    private readonly pool: Pool,
    private readonly size: number,
  ) {}

  async run(): Promise<Played> {
    while (this.tables.length < this.size) {
      const table = this.pool.take();
      if (table === undefined) throw new Error(`there are fewer than ${this.size} tables`);
      table.watcher = this;
      this.tables.push(table);
    }
    const played = new Promise<Played>((resolve, reject) => {
      this.finish = resolve;
      this.fail = reject;
    });
    this.watch();
    this.started = performance.now();
    this.begin();
    try {
      return await played;
    } finally {
      clearInterval(this.patience);
      for (const table of this.tables) table.watcher = nobody;
      this.pool.giveBack(this.tables);
    }
  }

  moved(table: LiveTable, toAll: boolean): void {
    const now = performance.now();
    this.moves++;
    const wished = this.wished.get(table) ?? now;
    this.wished.delete(table);
    if (toAll) {
      this.toAll++;
      this.latencies.push(now - wished);
    }
    this.next(this.tables.indexOf(table));
    this.finishIfOver();
  }

  failed(error: Error): void {
    this.fail(error);
  }

  protected abstract begin(): void;
  /** The table at this place is free again. */
  protected abstract next(place: number): void;
  protected abstract isOver(): boolean;

  protected isBusy(place: number): boolean {
    return this.wished.has(this.tables[place]);
  }

  protected elapsed(): number {
    return performance.now() - this.started;
  }

  /** Moves at a table, or at one that takes its place; false, if there is none left. */
  protected moveAt(place: number, wished: number): boolean {
    while (!this.tables[place].move()) {
      const other = this.pool.take();
      if (other === undefined) return false;
      this.tables[place].close();
      other.watcher = this;
      this.tables[place] = other;
    }
    this.wished.set(this.tables[place], wished);
    return true;
  }

  protected finishIfOver(): void {
    if (this.wished.size > 0 || !this.isOver()) return;
    const { moves, toAll, latencies } = this;
    this.finish({ moves, toAll, latencies, ms: this.elapsed() });
  }

  private watch(): void {
    let before = -1;
    this.patience = setInterval(() => {
      if (this.moves === before) {
        this.fail(new Error(`no move in ${PATIENCE_MS} ms; ${this.wished.size} are under way`));
      }
      before = this.moves;
    }, PATIENCE_MS);
  }
}

/** Closed loop: each table moves again as soon as its move has arrived everywhere. */
class Saturation extends Phase {
  private over = false;

  constructor(
    pool: Pool,
    size: number,
    private readonly limit: number,
  ) {
    super(pool, size);
  }

  protected begin(): void {
    for (let place = 0; place < this.tables.length; place++) this.next(place);
  }

  protected next(place: number): void {
    if (this.isOver()) return;
    // With fewer tables than agreed it would be another measurement: better a shorter one.
    if (!this.moveAt(place, performance.now())) this.over = true;
  }

  protected isOver(): boolean {
    return this.over || this.elapsed() >= this.limit;
  }
}

/**
 * Open loop: so many moves a second are wished for, table after table, however long the answers
 * take. A table that is still busy does what is wished one after the other, and the time that a wish
 * has waited counts: a server that falls behind cannot look better by being asked less.
 */
class Pace extends Phase {
  private readonly queues: number[][] = [];
  private due = 0;
  private turn = 0;
  private over = false;

  constructor(
    pool: Pool,
    size: number,
    private readonly limit: number,
    private readonly perSecond: number,
  ) {
    super(pool, size);
  }

  protected begin(): void {
    for (let place = 0; place < this.tables.length; place++) this.queues.push([]);
    this.tick();
  }

  private tick(): void {
    const elapsed = this.elapsed();
    const due = Math.floor((Math.min(elapsed, this.limit) / 1000) * this.perSecond);
    for (; this.due < due; this.due++) this.wish(this.turn++ % this.tables.length);
    if (elapsed < this.limit) setTimeout(() => this.tick(), 1);
    else {
      this.over = true;
      this.finishIfOver();
    }
  }

  private wish(place: number): void {
    const now = performance.now();
    if (this.isBusy(place)) this.queues[place].push(now);
    else this.begins(place, now);
  }

  protected next(place: number): void {
    const wished = this.queues[place].shift();
    if (wished !== undefined) this.begins(place, wished);
  }

  private begins(place: number, wished: number): void {
    if (!this.moveAt(place, wished)) this.failed(new Error("there are no tables left to play at"));
  }

  protected isOver(): boolean {
    return this.over;
  }
}

export function saturate(pool: Pool, size: number, ms: number): Promise<Played> {
  return new Saturation(pool, size, ms).run();
}

export function pace(pool: Pool, size: number, ms: number, perSecond: number): Promise<Played> {
  return new Pace(pool, size, ms, perSecond).run();
}

/** Each table makes so many moves, or as many as its game has. Those that are not over come back. */
export async function playTo(tables: readonly LiveTable[], moves: number): Promise<LiveTable[]> {
  const alive = await Promise.all(tables.map((table) => playOne(table, moves)));
  return tables.filter((_, i) => alive[i]);
}

function playOne(table: LiveTable, moves: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    let left = moves;
    const next = (): void => {
      if (left-- === 0) resolve(true);
      else if (!table.move()) resolve(false);
    };
    table.watcher = { moved: next, failed: reject };
    next();
  });
}
