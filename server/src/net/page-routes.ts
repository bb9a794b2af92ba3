import { createHash } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import fastifyStatic from "@fastify/static";
import type { FastifyInstance } from "fastify";
import { pagesFolder } from "../built-files.js";
import type { Premises } from "./premises.js";

/** Serves the pages. Each file has its own route; there is no path to walk anywhere else. */

/** Many newcomers may sit behind one address, and a file costs little. */
const config = { rate: "none" } as const;

/** What the build writes beside the files that it serves: compressed ones, and lists for other tools. */
const NOT_SERVED = ["**/*.br", "**/*.gz", "index.html", "packages.json"];

export function addPages(app: FastifyInstance, { settings: { basePath }, build }: Premises): void {
  addFirstPage(app, basePath, build);
  app.register(async (pages) => addFiles(pages, pagesFolder()), { prefix: basePath });
  // Pages name what they need relative to themselves, so their folder must end in a slash.
  if (basePath !== "") app.get(basePath, (_request, reply) => reply.redirect(`${basePath}/`));
  // For those who ask to be asked: a page of another origin that is allowed here.
  app.options("/*", (_request, reply) => reply.code(204).send());
}

/** The place in the first page for the name of the build that served it. */
const BUILD = 'name="build" content=""';

/** A page that stays open while the server is updated compares the build to notice that it is old. */
function addFirstPage(app: FastifyInstance, basePath: string, build: string): void {
  const file = readFileSync(join(pagesFolder(), "index.html"), "utf8");
  const page = file.replace(BUILD, `name="build" content="${build}"`);
  const tag = `"${createHash("sha256").update(page).digest("hex").slice(0, 16)}"`;
  app.get(`${basePath}/`, { config }, (request, reply) => {
    reply.header("etag", tag).header("cache-control", "no-cache");
    if (request.headers["if-none-match"] === tag) return reply.code(304).send();
    return reply.type("text/html; charset=utf-8").send(page);
  });
}

function addFiles(pages: FastifyInstance, root: string): void {
  pages.addHook("onRoute", (route) => {
    route.config = { ...route.config, ...config };
  });
  pages.addHook("onSend", async (_request, reply) => {
    const type = String(reply.getHeader("content-type"));
    if (/^application\/javascript\b/.test(type)) reply.type("text/javascript; charset=utf-8");
  });
  const options = {
    wildcard: false,
    preCompressed: true,
    index: false,
    acceptRanges: false,
    lastModified: false,
    decorateReply: false,
  } as const;
  pages.register(fastifyStatic, {
    ...options,
    root,
    globIgnore: [...NOT_SERVED, "assets/**"],
    cacheControl: false,
    setHeaders: (reply) => reply.header("cache-control", "no-cache"),
  });
  // Their names contain a hash of their content: a browser may keep them without asking again.
  pages.register(fastifyStatic, {
    ...options,
    root: join(root, "assets"),
    prefix: "/assets/",
    globIgnore: NOT_SERVED,
    maxAge: "1y",
    immutable: true,
  });
}
