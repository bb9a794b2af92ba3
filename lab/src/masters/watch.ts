import { judgementOf } from "@coterie/bots";
import type { Game } from "@coterie/kernel";
import type { Fact, FactName, MastersKit, Table } from "@coterie/masters-of-the-night";
import { rounded } from "../observe/decisions.js";
import { Moment } from "../observe/moment.js";
import type { Watch, Watcher } from "../observe/watcher.js";
import type { MastersSeen } from "./row.js";
import { inForce } from "./standing.js";

/** What one piece did so far. */
interface Doing {
  times: number;
  sum: number;
  greatest: number;
}

/** These say that whatever acted before is done. */
const ENDS: ReadonlySet<FactName> = new Set([
  "round-began",
  "event-revealed",
  "night-fell",
  "turn-began",
  "turn-ended",
]);

/** Questions that are asked only when nothing is going on. */
const CALM: ReadonlySet<string> = new Set(["night.act", "day.next-district"]);

export function mastersWatch(game: Game<MastersKit>): Watch<MastersKit, MastersSeen> {
  const judgement = judgementOf(game);
  // Without a judgement nothing is estimated: every chance is even.
  const chance = (run: Table): number => judgement?.chance(run, 0) ?? 0.5;
  return (run) => new MastersWatcher(run, () => chance(run));
}

class MastersWatcher implements Watcher<MastersKit, MastersSeen> {
  readonly #run: Table;
  readonly #chance: () => number;
  readonly #doings = new Map<string, Doing>();
  /** An event works until its day is over, whatever else acts meanwhile. */
  readonly #event: Moment<string>;
  readonly #piece: Moment<string>;
  readonly #deck: string[];
  readonly #veil: number[] = [];
  readonly #course: number[] = [];
  readonly #losses: Record<string, number> = {};
  readonly #relics: string[] = [];
  readonly #inForce: Record<string, number> = {};

  constructor(run: Table, chance: () => number) {
    this.#run = run;
    this.#chance = chance;
    this.#event = new Moment(chance, (id, change) => this.#note(id, change));
    this.#piece = new Moment(chance, (id, change) => this.#note(id, change));
    this.#deck = run.state.events.cards.map((event) => run.content.events[event].card.id);
  }

  tell(fact: Fact): void {
    if (ENDS.has(fact.fact)) this.#piece.end();
    const acting = this.#acting(fact);
    if (acting !== undefined) this.#piece.begin(acting);
    else if (!ENDS.has(fact.fact)) this.#piece.felt();
    this.#event.felt();
    this.#count(fact);
  }

  answered({ kind }: { readonly kind: string }): void {
    if (CALM.has(kind)) this.#piece.end();
  }

  seen(): MastersSeen {
    this.#piece.end();
    this.#event.end();
    const { state, content } = this.#run;
    const acted = [...this.#doings]
      .sort(([a], [b]) => (a < b ? -1 : 1))
      .map(([id, { times, sum, greatest }]) => [
        id,
        [times, rounded(sum, 1), rounded(greatest, 1)],
      ]);
    return {
      rounds: state.round,
      team: state.vampires.map((vampire) => content.vampires[vampire].card.id),
      deck: this.#deck.slice().sort(),
      city: state.city.map((district) => content.districts[district].card.id),
      veil: [...this.#veil, state.veil],
      losses: this.#losses,
      course: this.#course,
      relics: this.#relics,
      acted: Object.fromEntries(acted),
      inForce: this.#inForce,
    };
  }

  /** The piece that begins to act, told just before it does. */
  #acting({ fact, district = -1, relic = -1, piece = -1, ability }: Fact): string | undefined {
    const { content, state } = this.#run;
    if (fact === "day-effect" || fact === "night-effect-used") {
      return content.districts[state.city[district]].card.id;
    }
    if (fact === "relic-used") return content.relics[relic].card.id;
    // What a relic lends is the relic's doing.
    if (fact === "ability-used" && !this.#isLent(piece))
      return `${content.pieces[piece].id}:${ability}`;
    return fact === "trigger" ? content.pieces[piece].id : undefined;
  }

  /** The ability of a vampire that is not in play. */
  #isLent(piece: number): boolean {
    const { content, state } = this.#run;
    return !state.vampires.some((vampire) => content.vampires[vampire].blood.piece === piece);
  }

  #count({ fact, n = 0, event = -1, relic = -1, why = "other" }: Fact): void {
    const { state, content } = this.#run;
    if (fact === "round-began") {
      this.#veil.push(state.veil);
      this.#course.push(Math.round(1000 * this.#chance()));
    } else if (fact === "event-revealed") this.#event.begin(content.events[event].card.id);
    else if (fact === "night-fell") {
      this.#event.end();
      for (const id of inForce(this.#run)) this.#inForce[id] = (this.#inForce[id] ?? 0) + 1;
    } else if (fact === "veil-lost") this.#losses[why] = (this.#losses[why] ?? 0) + n;
    else if (fact === "relic-drawn") this.#relics.push(content.relics[relic].card.id);
  }

  #note(id: string, change: number): void {
    const doing = this.#doings.get(id) ?? { times: 0, sum: 0, greatest: 0 };
    doing.times++;
    doing.sum += change;
    if (Math.abs(change) > Math.abs(doing.greatest)) doing.greatest = change;
    this.#doings.set(id, doing);
  }
}
