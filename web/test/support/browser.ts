import { execFileSync, execSync } from "node:child_process";
import { existsSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Browser, chromium } from "playwright-core";

/**
 * Where Chromium lies on most machines; `CHROMIUM` names another one. The headless shell comes first:
 * it has no window of its own to draw and needs a fifth less processor time.
 */
const PLACES = [
  "/usr/bin/chromium-headless-shell",
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
  // Chromium cannot start its sandbox as root; the pages are our own.
  const args = isRoot ? [...QUIET, "--no-sandbox"] : QUIET;
  const executablePath = found() ?? installed();
  return chromium.launch(executablePath === undefined ? { args } : { args, executablePath });
}

function found(): string | undefined {
  return process.env.CHROMIUM ?? PLACES.find((path) => existsSync(path));
}

/** Test files run beside each other, but the package manager refuses to run twice. */
const LOCK = join(tmpdir(), "coterie-chromium.lock");
const INSTALL = "apt-get install -y -qq";
const FROM_DEBIAN = `${PLACES.slice(0, 2)
  .map((path) => `test -e ${path}`)
  .join(
    " || ",
  )} || { apt-get update -qq; ${INSTALL} chromium-headless-shell || ${INSTALL} chromium; }`;

/**
 * A new machine has no Chromium: as root on Debian its package is installed, elsewhere Playwright's
 * own, which Playwright finds by itself.
 */
function installed(): string | undefined {
  console.log("No Chromium was found; the tests install one. CHROMIUM may name another.");
  // A package must not wait for answers to its questions.
  const env = { ...process.env, DEBIAN_FRONTEND: "noninteractive" };
  const options = { stdio: "inherit", env } as const;
  if (process.getuid?.() === 0 && existsSync("/usr/bin/apt-get")) {
    execFileSync("flock", [LOCK, "sh", "-c", FROM_DEBIAN], options);
  } else {
    execSync("npx playwright-core install --only-shell chromium", options);
  }
  return found();
}
