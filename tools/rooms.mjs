// Checks that every room imports only what its row in ROOMS allows, and only through the doors
// (package exports) of the other rooms. Run: node tools/rooms.mjs

import { existsSync, readdirSync, readFileSync } from "node:fs";
import { builtinModules } from "node:module";
import { dirname, join, posix, relative, resolve, sep } from "node:path";
import { fileURLToPath } from "node:url";

const SCOPE = "@coterie/";
const GAMES = ["games/masters-of-the-night", "games/blood-orders"];
const CLOCKS_AND_DICE = ["Date", "Math.random", "performance", "crypto"];
const HOST = ["process", "console", "setTimeout", "setInterval", "setImmediate"];

/**
 * @typedef {object} Row
 * @property {string[] | "any"} rooms rooms it may import
 * @property {string[] | "any"} packages npm packages it may import
 * @property {boolean} node whether src may import Node's own modules
 * @property {string[]} never globals that may not appear in src
 */

/** @type {Record<string, Row>} */
export const ROOMS = {
  kernel: {
    rooms: [],
    packages: ["@noble/hashes", "zod"],
    node: false,
    never: [...CLOCKS_AND_DICE, ...HOST],
  },
  effects: { rooms: ["kernel"], packages: ["zod"], node: false, never: CLOCKS_AND_DICE },
  "games/masters-of-the-night": {
    rooms: ["kernel", "effects"],
    packages: ["zod"],
    node: false,
    never: CLOCKS_AND_DICE,
  },
  "games/blood-orders": {
    rooms: ["kernel", "effects"],
    packages: ["zod"],
    node: false,
    never: CLOCKS_AND_DICE,
  },
  "games/lantern-night": { rooms: ["kernel"], packages: [], node: false, never: CLOCKS_AND_DICE },
  bots: { rooms: ["kernel", "effects", ...GAMES], packages: "any", node: false, never: [] },
  lab: { rooms: ["kernel", "effects", ...GAMES, "bots"], packages: "any", node: true, never: [] },
  protocol: { rooms: ["kernel"], packages: "any", node: false, never: [] },
  server: {
    rooms: ["kernel", "effects", ...GAMES, "bots", "protocol"],
    packages: "any",
    node: true,
    never: [],
  },
  web: {
    rooms: ["kernel", "effects", ...GAMES, "bots", "protocol"],
    packages: "any",
    node: false,
    never: [],
  },
  cli: { rooms: "any", packages: "any", node: true, never: [] },
  bench: { rooms: "any", packages: "any", node: true, never: [] },
};

const TEST_PACKAGES = ["vitest", "fast-check"];

/**
 * @param {string} top the folder that holds the rooms
 * @param {Record<string, Row>} [table]
 * @returns {string[]} one line per violation, empty when all is well
 */
export function checkRooms(top, table = ROOMS) {
  const doors = readDoors(top, table);
  const problems = roomsWithoutRow(top, table);
  for (const [room, row] of Object.entries(table)) {
    const manifest = join(top, room, "package.json");
    if (existsSync(manifest)) {
      problems.push(...checkManifest(`${room}/package.json`, readFileSync(manifest, "utf8"), row));
    }
    for (const part of /** @type {const} */ (["src", "test"])) {
      for (const file of sourceFiles(join(top, room, part))) {
        const name = relative(top, file).split(sep).join("/");
        problems.push(...checkFile(name, readFileSync(file, "utf8"), room, row, part, doors));
      }
    }
  }
  return problems;
}

/**
 * @typedef {{ room: string, specifiers: Set<string> }} Door
 * @param {string} top
 * @param {Record<string, Row>} table
 * @returns {Map<string, Door>} by package name
 */
function readDoors(top, table) {
  const doors = new Map();
  for (const room of Object.keys(table)) {
    const name = packageOf(room);
    const manifest = join(top, room, "package.json");
    const exported = existsSync(manifest)
      ? (JSON.parse(readFileSync(manifest, "utf8")).exports ?? {})
      : {};
    const specifiers = Object.keys(exported).map((path) => name + path.slice(1));
    doors.set(name, { room, specifiers: new Set(specifiers) });
  }
  return doors;
}

/** @param {string} room */
function packageOf(room) {
  return SCOPE + posix.basename(room);
}

/**
 * @param {string} top
 * @param {Record<string, Row>} table
 */
