import { STATUS_CODES } from "node:http";
import type { Duplex } from "node:stream";
import type { BadRequest } from "./faults.js";

/** Headers of every response: no script from elsewhere, in no frame, no address for other sites. */
export const HEADERS = {
  "content-security-policy":
    "default-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'; object-src 'none'",
  "x-content-type-options": "nosniff",
  "referrer-policy": "no-referrer",
  "cross-origin-opener-policy": "same-origin",
  // What somebody may see is for him; pages and pieces say otherwise.
  "cache-control": "no-store",
};

/** Writes a response to a connection that no framework handles, and closes it. */
export function turnAway(stream: Duplex, { status, code, message, headers }: BadRequest): void {
  // A client that does not hang up is not waited for.
  stream.once("finish", () => stream.destroy());
  // biome-ignore lint/plugin: the client is gone; there is no one left to answer
  stream.on("error", () => stream.destroy());
  const body = JSON.stringify({ code, message });
  const fields = {
    ...HEADERS,
    ...headers,
    "content-type": "application/json; charset=utf-8",
    "content-length": Buffer.byteLength(body),
    connection: "close",
  };
  const lines = Object.entries(fields).map(([name, value]) => `${name}: ${value}\r\n`);
  stream.end(`HTTP/1.1 ${status} ${STATUS_CODES[status]}\r\n${lines.join("")}\r\n${body}`);
}
