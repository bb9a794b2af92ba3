import { seedFrom } from "../../chance.js";
import type { Game } from "../../game.js";
import { answer, type Play, startPlay } from "../../play.js";
import { readRecord, toRecord } from "../../record.js";
import { replay } from "../../replay.js";
import type { Kit } from "../../rulebook.js";
import { agendaOf, newContext, questionOn, topArgs } from "../../run.js";
import { difference } from "../compare.js";

/** What was answered in a game: seat and option, one pair after the other. */
export type AnswerLog = readonly number[];

/** A finished game, played again by its keys, ends the same; so does the replay of its record. */
export function recordFault<K extends Kit>(
  game: Game<K>,
  rawSetup: unknown,
  seed: string,
  log: AnswerLog,
  end: K["State"],
): string | undefined {
  const { play } = startPlay(game, rawSetup, seedFrom(seed));
  for (let i = 0; i < log.length; i += 2) giveByKey(play, log[i], log[i + 1]);
  const differs = difference(play.state, end);
  if (differs !== undefined) return `played again with the same answers, ${differs}`;
  const record = toRecord(play);
  const written = readRecord(JSON.parse(JSON.stringify(record)));
  const parts = difference(toRecord(replay(game, written).play), record);
  return parts && `the record of the replay differs: ${parts}`;
}

function giveByKey<K extends Kit>(play: Play<K>, seat: number, option: number): void {
  const agenda = agendaOf(play.state, seat);
  const run = newContext(play.game, play.state);
  const key = questionOn(play.game, agenda).key(run, option, ...topArgs(agenda));
  answer(play, { seat, question: play.open[seat], key });
}
