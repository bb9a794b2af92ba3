import type { Socket } from "node:net";
import { hold } from "./line.js";
import { frame, OPCODES, upgradeRequest } from "./wire.js";

/** Connections that say half of something and then nothing, and are never closed from this side. */

const HALF_A_FRAME = frame({ opcode: OPCODES.text, payload: Buffer.from("{"), claims: 1000n });

const BEGINNINGS: readonly Buffer[] = [
  Buffer.from(""),
  Buffer.from("G"),
  Buffer.from("POST /api/tables HTTP/1.1\r\nhost: localhost\r\nx-slow: "),
  Buffer.from(
    "POST /api/tables HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\ncontent-length: 100\r\n\r\n{",
  ),
  Buffer.from("GET /healthz HTTP/1.1\r\nhost: localhost\r\n\r\n"),
  Buffer.from(upgradeRequest()),
  Buffer.concat([Buffer.from(upgradeRequest()), HALF_A_FRAME]),
  Buffer.from(upgradeRequest().replace("/api/socket", "/api/nowhere")),
  Buffer.from(upgradeRequest({ origin: "http://evil.example" })),
];

const OF_EACH = 8;

export function holdMany(port: number): Socket[] {
  return BEGINNINGS.flatMap((bytes) => Array.from({ length: OF_EACH }, () => hold(port, bytes)));
}
