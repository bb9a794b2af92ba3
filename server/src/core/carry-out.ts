import {
  answer,
  answerBatch,
  areInSamePhase,
  goOnPlay,
  isReady,
  type Json,
  openQuestions,
  type Seed,
  startPlay,
  startPlayAt,
  undo,
  withdrawAnswers,
} from "@coterie/kernel";
import type { Standing, TableEntry } from "./entry.js";
import type { AnyPlay } from "./parts.js";
import { Refused } from "./refused.js";
import type { Table } from "./table.js";

/** What an entry did in the game. */
export interface Outcome {
  readonly facts?: readonly Json[];
  readonly only?: number;
}

/** Does in the game what an entry says. Throws a refusal if it cannot be, and changes nothing then. */
export function carryOut(table: Table, entry: TableEntry): Outcome {
  switch (entry.e) {
    case "started":
      return start(table);
    case "answered":
      return privately(table, entry.seat, (play) => giveAnswer(play, entry.seat, entry.keys));
    case "withdrew":
      return privately(table, entry.seat, (play) => {
        withdrawAnswers(play, entry.seat);
        return [];
      });
    case "undone":
      undo(playOf(table), entry.seat, entry.consent);
      return {};
    case "rules":
      if (entry.goOn !== null) goOn(table, entry.goOn);
      return {};
    default:
      return {};
  }
}

export function playOf(table: Table): AnyPlay {
  if (table.play !== null) return table.play;
  throw new Refused("not-running", "the game has not begun yet");
}

function seedOf(table: Table): Seed {
  return { secret: table.opened.secret, nonces: [...table.nonces] };
}

function start(table: Table): Outcome {
  const { game, opened } = table;
  const { from, setup, policy } = opened;
  if (from !== null) {
    table.play = startPlayAt(game, setup, seedOf(table), from.position, policy);
    return {};
  }
  const { play, facts } = startPlay(game, setup, seedOf(table), policy);
  // If its first question cannot be asked, the game cannot begin.
  openQuestions(play);
  table.play = play;
  return { facts: facts as Json[] };
}

/** The play goes on at a position, and undo goes no further back than that. */
export function goOn(table: Table, { position, asked }: Standing): void {
  const { game, opened } = table;
  const play = goOnPlay(game, opened.setup, seedOf(table), position, opened.policy);
  table.play = play;
  asked.forEach((count, seat) => {
    play.asked[seat] = Math.max(count, 1);
    if (play.open[seat] !== "") play.open[seat] = `${seat}.${++play.asked[seat]}`;
  });
}

function giveAnswer(play: AnyPlay, seat: number, keys: readonly string[]): readonly Json[] {
  const question = play.open[seat] ?? "";
  const facts =
    keys.length === 1
      ? answer(play, { seat, question, key: keys[0] })
      : answerBatch(play, seat, question, keys);
  return facts as Json[];
}

/**
 * Runs an answer or a withdrawal. In a simultaneous phase it is private to its seat (`only`), unless the
 * seat becomes ready by it or takes that back.
 */
function privately(table: Table, seat: number, run: (play: AnyPlay) => readonly Json[]): Outcome {
  const play = playOf(table);
  const before = play.state;
  const facts = run(play);
  const after = play.state;
  const isSecret = areInSamePhase(before, after) && isReady(before, seat) === isReady(after, seat);
  return isSecret ? { facts, only: seat } : { facts };
}
