import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { connect, createServer } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { fileURLToPath } from "node:url";
import { HOST } from "./connection.js";

/** What a server process is asked by the measuring one, and what it tells (see reporter.ts). */
export type Ask = "usage" | "usage after collecting";

export interface Usage {
  /** Processor time of all its threads, its own and the system's for it. */
  readonly cpuMicros: number;
  /** What the process holds in memory, without the place where V8 makes new objects. */
  readonly rss: number;
  readonly heapUsed: number;
}

const REPORTER = new URL("./reporter.js", import.meta.url).href;
const START_LIMIT_MS = 20_000;
const STOP_LIMIT_MS = 5_000;
const KNOCK_MS = 2;

/** A server in a process of its own, so that what it uses can be told from what the client uses. */
export class ServerProcess {
  private constructor(
    private readonly child: ChildProcess,
    readonly port: number,
  ) {}

  /** Starts a program with the port in its environment; it is ready when the port answers. */
  static async start(
    program: string,
    args: (port: number) => readonly string[],
    env: NodeJS.ProcessEnv,
    flags: readonly string[] = [],
  ): Promise<ServerProcess> {
    const port = await freePort();
    const known = { ...env, PORT: `${port}` };
    const server = ServerProcess.launch(program, args(port), known, port, flags);
    await server.ready();
    return server;
  }

  static launch(
    program: string,
    args: readonly string[],
    env: NodeJS.ProcessEnv,
    port: number,
    flags: readonly string[] = [],
  ): ServerProcess {
    const child = fork(program, args, {
      execArgv: [...flags, "--expose-gc", "--import", REPORTER],
      env: { ...process.env, NODE_ENV: "production", ...env },
      stdio: ["ignore", "ignore", "inherit", "ipc"],
    });
    return new ServerProcess(child, port);
  }

  /** Knocks until the port answers. */
  async ready(): Promise<void> {
    const limit = performance.now() + START_LIMIT_MS;
    while (!(await answers(this.port))) {
      if (this.child.exitCode !== null) {
        throw new Error(`the server ended with ${this.child.exitCode} before it answered`);
      }
      if (performance.now() > limit) {
        await this.stop();
        throw new Error(`no answer on port ${this.port} within ${START_LIMIT_MS} ms`);
      }
      await sleep(KNOCK_MS);
    }
  }

  async ask(ask: Ask): Promise<Usage> {
    const answer = once(this.child, "message");
    this.child.send(ask);
    const [usage] = await answer;
    return usage as Usage;
  }

  /** Asks it to end, and makes it end when it does not. */
  async stop(): Promise<void> {
    const patience = setTimeout(() => this.child.kill("SIGKILL"), STOP_LIMIT_MS);
    await this.end("SIGTERM");
    clearTimeout(patience);
  }

  /** As when the power fails. */
  kill(): Promise<void> {
    return this.end("SIGKILL");
  }

  private async end(signal: NodeJS.Signals): Promise<void> {
    if (this.child.exitCode !== null || this.child.signalCode !== null) return;
    const gone = once(this.child, "exit");
    this.child.kill(signal);
    await gone;
  }
}

/** The path of a server program that lies beside this file. */
export function programBeside(name: string): string {
  return fileURLToPath(new URL(name, import.meta.url));
}

export async function freePort(): Promise<number> {
  const server = createServer().listen(0, HOST);
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (address === null || typeof address === "string") throw new Error("no port to be had");
  return address.port;
}

/** A port at which no server listens yet, or any more. */
export function isNotListening({ code = "" }: NodeJS.ErrnoException): boolean {
  return code === "ECONNREFUSED" || code === "ECONNRESET";
}

function answers(port: number): Promise<boolean> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: HOST });
    socket.once("connect", () => {
      socket.destroy();
      resolve(true);
    });
    socket.once("error", (error) => (isNotListening(error) ? resolve(false) : reject(error)));
  });
}
