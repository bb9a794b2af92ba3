import { districts } from "./districts.js";
import { eventsAct1 } from "./events-act-1.js";
import { eventsAct2 } from "./events-act-2.js";
import { eventsAct3 } from "./events-act-3.js";
import type { Pack } from "./pieces.js";
import { relics } from "./relics.js";
import { trackers } from "./trackers.js";
import { vampires } from "./vampires.js";

/** The pieces that a game is played with unless a pack says otherwise. */
export const housePack: Pack = {
  format: "coterie-pack/1",
  game: "masters-of-the-night",
  name: "House pieces",
  pieces: [
    ...districts,
    ...vampires,
    ...trackers,
    ...eventsAct1,
    ...eventsAct2,
    ...eventsAct3,
    ...relics,
  ],
};
