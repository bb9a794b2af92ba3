import {
  advance,
  answerAndRun,
  askedSeat,
  newContext,
  optionWithKey,
  type Run,
  readQuestion,
  swiftChance,
} from "@coterie/kernel";
import { expect } from "vitest";
import { DICE_IN_RESERVE, DISTRICTS } from "../src/city/board.js";
import { cityGame } from "../src/city/game.js";
import type { CityKit, CityState } from "../src/city/state.js";
import { type PeerCity, peerCity } from "../src/peer/city.js";
import {
  newPeer,
  optionsOf,
  type PeerClient,
  type PeerOption,
  playPeerOption,
  positionOf,
} from "../src/peer/play.js";

/** The same game on both engines. boardgame.io draws the deck and the dice, the kernel gets them. */
export interface Twins {
  readonly peer: PeerClient;
  readonly run: Run<CityKit>;
}

/** `arrange` may change the position before the first card is drawn, on both sides. */
export function twins(seed: string, movers: number, arrange?: (G: PeerCity) => void): Twins {
  const first: PeerCity[] = [];
  const setup: typeof peerCity.setup = (context, data) => {
    const G = peerCity.setup!(context, data);
    arrange?.(G);
    first.push(structuredClone(G));
    return G;
  };
  const peer = newPeer(seed, movers, { ...peerCity, setup });
  const { deck, ...board } = first[0];
  const state = cityGame.begin({ movers }, swiftChance("00"));
  Object.assign(state, board);
  state.deck.cards = deck;
  const run = newContext(cityGame, state);
  advance(cityGame, run);
  return { peer, run };
}

/** Plays an option on both sides. Dice that boardgame.io has rolled are given to the kernel. */
export function playBoth({ peer, run }: Twins, option: PeerOption): void {
  const { chance } = run.state;
  playPeerOption(peer, option);
  const { G } = positionOf(peer);
  if (option.move === "fight" && G.dice.length === DICE_IN_RESERVE) chance.loaded = [...G.dice];
  const drawn = [...chance.drawn];
  const seat = askedSeat(cityGame, run);
  const code = optionWithKey(cityGame, run, seat, keyOfPeer(option));
  answerAndRun(cityGame, run, seat, code!);
  expect(chance.loaded, "the kernel rolled as often").toEqual([]);
  expect(chance.drawn, "the kernel rolled no dice of its own").toEqual(drawn);
}

/** Compares position, end of the game, seat at turn and options. */
export function expectSame({ peer, run }: Twins): void {
  const { G, seat, outcome } = positionOf(peer);
  expect(boardOf(run.state)).toEqual(G);
  expect(cityGame.outcomes[run.state.outcome - 1]).toBe(outcome);
  expect(cityGame.faults(run.state)).toEqual([]);
  if (outcome !== undefined) return;
  expect(askedSeat(cityGame, run)).toBe(seat);
  const keys = readQuestion(cityGame, run, seat).options.map((option) => option.key);
  expect(keys).toEqual(optionsOf(G, seat).map(keyOfPeer));
}

function boardOf(state: CityState): PeerCity {
  const { hidden, exposed, minions, places, dice, deck, supply, veil } = state;
  return { hidden, exposed, minions, places, dice, deck: deck.cards, supply, veil };
}

export function keyOfPeer({ move, args }: PeerOption): string {
  if (args.length === 0) return move;
  return `${move}:${move === "move" ? DISTRICTS[args[0]] : args[0]}`;
}
