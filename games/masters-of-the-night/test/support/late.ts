import type { Position } from "../../src/index.js";

/** Positions of late games, which random players hardly reach. */

/** The vampires of all of them, in turn order. */
export const LATE_CLAN = ["imre", "laszlo", "nevena"];

const late = (...relics: string[]) => ({ kills: 9, relics, at: "museum" });

/** The end of a long game: everything is unlocked, and relics are about. */
export const unlocked: Position = {
  phase: "turn",
  active: "imre",
  round: 9,
  vampires: {
    imre: late("umbral-cape", "borrowed-heart"),
    laszlo: { ...late("crooked-dice"), blood: 2 },
    nevena: late("silver-bell", "corpse-candle"),
  },
  placedRelics: { "funerary-urn": "cathedral", "lunar-altar": "asylum" },
  // Both wait for dawn, so that their order is asked.
  eventsInPlay: { "power-cut": {}, "ultimatum-on-every-channel": {} },
  districts: {
    museum: { minions: 4 },
    asylum: { hidden: 2, exposed: 2, minions: 1 },
    hospital: { hidden: 3 },
  },
};

/** Fought by whoever has little blood, among others who could bear what it cannot. */
export const crowded: Position = {
  phase: "turn",
  active: "imre",
  ap: 1,
  dice: [1, 1, 2, 2, 3, 3],
  vampires: {
    imre: { ...late("leaden-shutters", "homunculus-jar"), blood: 1 },
    laszlo: late("lunar-altar"),
    nevena: late(),
  },
  districts: { museum: { exposed: 5 } },
};

/** One step before the end. */
export const readied: Position = {
  phase: "turn",
  active: "imre",
  vampires: {
    imre: { ...late("clockwork-gargoyle"), sigil: "asylum" },
    laszlo: { ...late(), sigil: "hospital" },
    nevena: { ...late(), sigil: "cathedral" },
  },
  districts: { museum: { minions: 3 } },
};
