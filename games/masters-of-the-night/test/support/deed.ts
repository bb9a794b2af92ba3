import type { Position } from "../../src/index.js";
import { type Effect, event, plainCity, quietTracker, type Standing } from "./city.js";
import { type TestTable, table } from "./table.js";

/** MN-1.5: an event does one thing to the tokens of the museum, where nobody is. */
export function happening(
  effect: Effect,
  position: Position = {},
  standing: Standing | undefined = undefined,
): TestTable {
  const spot: Effect[number] = {
    do: "choose",
    from: { set: "districts", where: "here", of: "leader" },
    as: "spot",
  };
  const pieces = [
    ...plainCity(standing === undefined ? {} : { hospital: { standing } }),
    quietTracker(2),
    event("deed", [0, 1, 2], [spot, ...effect]),
  ];
  const t = table(
    {
      phase: "event",
      eventTop: ["deed"],
      ...position,
      vampires: { imre: { at: "museum", blood: 0 }, ...position.vampires },
      districts: { "railway-station": { minions: 0 }, ...position.districts },
    },
    { pieces, players: 2, control: [1, 0] },
  );
  return t.answer("museum");
}
