import { bleeder, elder, fearTrack } from "./bloodline.js";
import { locationsAct1 } from "./locations-act-1.js";
import { locationsAct2 } from "./locations-act-2.js";
import { locationsAct3 } from "./locations-act-3.js";
import type { Pack } from "./pieces.js";
import { ritualsAct1 } from "./rituals-act-1.js";
import { ritualsAct2 } from "./rituals-act-2.js";
import { ritualsAct3 } from "./rituals-act-3.js";
import { victimsAct1 } from "./victims-act-1.js";
import { victimsAct2 } from "./victims-act-2.js";
import { victimsAct3 } from "./victims-act-3.js";

/** The pieces that a game is played with unless a pack says otherwise. */
export const housePack: Pack = {
  format: "coterie-pack/1",
  game: "blood-orders",
  name: "House pieces",
  pieces: [
    bleeder,
    elder,
    fearTrack,
    ...locationsAct1,
    ...locationsAct2,
    ...locationsAct3,
    ...ritualsAct1,
    ...ritualsAct2,
    ...ritualsAct3,
    ...victimsAct1,
    ...victimsAct2,
    ...victimsAct3,
  ],
};
