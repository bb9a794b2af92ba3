import { createRequire } from "node:module";
import { bloodOrders } from "@coterie/blood-orders";
import {
  type AnyGame,
  advance,
  answerAndRun,
  askedSeats,
  keyOf,
  newContext,
  optionWithKey,
  readQuestion,
  sealedChance,
  seedFrom,
} from "@coterie/kernel";
import { mastersOfTheNight } from "@coterie/masters-of-the-night";
import { ActivePlayers, type Game, INVALID_MOVE } from "../peer/library.js";
import { GAMES, type ServedGame } from "./ours.js";

/** What boardgame.io keeps of a game of ours: its state. */
interface Hosted {
  readonly state: AnyGame["begin"] extends (...args: never[]) => infer S ? S : never;
}

/** What it sends to a seat, instead: its view and, if it is asked, the keys of its options. */
export interface HostedView {
  readonly ask: readonly string[] | null;
  readonly view: unknown;
}

const RULES: Readonly<Record<string, AnyGame>> = {
  "masters-of-the-night": mastersOfTheNight(),
  "blood-orders": bloodOrders(),
};

/**
 * Our games on boardgame.io, by the same rules: a move answers a question, and each seat sees its own
 * view and question, as boardgame.io's `playerView` is made for. So what differs is the server. It is
 * spared what ours does beside that: nothing is stored, and nobody is told what happened.
 */
export const hostedGames: readonly Game<Hosted>[] = GAMES.map(hosted);

// Moves are given a draft by Immer. To copy a state out of one takes long; this is what lies behind it.
const { original } = createRequire(createRequire(import.meta.url).resolve("boardgame.io/server"))(
  "immer",
) as { original<T>(draft: T): T };

let begun = 0;

function hosted({ id, setup }: ServedGame): Game<Hosted> {
  const game = RULES[id];
  return {
    name: id,
    disableUndo: true,
    setup() {
      const seed = sealedChance(keyOf(seedFrom(`hosted ${begun++}`)));
      const run = newContext(game, game.begin(game.readSetup(setup), seed));
      advance(game, run);
      return { state: run.state };
    },
    turn: { activePlayers: ActivePlayers.ALL },
    moves: {
      answer({ G, playerID }, key: string) {
        const run = newContext(game, game.copy(original(G).state));
        const seat = Number(playerID);
        if (!askedSeats(game, run).includes(seat)) return INVALID_MOVE;
        const option = optionWithKey(game, run, seat, key);
        if (option === undefined) return INVALID_MOVE;
        answerAndRun(game, run, seat, option);
        return { state: run.state };
      },
    },
    endIf: ({ G }) => (G.state.outcome === 0 ? undefined : G.state.outcome),
    playerView: ({ G, playerID }): HostedView => {
      const seat = Number(playerID);
      // What Immer keeps is frozen; to list options a game may try something on its state.
      const run = newContext(game, game.copy(G.state));
      const isAsked = askedSeats(game, run).includes(seat);
      const options = isAsked ? readQuestion(game, run, seat).options : null;
      return {
        ask: options === null ? null : options.map(({ key }) => key),
        view: game.view(G.state, seat),
      };
    },
  };
}
