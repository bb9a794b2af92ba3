import type { Piece } from "../../src/index.js";

type Row = readonly [red: number, more: number, less: number];
type Rate = Extract<Piece, { kind: "tracker" }>["high"];

/**
 * The trackers of all tests of rules: the house's own are numbers that designers may change without
 * breaking a rule.
 */
export const TEST_TRACKERS: readonly Piece[] = [
  tracker(2, 10, [2, 1, 0], [2, 1, 1]),
  tracker(3, 11, [2, 1, 0], [3, 1, 1]),
  tracker(4, 11, [3, 1, 1], [3, 2, 1]),
  tracker(5, 11, [3, 2, 1], [4, 2, 2]),
];

function tracker(vampires: number, agents: number, high: Row, low: Row): Piece {
  const row = ([red, more, less]: Row): Rate => ({ red, grey: [more, less] });
  return {
    kind: "tracker",
    id: `tracker-${vampires}`,
    name: `${vampires} vampires`,
    origin: "house",
    vampires,
    agents,
    high: row(high),
    low: row(low),
  };
}
