import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

const COTERIE = fileURLToPath(new URL("../../../cli/bin/coterie.js", import.meta.url));

/** Coterie as a newcomer starts it, on any free port. */
export interface Served {
  readonly address: string;
  close(): Promise<void>;
  /** Ends it as a power cut would. */
  crash(): Promise<void>;
  /** Starts it again after that: the same address, the same tables. */
  again(): Promise<void>;
}

/** `fill` puts into the data folder what is there before the server starts. */
export async function serve(fill: (folder: string) => void = () => {}): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "coterie-web-"));
  fill(folder);
  let child = start(folder, "0");
  const address = await addressOf(child);
  return {
    address,
    async close() {
      await end(child, "SIGTERM");
      rmSync(folder, { recursive: true, force: true });
    },
    crash: () => end(child, "SIGKILL"),
    async again() {
      child = start(folder, new URL(address).port);
      await addressOf(child);
    },
  };
}

function start(folder: string, port: string): ChildProcess {
  const args = [COTERIE, "serve", "--port", port, "--data", folder];
  // Dozens of people come from this one address, each with an empty browser.
  const env = { ...process.env, COTERIE_RATE_FACTOR: "0" };
  return spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "ignore"] });
}

async function end(child: ChildProcess, signal: "SIGTERM" | "SIGKILL"): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  const gone = new Promise((resolve) => child.once("exit", resolve));
  child.kill(signal);
  await gone;
}

function addressOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = "";
    child.stdout?.on("data", (data: Buffer) => {
      said += data.toString();
      const [address] = /http:\/\/\S+\//.exec(said) ?? [];
      if (address !== undefined) resolve(address);
    });
    child.once("exit", (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}
