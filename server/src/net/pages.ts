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

/** By path below the base: "" is the first page. */
export function readPages(): ReadonlyMap<string, Page> {
  if (!existsSync(FOLDER)) {
    throw new Error(
      `the pages are not built: ${FOLDER} is not there; expected npm run build before`,
    );
  }
  const pages = new Map<string, Page>();
  for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const file = join(entry.parentPath, entry.name);
    const body = readFileSync(file);
    const tag = `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
    const path = relative(FOLDER, file).split(sep).join("/");
    const isForever = path.startsWith("assets/");
    pages.set(path === "index.html" ? "" : path, { type, tag, isForever, body });
  }
  return pages;
}
