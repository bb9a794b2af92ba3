// Makes one folder that runs Coterie with Node alone, on the platform of this machine.
// Run: npm run package [-- FOLDER], which builds first; tools/package/readme.txt is for its users.

import {
  chmodSync,
  cpSync,
  existsSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { dirname, join, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";
import { bundle } from "./package/bundle.mjs";
import { licenceText } from "./package/licences.mjs";
import { nativeBinary } from "./package/native.mjs";

const TOP = dirname(dirname(fileURLToPath(import.meta.url)));

/** What the folder contains. A folder with anything else, such as tables, is not replaced. */
const CONTENT = ["LICENSE", "README.txt", "THIRD-PARTY-LICENSES.txt", "app", "coterie.js", "web"];

const BUILT = ["cli/dist/main.js", "web/dist/packages.json"];

await main(resolve(process.argv[2] ?? join(TOP, "out/coterie")));

/** @param {string} target */
async function main(target) {
  const problem = problemOf(target);
  if (problem !== undefined) {
    console.error(`package: ${problem}`);
    process.exitCode = 1;
    return;
  }
  // The name of the target appears when the folder is complete.
  const part = `${target}.part`;
  rmSync(part, { recursive: true, force: true });
  const packages = await makeFolder(part);
  rmSync(target, { recursive: true, force: true });
  renameSync(part, target);
  console.log(
    `${target} runs with Node alone: node coterie.js serve (${packages} packages inside)`,
  );
}

/** @param {string} target */
function problemOf(target) {
  const missing = BUILT.find((file) => !existsSync(join(TOP, file)));
  if (missing !== undefined) return `${missing} is missing; run npm run build`;
  const found = existsSync(target) ? readdirSync(target).sort() : [];
  if (found.length === 0 || found.join() === CONTENT.join()) return undefined;
  return `${target} holds other files (${found.join(", ")}); expected a new or empty folder, or an older package`;
}

/**
 * @param {string} target
 * @returns {Promise<number>} how many npm packages it contains
 */
async function makeFolder(target) {
  const modules = join(target, "app/dist");
  mkdirSync(modules, { recursive: true });
  const native = nativeBinary(TOP);
  const packages = [
    ...(await bundle(TOP, modules, native.platform)),
    native.folder,
    .../** @type {string[]} */ (JSON.parse(read("web/dist/packages.json"))),
  ];
  cpSync(native.file, join(modules, "libsql.node"));
  cpSync(join(TOP, "web/dist"), join(target, "web/dist"), {
    recursive: true,
    filter: (file) => relative(TOP, file).split(sep).join("/") !== "web/dist/packages.json",
  });
  write(target, "app/package.json", manifest());
  write(target, "coterie.js", '#!/usr/bin/env node\nimport("./app/dist/main.js");\n');
  chmodSync(join(target, "coterie.js"), 0o755);
  write(target, "README.txt", read("tools/package/readme.txt"));
  write(target, "LICENSE", read("LICENSE"));
  write(target, "THIRD-PARTY-LICENSES.txt", licenceText(TOP, packages));
  return new Set(packages).size;
}

function manifest() {
  const kept = ["name", "version", "private", "license", "type", "engines", "node"];
  return `${JSON.stringify(JSON.parse(read("package.json")), kept, 2)}\n`;
}

/** @param {string} file */
function read(file) {
  return readFileSync(join(TOP, file), "utf8");
}

/**
 * @param {string} target
 * @param {string} file
 * @param {string} text
 */
function write(target, file, text) {
  writeFileSync(join(target, file), text);
}
