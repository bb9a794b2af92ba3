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
}

export async function serve(): Promise<Served> {
  const folder = mkdtempSync(join(tmpdir(), "coterie-web-"));
  const child = spawn(process.execPath, [COTERIE, "serve", "--port", "0", "--data", folder], {
    stdio: ["ignore", "pipe", "ignore"],
  });
  const address = await addressOf(child);
  return {
    address,
    async close() {
      const gone = new Promise((resolve) => child.once("exit", resolve));
      child.kill();
      await gone;
      rmSync(folder, { recursive: true, force: true });
    },
  };
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