function roomsWithoutRow(top, table) {
  const manifest = join(top, "package.json");
  if (!existsSync(manifest)) return [];
  /** @type {string[]} */
  const workspaces = JSON.parse(readFileSync(manifest, "utf8")).workspaces ?? [];
  return workspaces
    .flatMap((pattern) => {
      if (!pattern.endsWith("/*")) return [pattern];
      const parent = pattern.slice(0, -2);
      if (!existsSync(join(top, parent))) return [];
      return readdirSync(join(top, parent))
        .map((child) => `${parent}/${child}`)
        .filter((room) => existsSync(join(top, room, "package.json")));
    })
    .filter((room) => !Object.hasOwn(table, room))
    .map((room) => `package.json:1: workspace ${room} has no row in tools/rooms.mjs`);
}

/**
 * @param {string} file
 * @param {string} text
 * @param {Row} row
 */
function checkManifest(file, text, row) {
  const manifest = JSON.parse(text);
  const problems = [];
  for (const field of [
    "dependencies",
    "devDependencies",
    "peerDependencies",
    "optionalDependencies",
  ]) {
    for (const name of Object.keys(manifest[field] ?? {})) {
      const allowed = name.startsWith(SCOPE)
        ? mayUseRoom(row, name)
        : mayUsePackage(row, name) || (field === "devDependencies" && TEST_PACKAGES.includes(name));
      if (allowed) continue;
      const at = text.indexOf(`"${name}"`, text.indexOf(`"${field}"`));
      problems.push(`${file}:${lineAt(text, at)}: depends on "${name}"; ${permission(row, "src")}`);
    }
  }
  return problems;
}

/**
 * @param {string} file path from the top, with forward slashes
 * @param {string} text
 * @param {string} room
 * @param {Row} row
 * @param {"src" | "test"} part
 * @param {Map<string, Door>} doors
 */
