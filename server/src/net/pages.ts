import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { pagesFolder } from "../built-files.js";

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
  ".webmanifest": "application/manifest+json",
  ".woff": "font/woff",
  ".woff2": "font/woff2",
};

export interface Page {
  readonly type: string;
  readonly tag: string;
  /** The file name contains a hash of the content: a browser may cache it without asking again. */
  readonly isForever: boolean;
  readonly body: Buffer;
}

/** The place in the first page for the name of the build that served it. */
const BUILD = 'name="build" content=""';

/** A page that stays open while the server is updated compares the build to notice that it is old. */
function withBuild(page: Buffer, build: string): Buffer {
  return Buffer.from(page.toString().replace(BUILD, `name="build" content="${build}"`));
}

/**
 * All files of the pages by path below the base ("" is the first page). They are read once at the
 * start and served from memory, so that no request can reach any other file.
 */
export function readPages(build: string): ReadonlyMap<string, Page> {
  const folder = pagesFolder();
  const pages = new Map<string, Page>();
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const file = join(entry.parentPath, entry.name);
    const path = relative(folder, file).split(sep).join("/");
    const isFirst = path === "index.html";
    const body = isFirst ? withBuild(readFileSync(file), build) : readFileSync(file);
    const tag = `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
    const isForever = path.startsWith("assets/");
    pages.set(isFirst ? "" : path, { type, tag, isForever, body });
  }
  return pages;
}
