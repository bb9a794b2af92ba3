import type { FastifyInstance, FastifyRequest } from "fastify";
import { tooMany } from "./faults.js";
import type { Kind } from "./limits.js";
import type { Premises } from "./premises.js";

/** What is looked at before a request is read, and how much is answered. */

declare module "fastify" {
  interface FastifyContextConfig {
    /** Which limit holds for the route. */
    readonly rate?: Kind | "none";
    /** Whether the route is served for any host: it tells nothing that a page should not know. */
    readonly anyHost?: true;
  }
}

export function guard(app: FastifyInstance, { callers, limits }: Premises): void {
  app.addHook("onSend", async (request, _reply, payload) => {
    if (kindOf(request) === "none" || typeof payload !== "string") return;
    limits.told(callers.addressOf(request.raw), payload.length);
  });
  app.addHook("onRequest", async (request) => {
    if (!request.routeOptions.config?.anyHost) callers.checkHost(request.raw);
    const kind = kindOf(request);
    const wait = kind === "none" ? null : limits.wait(kind, callers.addressOf(request.raw));
    if (wait !== null) throw tooMany("requests", wait);
    if (request.method !== "GET" && request.method !== "HEAD") callers.checkOrigin(request.raw);
  });
}

function kindOf(request: FastifyRequest): Kind | "none" {
  return request.routeOptions.config?.rate ?? "other";
}
