import type { Seated } from "@coterie/protocol";
import { type Call, call } from "./call.js";

/** Everything that can be asked over HTTP about a table, by this guest or by anybody. */
export async function askEverything(
  base: string,
  table: string,
  guest: Seated | undefined,
): Promise<string[]> {
  const own: Call = guest === undefined ? {} : { pass: guest.pass };
  const pass = guest?.pass ?? "0".repeat(64);
  const here = `api/tables/${table}`;
  const asked: [method: string, path: string, call?: Call][] = [
    ["GET", "healthz"],
    ["GET", "metrics"],
    ["GET", "api/"],
    ["GET", "api/games"],
    ["GET", "api/openapi.json"],
    ["GET", "api/tables"],
    ["GET", here],
    ["GET", `${here}/sheets`, own],
    ["GET", `${here}/log`, own],
    ["GET", `${here}/record`, own],
    ["GET", `${here}/seed`, own],
    ["GET", `${here}/entries`, own],
    ["GET", `api/packs/${table}${table}`],
    ["POST", "api/mine", { body: { tables: [{ table, pass }] } }],
    ["POST", `${here}/redeem`, { ...own, body: { code: pass, name: "Eve" } }],
    ["POST", `${here}/do`, { pass, body: { do: "rematch" } }],
    ["POST", `${here}/do`, { pass, body: { do: "close" } }],
    ["DELETE", here, { pass: "f".repeat(64) }],
  ];
  const answers = await Promise.all(
    asked.map(([method, path, given]) => call(base, method, path, given)),
  );
  return answers.map(({ text }) => text);
}
