import { createHash } from "node:crypto";
import type { Plugin } from "vite";

/**
 * Writes the list of all files into the service worker, so that whoever has been here once can play
 * without a connection. It is written by hand: the plugins for it bring hundreds of packages for what
 * takes forty lines.
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
      const version = createHash("sha256").update(files.join()).digest("hex").slice(0, 12);
      this.emitFile({ type: "asset", fileName: "sw.js", source: workerOf(files, version) });
    },
  };
}

function workerOf(files: readonly string[], version: string): string {
  return `const CACHE = "coterie-${version}";
const FILES = ${JSON.stringify(["./", "icon.svg", "art.svg", "manifest.webmanifest", ...files.filter((file) => file !== "index.html")])};

addEventListener("install", (event) => {
  event.waitUntil(caches.open(CACHE).then((cache) => cache.addAll(FILES)));
});

// When no page of the version before is open any more, its files can go.
addEventListener("activate", (event) => {
  const isOld = (name) => name.startsWith("coterie-") && name !== CACHE;
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
  event.respondWith(request.mode === "navigate" ? newest(request) : kept(request));
});

// The page itself tells which files belong together: the newest that can be had.
async function newest(request) {
  try {
    return await fetch(request);
  } catch {
    return (await caches.match("./", { ignoreVary: true })) ?? Response.error();
  }
}

// The same file is the same, whoever asks: the server says that answers vary by origin.
async function kept(request) {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request);
}
`;
}
