import { existsSync, readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";

const LICENCE_FILE = /^(licen[cs]e|copying|notice|unlicense)/i;

/** Texts for packages that only name their licence: licences/NAME.txt, by SPDX identifier. */
const TEXTS = new URL("licences/", import.meta.url);

/** What a licence asks to say, beside its text. */
const CREDITS = {
  "@iconify-json/game-icons":
    "Icons by Lorc, Delapouite and contributors, https://game-icons.net, in one file and in the\ncolours of the pages.",
};

/**
 * Name, version, licence and its full text of each package.
 *
 * @param {string} top the top of the repository
 * @param {readonly string[]} folders packages, as folders below `top`
 */
export function licenceText(top, folders) {
  const chapters = [...new Set(folders)].sort().map((folder) => chapterOf(join(top, folder)));
  const all = [...new Set(chapters)];
  return `Coterie contains the following packages. Its own licence is in the file LICENSE.\n\n${all.join("\n")}`;
}

/** @param {string} folder */
function chapterOf(folder) {
  const manifest = JSON.parse(readFileSync(join(folder, "package.json"), "utf8"));
  const { name, version, license = "no licence named" } = manifest;
  const credit = CREDITS[/** @type {keyof typeof CREDITS} */ (name)];
  const text = ownTexts(folder) ?? usualText(manifest);
  const parts = [
    `${name} ${version} (${license})`,
    ...(credit === undefined ? [] : [credit]),
    text,
  ];
  return `${"=".repeat(80)}\n${parts.join("\n\n")}\n`;
}

/** @param {string} folder */
function ownTexts(folder) {
  const files = readdirSync(folder, { withFileTypes: true })
    .filter((entry) => entry.isFile() && LICENCE_FILE.test(entry.name))
    .map(({ name }) => readFileSync(join(folder, name), "utf8").trim());
  return files.length === 0 ? undefined : files.join("\n\n");
}

/** @param {{ name: string, version: string, license?: string, author?: string | { name: string } }} manifest */
function usualText({ name, version, license, author }) {
  const file = new URL(`${license}.txt`, TEXTS);
  if (license === undefined || !existsSync(file)) {
    throw new Error(
      `${name} ${version} has no licence file and names the licence ${license}; expected its text in tools/package/licences/`,
    );
  }
  const holder = typeof author === "object" ? author.name : (author ?? `the authors of ${name}`);
  return readFileSync(file, "utf8").trim().replace("<year> <copyright holders>", holder);
}
