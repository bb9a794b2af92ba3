import {
  ACTION_POINTS,
  AGENTS_PER_DISTRICT,
  CARDS,
  CARDS_PER_ROUND,
  DICE_IN_RESERVE,
  DISTRICTS,
  FIGHT_GOAL,
  GRID,
  MINIONS,
  MINIONS_PER_DISTRICT,
  NEIGHBOURS,
  STARTS,
  VEIL,
} from "../city/board.js";
import { type Game, INVALID_MOVE, type MoveFn, TurnOrder } from "./library.js";

/** The position of the small city game on boardgame.io; whose turn it is, is in its `ctx`. */
export interface PeerCity {
  hidden: number[];
  exposed: number[];
  minions: number[];
  places: number[];
  dice: number[];
  deck: number[];
  supply: number;
  veil: number;
}

type Context = Parameters<MoveFn<PeerCity>>[0];
type Result = ReturnType<MoveFn<PeerCity>>;

/** The small city game as boardgame.io wants it: moves on a draft, one phase for each round. */
export const peerCity: Game<PeerCity> = {
  name: "bench-city",
  // The kernel's random play keeps no history either.
  disableUndo: true,
  setup: ({ ctx, random }) => setUp(ctx.numPlayers, random),
  phases: {
    round: {
      start: true,
      next: "round",
      onBegin: ({ G }) => dealCards(G),
      turn: { order: TurnOrder.ONCE, maxMoves: ACTION_POINTS },
    },
  },
  moves: { move, expose, fight, recruit },
  endIf({ G }) {
    if (G.veil === 0) return "defeat";
    return G.deck.length === 0 ? "dawn" : undefined;
  },
};

function setUp(movers: number, random: Context["random"]): PeerCity {
  const places = STARTS.slice(0, movers);
  return {
    hidden: DISTRICTS.map(() => 0),
    exposed: DISTRICTS.map(() => 0),
    minions: DISTRICTS.map((_, at) => (places.includes(at) ? 1 : 0)),
    places,
    dice: random.D6(DICE_IN_RESERVE),
    deck: random.Shuffle(Array.from({ length: CARDS }, (_, card) => card)),
    supply: MINIONS - movers,
    veil: VEIL,
  };
}

function dealCards(G: PeerCity): void {
  for (let i = 0; i < CARDS_PER_ROUND && G.veil > 0; i++) {
    const card = G.deck.pop();
    if (card === undefined) return;
    for (const district of GRID[card]) {
      if (G.hidden[district] + G.exposed[district] < AGENTS_PER_DISTRICT) G.hidden[district]++;
      else tearVeil(G);
    }
  }
}

function move({ G, playerID }: Context, district: number): Result {
  const seat = Number(playerID);
  if (!NEIGHBOURS[G.places[seat]].includes(district)) return INVALID_MOVE;
  G.places[seat] = district;
}

function expose({ G, playerID }: Context): Result {
  const at = G.places[Number(playerID)];
  if (G.hidden[at] === 0) return INVALID_MOVE;
  G.hidden[at]--;
  G.exposed[at]++;
}

function fight({ G, playerID, random }: Context, face: number): Result {
  const at = G.places[Number(playerID)];
  const die = G.dice.indexOf(face);
  if (G.exposed[at] === 0 || die < 0) return INVALID_MOVE;
  G.dice.splice(die, 1);
  if (face + G.minions[at] >= FIGHT_GOAL) {
    G.exposed[at]--;
  } else if (G.minions[at] > 0) {
    G.minions[at]--;
    G.supply++;
  } else {
    tearVeil(G);
  }
  if (G.dice.length === 0) G.dice = random.D6(DICE_IN_RESERVE);
}

function recruit({ G, playerID }: Context): Result {
  const at = G.places[Number(playerID)];
  if (!mayRecruit(G, at)) return INVALID_MOVE;
  G.minions[at]++;
  G.supply--;
}

export function mayRecruit(G: PeerCity, at: number): boolean {
  return G.supply > 0 && G.minions[at] < MINIONS_PER_DISTRICT && G.exposed[at] === 0;
}

function tearVeil(G: PeerCity): void {
  if (G.veil > 0) G.veil--;
}
