import { execFileSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";

/** Where Chromium lies on most machines; `CHROMIUM` names another one. */
const PLACES = [
  "/usr/bin/chromium",
  "/usr/bin/chromium-browser",
  "/usr/bin/google-chrome",
  "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome",
];

/** Without these it asks its makers for updates, which tests have no business with. */
const QUIET = [
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
  "--no-first-run",
];

export function startBrowser(): Promise<Browser> {
  const isRoot = process.getuid?.() === 0;
  // As root there is no sandbox to be had; the pages are our own.
  const args = isRoot ? [...QUIET, "--no-sandbox"] : QUIET;
  return chromium.launch({ executablePath: found() ?? installed(), args });
}

function found(): string | undefined {
  const named = process.env.CHROMIUM;
  if (named !== undefined) return named;
  return [...PLACES, chromium.executablePath()].find((path) => existsSync(path));
}

/** Files of tests run beside each other, but the package manager refuses to run twice. */
const LOCK = join(tmpdir(), "coterie-chromium.lock");
const FROM_DEBIAN =
  "test -e /usr/bin/chromium || { apt-get update -qq && apt-get install -y -qq chromium; }";

/** A fresh machine has none: Debian's package where that can be had, else Playwright's own. */
function installed(): string {
  // Nobody is there to answer questions of a package.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const loud = { stdio: "inherit", env } as const;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    execFileSync("flock", [LOCK, "sh", "-c", FROM_DEBIAN], loud);
  } else {
    execFileSync("npx", ["playwright-core", "install", "chromium"], loud);
  }
  const path = found();
  if (path !== undefined) return path;
  throw new Error("no Chromium was found or could be installed; CHROMIUM may name one");
}
