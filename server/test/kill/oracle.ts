import {
  type AnyGame,
  answer,
  answerBatch,
  type GameRecord,
  outcomeOf,
  type Play,
  positionHash,
  replay,
  startPlay,
  undo,
  withdrawAnswers,
} from "@coterie/kernel";
import type { Opened, Stored } from "@coterie/server/core";
import type { Player } from "../support/player.js";

// biome-ignore lint/suspicious/noExplicitAny: the types of a game do not matter here
type AnyPlay = Play<any>;

/** An answer as the store has it; which question it answered follows from all entries before. */
interface Kept {
  readonly question: string;
  readonly keys: readonly string[];
}

/**
 * Compares what was kept of a finished game with what its players know, and with its record. It
 * uses the kernel alone, none of the server's own ways to read entries.
 */
export function faultsOf(
  game: AnyGame,
  bodies: readonly string[],
  players: readonly Player[],
  record: GameRecord,
): string[] {
  const stored = bodies.map((body) => JSON.parse(body) as Stored);
  const { play, kept } = playedAgain(game, stored, record);
  return [
    ...players.flatMap(({ faults }) => faults),
    ...lostOrMade(kept, players),
    ...backsOf(stored, players),
    ...recordFaults(game, play, record),
  ];
}

function playedAgain(
  game: AnyGame,
  stored: readonly Stored[],
  { seed }: GameRecord,
): { play: AnyPlay; kept: Kept[] } {
  const { setup, policy } = stored[0].entry as Opened;
  const { play } = startPlay(game, setup, seed, policy) as { play: AnyPlay };
  const kept: Kept[] = [];
  for (const { entry } of stored) {
    if (entry.e === "answered") {
      const { seat, keys } = entry;
      const question = play.open[seat];
      kept.push({ question, keys });
      if (keys.length === 1) answer(play, { seat, question, key: keys[0] });
      else answerBatch(play, seat, question, keys);
    } else if (entry.e === "withdrew") {
      withdrawAnswers(play, entry.seat);
    } else if (entry.e === "undone") {
      undo(play, entry.seat, entry.consent);
    }
  }
  return { play, kept };
}

/** Every acknowledged answer is kept, once and in order; and nothing is kept that nobody said. */
function lostOrMade(kept: readonly Kept[], players: readonly Player[]): string[] {
  const faults: string[] = [];
  const order = new Map(kept.map(({ question }, i) => [question, i]));
  if (order.size < kept.length) faults.push("a question was answered twice");
  for (const { acknowledged } of players) {
    let last = -1;
    for (const { question, keys } of acknowledged) {
      const at = order.get(question) ?? -1;
      const isThere = `${kept[at]?.keys}` === `${keys}`;
      if (!isThere)
        faults.push(`lost: the answer ${keys} to ${question} (kept: ${kept[at]?.keys})`);
      else if (at < last) faults.push(`the answer to ${question} is kept too early`);
      last = at;
    }
  }
  const said = new Set(
    players.flatMap((player) => player.said.map(({ question, keys }) => `${question} ${keys}`)),
  );
  for (const { question, keys } of kept) {
    if (!said.has(`${question} ${keys}`)) faults.push(`nobody said ${keys} to ${question}`);
  }
  return faults;
}

/** Withdrawals and undos: those that were told to be done are kept, and no more than were wanted. */
function backsOf(stored: readonly Stored[], players: readonly Player[]): string[] {
  const kinds = [
    ["withdraw", "withdrew"],
    ["undo", "undone"],
  ] as const;
  return kinds.flatMap(([name, kind]) => {
    const kept = stored.filter(({ entry }) => entry.e === kind).length;
    const taken = sum(players.map((player) => player.taken[name]));
    const wanted = sum(players.map((player) => player.wanted[name]));
    if (taken <= kept && kept <= wanted) return [];
    return [`${name}: ${kept} are kept; ${taken} were told to be done, ${wanted} were wanted`];
  });
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, one) => total + one, 0);
}

/** The record is true to itself, and tells the same game as the entries. */
function recordFaults(game: AnyGame, play: AnyPlay, record: GameRecord): string[] {
  const faults: string[] = [];
  try {
    replay(game, record);
  } catch (error) {
    faults.push(`the record does not verify: ${(error as Error).message}`);
  }
  if (record.outcome === null) faults.push("the record has no outcome");
  const isSameEnd =
    record.outcome === outcomeOf(play) && record.hash === positionHash(game, play.state);
  if (!isSameEnd) faults.push("the entries lead to another end than the record");
  for (let seat = 0; seat < play.open.length; seat++) {
    const kept = play.moments.filter((moment) => moment.seat === seat).map(({ key }) => key);
    const told = record.answers.filter((given) => given.seat === seat).map(({ key }) => key);
    if (`${kept}` !== `${told}`) faults.push(`the record tells other answers of seat ${seat}`);
  }
  return faults;
}
