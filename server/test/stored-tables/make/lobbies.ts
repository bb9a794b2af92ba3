import type { Seated } from "@coterie/protocol";
import { does, join } from "../../support/table.js";
import { openTable, type World } from "../../support/world.js";
import { MASTERS, ORDERS, type Scene, seatedTable } from "./scene.js";

/** Four seats: the host, a guest who is ready, a free seat, a bot. Guests talk, go and are removed. */
export function busyLobby(world: World): Scene {
  const [ada, ben, grace, dan, eve] = seatedTable(
    world,
    {
      game: ORDERS,
      setup: { players: 4 },
      listed: true,
      seatTime: 3600,
      seats: ["me", "open", "open", { bot: "greedy" }],
    },
    ["Ada", "Ben", "Grace", "Dan", "Eve"],
  );
  does(world, ben, { do: "say", text: "Good evening. Who else plays? 🦇 “Grüße”" });
  does(world, ben, { do: "ready", ready: true });
  does(world, grace, { do: "rename", name: "Grace H." });
  does(world, grace, { do: "stand", seat: 2 });
  does(world, ada, { do: "remove", guest: dan.guest });
  does(world, ada, { do: "mute", guest: eve.guest, muted: true });
  does(world, ada, { do: "say", text: "Grace watches first; a seat is free." });
  return {
    name: "lobby-orders",
    what: "open and listed; Ben is ready, seat 2 is free, a bot has seat 3, Grace and Eve watch, chat",
    guests: [ada, ben, grace, eve],
    revoked: [dan.pass],
  };
}

/** A table that only its guests may see. */
export function privateLobby(world: World): Scene {
  const ada = openTable(world, {
    game: MASTERS,
    name: "Ada",
    setup: { vampires: 3, players: 3, difficulty: "easy" },
    spectators: false,
    policy: { behindMarks: "never", fate: "kept" },
    seats: ["me", "me", "open"],
  });
  does(world, ada, { do: "place", seat: 2, bot: "random" });
  does(world, ada, { do: "chat", on: false });
  return {
    name: "lobby-masters",
    what: "open, by link only, no spectators, chat off; Ada has seats 0 and 1, a bot has seat 2",
    guests: [ada],
  };
}

/** A table that begins at a position of a game that still runs, as spectators see that game. */
export function forkedLobby(world: World, source: Seated): Scene {
  const from = { table: source.table, answer: 2 };
  const ada = openTable(world, { game: ORDERS, name: "Ada", from });
  const ben = join(world, ada.table, { name: "Ben" });
  return {
    name: "forked-lobby",
    what: "open; begins at a position of running-orders, which still runs",
    guests: [ada, ben],
  };
}
