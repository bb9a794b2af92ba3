import { createHash } from "node:crypto";
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Plugin } from "vite";

/** What is served as it is. */
const PUBLIC = fileURLToPath(new URL("public", import.meta.url));

/**
 * Writes the list of all files into the service worker, so that whoever has been here once can play
 * without a connection. It is written by hand: the plugins for it bring hundreds of packages for what
 * takes some fifty lines.
 */
export function offline(): Plugin {
  return {
    name: "coterie-offline",
    // After everybody else has brought their files.
    enforce: "post",
    generateBundle(_, bundle) {
      const files = Object.keys(bundle)
        // Old browsers' fonts are for old browsers, which have no service workers.
        .filter((file) => !file.endsWith(".map") && !file.endsWith(".woff"))
        .sort();
      const all = ["./", ...readdirSync(PUBLIC), ...files.filter((file) => file !== "index.html")];
      this.emitFile({ type: "asset", fileName: "sw.js", source: workerOf(all, versionOf(files)) });
    },
  };
}

/** Names of built files change with them; those that are taken as they are do not. */
function versionOf(files: readonly string[]): string {
  const hash = createHash("sha256").update(files.join());
  for (const name of readdirSync(PUBLIC)) hash.update(readFileSync(join(PUBLIC, name)));
  return hash.digest("hex").slice(0, 12);
}

function workerOf(files: readonly string[], version: string): string {
  return `// Several servers may lie below one origin, each with its own pages.
const OURS = "coterie " + registration.scope;
const CACHE = OURS + " ${version}";
const FILES = ${JSON.stringify(files)};

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

// When no page of the version before is open any more, its files can go.
addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith(OURS) && name !== CACHE;
  event.waitUntil(
    caches
      .keys()
      .then((names) => Promise.all(names.filter(isOld).map((name) => caches.delete(name))))
      // The page of the first visit, too.
      .then(() => clients.claim()),
  );
});

const isApi = ({ pathname }) => pathname.startsWith(new URL("api/", registration.scope).pathname);

addEventListener("fetch", (event) => {
  const { request } = event;
  const address = new URL(request.url);
  if (request.method !== "GET" || address.origin !== location.origin || isApi(address)) return;
  const isForever = address.pathname.includes("/assets/");
  event.respondWith(isForever ? kept(request) : newest(request));
});

// The page itself tells which files belong together: the newest that can be had, unless the server is
// away, or something before it answers in its place.
async function newest(request) {
  const name = request.mode === "navigate" ? "./" : request;
  const old = () => caches.match(name, { ignoreVary: true });
  try {
    const answer = await fetch(request, { signal: AbortSignal.timeout(5000) });
    return answer.status < 500 ? answer : ((await old()) ?? answer);
  } catch {
    return (await old()) ?? Response.error();
  }
}

// The same file is the same, whoever asks: the server says that answers vary by origin.
async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
`;
}
