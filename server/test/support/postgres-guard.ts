import { spawn } from "node:child_process";
import type { Socket } from "node:net";

interface Surroundings {
  /** Its working folder; removed when it has ended. */
  readonly folder: string;
  readonly uid?: number;
  readonly gid?: number;
  readonly env: NodeJS.ProcessEnv;
}

/**
 * Waits for the end of its input, which comes when somebody stops it or when the process at the other
 * end is gone, killed or not. Then it stops the program and cleans up.
 */
const GUARD = `
  exec 3<&0
  "$@" 3<&- </dev/null &
  program=$!
  { cat <&3 >/dev/null; kill -QUIT $program; } 2>/dev/null &
  watcher=$!
  wait $program
  code=$?
  kill $watcher 2>/dev/null
  rm -rf "$PWD"
  exit $code`;

/** The last words of a program, for the message if it does not start. */
const LAST_WORDS = 2_000;

/**
 * Starts a program that ends when this process does. Done when it has written the awaited words;
 * gives back how to stop it before.
 */
export function guarded(
  command: readonly string[],
  { folder, ...account }: Surroundings,
  awaited: string,
): Promise<() => Promise<void>> {
  const guard = spawn("sh", ["-c", GUARD, "guard", ...command], {
    ...account,
    cwd: folder,
    stdio: ["pipe", "ignore", "pipe"],
    // So that Ctrl+C reaches only us, and it by us.
    detached: true,
  });
  const ended = new Promise<void>((resolve) => {
    guard.once("exit", () => resolve());
  });
  function stop(): Promise<void> {
    guard.ref();
    guard.stdin.end();
    return ended;
  }
  return new Promise((resolve, reject) => {
    let words = "";
    guard.once("error", reject);
    guard.stderr.on("data", function listen(chunk: Buffer) {
      words = (words + chunk).slice(-LAST_WORDS);
      if (!words.includes(awaited)) return;
      guard.stderr.off("data", listen).resume();
      // Nobody who forgets to stop it is kept from ending.
      for (const handle of [guard, guard.stdin as Socket, guard.stderr as Socket]) handle.unref();
      resolve(stop);
    });
    guard.once("close", () => {
      reject(new Error(`${command[0]} ended before it was ready:\n${words}`));
    });
  });
}
