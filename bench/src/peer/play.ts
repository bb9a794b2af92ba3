import { FACES, NEIGHBOURS } from "../city/board.js";
import { mayRecruit, type PeerCity, peerCity } from "./city.js";
import { Client } from "./library.js";

/** What can be done on boardgame.io's side: a move with its argument, or the end of the turn. */
export interface PeerOption {
  readonly move: "move" | "expose" | "fight" | "recruit" | "end";
  readonly args: readonly number[];
}

export type PeerClient = ReturnType<typeof newPeer>;

/** A single-player client without a board, as its own documentation sets one up for tests. */
export function newPeer(seed: string, movers: number, game = peerCity) {
  return Client<PeerCity>({ game: { ...game, seed }, numPlayers: movers, debug: false });
}

interface PeerPosition {
  readonly G: PeerCity;
  readonly seat: number;
  readonly outcome: string | undefined;
}

/** Read from the store, which is cheaper than `client.getState()`. */
export function positionOf(client: PeerClient): PeerPosition {
  const { G, ctx } = client.store.getState();
  return { G, seat: Number(ctx.currentPlayer), outcome: ctx.gameover };
}

/** All legal moves, in the order of the kernel's version. */
export function optionsOf(G: PeerCity, seat: number): PeerOption[] {
  const at = G.places[seat];
  const options = NEIGHBOURS[at].map((near): PeerOption => ({ move: "move", args: [near] }));
  if (G.hidden[at] > 0) options.push({ move: "expose", args: [] });
  if (G.exposed[at] > 0) {
    for (let face = 1; face <= FACES; face++) {
      if (G.dice.includes(face)) options.push({ move: "fight", args: [face] });
    }
  }
  if (mayRecruit(G, at)) options.push({ move: "recruit", args: [] });
  options.push({ move: "end", args: [] });
  return options;
}

export function playPeerOption(client: PeerClient, option: PeerOption): void {
  if (option.move === "end") client.events.endTurn?.();
  else client.moves[option.move](...option.args);
}

/** Plays one game to its end with random moves and gives back how many there were. */
export function playPeer(seed: string, movers: number, pick: (below: number) => number): number {
  const client = newPeer(seed, movers);
  let moves = 0;
  for (;;) {
    const { G, seat, outcome } = positionOf(client);
    if (outcome !== undefined) return moves;
    const options = optionsOf(G, seat);
    playPeerOption(client, options[pick(options.length)]);
    moves++;
  }
}
