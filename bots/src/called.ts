import type { Game, Kit } from "@coterie/kernel";
import type { Bot } from "./bot.js";
import { judgementOf } from "./judgements.js";
import { botWith, EXPECTED_REPEATABLE, isTimed, NoSuchBot } from "./kinds.js";
import { levels } from "./levels.js";

/** The bot of a name for a game that bots know (`botWith`). */
export function botCalled<K extends Kit>(game: Game<K>, name: string): Bot<K> {
  return botWith(judgementOf(game), name);
}

/**
 * One bot for each seat: of the one name that is given, or of one name for each. They play games that
 * can be played again, so none of them looks at a clock; a level stands for its repeatable bot.
 */
export function botsCalled<K extends Kit>(
  game: Game<K>,
  names: readonly string[],
  seats: number,
): Bot<K>[] {
  if (names.length !== 1 && names.length !== seats) {
    throw new NoSuchBot(
      `${names.length} bots are named, but the number of seats is ${seats}; ` +
        "expected one for all or one for each",
    );
  }
  const timed = names.find(isTimed);
  if (timed !== undefined) {
    throw new NoSuchBot(
      `"${timed}" thinks by the clock, so that its games could not be played again; ` +
        "expected iterations, as search:32",
    );
  }
  const bots = names.map((name) =>
    botWith(judgementOf(game), repeatableName(name), EXPECTED_REPEATABLE),
  );
  return Array.from({ length: seats }, (_, seat) => bots[seat] ?? bots[0]);
}

function repeatableName(name: string): string {
  return levels.find(({ id }) => id === name)?.repeatable ?? name;
}
