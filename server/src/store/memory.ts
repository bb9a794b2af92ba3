import { stderrReport } from "../report.js";
import { answer } from "./answer.js";
import { tableIsThere } from "./faults.js";
import { listeners } from "./notices.js";
import type {
  Append,
  Expiry,
  Listed,
  ListQuery,
  NewTable,
  Store,
  StoredPosition,
  Stretch,
  Summary,
} from "./store.js";

interface KeptTable {
  readonly bodies: string[];
  readonly pack: string;
  summary: Summary;
  position: StoredPosition | null;
}

export interface MemoryStore extends Store {
  /** Opens the same store once more, as another process would. */
  again(): MemoryStore;
}

/** A store that forgets everything when the process ends, for tests. It answers at once. */
export function memoryStore(): MemoryStore {
  return opening({ kept: keptTables(), live: keptLive(), openings: new Set() });
}

interface Memory {
  readonly kept: ReturnType<typeof keptTables>;
  readonly live: ReturnType<typeof keptLive>;
  readonly openings: Set<ReturnType<typeof listeners>>;
}

function opening(memory: Memory): MemoryStore {
  const { kept, live, openings } = memory;
  const { tables, packs } = kept;
  const ours = listeners(stderrReport);
  openings.add(ours);
  return {
    create: (table, done) => answer(done, () => kept.create(table)),
    append: (appends, done) => answer(done, () => appends.map(kept.append)),
    read: (table, after, done) => answer(done, () => kept.read(table, after)),
    readPosition: (table, done) => answer(done, () => tables.get(table)?.position ?? null),
    readPack: (hash, done) => answer(done, () => packs.get(hash) ?? null),
    heads: (ids, done) => answer(done, () => ids.map((id) => tables.get(id)?.bodies.length ?? 0)),
    list: (query, done) => answer(done, () => kept.list(query)),
    summaries: (ids, done) => answer(done, () => ids.flatMap(kept.summaryOf)),
    ids: (after, limit, done) => answer(done, () => kept.ids(after, limit)),
    remove: (table, done) => answer(done, () => tables.delete(table)),
    sweep: (expiries, done) => answer(done, () => kept.sweep(expiries)),
    lease: (table, holder, milliseconds, done) =>
      answer(done, () => live.lease(table, holder, milliseconds)),
    setPresence: (table, holder, guests, milliseconds, done) =>
      answer(done, () => live.setPresence(table, holder, guests, milliseconds)),
    presence: (table, done) => answer(done, () => live.presence(table)),
    announce(ids, what) {
      for (const others of openings) if (others !== ours) others.tell(ids, what);
    },
    onAnnounced: ours.add,
    ping: (done) => done(null),
    close: (done) => answer(done, () => void openings.delete(ours)),
    again: () => opening(memory),
  };
}

function keptTables() {
  const tables = new Map<string, KeptTable>();
  const packs = new Map<string, string>();
  const summaryOf = (id: string): Listed[] => {
    const table = tables.get(id);
    return table === undefined ? [] : [{ ...table.summary, id }];
  };
  return {
    tables,
    packs,
    summaryOf,

    create({ id, bodies, summary, pack }: NewTable): void {
      if (tables.has(id)) throw tableIsThere(id);
      packs.set(pack.hash, pack.body);
      tables.set(id, { bodies: [...bodies], pack: pack.hash, summary, position: null });
    },

    append({ table: id, after, bodies, summary, position }: Append): boolean {
      const table = tables.get(id);
      if (table === undefined || table.bodies.length !== after) return false;
      table.bodies.push(...bodies);
      table.summary = summary ?? table.summary;
      if (position && position.n >= (table.position?.n ?? 0)) table.position = position;
      return true;
    },

    read(id: string, after: number): Stretch | null {
      const table = tables.get(id);
      return table ? { head: table.bodies.length, bodies: table.bodies.slice(after) } : null;
    },

    list({ limit, before = Number.POSITIVE_INFINITY, status }: ListQuery): readonly Listed[] {
      const all = [...tables.keys()].flatMap(summaryOf);
      const later = all
        .filter(({ listed, touched }) => listed && touched < before)
        .filter((one) => status === undefined || one.status === status)
        .sort((a, b) => b.touched - a.touched || (a.id < b.id ? -1 : 1));
      const last = later[limit - 1]?.touched ?? 0;
      return later.filter(({ touched }) => touched >= last);
    },

    ids(after: string, limit: number): readonly string[] {
      return [...tables.keys()]
        .filter((id) => id > after)
        .sort()
        .slice(0, limit);
    },

    sweep(expiries: readonly Expiry[]): number {
      const before = tables.size;
      for (const { status, untouchedSince } of expiries) {
        for (const [id, { summary }] of tables) {
          if (summary.status === status && summary.touched < untouchedSince) tables.delete(id);
        }
      }
      const used = new Set([...tables.values()].map(({ pack }) => pack));
      for (const hash of packs.keys()) if (!used.has(hash)) packs.delete(hash);
      return before - tables.size;
    },
  };
}

function keptLive() {
  const leases = new Map<string, { readonly holder: string; readonly until: number }>();
  const present = new Map<
    string,
    Map<string, { readonly guests: readonly number[]; readonly until: number }>
  >();
  return {
    lease(table: string, holder: string, milliseconds: number): boolean {
      const held = leases.get(table);
      if (held !== undefined && held.holder !== holder && held.until > Date.now()) return false;
      leases.set(table, { holder, until: Date.now() + milliseconds });
      return true;
    },

    setPresence(
      table: string,
      holder: string,
      guests: readonly number[],
      milliseconds: number,
    ): void {
      const here = present.get(table) ?? new Map();
      present.set(table, here);
      if (guests.length === 0) here.delete(holder);
      else here.set(holder, { guests, until: Date.now() + milliseconds });
    },

    presence(table: string): readonly number[] {
      const here = [...(present.get(table)?.values() ?? [])];
      return here.flatMap(({ guests, until }) => (until > Date.now() ? guests : []));
    },
  };
}
