import {
  agendaOf,
  answerAndRun,
  askedSeats,
  type Game,
  type Kit,
  listOptions,
  newContext,
  Options,
  type Run,
} from "@coterie/kernel";

/** How a position stands for a seat: lost, not decided within the bound, or won. */
export const LOST = 0;
export const OPEN = 1;
export const WON = 2;

/** What a position is for the seat, or undefined where one must play on to know. */
export type Verdict<K extends Kit> = (state: K["State"]) => number | undefined;

/** What is to be shown: that the seat gets this far, whatever the others do or if they help. */
interface Goal<K extends Kit> {
  readonly game: Game<K>;
  readonly seat: number;
  readonly verdict: Verdict<K>;
  readonly target: number;
  readonly othersHelp: boolean;
}

/** More positions than this prove nothing in the time of a test: the file must become smaller. */
const MOST_POSITIONS = 40_000;

const buffer = new Options();

/** The numbers of the options of a seat's question, in the order of the question. */
function codesOf<K extends Kit>(game: Game<K>, run: Run<K>, seat: number): number[] {
  listOptions(game, run, agendaOf(run.state, seat), buffer);
  return buffer.toArray();
}

/** What an option leads to. The position that it is given in stays as it is. */
export function after<K extends Kit>(
  game: Game<K>,
  run: Run<K>,
  seat: number,
  code: number,
): Run<K> {
  const next = newContext(game, game.copy(run.state));
  answerAndRun(game, next, seat, code);
  return next;
}

/**
 * Looks at every answer of everybody, by the rules alone: no judgement has a say. Of the seat's
 * answers one must do; of the others' answers all must, unless they help.
 */
export class Solver<K extends Kit> {
  private readonly known = new Map<string, boolean>();

  constructor(private readonly goal: Goal<K>) {}

  /** Whether a seat that knew all, decks and dice to come too, would get to the goal. */
  reachesKnowing(run: Run<K>): boolean {
    const { game, verdict, target, othersHelp } = this.goal;
    const now = verdict(run.state);
    if (now !== undefined) return now >= target;
    const text = JSON.stringify(run.state);
    const before = this.known.get(text);
    if (before !== undefined) return before;
    if (this.known.size >= MOST_POSITIONS) throw new Error("too many positions to prove anything");
    const seat = this.asked(run);
    const reaches = (code: number): boolean => this.reachesKnowing(after(game, run, seat, code));
    const codes = codesOf(game, run, seat);
    const isFree = seat === this.goal.seat || othersHelp;
    const found = isFree ? codes.some(reaches) : codes.every(reaches);
    this.known.set(text, found);
    return found;
  }

  /**
   * Whether the seat gets to the goal in all these worlds, which it cannot tell apart: it gives the
   * same answer in those that look alike, until it has seen a difference.
   */
  reaches(worlds: readonly Run<K>[]): boolean {
    const asked = this.untilAsked(worlds);
    return asked !== undefined && this.alike(asked).every((group) => this.reachesIn(group));
  }

  private reachesIn(group: readonly Run<K>[]): boolean {
    const { game, seat } = this.goal;
    const [first] = group;
    return codesOf(game, first, seat)
      .filter((code) => this.reachesKnowing(after(game, first, seat, code)))
      .some((code) => this.reaches(group.map((run) => after(game, run, seat, code))));
  }

  /** All worlds after all answers of others, each at a question of the seat; undefined if one fails. */
  private untilAsked(worlds: readonly Run<K>[]): Run<K>[] | undefined {
    const { game, verdict, target } = this.goal;
    const open = worlds.slice();
    const asked: Run<K>[] = [];
    for (let run = open.pop(); run !== undefined; run = open.pop()) {
      const now = verdict(run.state);
      if (now !== undefined) {
        if (now < target) return undefined;
        continue;
      }
      const seat = this.asked(run);
      if (seat === this.goal.seat) asked.push(run);
      else for (const code of codesOf(game, run, seat)) open.push(after(game, run, seat, code));
    }
    return asked;
  }

  /** The worlds by what the seat sees of them; of equal worlds one is enough. */
  private alike(worlds: readonly Run<K>[]): Run<K>[][] {
    const { game, seat } = this.goal;
    const groups = new Map<string, Map<string, Run<K>>>();
    for (const run of worlds) {
      const view = JSON.stringify(game.view(run.state, seat).seen);
      const group = groups.get(view) ?? new Map<string, Run<K>>();
      groups.set(view, group.set(JSON.stringify(run.state), run));
    }
    return [...groups.values()].map((group) => [...group.values()]);
  }

  /** In a common phase the seat is taken first: nobody sees what another drafts. */
  private asked(run: Run<K>): number {
    const seats = askedSeats(this.goal.game, run);
    return seats.includes(this.goal.seat) ? this.goal.seat : seats[0];
  }
}
