import type { Bleeder, Elder, FearTrack } from "./pieces.js";

/** The cards of which there are many alike, and the Fear track. */

export const bleeder: Bleeder = {
  kind: "bleeder",
  id: "bleeder",
  name: "Bleeder",
  origin: "house",
  shown: "the card exists, three values, no VP",
  dawn: 1,
  dusk: 0,
  night: 1,
};

export const elder: Elder = {
  kind: "elder",
  id: "elder",
  name: "Elder",
  origin: "house",
  shown: "1 Dusk, no VP",
  dawn: 0,
  dusk: 1,
  night: 2,
};

export const fearTrack: FearTrack = {
  kind: "fear-track",
  id: "fear-track",
  name: "Fear track",
  origin: "house",
  shown: "a lower end at 0, marked spaces that add or subtract VP",
  length: 24,
  marks: [
    { at: 0, vp: 4 },
    { at: 5, vp: 2 },
    { at: 9, vp: 0 },
    { at: 13, vp: -3 },
    { at: 17, vp: -6 },
    { at: 21, vp: -10 },
    { at: 24, vp: -15 },
  ],
};
