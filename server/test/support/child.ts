import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const COMMAND = fileURLToPath(new URL("../../../cli/bin/coterie.js", import.meta.url));

const LEASH = new URL("leash.mjs", import.meta.url).href;

/** A server (the built one) in a process of its own, which can be killed and started again at the same address. */
export class ServerChild {
  address = "";
  /** Never kept, but broken when it ends and nobody here ended it. */
  readonly died: Promise<never>;
  private reportDeath: (error: Error) => void = () => {};
  private child: ChildProcess | undefined;
  private port = "0";
  /** The end of what it wrote to its standard error output. */
  words = "";

  /**
   * `program` is a script with its arguments before the flags of the command "serve"; `command` is what
   * starts Node, if not this process does.
   */
  constructor(
    private readonly env: Readonly<Record<string, string>>,
    private readonly data = "",
    private readonly program: readonly string[] = [COMMAND, "serve"],
    private readonly command: readonly string[] = [],
  ) {
    this.died = new Promise((_, reject) => {
      this.reportDeath = reject;
    });
    // Somebody may expect it to die.
    this.died.catch(() => {});
  }

  /** Done when it listens. */
  async start(): Promise<void> {
    const flags = ["--host", "127.0.0.1", "--port", this.port, "--data", this.data];
    const node = [process.execPath, "--import", LEASH, ...this.program, ...flags];
    const [first, ...rest] = [...this.command, ...node] as [string, ...string[]];
    const child = spawn(first, rest, {
      env: { ...process.env, ...UNLIMITED, ...this.env },
    });
    this.child = child;
    // When all that it said has been read.
    child.once("close", (code, signal) => {
      if (this.child !== child) return;
      const how = signal === null ? `exit code ${code}` : signal;
      this.reportDeath(new Error(`a server has ended by itself (${how}):\n${this.words}`));
    });
    child.stderr.on("data", (chunk: Buffer) => {
      this.words = (this.words + chunk).slice(-LAST_WORDS);
    });
    const line = await firstLineOf(child);
    const [, address, port] = /(http:\/\/[^\s:]+:(\d+)\/)/.exec(line) ?? [];
    if (address === undefined) throw new Error(`a server did not start: ${line}\n${this.words}`);
    this.address = address;
    this.port = port;
  }

  /** As when the power fails. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  /** Tells it to stop; gives back its exit code. */
  stop(): Promise<number | null> {
    return this.end("SIGTERM");
  }

  private async end(signal: NodeJS.Signals): Promise<number | null> {
    const { child } = this;
    this.child = undefined;
    if (child === undefined) return null;
    const gone = hasEnded(child) ? Promise.resolve() : once(child, "exit");
    child.kill(signal);
    await gone;
    return child.exitCode;
  }
}

function hasEnded({ exitCode, signalCode }: ChildProcess): boolean {
  return exitCode !== null || signalCode !== null;
}

/** Nothing, if it ends before it has said any. */
function firstLineOf(child: ChildProcess): Promise<string> {
  return new Promise((resolve) => {
    let line = "";
    child.stdout?.on("data", (chunk: Buffer) => {
      line += chunk;
      if (line.includes("\n")) resolve(line);
    });
    child.once("exit", () => resolve(line));
  });
}

/** All scripted players come from one address. */
const UNLIMITED = {
  COTERIE_RATE_FACTOR: "0",
  COTERIE_SOCKETS_PER_ADDRESS: "100000",
  COTERIE_LOG: "warn",
};

const LAST_WORDS = 4_000;
