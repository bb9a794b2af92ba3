import { type ChildProcess, execFile, spawn } from "node:child_process";
import { once } from "node:events";
import { mkdirSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { promisify } from "node:util";

export const TOP = fileURLToPath(new URL("../../../", import.meta.url));

const run = promisify(execFile);

/** A packaged folder far from the repository, and an empty folder to start it from. */
export class Packaged {
  private readonly place = mkdtempSync(join(tmpdir(), "coterie-package-"));
  private readonly started = new Set<ChildProcess>();
  readonly folder = join(this.place, "coterie");
  readonly empty = join(this.place, "empty");

  constructor() {
    mkdirSync(this.empty);
  }

  /** Runs the command that makes the folder. */
  async make(): Promise<void> {
    await run(process.execPath, [join(TOP, "tools/package.mjs"), this.folder]);
  }

  /** What a command of the packaged folder prints, with nothing to read. */
  prints(...args: string[]): Promise<string> {
    return this.node(...this.command(args));
  }

  /** What Node prints, run in the empty folder. */
  async node(...args: string[]): Promise<string> {
    const running = run(process.execPath, args, this.options());
    running.child.stdin?.end();
    const { stdout, stderr } = await running;
    return stdout + stderr;
  }

  /** Starts the server of the packaged folder, with its tables in the empty folder. */
  async serve(): Promise<PackagedServer> {
    const args = this.command(["serve", "--host", "127.0.0.1", "--port", "0"]);
    const child = spawn(process.execPath, args, { ...this.options(), stdio: "pipe" });
    this.started.add(child);
    const server = new PackagedServer(child);
    await server.listens;
    return server;
  }

  async remove(): Promise<void> {
    await Promise.all([...this.started].map((child) => end(child, "SIGKILL")));
    rmSync(this.place, { recursive: true, force: true });
  }

  private command(args: readonly string[]): string[] {
    return [join(this.folder, "coterie.js"), ...args];
  }

  /** Nothing of this environment: neither NODE_PATH nor a home with the repository in it. */
  private options() {
    const { SystemRoot } = process.env;
    const env = { HOME: this.empty, USERPROFILE: this.empty, COTERIE_LOG: "warn" };
    return { cwd: this.empty, env: SystemRoot === undefined ? env : { ...env, SystemRoot } };
  }
}

export class PackagedServer {
  address = "";
  /** Warnings, and its log. */
  complaints = "";
  readonly listens: Promise<void>;

  constructor(private readonly child: ChildProcess) {
    let line = "";
    child.stderr?.on("data", (data: Buffer) => {
      this.complaints += data;
    });
    this.listens = new Promise((resolve, reject) => {
      child.stdout?.on("data", (data: Buffer) => {
        line += data;
        const [address] = /http:\/\/\S+\//.exec(line) ?? [];
        if (address === undefined) return;
        this.address = address;
        resolve();
      });
      child.once("close", (code) =>
        reject(new Error(`the server ended with ${code}: ${line}${this.complaints}`)),
      );
    });
  }

  get pid(): number | undefined {
    return this.child.pid;
  }

  /** Gives back its exit code; null on Windows, which has no SIGTERM. */
  stop(): Promise<number | null> {
    return end(this.child, "SIGTERM");
  }
}

async function end(child: ChildProcess, signal: NodeJS.Signals): Promise<number | null> {
  const hasEnded = child.exitCode !== null || child.signalCode !== null;
  const gone = hasEnded ? Promise.resolve() : once(child, "exit");
  child.kill(signal);
  await gone;
  return child.exitCode;
}
