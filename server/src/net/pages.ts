import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/**
 * The pages, read once at the start: nothing else in the file system can be asked for. They are those
 * that were built in the room beside this one, from `src/` and from `dist/` alike.
 */
const FOLDER = fileURLToPath(new URL("../../../web/dist", import.meta.url));

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
  /** Its name changes when it does: whoever has it need not ask again. */
  readonly isForever: boolean;
  readonly body: Buffer;
}

export function pagesFolder(): string {
  if (existsSync(FOLDER)) return FOLDER;
  throw new Error(`the pages are not built: ${FOLDER} is not there; expected npm run build before`);
}

/** Where the first page says with which build it came. */
const BUILD = 'name="build" content=""';

/** A page that stays open while the server is updated learns by this that it is old. */
function withBuild(page: Buffer, build: string): Buffer {
  return Buffer.from(page.toString().replace(BUILD, `name="build" content="${build}"`));
}

/** By path below the base: "" is the first page. */
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
