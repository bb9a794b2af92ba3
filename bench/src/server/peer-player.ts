import type { PeerCity } from "../peer/city.js";
import { optionsOf, type PeerOption } from "../peer/play.js";
import { CITY } from "./peer-game.js";
import type { HostedView } from "./peer-hosted.js";

/** What a client of boardgame.io knows of its match. */
export interface PeerState {
  readonly G: unknown;
  readonly ctx: { readonly currentPlayer: string; readonly gameover?: unknown };
  readonly _stateID: number;
}

interface PeerMove {
  readonly seat: number;
  readonly stateID: number;
  readonly action: unknown;
}

/** How random players play a game on boardgame.io. */
export interface PeerPlayer {
  /** The name of the game is also that of its socket.io namespace. */
  readonly game: string;
  /** Whether a seat has to read what it was sent to play on. One process here is a thousand clients. */
  mustRead(seat: number, message: Buffer): boolean;
  /** A random move of somebody who may move, by what each seat has read last; undefined at the end. */
  choose(
    known: readonly (PeerState | undefined)[],
    pick: (below: number) => number,
  ): PeerMove | undefined;
}

/** Nothing is hidden in the city game: the first seat reads for all. */
export const cityPlayer: PeerPlayer = {
  game: CITY,
  mustRead: (seat) => seat === 0,
  choose([state], pick) {
    if (state === undefined || state.ctx.gameover !== undefined) return undefined;
    const seat = Number(state.ctx.currentPlayer);
    const options = optionsOf(state.G as PeerCity, seat);
    const action = actionOf(options[pick(options.length)], `${seat}`);
    return { seat, stateID: state._stateID, action };
  },
};

function actionOf({ move, args }: PeerOption, playerID: string): unknown {
  const isEnd = move === "end";
  return {
    type: isEnd ? "GAME_EVENT" : "MAKE_MOVE",
    payload: { type: isEnd ? "endTurn" : move, args, playerID },
  };
}

const ASKED = Buffer.from('"ask":[');

/** In our games each seat that is asked reads what it is asked. */
export function hostedPlayer(game: string): PeerPlayer {
  return {
    game,
    mustRead: (_seat, message) => message.includes(ASKED),
    choose(known, pick) {
      const asked = known.flatMap((state, seat) => (state === undefined ? [] : [{ seat, state }]));
      if (asked.length === 0) return undefined;
      const { seat, state } = asked[pick(asked.length)];
      const keys = (state.G as HostedView).ask ?? [];
      const payload = { type: "answer", args: [keys[pick(keys.length)]], playerID: `${seat}` };
      return { seat, stateID: state._stateID, action: { type: "MAKE_MOVE", payload } };
    },
  };
}