function checkFile(file, text, room, row, part, doors) {
  const { code, strings } = scan(text);
  const problems = [];
  for (const { start, value } of strings) {
    if (!/\b(?:from|import|(?:import|require)\s*\()\s*$/.test(code.slice(0, start))) continue;
    const reason = refusal(value, file, room, row, part, doors);
    if (reason !== undefined) {
      problems.push(
        `${file}:${lineAt(text, start)}: imports "${value}"${reason}; ${permission(row, part)}`,
      );
    }
  }
  if (part === "src") {
    for (const name of row.never) {
      for (const at of usesOf(name, code)) {
        problems.push(
          `${file}:${lineAt(text, at)}: uses ${name}; ${room}/src may not use ${row.never.join(", ")}`,
        );
      }
    }
  }
  return problems;
}

/**
 * @param {string} specifier
 * @param {string} file
 * @param {string} room
 * @param {Row} row
 * @param {"src" | "test"} part
 * @param {Map<string, Door>} doors
 * @returns {string | undefined} why the import is refused, or undefined when it is fine
 */
function refusal(specifier, file, room, row, part, doors) {
  if (specifier.startsWith(".")) {
    const target = posix.join(posix.dirname(file), specifier);
    if (!target.startsWith(`${room}/`)) return " (a path out of the room)";
    if (part === "src" && target.startsWith(`${room}/test/`)) return " (a test from src)";
    return undefined;
  }
  if (specifier.startsWith("/") || specifier.startsWith("file:")) return " (an absolute path)";

  const name = packageName(specifier);
  if (specifier.startsWith("node:") || builtinModules.includes(name)) {
    return row.node || part === "test" ? undefined : " (a Node module)";
  }
  if (name.startsWith(SCOPE)) {
    const door = doors.get(name);
    if (!door) return " (no such room)";
    if (door.room !== room && !mayUseRoom(row, name)) return "";
    return door.specifiers.has(specifier) ? undefined : " (past the room's door)";
  }
  if (part === "test" && TEST_PACKAGES.includes(name)) return undefined;
  return mayUsePackage(row, name) ? undefined : "";
}

/** @param {string} specifier */
function packageName(specifier) {
  return specifier
    .split("/")
    .slice(0, specifier.startsWith("@") ? 2 : 1)
    .join("/");
}

/**
 * @param {Row} row
 * @param {string} name
 */
function mayUseRoom(row, name) {
  return row.rooms === "any" || row.rooms.some((room) => packageOf(room) === name);
}

/**
 * @param {Row} row
 * @param {string} name
 */
function mayUsePackage(row, name) {
  return row.packages === "any" || row.packages.includes(name);
}

/**
 * @param {Row} row
 * @param {"src" | "test"} part
 */
function permission(row, part) {
  const may = row.rooms === "any" ? ["any room"] : row.rooms.map(packageOf);
  if (row.packages === "any") may.push("any npm package");
  else may.push(...row.packages);
  if (row.node || part === "test") may.push("node:*");
  if (part === "test" && row.packages !== "any") may.push(...TEST_PACKAGES);
  return `this room may import: ${may.join(", ")}`;
}

/**
 * Positions where a global is used: not as a property (`x.process`) nor as a key (`{ process: 1 }`).
 *
 * @param {string} name
 * @param {string} code
 */
function usesOf(name, code) {
  const pattern = new RegExp(`(?<![\\w$#])${name.replace(".", "\\s*\\.\\s*")}(?![\\w$])`, "g");
  return [...code.matchAll(pattern)]
    .filter((match) => {
      const before = code.slice(0, match.index).trimEnd();
      const after = code.slice(match.index + match[0].length).trimStart();
      const property = /(?<!\.\.)\.$/.test(before) && !/\bglobalThis\s*\??\.$/.test(before);
      const key = /^\??:/.test(after) && /(?:[{,;(]|\breadonly)$/.test(before);
      return !property && !key;
    })
    .map((match) => match.index);
}

/**
 * Blanks comments, regular expressions and the insides of strings, keeping every position.
 *
 * @param {string} text
 * @returns {{ code: string, strings: { start: number, value: string }[] }}
 */
export function scan(text) {
  const strings = [];
  let code = "";
  // One entry per open `${`: how many plain braces are open inside it.
  /** @type {number[]} */
  const holes = [];
  let at = 0;

  const blank = (/** @type {number} */ end) => {
    code += text.slice(at, end).replace(/[^\n]/g, " ");
    at = end;
  };
  const keep = (/** @type {number} */ count) => {
    code += text.slice(at, at + count);
    at += count;
  };
  const templateText = () => {
    let end = at;
    while (end < text.length && text[end] !== "`" && !text.startsWith("${", end)) {
      end += text[end] === "\\" ? 2 : 1;
    }
    blank(Math.min(end, text.length));
    if (text[at] === "`") keep(1);
    else if (at < text.length) {
      keep(2);
      holes.push(0);
    }
  };

  while (at < text.length) {
    const char = text[at];
    if (text.startsWith("//", at)) {
      const end = text.indexOf("\n", at);
      blank(end < 0 ? text.length : end);
    } else if (text.startsWith("/*", at)) {
      const end = text.indexOf("*/", at + 2);
      blank(end < 0 ? text.length : end + 2);
    } else if (char === '"' || char === "'") {
      let end = at + 1;
      while (end < text.length && text[end] !== char && text[end] !== "\n") {
        end += text[end] === "\\" ? 2 : 1;
      }
      end = Math.min(end, text.length);
      strings.push({ start: at, value: text.slice(at + 1, end) });
      keep(1);
      blank(end);
      if (text[at] === char) keep(1);
    } else if (char === "`") {
      const plain = /^`([^`$\\\n]*)`/.exec(text.slice(at, at + 300));
      if (plain) strings.push({ start: at, value: plain[1] });
      keep(1);
      templateText();
    } else if (char === "/" && regexMayStart(code)) {
      let end = at + 1;
      let inClass = false;
      while (end < text.length && text[end] !== "\n" && (inClass || text[end] !== "/")) {
        if (text[end] === "[") inClass = true;
        if (text[end] === "]") inClass = false;
        end += text[end] === "\\" ? 2 : 1;
      }
      // Something must stand there, or a division after it would look like another expression.
      code += "0";
      at += 1;
      blank(Math.min(end + 1, text.length));
    } else if (char === "}" && holes.at(-1) === 0) {
      holes.pop();
      keep(1);
      templateText();
    } else {
      if (holes.length > 0 && char === "{") holes[holes.length - 1] += 1;
      if (holes.length > 0 && char === "}") holes[holes.length - 1] -= 1;
      keep(1);
    }
  }
  return { code, strings };
}

/** @param {string} code what stands before the slash */
function regexMayStart(code) {
  const before = code.slice(-200).trimEnd();
  if (/\b(?:return|typeof|case|in|of|do|else|void|delete|throw|yield|await)$/.test(before)) {
    return true;
  }
  return !/[\w$)\]}"'`]$/.test(before);
}

/**
 * @param {string} folder
 * @returns {string[]}
 */
function sourceFiles(folder) {
  if (!existsSync(folder)) return [];
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.[cm]?tsx?$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort();
}

/**
 * @param {string} text
 * @param {number} at
 */
function lineAt(text, at) {
  return text.slice(0, at).split("\n").length;
}

if (process.argv[1] && resolve(process.argv[1]) === fileURLToPath(import.meta.url)) {
  const problems = checkRooms(dirname(dirname(fileURLToPath(import.meta.url))));
  for (const problem of problems) console.error(problem);
  if (problems.length > 0) process.exitCode = 1;
}
