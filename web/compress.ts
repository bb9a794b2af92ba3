import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { brotliCompressSync, gzipSync } from "node:zlib";
import type { Plugin } from "vite";

/** Fonts are compressed; the server writes into index.html and sends that as it is. */
const TEXT = /\.(js|css|svg|webmanifest)$/;

/** Bytes. What fits into one packet anyway is not worth two more files. */
const LEAST = 1024;

/** Writes NAME.br and NAME.gz beside each text file, so that the server need not compress anything. */
export function compress(): Plugin {
  return {
    name: "coterie-compress",
    enforce: "post",
    writeBundle({ dir = "dist" }) {
      for (const entry of readdirSync(dir, { recursive: true, withFileTypes: true })) {
        if (!entry.isFile() || !TEXT.test(entry.name)) continue;
        const file = join(entry.parentPath, entry.name);
        const content = readFileSync(file);
        if (content.length < LEAST) continue;
        writeFileSync(`${file}.br`, brotliCompressSync(content));
        writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }));
      }
    },
  };
}
