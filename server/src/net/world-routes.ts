import { strengthOf } from "@coterie/bots";
import type { AnyGame } from "@coterie/kernel";
import { LIMITS, PROTOCOL } from "@coterie/protocol";
import type { FastifyInstance } from "fastify";
import { z } from "zod";
import { botLevels } from "../core/index.js";
import type { Shelf } from "../shelf.js";
import { asked } from "./asking.js";
import { BadRequest, checked } from "./faults.js";
import { openApi } from "./openapi.js";
import type { Premises } from "./premises.js";

/** What is here, whatever the table. */

const hashSchema = z.object({ hash: z.string().regex(/^[0-9a-f]{64}$/, "expected 64 hex digits") });

export function addWorld(api: FastifyInstance, premises: Premises): void {
  const { shelf, build, hall } = premises;
  const games = shelf.ids().map((id) => gameOn(shelf, id));
  const described = openApi();
  api.get("/", () => ({ protocol: PROTOCOL, build, limits: LIMITS, now: Date.now() }));
  api.get("/games", () => games);
  api.get("/openapi.json", () => described);
  api.get("/packs/:hash", async (request, reply) => {
    const { hash } = checked(hashSchema, request.params);
    const pack = await asked<string | null>((done) => hall.pack(hash, done));
    if (pack === null) throw new BadRequest(404, "no-such-pack", "there is no such pack here");
    // What has this hash never changes.
    reply.header("cache-control", "public, max-age=31536000, immutable");
    return reply.type("application/json").send(pack);
  });
}

/** A game as it can be chosen: the number of seats is that of its usual setup. */
function gameOn(shelf: Shelf, id: string) {
  const game = shelf.usual(id) as AnyGame;
  const levels = botLevels(game);
  return {
    id,
    title: shelf.title(id),
    seats: game.seats(game.readSetup({})),
    hasSecrets: shelf.hasSecrets(id),
    setupFields: shelf.setupFields(id),
    bots: levels.map(({ bot }) => bot),
    levels: levels.map(({ id: level, bot, ms }) => ({
      id: level,
      bot,
      ms,
      strength: strengthOf(id, level) ?? null,
    })),
  };
}
