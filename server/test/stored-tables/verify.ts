import { spawn } from "node:child_process";
import { once } from "node:events";
import { text } from "node:stream/consumers";
import { fileURLToPath } from "node:url";
import type { Place } from "./place.js";

const COMMAND = fileURLToPath(new URL("../../../cli/bin/coterie.js", import.meta.url));

/** `coterie tables verify`, the built one, as a host would run it beside a running server. */
export async function verify({ data, databaseUrl = "" }: Place) {
  const args = [COMMAND, "tables", "verify", ...(databaseUrl === "" ? ["--data", data] : [])];
  const env = { ...process.env, DATABASE_URL: databaseUrl };
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "pipe", "inherit"] });
  const [out, [code]] = await Promise.all([text(child.stdout), once(child, "close")]);
  return { code: code as number | null, out };
}
