import type { Done, News, Store } from "../store/store.js";
import { Injected, type Line, now } from "./vault.js";
import type { World } from "./world.js";

/** How long a server waits for a store that does not answer. */
const PATIENCE = 1_200;
/** A request that was under way when its sender died still arrives, this often. */
const ARRIVES_ANYWAY = 0.5;

/** The store as one server has it: slow, unreliable, and on another machine or on the same one. */
export function storeOver(world: World, line: Line, server: string): Store {
  const { vault } = world;
  const { disk } = vault;

  const ask = <T>(what: string, work: () => T, done: Done<T>): void => {
    if (world.shape.answersAtOnce) answerAtOnce(world, what, work, done);
    else answerLater(world, line, `${server} ${what}`, work, done);
  };

  return {
    create: (table, done) => ask("create", () => now<void>((d) => disk.create(table, d)), done),
    append: (appends, done) =>
      ask("append", () => now<readonly boolean[]>((d) => disk.append(appends, d)), done),
    read: (table, after, done) =>
      ask("read", () => now((d: typeof done) => disk.read(table, after, d)), done),
    readPosition: (table, done) =>
      ask("position", () => now((d: typeof done) => disk.readPosition(table, d)), done),
    readPack: (hash, done) =>
      ask("pack", () => now((d: typeof done) => disk.readPack(hash, d)), done),
    heads: (tables, done) =>
      ask("heads", () => now((d: typeof done) => disk.heads(tables, d)), done),
    list: (query, done) => ask("list", () => now((d: typeof done) => disk.list(query, d)), done),
    summaries: (tables, done) =>
      ask("summaries", () => now((d: typeof done) => disk.summaries(tables, d)), done),
    ids: (after, limit, done) =>
      ask("ids", () => now((d: typeof done) => disk.ids(after, limit, d)), done),
    remove: (table, done) =>
      ask("remove", () => now((d: typeof done) => disk.remove(table, d)), done),
    sweep: (expiries, done) =>
      ask("sweep", () => now((d: typeof done) => disk.sweep(expiries, d)), done),
    lease: (table, holder, milliseconds, done) =>
      ask("lease", () => vault.lease(table, holder, milliseconds), done),
    setPresence: (table, holder, guests, milliseconds, done) =>
      ask("presence", () => vault.setPresence(table, holder, guests, milliseconds), done),
    presence: (table, done) => ask("who", () => vault.presence(table), done),
    announce: (tables, what) => {
      for (const table of tables) announce(world, line, table, what);
    },
    onAnnounced: (hear) => void vault.listening.add({ hear, line }),
    ping: (done) => ask("ping", () => {}, done),
    close: (done) => done(null),
  };
}

function answerAtOnce<T>(world: World, what: string, work: () => T, done: Done<T>): void {
  const { luck, weather } = world;
  const fails = luck.isSo(weather.storeFails);
  const result = fails ? undefined : work();
  if (fails || luck.isSo(weather.storeForgets)) {
    world.note("store", `${what} fails${fails ? "" : " after it was done"}`);
    done(new Injected(`the disk failed at "${what}"`), undefined as T);
  } else done(null, result as T);
}

function answerLater<T>(
  world: World,
  line: Line,
  what: string,
  work: () => T,
  done: Done<T>,
): void {
  const { luck, weather, vault, time } = world;
  const delay = (): number => (luck.isSo(0.05) ? 4 : 1) * luck.between(0, weather.storeDelay);
  const { crashes } = vault;
  const reply = (error: Error | null, result: T, after: number): void => {
    time.after(after, () => {
      if (line.isAlive) done(error, result);
    });
  };
  const fail = (why: string, after: number): void => {
    world.note("store", `${what}: ${why}`);
    reply(new Injected(`${what}: ${why}`), undefined as T, after);
  };
  const isCut = (): boolean => !vault.isUp || line.cutUntil > time.now();

  time.after(delay(), () => {
    if (!line.isAlive && !luck.isSo(ARRIVES_ANYWAY)) return;
    if (isCut() || vault.crashes !== crashes) return fail("no connection", PATIENCE);
    if (luck.isSo(weather.storeFails)) return fail("failed", delay());
    const result = work();
    if (luck.isSo(weather.storeForgets)) return fail("done, then failed", delay());
    const back = delay();
    time.after(back, () => {
      if (isCut() || vault.crashes !== crashes) fail("done, then no connection", PATIENCE);
      else reply(null, result, 0);
    });
  });
}

/** Tells every other server, if nothing gets in the way. */
function announce(world: World, from: Line, table: string, what: News): void {
  const { luck, weather, vault, time } = world;
  const isCut = (line: Line): boolean => !line.isAlive || line.cutUntil > time.now();
  for (const { hear, line } of vault.listening) {
    if (line === from || !line.isAlive) continue;
    const times = luck.isSo(weather.noticeLost) ? 0 : luck.isSo(weather.noticeDoubled) ? 2 : 1;
    for (let i = 0; i < times; i++) {
      time.after(luck.between(0, 2 * weather.storeDelay), () => {
        if (vault.isUp && !isCut(line) && from.cutUntil <= time.now()) hear(table, what);
      });
    }
  }
}
