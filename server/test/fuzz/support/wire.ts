/** WebSocket frames as bytes, right and wrong ones. */

export interface FrameShape {
  readonly opcode: number;
  readonly payload: Buffer;
  readonly fin?: boolean;
  /** The three bits that mean nothing here. */
  readonly reserved?: number;
  readonly masked?: boolean;
  /** What the frame says its length is; its true length, unless something is said. */
  readonly claims?: bigint;
}

export const OPCODES = { more: 0, text: 1, binary: 2, close: 8, ping: 9, pong: 10 } as const;

/** Any will do, and the same each time keeps a run repeatable. */
const MASK = Buffer.from([0x5a, 0xc3, 0x0f, 0x96]);

export function frame({
  opcode,
  payload,
  fin = true,
  reserved = 0,
  masked = true,
  claims = BigInt(payload.length),
}: FrameShape): Buffer {
  const first = (fin ? 0x80 : 0) | (reserved << 4) | opcode;
  const head = [first, ...lengthBytes(claims, masked ? 0x80 : 0)];
  if (!masked) return Buffer.concat([Buffer.from(head), payload]);
  const hidden = Buffer.alloc(payload.length);
  for (let i = 0; i < payload.length; i++) hidden[i] = payload[i] ^ MASK[i % 4];
  return Buffer.concat([Buffer.from(head), MASK, hidden]);
}

function lengthBytes(length: bigint, bit: number): number[] {
  if (length < 126n) return [bit | Number(length)];
  const long = length < 65_536n ? 2 : 8;
  const bytes = Array.from({ length: long }, (_, i) =>
    Number((length >> BigInt(8 * (long - 1 - i))) & 0xffn),
  );
  return [bit | (long === 2 ? 126 : 127), ...bytes];
}

export function textFrame(text: string): Buffer {
  return frame({ opcode: OPCODES.text, payload: Buffer.from(text) });
}

/** What came from a server: whole frames, which are never masked and never in parts. */
export interface Received {
  readonly opcode: number;
  readonly payload: Buffer;
}

/** Takes the whole frames off the front of what has arrived. */
export function framesIn(bytes: Buffer): { frames: Received[]; rest: Buffer } {
  const frames: Received[] = [];
  let at = 0;
  for (;;) {
    const head = headAt(bytes, at);
    if (head === undefined || bytes.length < head.from + head.length) break;
    const payload = bytes.subarray(head.from, head.from + head.length);
    frames.push({ opcode: bytes[at] & 0x0f, payload });
    at = head.from + head.length;
  }
  return { frames, rest: bytes.subarray(at) };
}

function headAt(bytes: Buffer, at: number): { from: number; length: number } | undefined {
  if (bytes.length < at + 2) return undefined;
  const short = bytes[at + 1] & 0x7f;
  if (short < 126) return { from: at + 2, length: short };
  const long = short === 126 ? 2 : 8;
  if (bytes.length < at + 2 + long) return undefined;
  const length = long === 2 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
  return { from: at + 2 + long, length };
}

/** The request with which a connection becomes a socket. */
export function upgradeRequest(headers: Readonly<Record<string, string>> = {}): string {
  const all = {
    host: "localhost",
    connection: "Upgrade",
    upgrade: "websocket",
    "sec-websocket-version": "13",
    "sec-websocket-key": "dGhlIHNhbXBsZSBub25jZQ==",
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return ["GET /api/socket HTTP/1.1", ...lines, "", ""].join("\r\n");
}
