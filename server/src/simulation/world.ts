import type { Counted } from "../core/parts.js";
import { Ledger } from "./ledger.js";
import { Luck } from "./luck.js";
import { Party } from "./party.js";
import { Post } from "./post.js";
import { Server } from "./server.js";
import { Timeline } from "./timeline.js";
import { GAMES, type GameName, type Title, titleOf } from "./titles.js";
import { Trace } from "./trace.js";
import { beginTroubles, endTroubles } from "./troubles.js";
import { Vault } from "./vault.js";
import { judge } from "./verdict.js";
import { fair, type Shape, shapeFrom, type Weather, weatherFrom } from "./weather.js";

export type Played = GameName | "mixed";

/** How a world ended. */
export interface WorldReport {
  readonly seed: string;
  readonly games: number;
  /** Games that nobody was left to play on, because a pass got lost for ever. */
  readonly deserted: number;
  readonly counts: Readonly<Record<string, number>>;
  /** A hash of everything that happened: the same seed gives the same one. */
  readonly hash: string;
  /** What must not be and was; empty if all is well. */
  readonly complaints: readonly string[];
  /** The last that happened. */
  readonly tail: readonly string[];
}

/** When everything goes well again at the latest, in milliseconds. */
const CALM = { least: 2_000, most: 15_000 };
/** So long a game may take after that, and so long if somebody is missing for ever. */
const LONGEST = 240_000;
const PATIENCE = 40_000;
/** After the last game everybody gets this long to hear of it. */
const SETTLING = 12_000;
const LOOKS_EVERY = 200;
/** Of mixed worlds so many play another game than the tiny one. */
const BIG = 0.01;

/** Servers, a store, a network and people in one thread, all from one seed. */
export class World {
  readonly luck: Luck;
  readonly time = new Timeline();
  readonly trace: Trace;
  readonly shape: Shape;
  weather: Weather;
  readonly vault: Vault;
  readonly ledger: Ledger;
  readonly post: Post;
  readonly servers: readonly Server[];
  readonly parties: readonly Party[];
  readonly titles: readonly Title[];
  /** Nothing goes wrong any more. */
  isCalm = false;
  private isFinished = false;
  private calmSince = 0;
  private overSince = -1;
  private deserted = 0;
  private readonly complaints: string[] = [];
  private readonly counts: Record<string, number> = {};

  constructor(
    readonly seed: string,
    played: Played,
    tail: number,
  ) {
    this.luck = new Luck(seed);
    this.trace = new Trace(tail);
    this.shape = shapeFrom(this.luck);
    this.weather = weatherFrom(this.luck);
    this.vault = new Vault(this.time);
    this.ledger = new Ledger(this.vault);
    this.post = new Post(this);
    const name = nameFrom(this.luck, played);
    this.titles = [titleOf(name)];
    this.servers = Array.from(
      { length: this.shape.servers },
      (_, i) => new Server(this, `s${i + 1}`),
    );
    const tables = name === "lanterns" ? this.luck.among([1, 1, 1, 2, 2, 3]) : 1;
    this.parties = Array.from(
      { length: tables },
      (_, i) => new Party(this, `t${i + 1}`, this.titles[0]),
    );
  }

  note(who: string, what: string): void {
    this.trace.note(this.time.passed(), who, what);
  }

  count(what: Counted, times: number): void {
    this.counts[what] = (this.counts[what] ?? 0) + times;
  }

  /** Something is as it must not be. */
  fail(what: string): void {
    this.complaints.push(what);
  }

  run(): WorldReport {
    beginTroubles(this);
    this.time.after(this.luck.between(CALM.least, CALM.most), () => this.calmDown());
    this.superviseSoon();
    while (!this.isFinished && this.complaints.length === 0) this.time.step();
    if (this.complaints.length === 0) this.judgeAll();
    return {
      seed: this.seed,
      games: this.parties.length,
      deserted: this.deserted,
      counts: this.counts,
      hash: this.trace.digest(),
      complaints: this.complaints,
      tail: this.trace.tail(),
    };
  }

  private judgeAll(): void {
    for (const call of this.post.unanswered()) this.fail(`a server never answered: ${call}`);
    for (const party of this.parties) {
      if (party.table !== "") judge(this, party, (what) => this.fail(`${party.name}: ${what}`));
    }
  }

  private calmDown(): void {
    if (this.isCalm) return;
    this.note("world", "calms down");
    this.isCalm = true;
    this.calmSince = this.time.passed();
    this.weather = fair(this.weather);
    endTroubles(this);
  }

  private superviseSoon(): void {
    this.time.after(LOOKS_EVERY, () => {
      this.supervise();
      this.superviseSoon();
    });
  }

  private supervise(): void {
    for (const party of this.parties) {
      const status = party.table === "" ? "open" : this.vault.status(party.table);
      party.isOver = party.isOver || (status !== "open" && status !== "running");
    }
    const passed = this.time.passed();
    if (this.isCalm && passed - this.calmSince > PATIENCE) this.giveUp(passed - this.calmSince);
    if (!this.parties.every(({ isOver }) => isOver)) return;
    this.calmDown();
    if (this.overSince < 0) this.overSince = passed;
    if (passed - this.overSince > SETTLING) this.isFinished = true;
  }

  private giveUp(waited: number): void {
    for (const party of this.parties.filter(({ isOver }) => !isOver)) {
      if (party.isDeserted()) {
        party.isOver = true;
        this.deserted++;
      } else if (waited > LONGEST) {
        this.fail(`${party.name} (${party.table}) never came to its end`);
      }
    }
  }
}

function nameFrom(luck: Luck, played: Played): GameName {
  if (played !== "mixed") return played;
  return luck.isSo(BIG) ? luck.among(GAMES.filter((name) => name !== "lanterns")) : "lanterns";
}
