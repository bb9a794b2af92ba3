import { createRequire } from "node:module";
import { dirname, join, relative, sep } from "node:path";

/**
 * The binary of the embedded store for the platform of this machine: the one that libsql itself
 * loads here. npm may have installed those of other C libraries beside it.
 *
 * @param {string} top the top of the repository
 * @returns {{ file: string, folder: string, platform: string }} `folder` is below the top
 */
export function nativeBinary(top) {
  const require = createRequire(join(top, "server/package.json"));
  require("libsql");
  const file = Object.keys(require.cache).find((name) => /@libsql.*\.node$/.test(name));
  if (file === undefined) throw new Error("libsql has loaded no binary; expected one of @libsql");
  const folder = relative(top, dirname(file)).split(sep).join("/");
  return { file, folder, platform: folder.slice(folder.lastIndexOf("/") + 1) };
}
