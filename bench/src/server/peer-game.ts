import { type PeerCity, peerCity } from "../peer/city.js";
import type { Game } from "../peer/library.js";
import { SEATS } from "./lane.js";

/** The name of the game is also that of its socket.io namespace. */
export const CITY = "city";

/** The city game has places for three; the fourth mover begins here. */
const FOURTH_START = 2;

/**
 * The city game of the engine's benchmark, for four. After a move boardgame.io sends its whole state,
 * some 900 bytes; one view of Masters of the Night has 1,300. So the smaller game is in its favour.
 */
export const cityForFour: Game<PeerCity> = {
  ...peerCity,
  name: CITY,
  setup(context, data) {
    const G = peerCity.setup?.(context, data);
    if (G === undefined) throw new Error("the city game has no setup");
    G.places[SEATS - 1] = FOURTH_START;
    G.minions[FOURTH_START]++;
    return G;
  },
};
