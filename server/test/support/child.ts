import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { fileURLToPath } from "node:url";

const COMMAND = fileURLToPath(new URL("../../../cli/bin/coterie.js", import.meta.url));

/** A server in a process of its own, which can be killed and started again at the same address. */
export class ServerChild {
  address = "";
  private child: ChildProcess | undefined;
  private port = "0";
  private words = "";

  /** `program` is a script with its arguments before the flags of the command "serve". */
  constructor(
    private readonly env: Readonly<Record<string, string>>,
    private readonly data = "",
    private readonly program: readonly string[] = [COMMAND, "serve"],
  ) {}

  /** Done when it listens. */
  async start(): Promise<void> {
    const flags = ["--host", "127.0.0.1", "--port", this.port, "--data", this.data];
    const child = spawn(process.execPath, [...this.program, ...flags], {
      env: { ...process.env, ...UNLIMITED, ...this.env },
      stdio: ["ignore", "pipe", "pipe"],
    });
    this.child = child;
    child.stderr.on("data", (chunk: Buffer) => {
      this.words = (this.words + chunk).slice(-LAST_WORDS);
    });
    const line = await firstLineOf(child);
    const [, address, port] = /(http:\/\/[^\s:]+:(\d+)\/)/.exec(line) ?? [];
    if (address === undefined) throw new Error(`a server did not start: ${line}\n${this.words}`);
    this.address = address;
    this.port = port;
  }

  get isRunning(): boolean {
    return (
      this.child !== undefined && this.child.exitCode === null && this.child.signalCode === null
    );
  }

  /** As when the power fails. */
  async kill(): Promise<void> {
    await this.end("SIGKILL");
  }

  /** Tells it to stop; gives back its exit code. */
  async stop(): Promise<number | null> {
    await this.end("SIGTERM");
    return this.child?.exitCode ?? null;
  }

  /** When it has ended by itself. */
  async ended(): Promise<void> {
    if (this.child !== undefined && this.isRunning) await once(this.child, "exit");
  }

  /** What it said last; for messages. */
  get lastWords(): string {
    return this.words;
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    const gone = this.ended();
    if (this.isRunning) this.child?.kill(signal);
    await gone;
  }
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
