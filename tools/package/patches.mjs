/** @typedef {{ file: string, from: string, to: string }} Patch */

/**
 * Places where packages look for files of their own, which lie elsewhere in a bundle, and one optional
 * binary that is left out: nothing asks piscina for threads of lower priority.
 *
 * @param {string} platform
 * @param {string} binary
 * @returns {Patch[]}
 */
const patchesFor = (platform, binary) => [
  {
    file: "/node_modules/libsql/index.js",
    from: "return require(`@libsql/$" + "{target}`);",
    to: `if (target !== "${platform}") {
    throw new Error(
      "this folder was packaged for ${platform}, and this machine is " + target +
        "; expected one that was packaged on such a machine (npm run package)",
    );
  }
  return require("${binary}");`,
  },
  {
    file: "/node_modules/piscina/dist/index.js",
    from: "(__dirname, 'worker.js')",
    to: "(__dirname, 'piscina-worker.js')",
  },
  {
    file: "/node_modules/piscina/dist/worker.js",
    from: "require('@napi-rs/nice')",
    to: "{ nice: noop }",
  },
];

/**
 * A Rolldown plugin that applies the patches, and fails if a package no longer has the text.
 *
 * @param {string} platform the one that the binary is for, in the words of libsql
 * @param {string} binary the file that holds it, from where the bundle lies
 * @returns {import("rolldown").Plugin}
 */
export function patcher(platform, binary) {
  const waiting = new Set(patchesFor(platform, binary));
  return {
    name: "patches",
    transform(code, id) {
      const path = id.replaceAll("\\", "/");
      const patch = [...waiting].find(({ file }) => path.endsWith(file));
      if (patch === undefined || !code.includes(patch.from)) return undefined;
      waiting.delete(patch);
      return code.replace(patch.from, () => patch.to);
    },
    generateBundle() {
      for (const { file, from } of waiting) {
        throw new Error(`cannot patch ${file}: expected it to contain ${from}`);
      }
    },
  };
}
