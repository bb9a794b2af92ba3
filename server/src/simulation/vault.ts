import { type MemoryStore, memoryStore } from "../store/memory.js";
import type { Done, Listed, News } from "../store/store.js";
import type { Timeline } from "./timeline.js";

/** A fault that the world made on purpose. */
export class Injected extends Error {
  override readonly name = "Injected";
}

/** The way from one life of a server to the store. */
export interface Line {
  /** Nothing gets through until then. */
  cutUntil: number;
  /** The server is there to hear an answer. */
  isAlive: boolean;
}

/** A server that wants to hear when a table has something new. */
interface Listening {
  readonly line: Line;
  readonly hear: (table: string, what: News) => void;
}

/** The machine with the store. What has been done here is on its disk; everything else is lost in a crash. */
export class Vault {
  readonly disk: MemoryStore = memoryStore();
  isUp = true;
  /** How often it has crashed: whoever waits since before that gets no answer. */
  crashes = 0;
  readonly listening = new Set<Listening>();
  private readonly leases = new Map<string, { readonly holder: string; readonly until: number }>();
  private readonly present = new Map<string, { guests: readonly number[]; until: number }>();

  constructor(private readonly time: Timeline) {}

  crash(): void {
    this.isUp = false;
    this.crashes++;
  }

  /** How many entries of a table are on the disk. */
  head(table: string): number {
    return now<readonly number[]>((done) => this.disk.heads([table], done))[0];
  }

  status(table: string): string | undefined {
    return now<readonly Listed[]>((done) => this.disk.summaries([table], done))[0]?.status;
  }

  lease(table: string, holder: string, milliseconds: number): boolean {
    const held = this.leases.get(table);
    const time = this.time.now();
    if (held !== undefined && held.holder !== holder && held.until > time) return false;
    this.leases.set(table, { holder, until: time + milliseconds });
    return true;
  }

  setPresence(table: string, holder: string, guests: readonly number[], until: number): void {
    this.present.set(`${table} ${holder}`, { guests, until: this.time.now() + until });
  }

  presence(table: string): readonly number[] {
    const time = this.time.now();
    return [...this.present].flatMap(([key, { guests, until }]) =>
      key.startsWith(table) && until > time ? guests : [],
    );
  }
}

/** What a store that answers at once answers. */
export function now<T>(call: (done: Done<T>) => void): T {
  let answer: { error: Error | null; result: T } | undefined;
  call((error, result) => {
    answer = { error, result };
  });
  if (answer === undefined) throw new Error("the store has not answered at once");
  if (answer.error !== null) throw answer.error;
  return answer.result;
}
