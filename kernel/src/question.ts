import type { Game } from "./game.js";
import { Options } from "./options.js";
import type { Blocked, Kit, Reason, Run } from "./rulebook.js";
import { agendaOf, listOptions, questionOn, topArgs } from "./run.js";

/** One legal answer, as people and programs outside the engine see it. */
export interface Option {
  /** What is answered: means something, and is unique within its question (`move:harbour`). */
  readonly key: string;
  readonly warning?: Reason;
}

/** A question at the border of the engine: everything in it is readable. */
export interface Question {
  readonly seat: number;
  readonly kind: string;
  readonly rule: string;
  /** The piece that asks, where a piece does. */
  readonly about?: string;
  readonly options: readonly Option[];
  /**
   * There is nothing to decide: one option, or it does not matter which. A client may answer by
   * itself with the first; the record stays complete. Never so where a seat confirms something.
   */
  readonly forced: boolean;
  /** What the rules name here but do not allow now, with the reason. */
  readonly blocked: readonly Blocked[];
}

const buffer = new Options();

/** The options of the question that waits for a seat, as the numbers of the rules. */
export function optionCodes<K extends Kit>(game: Game<K>, run: Run<K>, seat: number): number[] {
  listOptions(game, run, agendaOf(run.state, seat), buffer);
  return buffer.toArray();
}

/** The question that waits for a seat, which must be one of those asked. */
export function readQuestion<K extends Kit>(
  game: Game<K>,
  run: Run<K>,
  seat: number,
  codes: readonly number[] = optionCodes(game, run, seat),
): Question {
  const agenda = agendaOf(run.state, seat);
  const kind = questionOn(game, agenda);
  const args = topArgs(agenda);
  const options = codes.map((code): Option => {
    const key = kind.key(run, code, ...args);
    const warning = kind.warning?.(run, code, ...args);
    return warning === undefined ? { key } : { key, warning };
  });
  const about = kind.about?.(run, ...args);
  const isIdle = kind.isIdle?.(run, ...args) === true;
  return {
    seat,
    kind: kind.name,
    rule: kind.rule,
    ...(about === undefined ? {} : { about }),
    options,
    forced: kind.confirms !== true && (options.length === 1 || isIdle),
    blocked: kind.blocked?.(run, ...args) ?? [],
  };
}

/** The number of the option with this key, or undefined if it is not offered. */
export function optionWithKey<K extends Kit>(
  game: Game<K>,
  run: Run<K>,
  seat: number,
  key: string,
  codes: readonly number[] = optionCodes(game, run, seat),
): number | undefined {
  const agenda = agendaOf(run.state, seat);
  const kind = questionOn(game, agenda);
  const args = topArgs(agenda);
  return codes.find((code) => kind.key(run, code, ...args) === key);
}
