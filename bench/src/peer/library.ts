import { createRequire } from "node:module";

// boardgame.io has no exports map, so its parts are loaded the CommonJS way.
// biome-ignore format: it wants a comma that it cannot read
type ClientModule = typeof import("boardgame.io/client", { with: { "resolution-mode": "require" } });
type CoreModule = typeof import("boardgame.io/core", { with: { "resolution-mode": "require" }});

const load = createRequire(import.meta.url);

export const { Client } = load("boardgame.io/client") as ClientModule;
export const { INVALID_MOVE, TurnOrder } = load("boardgame.io/core") as CoreModule;
