import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { extname, join, relative, sep } from "node:path";
import { fileURLToPath } from "node:url";

/** The pages, read once at the start: nothing else in the file system can be asked for. */

const FOLDER = fileURLToPath(new URL("../../pages", import.meta.url));

const TYPES: Readonly<Record<string, string>> = {
  ".html": "text/html; charset=utf-8",
  ".css": "text/css; charset=utf-8",
  ".js": "text/javascript; charset=utf-8",
  ".svg": "image/svg+xml",
};

export interface Page {
  readonly type: string;
  readonly tag: string;
  readonly body: Buffer;
}

/** By path below the base: "" is the first page. */
export function readPages(): ReadonlyMap<string, Page> {
  const pages = new Map<string, Page>();
  for (const entry of readdirSync(FOLDER, { recursive: true, withFileTypes: true })) {
    const type = TYPES[extname(entry.name)];
    if (!entry.isFile() || type === undefined) continue;
    const file = join(entry.parentPath, entry.name);
    const body = readFileSync(file);
    const tag = `"${createHash("sha256").update(body).digest("hex").slice(0, 16)}"`;
    const path = relative(FOLDER, file).split(sep).join("/");
    pages.set(path === "index.html" ? "" : path, { type, tag, body });
  }
  return pages;
}
