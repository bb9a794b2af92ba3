import { readFileSync } from "node:fs";
import { bloodOrders } from "@coterie/blood-orders";
import {
  answer,
  dice,
  type Game,
  type GameRecord,
  type Kit,
  openQuestions,
  type Play,
  seedFrom,
  startPlay,
  startPlayAt,
  toRecord,
  undo,
} from "@coterie/kernel";
import { mastersOfTheNight } from "@coterie/masters-of-the-night";

/** Records from which pages cannot repeat the answers: games that go on from them keep a position. */

const ANSWERS = 40;

function userPack(game: string): unknown {
  const file = new URL(`../../../cli/test/stored/${game}.pack.json`, import.meta.url);
  return JSON.parse(readFileSync(file, "utf8"));
}

/** A game with a user's pack, in which an undo drew new fate. */
export function recordWithNewFate(): GameRecord {
  const game = mastersOfTheNight(userPack("masters-of-the-night"));
  const policy = { behindMarks: "free", fate: "anew" } as const;
  const { play } = startPlay(game, { vampires: 3, difficulty: "easy" }, seedFrom("fates"), policy);
  const pick = dice("until something is learned");
  while (play.moments.at(-1)?.mark === undefined) answerAny(play, pick);
  undo(play, play.moments[play.moments.length - 1].seat);
  answerTimes(play, 10);
  return toRecord(play);
}

/** A game with a user's pack that begins at a position of another game. */
export function recordFromPosition(): GameRecord {
  const game = bloodOrders(userPack("blood-orders"));
  const { play: first } = startPlay(game, { players: 2 }, seedFrom("the first table"));
  answerTimes(first, ANSWERS);
  const play = startPlayAt(game, first.setup, seedFrom("another table"), positionOf(game, first));
  answerTimes(play, ANSWERS);
  return toRecord(play);
}

function positionOf<K extends Kit>(game: Game<K>, { state }: Play<K>) {
  return game.name(state);
}

function answerTimes<K extends Kit>(play: Play<K>, times: number): void {
  const pick = dice(`answers of ${play.game.id}`);
  for (let i = 0; i < times; i++) answerAny(play, pick);
}

function answerAny<K extends Kit>(play: Play<K>, pick: ReturnType<typeof dice>): void {
  const [{ seat, id, options }] = openQuestions(play);
  answer(play, { seat, question: id, key: options[pick(options.length)].key });
}
