import { LIMITS } from "@coterie/protocol";
import { type FastifyInstance, type FastifyReply, type FastifyRequest, fastify } from "fastify";
import { parseBody } from "./body.js";
import {
  brokenRequestHandler,
  limitConnections,
  refuseExpectations,
  type Timeouts,
} from "./connections.js";
import { answerTo, BadRequest } from "./faults.js";
import { guard } from "./guards.js";
import { addPages } from "./page-routes.js";
import { HEADERS } from "./plain-response.js";
import type { Premises } from "./premises.js";
import { addTables } from "./table-routes.js";
import { addWatch } from "./watch-routes.js";
import { addWorld } from "./world-routes.js";

/** Bytes of a body that carries no pack. */
const SMALL_BODY = 32 * 1024;

/** Longer than any address that gets so far, so that our own check says what is wrong with it. */
const MOST_IN_PATH = 64 * 1024;

/** The HTTP side: routes are in the files beside this one. */
export function httpServer(premises: Premises, timeouts: Timeouts): FastifyInstance {
  const app = fastify({
    bodyLimit: SMALL_BODY,
    forceCloseConnections: "idle",
    requestTimeout: timeouts.request,
    connectionTimeout: timeouts.idle,
    http: {
      headersTimeout: timeouts.headers,
      connectionsCheckingInterval: timeouts.check,
      // `checkHost` answers requests without one.
      requireHostHeader: false,
    },
    clientErrorHandler: brokenRequestHandler(premises, timeouts),
    routerOptions: { maxParamLength: MOST_IN_PATH },
    // No hook runs for these.
    frameworkErrors(error, request, reply) {
      tellTrouble(premises, error, request, reply.headers(HEADERS));
      premises.metrics.request(reply.statusCode);
    },
  });
  limitConnections(app.server, premises);
  refuseExpectations(app.server, premises);
  readJsonOnly(app);
  app.addHook("onRequest", async (request, reply) => {
    reply.headers(HEADERS);
    openToGuests(premises, request, (name, value) => reply.header(name, value));
  });
  guard(app, premises);
  app.addHook("onResponse", async (_request, reply) => premises.metrics.request(reply.statusCode));
  app.setErrorHandler((error, request, reply) => tellTrouble(premises, error, request, reply));
  app.setNotFoundHandler((request) => {
    throw new BadRequest(404, "not-found", `there is nothing at ${request.method} ${request.url}`);
  });
  addWatch(app, premises);
  addPages(app, premises);
  app.register(
    async (api) => {
      addWorld(api, premises);
      addTables(api, premises, LIMITS.body);
    },
    { prefix: `${premises.settings.basePath}/api` },
  );
  return app;
}

function readJsonOnly(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    "application/json",
    { parseAs: "string" },
    async (_request: FastifyRequest, text: string | Buffer) => parseBody(String(text)),
  );
}

function tellTrouble(
  { log, metrics }: Premises,
  error: unknown,
  request: FastifyRequest,
  reply: FastifyReply,
): void {
  const { bodyLimit, url: route } = request.routeOptions;
  const { status, trouble, isOurs } = answerTo(error, bodyLimit);
  if (isOurs) {
    log.error({ err: error, route }, "a request failed");
    metrics.fault("request");
  }
  if (error instanceof BadRequest) reply.headers(error.headers);
  const { retryAfterSeconds } = trouble;
  if (retryAfterSeconds !== undefined) reply.header("retry-after", retryAfterSeconds);
  reply.code(status).header("cache-control", "no-store").send(trouble);
}

function openToGuests(
  { callers }: Premises,
  request: FastifyRequest,
  header: (name: string, value: string) => void,
): void {
  const origin = callers.guestOrigin(request.raw);
  header("vary", "origin");
  if (origin === undefined) return;
  header("access-control-allow-origin", origin);
  header("access-control-allow-methods", "GET, POST, DELETE");
  header("access-control-allow-headers", "authorization, content-type");
  header("access-control-max-age", "86400");
}
