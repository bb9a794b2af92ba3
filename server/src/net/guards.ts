import type { FastifyInstance } from "fastify";
import { BadRequest } from "./faults.js";
import type { Kind } from "./limits.js";
import type { Premises } from "./premises.js";

/** What is looked at before a request is read. */

declare module "fastify" {
  interface FastifyContextConfig {
    /** Which limit holds for the route. */
    readonly rate?: Kind | "none";
  }
}

export function guard(app: FastifyInstance, { callers, limits }: Premises): void {
  app.addHook("onRequest", async (request, reply) => {
    const kind = request.routeOptions.config?.rate ?? "other";
    const wait = kind === "none" ? null : limits.wait(kind, callers.addressOf(request.raw));
    if (wait !== null) {
      reply.header("retry-after", wait);
      throw new BadRequest(429, "too-many", "too many requests from this address; try again later");
    }
    if (request.method === "GET" || request.method === "HEAD") return;
    if (!callers.isWelcome(request.raw)) {
      throw new BadRequest(403, "wrong-origin", "pages of this origin may not use this server");
    }
  });
}
