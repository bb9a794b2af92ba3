import type { FastifyInstance } from "fastify";
import type { Premises } from "./premises.js";

/** For those who watch the server. Always at the top, where no proxy needs to lead players. */

/** A store that does not answer for so long is as good as gone. */
const PING_MS = 3_000;

/** A check writes to the disk: requests that follow each other more closely share one. */
const SHARED_MS = 200;

export function addWatch(app: FastifyInstance, premises: Premises): void {
  let checkedAt = Number.NEGATIVE_INFINITY;
  let check: Promise<string | undefined>;
  app.get("/healthz", { config: { rate: "none", anyHost: true } }, async (_request, reply) => {
    if (performance.now() - checkedAt > SHARED_MS) {
      checkedAt = performance.now();
      check = problemOf(premises);
    }
    const problem = premises.isClosing ? "closing" : await check;
    if (problem === undefined) return { status: "ok", build: premises.build };
    return reply.code(503).send({ status: problem, build: premises.build });
  });
  app.get("/metrics", { config: { rate: "none" } }, async (_request, reply) =>
    reply.type(premises.metrics.type).send(await premises.metrics.text()),
  );
}

function problemOf({ store, log }: Premises): Promise<string | undefined> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve("the store does not answer"), PING_MS);
    store.ping((error) => {
      clearTimeout(timer);
      if (error !== null) log.warn({ err: error }, "the store failed a health check");
      resolve(error === null ? undefined : "the store fails");
    });
  });
}
