import type { Tracker } from "./pieces.js";

/** The veil trackers, one for each number of vampires. */
export const trackers: readonly Tracker[] = [
  {
    kind: "tracker",
    id: "tracker-2",
    name: "Two Vampires",
    origin: "house",
    vampires: 2,
    agents: 5,
    high: { red: 1, grey: [1, 0] },
    low: { red: 3, grey: [1, 1] },
  },
  {
    kind: "tracker",
    id: "tracker-3",
    name: "Three Vampires",
    origin: "house",
    shown: "veil 4–6: red 2, grey 1/0",
    vampires: 3,
    agents: 5,
    high: { red: 2, grey: [1, 0] },
    low: { red: 3, grey: [1, 1] },
  },
  {
    kind: "tracker",
    id: "tracker-4",
    name: "Four Vampires",
    origin: "house",
    vampires: 4,
    agents: 9,
    high: { red: 3, grey: [1, 1] },
    low: { red: 4, grey: [2, 1] },
  },
  {
    kind: "tracker",
    id: "tracker-5",
    name: "Five Vampires",
    origin: "house",
    vampires: 5,
    agents: 7,
    high: { red: 3, grey: [2, 1] },
    low: { red: 4, grey: [2, 1] },
  },
];
