import { createRequire } from "node:module";

// boardgame.io has no exports map, so its parts are loaded the CommonJS way.
type OfClient = typeof import("boardgame.io/client", { with: { "resolution-mode": "require" }});
type OfCore = typeof import("boardgame.io/core", { with: { "resolution-mode": "require" }});

type Game<G> = import("boardgame.io", { with: { "resolution-mode": "require" }}).Game<G>;
type MoveFn<G> = import("boardgame.io", { with: { "resolution-mode": "require" }}).MoveFn<G>;

export type { Game, MoveFn };

const load = createRequire(import.meta.url);

export const { Client } = load("boardgame.io/client") as OfClient;
export const { ActivePlayers, INVALID_MOVE, TurnOrder } = load("boardgame.io/core") as OfCore;
