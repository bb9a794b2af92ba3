import { does, infoOf, isAsked, playsOn, seenBy } from "../../support/table.js";
import type { World } from "../../support/world.js";
import { MASTERS, ORDERS, playsUntil, type Scene, startedTable } from "./scene.js";

export function finishedOrders(world: World): Scene {
  const guests = startedTable(world, { game: ORDERS, listed: true }, ["Ada", "Ben"]);
  playsOn(world, guests, "finished-orders");
  return { name: "finished-orders", what: "finished and listed; never undone", guests };
}

/** Undone once with new fate on the way, so that its record has it; then a rematch was opened. */
export function finishedMasters(world: World): Scene[] {
  const setup = { vampires: 2, players: 2, difficulty: "hard" };
  const policy = { behindMarks: "free", fate: "anew" } as const;
  const guests = startedTable(world, { game: MASTERS, setup, policy }, ["Ada", "Ben"]);
  const [ada] = guests;
  const canUndo = (): boolean => isAsked(world, ada) && seenBy(world, ada).undoMark !== null;
  playsUntil(world, guests, "finished-masters", canUndo);
  does(world, ada, { do: "undo", seat: 0 });
  playsOn(world, guests, "finished-masters on");
  const { table = "" } = does(world, ada, { do: "rematch" });
  const again = guests.map((who) => ({ ...who, table }));
  does(world, again[1], { do: "ready", ready: true });
  return [
    {
      name: "finished-masters",
      what: "finished; undone with new fate on the way; its rematch is the table rematch",
      guests,
    },
    { name: "rematch", what: "open; the rematch of finished-masters, Ben is ready", guests: again },
  ];
}

export function abandoned(world: World): Scene {
  const setup = { vampires: 2, players: 2 };
  const guests = startedTable(world, { game: MASTERS, setup }, ["Ada", "Ben"]);
  playsOn(world, guests, "abandoned", 8);
  for (const who of guests) does(world, who, { do: "abandon", agree: true });
  return { name: "abandoned", what: "abandoned by both players", guests };
}

export function closed(world: World): Scene {
  const guests = startedTable(world, { game: ORDERS, spectators: false }, ["Ada", "Ben"]);
  playsOn(world, guests, "closed", 20);
  does(world, guests[1], { do: "resign", seat: 1 });
  does(world, guests[0], { do: "resign", seat: 0 });
  if (infoOf(world, guests[0].table).status !== "abandoned") throw new Error("it still runs");
  does(world, guests[0], { do: "close" });
  return { name: "closed", what: "closed after both players resigned; no spectators", guests };
}
