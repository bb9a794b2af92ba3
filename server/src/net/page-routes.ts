import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { pagesFolder } from "../built-files.js";
import type { Premises } from "./premises.js";

/** Serves the pages. Each file has its own route; there is no path to walk anywhere else. */

export function addPages(app: FastifyInstance, { settings: { basePath }, build }: Premises): void {
  app.register(async (pages) => addFiles(pages, pagesFolder(), build), { prefix: basePath });
  // Pages name what they need relative to themselves, so their folder must end in a slash.
  if (basePath !== "") app.get(basePath, (_request, reply) => reply.redirect(`${basePath}/`));
  // For those who ask to be asked: a page of another origin that is allowed here.
  app.options("/*", (_request, reply) => reply.code(204).send());
}

/** What the build writes beside the files that it serves: compressed ones, and lists for other tools. */
const NOT_SERVED = ["**/*.br", "**/*.gz", "index.html", "packages.json"];

function addFiles(pages: FastifyInstance, root: string, build: string): void {
  // Many newcomers may sit behind one address, and a file costs little.
  pages.addHook("onRoute", (route) => {
    route.config = { ...route.config, rate: "none" };
  });
  cacheByBuild(pages, build);
  pages.addHook("onSend", async (_request, reply) => {
    const type = String(reply.getHeader("content-type"));
    if (/^application\/javascript\b/.test(type)) reply.type("text/javascript; charset=utf-8");
  });
  const first = firstPage(root, build);
  pages.get("/", { prefixTrailingSlash: "slash" }, (_request, reply) =>
    reply.type("text/html; charset=utf-8").send(first),
  );
  pages.register(fastifyStatic, {
    root,
    globIgnore: NOT_SERVED,
    wildcard: false,
    preCompressed: true,
    index: false,
    acceptRanges: false,
    cacheControl: false,
    etag: false,
    lastModified: false,
    decorateReply: false,
  });
}

/** The time and size of a file may be the same in two builds, if the files were copied; the build is not. */
function cacheByBuild(pages: FastifyInstance, build: string): void {
  const tag = `W/"${build}"`;
  pages.addHook("onRequest", async (request, reply) => {
    // Names of assets contain a hash of their content: a browser may keep them without asking again.
    const isForever = request.routeOptions.url?.startsWith(`${pages.prefix}/assets/`);
    const kept = isForever ? "public, max-age=31536000, immutable" : "no-cache";
    reply.headers({ etag: tag, "cache-control": kept, vary: "origin, accept-encoding" });
    if (request.headers["if-none-match"]?.includes(tag)) return reply.code(304).send();
  });
}

/** The place in the first page for the name of the build that served it. */
const BUILD = 'name="build" content=""';

/** A page that stays open while the server is updated compares the build to notice that it is old. */
function firstPage(root: string, build: string): string {
  const page = readFileSync(join(root, "index.html"), "utf8");
  return page.replace(BUILD, `name="build" content="${build}"`);
}
