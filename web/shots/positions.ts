import { readFileSync } from "node:fs";
import { bloodOrdersWithExactly } from "@coterie/blood-orders";
import { type AnyGame, type GameRecord, hashOf, replay } from "@coterie/kernel";
import { mastersWithExactly } from "@coterie/masters-of-the-night";

/** Positions of real games, which everybody who runs this gets alike. */

const GAMES = {
  "masters-of-the-night": mastersWithExactly,
  "blood-orders": bloodOrdersWithExactly,
} as const;
export type GameId = keyof typeof GAMES;

const RECORDS: Readonly<Record<GameId, string>> = {
  "masters-of-the-night": "masters-of-the-night/records/victory.json",
  "blood-orders": "blood-orders/records/three.json",
};

export const MOMENTS = { start: 0, early: 0.06, middle: 0.5, late: 0.94 } as const;
export type Moment = keyof typeof MOMENTS;

export function recordFile(game: GameId): URL {
  return new URL(`../../games/${RECORDS[game]}`, import.meta.url);
}

/** What a browser would have kept of the record's game at this moment; the first seat is a person's. */
export function keptAt(
  game: GameId,
  part: number,
  slot: "game" | "lesson" = "game",
): Record<string, string> {
  const record = JSON.parse(readFileSync(recordFile(game), "utf8")) as GameRecord;
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
