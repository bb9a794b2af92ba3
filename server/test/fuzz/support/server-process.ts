import { type ChildProcess, fork } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import type { Stored } from "../../../src/core/index.js";
import { type EmbeddedStore, openEmbedded } from "../../../src/store/index.js";
import { entriesIn } from "../../secrecy/support/served.js";

const CHILD = fileURLToPath(new URL("child.mjs", import.meta.url));

/** What a process still holds after it was told to forget what it can. Bytes, but for `sockets`. */
export interface Memory {
  readonly heapUsed: number;
  readonly external: number;
  readonly rss: number;
  /** Open connections, whatever they are for. */
  readonly sockets: number;
}

/** A server in a process of its own, so that it can be seen to crash. */
export interface ServerProcess {
  readonly address: string;
  readonly port: number;
  memory(): Promise<Memory>;
  /** Reads the store of the server from outside. */
  entriesOf(table: string): readonly Stored[];
  /** What went wrong, if it no longer runs or wrote a fault into its log. */
  problem(): string | undefined;
  close(): Promise<void>;
}

export async function startProcess(
  env: Readonly<Record<string, string>> = {},
): Promise<ServerProcess> {
  const folder = mkdtempSync(join(tmpdir(), "coterie-fuzz-"));
  const child = fork(CHILD, [folder], {
    execArgv: ["--expose-gc"],
    env: { PATH: process.env.PATH, COTERIE_LOG: "error", ...env },
    stdio: ["ignore", "inherit", "pipe", "ipc"],
  });
  const log: string[] = [];
  child.stderr?.on("data", (data: Buffer) => log.push(data.toString()));
  const { address } = await answerOf<{ address: string }>(child, log);
  const store = openEmbedded(folder);
  return {
    address,
    port: Number(new URL(address).port),
    async memory() {
      child.send("memory");
      return (await answerOf<{ memory: Memory }>(child, log)).memory;
    },
    entriesOf: (table) => entriesIn(store, table),
    problem: () => problemOf(child, log),
    close: () => close(child, store, folder),
  };
}

function answerOf<T>(child: ChildProcess, log: readonly string[]): Promise<T> {
  return new Promise((resolve, reject) => {
    const gone = (): void => reject(new Error(problemOf(child, log)));
    if (child.exitCode !== null) gone();
    child.once("exit", gone);
    child.once("message", (answer) => {
      child.off("exit", gone);
      resolve(answer as T);
    });
  });
}

/** The log is at the level of errors: whatever stands there should not. */
function problemOf({ exitCode, signalCode }: ChildProcess, log: readonly string[]) {
  const said = log.join("").slice(0, 4000);
  if (exitCode !== null || signalCode !== null) {
    return `the server died (${exitCode ?? signalCode}): ${said}`;
  }
  return said === "" ? undefined : `the server wrote into its log: ${said}`;
}

/** A server that does not end is a fault, but no reason to leave it running. */
const LAST_MS = 30_000;

async function close(child: ChildProcess, store: EmbeddedStore, folder: string): Promise<void> {
  await new Promise<void>((resolve) => store.close(() => resolve()));
  if (child.exitCode === null && child.signalCode === null) {
    const gone = new Promise((resolve) => child.once("exit", resolve));
    child.send("close");
    const impatient = setTimeout(() => child.kill("SIGKILL"), LAST_MS);
    await gone;
    clearTimeout(impatient);
  }
  rmSync(folder, { recursive: true, force: true });
}
