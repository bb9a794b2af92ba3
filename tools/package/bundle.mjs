import { isBuiltin } from "node:module";
import { rolldown } from "rolldown";
import { patcher } from "./patches.mjs";

/** The command, and what runs in threads under the names by which the server and the lab start it. */
const ENTRIES = {
  main: "cli/dist/main.js",
  "annex/worker": "server/dist/annex/worker.js",
  "thinking/worker": "server/dist/thinking/worker.js",
  "store/embedded/carrier-worker": "server/dist/store/embedded/carrier-worker.js",
  "run/worker": "lab/dist/run/worker.js",
  "piscina-worker": "node_modules/piscina/dist/worker.js",
};

/** The binary of the embedded store lies beside the modules. */
const BINARY = "./libsql.node";

/**
 * Writes the modules of the command and of its threads, with everything that they import.
 *
 * @param {string} top the top of the repository
 * @param {string} folder
 * @param {string} platform the one that the binary is for
 * @returns {Promise<string[]>} the npm packages of which it contains anything, as folders below `top`
 */
export async function bundle(top, folder, platform) {
  const patches = patcher(platform, BINARY);
  const build = await rolldown({
    cwd: top,
    input: ENTRIES,
    platform: "node",
    external: BINARY,
    makeAbsoluteExternalsRelative: false,
    transform: {
      define: {
        __dirname: "import.meta.dirname",
        // ws looks for optional packages otherwise.
        "process.env.WS_NO_BUFFER_UTIL": "'1'",
        "process.env.WS_NO_UTF_8_VALIDATE": "'1'",
      },
    },
    plugins: [patches],
  });
  const { output } = await build.write({
    dir: folder,
    entryFileNames: "[name].js",
    chunkFileNames: "[name]-[hash].js",
  });
  await build.close();
  const chunks = output.filter((file) => file.type === "chunk");
  const outside = importsOf(chunks).filter((name) => !isBuiltin(name) && name !== BINARY);
  if (outside.length > 0) {
    throw new Error(
      `the bundle imports ${outside.join(", ")}; expected nothing but Node's modules`,
    );
  }
  return packagesOf(
    top,
    chunks.flatMap(({ moduleIds }) => moduleIds),
  );
}

/**
 * What chunks import that is no chunk itself.
 *
 * @param {readonly import("rolldown").OutputChunk[]} chunks
 */
function importsOf(chunks) {
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const required = chunks.flatMap(({ code }) =>
    [...code.matchAll(/\b__require\("([^"]+)"\)/g)].map(([, name = ""]) => name),
  );
  const imported = chunks.flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports]);
  return [...new Set([...required, ...imported])].filter((name) => !own.has(name));
}

const PACKAGE = /^node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+/;

/**
 * @param {string} top
 * @param {readonly string[]} modules
 */
function packagesOf(top, modules) {
  const packages = new Set();
  for (const module of modules) {
    const path = module.replaceAll("\\", "/").slice(top.length + 1);
    const [folder] = PACKAGE.exec(path) ?? [];
    if (folder !== undefined) packages.add(folder);
  }
  return [...packages];
}
