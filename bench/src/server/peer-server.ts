/** boardgame.io's own server with its own store, which is in memory only: nothing is durable here. */
import { createRequire } from "node:module";
import { cityForFour } from "./peer-game.js";
import { hostedGames } from "./peer-hosted.js";

type OfServer = typeof import("boardgame.io/server", { with: { "resolution-mode": "require" }});

const { Server } = createRequire(import.meta.url)("boardgame.io/server") as OfServer;

const server = Server({ games: [cityForFour, ...hostedGames], origins: [] });
await server.run(Number(process.env.PORT));
