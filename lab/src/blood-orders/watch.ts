import {
  type BloodKit,
  DAYS,
  type Fact,
  type FactName,
  NONE,
  scoreOf,
  type Table,
} from "@coterie/blood-orders";
import { judgementOf } from "@coterie/bots";
import type { Game, Question } from "@coterie/kernel";
import { rounded } from "../observe/decisions.js";
import { Moment } from "../observe/moment.js";
import type { Watch, Watcher } from "../observe/watcher.js";
import { type OrdersSeen, sources, type Use, type Used } from "./row.js";

interface Acting {
  readonly id: string;
  readonly seat: number;
  readonly use: Use;
}

/** These say that whatever acted before is done. */
const ENDS: ReadonlySet<FactName> = new Set(["day-begins", "act-over", "piles-back", "scored"]);

/** Questions that are asked only between two effects. */
const CALM: ReadonlySet<string> = new Set(["orders.turn", "resolution.act", "night.stay"]);

const DAYS_PER_ACT = 3;
const RITUAL = "ritual:";
/** The chapter of the rules. */
const CLEANUP = "BO-6";

export function bloodWatch(game: Game<BloodKit>): Watch<BloodKit, OrdersSeen> {
  const judgement = judgementOf(game);
  // Without a judgement nothing is estimated: every chance is even.
  const even = (run: Table): number => 1 / run.state.blood.length;
  return (run) => new BloodWatcher(run, (seat) => judgement?.chance(run, seat) ?? even(run));
}

class BloodWatcher implements Watcher<BloodKit, OrdersSeen> {
  readonly #run: Table;
  readonly #chance: (seat: number) => number;
  readonly #moment: Moment<Acting>;
  readonly #start: number;
  readonly #scores: number[][] = [];
  readonly #course: number[][] = [];
  readonly #standings: number[][] = [];
  readonly #offered: Record<string, number> = {};
  readonly #used: Record<string, Used[]> = {};
  /** What has lain on the table today. */
  readonly #today = new Set<string>();
  #winners: readonly number[] = [];

  constructor(run: Table, chance: (seat: number) => number) {
    this.#run = run;
    this.#chance = chance;
    this.#start = run.state.startPlayer;
    this.#moment = new Moment(
      ({ seat }) => chance(seat),
      ({ id, seat, use }, change) => {
        this.#used[id] ??= [];
        this.#used[id].push([seat, use, rounded(change, 1)]);
      },
    );
  }

  tell(fact: Fact): void {
    if (ENDS.has(fact.fact)) this.#moment.end();
    const acting = this.#acting(fact);
    if (acting !== undefined) this.#moment.begin(acting);
    this.#moment.felt();
    if (fact.fact === "day-begins") this.#morning();
    else if (fact.fact === "market-filled" || fact.fact === "victim-placed") this.#arrival(fact);
    else if (fact.fact === "scored" && fact.score !== undefined) {
      const { score, seat = 0 } = fact;
      this.#scores[seat] = sources.map((source) => score[source]);
    } else if (fact.fact === "won") this.#winners = fact.seats ?? [];
  }

  answered({ kind, seat }: Question, key: string): void {
    if (CALM.has(kind)) this.#moment.end();
    // What a Ritual costs is paid before anybody is told which one it is.
    if (kind !== "altar.ritual" || !key.startsWith(RITUAL)) return;
    this.#moment.begin({ id: key.slice(RITUAL.length), seat, use: "altar" });
  }

  seen(): OrdersSeen {
    this.#moment.end();
    return {
      rounds: this.#course.length,
      start: this.#start,
      winners: this.#winners,
      scores: this.#scores,
      course: this.#course,
      standings: this.#standings,
      offered: this.#offered,
      used: this.#used,
    };
  }

  /** The piece that begins to act, told just before it does. */
  #acting({
    fact,
    seat = 0,
    space = 0,
    location = NONE,
    card,
    ritual = NONE,
    piece = NONE,
  }: Fact): Acting | undefined {
    const { content, state } = this.#run;
    if (fact === "dawn") return { id: content.locations[location].card.id, seat, use: "dawn" };
    if (fact === "ritual-used") return { id: content.rituals[ritual].card.id, seat, use: "daily" };
    if (fact === "set-off") return { id: content.pieces[piece].id, seat, use: "trigger" };
    const victim =
      fact === "dusk" ? (card ?? NONE) : fact === "night" ? state.victims[space] : NONE;
    if (victim === NONE) return undefined;
    return { id: content.victims[victim].card.id, seat, use: fact === "dusk" ? "dusk" : "night" };
  }

  #morning(): void {
    const { state, content } = this.#run;
    const seats = [...state.blood.keys()];
    this.#course.push(seats.map((seat) => Math.round(1000 * this.#chance(seat))));
    if (state.day > 1 && state.day % DAYS_PER_ACT === 1 && state.day <= DAYS) {
      this.#standings.push(seats.map((seat) => scoreOf(this.#run, seat).total));
    }
    this.#today.clear();
    for (const location of state.locations) this.#offer(content.locations[location].card.id);
    this.#offerVictims(state.victims);
    this.#offerRituals(state.market);
  }

  /** In the middle of a Day; what cleanup brings is seen in the morning. */
  #arrival({ rule, rituals = [], card = NONE }: Fact): void {
    if (rule.startsWith(CLEANUP)) return;
    this.#offerRituals(rituals);
    this.#offerVictims([card]);
  }

  #offerVictims(victims: readonly number[]): void {
    for (const victim of victims) {
      if (victim !== NONE) this.#offer(this.#run.content.victims[victim].card.id);
    }
  }

  #offerRituals(rituals: readonly number[]): void {
    for (const ritual of rituals) {
      if (ritual !== NONE) this.#offer(this.#run.content.rituals[ritual].card.id);
    }
  }

  #offer(id: string): void {
    if (this.#today.has(id)) return;
    this.#today.add(id);
    this.#offered[id] = (this.#offered[id] ?? 0) + 1;
  }
}
