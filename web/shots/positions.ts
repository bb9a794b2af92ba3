import { bloodOrdersWithExactly } from "@coterie/blood-orders";
import { type AnyGame, hashOf, replay } from "@coterie/kernel";
import { mastersWithExactly } from "@coterie/masters-of-the-night";
import { goldenRecord } from "../test/support/records.js";

/** Positions from golden records: the same at every run. */

const GAMES = {
  "masters-of-the-night": mastersWithExactly,
  "blood-orders": bloodOrdersWithExactly,
} as const;
export type GameId = keyof typeof GAMES;

export const RECORDS: Readonly<Record<GameId, string>> = {
  "masters-of-the-night": "victory",
  "blood-orders": "three",
};

export const MOMENTS = { start: 0, early: 0.06, middle: 0.5, late: 0.94 } as const;
export type Moment = keyof typeof MOMENTS;

/** Local storage of a browser in which the record's game has come this far; seat 0 is the player's. */
export function keptAt(
  game: GameId,
  part: number,
  slot: "game" | "lesson" = "game",
): Record<string, string> {
  const record = goldenRecord(game, RECORDS[game]);
  const rules = GAMES[game](record.pack.pieces) as AnyGame;
  let upTo = Math.floor(record.answers.length * part);
  while (record.answers[upTo].seat !== 0) upTo++;
  const { play } = replay(rules, record, upTo);
  const saved = {
    game,
    pack: hashOf(rules.pack),
    setup: record.setup,
    seed: record.seed,
    people: [0],
    from: null,
    answers: record.answers.slice(0, upTo).map(({ seat, key }) => ({ seat, key })),
    position: rules.name(play.state),
  };
  return {
    [`coterie.${slot}.${game}`]: JSON.stringify(saved),
    [`coterie.pieces.${record.pack.hash}`]: JSON.stringify(record.pack.pieces),
  };
}
