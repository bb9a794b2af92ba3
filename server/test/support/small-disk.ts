import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

/** A folder in which there is room for little. */
export interface SmallDisk {
  readonly folder: string;
  /** A program that writes there has to be started by this command. */
  readonly command: readonly string[];
  /** Makes the disk twice as large; undefined if it is a limit that a process cannot lose. */
  readonly grow: (() => void) | undefined;
  remove(): void;
}

/** A file system of its own, if this account may mount one; else a limit for the size of each file. */
export function smallDisk(megabytes: number): SmallDisk {
  const folder = mkdtempSync(join(tmpdir(), "coterie-disk-"));
  const remove = (): void => rmSync(folder, { recursive: true, force: true });
  try {
    mount(folder, `size=${megabytes}m`);
  } catch {
    // In units of 512 bytes: POSIX, ulimit.
    const limited = `ulimit -f ${megabytes * 2048} && exec "$0" "$@"`;
    return { folder, command: ["sh", "-c", limited], grow: undefined, remove };
  }
  return {
    folder,
    command: [],
    grow: () => mount(folder, `remount,size=${2 * megabytes}m`),
    remove() {
      execFileSync("umount", ["--lazy", folder]);
      remove();
    },
  };
}

function mount(folder: string, options: string): void {
  execFileSync("mount", ["-t", "tmpfs", "-o", options, "tmpfs", folder], { stdio: "ignore" });
}
