import { spawnSync } from "node:child_process";
import { lstatSync, readFileSync } from "node:fs";
import { dirname, join, relative } from "node:path";
import { fileURLToPath } from "node:url";
import { expect, test } from "vitest";

/** Limits on what a clone of the repository holds, its history left out. */
const MOST_BYTES = 8_000_000;
const MOST_PICTURE_BYTES = 1_500_000;
const PICTURE = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;
const NAMED_FILES = 10;

interface Sized {
  readonly path: string;
  readonly bytes: number;
}

const TOP = fileURLToPath(new URL("../../", import.meta.url));
const files = trackedFiles();
const paths = new Set(files.map(({ path }) => path));

test("the tracked files fit into 8 MB", () => {
  expect(excess(files, MOST_BYTES)).toEqual([]);
});

test("the pictures among them fit into 1.5 MB", () => {
  const pictures = files.filter(({ path }) => PICTURE.test(path));
  expect(pictures).not.toEqual([]);
  expect(excess(pictures, MOST_PICTURE_BYTES)).toEqual([]);
});

test("documents show every picture in docs/images, and no picture that is missing", () => {
  const shown = new Set([...paths].filter((path) => path.endsWith(".md")).flatMap(picturesIn));
  const kept = [...paths].filter((path) => path.startsWith("docs/images/"));
  expect([...shown].filter((path) => !paths.has(path))).toEqual([]);
  expect(kept.filter((path) => !shown.has(path))).toEqual([]);
});

test("an excess names the largest files", () => {
  const two = [
    { path: "small.ts", bytes: 10 },
    { path: "large.json", bytes: 30 },
  ];
  expect(excess(two, 40)).toEqual([]);
  expect(excess(two, 39)).toEqual(["40 bytes, at most 39", "30 large.json", "10 small.ts"]);
});

/** Empty within the limit; otherwise the total and the largest files. */
function excess(of: readonly Sized[], most: number): string[] {
  const total = of.reduce((sum, { bytes }) => sum + bytes, 0);
  if (total <= most) return [];
  const largest = [...of].sort((a, b) => b.bytes - a.bytes).slice(0, NAMED_FILES);
  return [
    `${total} bytes, at most ${most}`,
    ...largest.map(({ path, bytes }) => `${bytes} ${path}`),
  ];
}

/** The files in git's index with their size on disk; files that are deleted on disk are left out. */
function trackedFiles(): Sized[] {
  const { error, status, stdout, stderr } = spawnSync("git", ["ls-files", "-z"], {
    cwd: TOP,
    encoding: "utf8",
  });
  if (error !== undefined || status !== 0) {
    const reason = error?.message ?? stderr.trim();
    throw new Error(`this test needs git and a git checkout to list the tracked files: ${reason}`);
  }
  return stdout.split("\0").flatMap((path) => {
    const stat = path === "" ? undefined : lstatSync(join(TOP, path), { throwIfNoEntry: false });
    return stat === undefined ? [] : [{ path, bytes: stat.size }];
  });
}

/** The local pictures that a Markdown file shows, as paths from the top of the repository. */
function picturesIn(document: string): string[] {
  const text = readFileSync(join(TOP, document), "utf8");
  const targets = text.matchAll(/!\[[^\]]*\]\(([^)\s]+)\)|<img [^>]*src="([^"]+)"/g);
  return [...targets]
    .map(([, markdown, html]) => markdown ?? html)
    .filter((target) => !/^\w+:/.test(target))
    .map((target) => relative(TOP, join(TOP, dirname(document), target)).replaceAll("\\", "/"));
}
