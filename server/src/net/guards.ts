import type { Socket } from "node:net";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { BadRequest, tooMany } from "./faults.js";
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

/** Requests of one connection that are being answered: each may hold a file open. */
const MOST_AT_ONCE = 4;

/** Clients wait for an answer before they send the next request, but they need not. */
function limitPipelining(app: FastifyInstance): void {
  const waiting = new WeakMap<Socket, number>();
  const count = ({ raw: { socket } }: FastifyRequest, change: 1 | -1): number => {
    const now = (waiting.get(socket) ?? 0) + change;
    waiting.set(socket, now);
    return now;
  };
  app.addHook("onRequest", async (request) => {
    if (count(request, 1) <= MOST_AT_ONCE) return;
    const most = `expected at most ${MOST_AT_ONCE} requests at once over one connection`;
    throw new BadRequest(429, "too-many", most);
  });
  app.addHook("onResponse", async (request) => void count(request, -1));
}

export function guard(app: FastifyInstance, { callers, limits }: Premises): void {
  limitPipelining(app);
  app.addHook("onSend", async (request, reply, payload) => {
    if (kindOf(request) === "none") return;
    limits.told(callers.addressOf(request.raw), bytesOf(reply, payload));
  });
  app.addHook("onRequest", async (request) => {
    if (!request.routeOptions.config?.anyHost) callers.checkHost(request.raw);
    const kind = kindOf(request);
    const wait = kind === "none" ? null : limits.wait(kind, callers.addressOf(request.raw));
    if (wait !== null) throw tooMany("requests", wait);
    if (request.method !== "GET" && request.method !== "HEAD") callers.checkOrigin(request.raw);
  });
}

/** A stream is charged for the length that the response announces. */
function bytesOf(reply: FastifyReply, payload: unknown): number {
  const isWhole = typeof payload === "string" || Buffer.isBuffer(payload);
  return isWhole ? Buffer.byteLength(payload) : Number(reply.getHeader("content-length") ?? 0);
}

function kindOf(request: FastifyRequest): Kind | "none" {
  return request.routeOptions.config?.rate ?? "other";
}
