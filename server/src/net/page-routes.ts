import type { FastifyInstance } from "fastify";
import { readPages } from "./pages.js";
import type { Premises } from "./premises.js";

/** Serves the pages. Each has its own route; there is no path to walk anywhere else. */
export function addPages(app: FastifyInstance, { settings: { basePath }, build }: Premises): void {
  for (const [path, { type, tag, isForever, body }] of readPages(build)) {
    const kept = isForever ? "public, max-age=31536000, immutable" : "no-cache";
    // They lie in memory and cost nothing: many newcomers may sit behind one address.
    app.get(`${basePath}/${path}`, { config: { rate: "none" } }, (request, reply) => {
      reply.header("etag", tag).header("cache-control", kept);
      if (request.headers["if-none-match"] === tag) return reply.code(304).send();
      return reply.type(type).send(body);
    });
  }
  // Pages name what they need relative to themselves, so their folder must end in a slash.
  if (basePath !== "") app.get(basePath, (_request, reply) => reply.redirect(`${basePath}/`));
  // For those who ask to be asked: a page of another origin that is allowed here.
  app.options("/*", (_request, reply) => reply.code(204).send());
}
