import { execFileSync } from "node:child_process";
import { mkdirSync, rmSync, statSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { pause } from "../store/support.js";

const TOP = fileURLToPath(new URL("../../../", import.meta.url));
const LOCK = join(TOP, "node_modules", ".coterie-building");

/** A build that began so long ago has been killed. */
const STALE_MS = 120_000;

/**
 * Servers in processes of their own run from dist/, which must be what the sources say. Tests run
 * side by side, so one builds and the others wait.
 */
export async function build(): Promise<void> {
  while (!isOurTurn()) await pause(100);
  try {
    execFileSync(process.execPath, [join(TOP, "node_modules/typescript/bin/tsc"), "-b"], {
      cwd: TOP,
      stdio: ["ignore", "pipe", "pipe"],
    });
  } catch (error) {
    throw new Error(`the build failed:\n${(error as { stdout?: Buffer }).stdout}`);
  } finally {
    rmSync(LOCK, { recursive: true, force: true });
  }
}

function isOurTurn(): boolean {
  try {
    mkdirSync(LOCK);
    return true;
  } catch {
    const since = statSync(LOCK, { throwIfNoEntry: false })?.mtimeMs ?? 0;
    if (Date.now() - since > STALE_MS) rmSync(LOCK, { recursive: true, force: true });
    return false;
  }
}
