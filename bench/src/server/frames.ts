/**
 * As much of WebSocket as a measuring client needs. A library in its place would cost the client
 * more than the server under measurement, and the client would be what is measured.
 */

const TEXT = 0x1;
const CLOSE = 0x8;
const PING = 0x9;

/** What arrives is lent: whoever needs it after the call makes a copy. */
export interface FrameSink {
  text(bytes: Buffer, start: number, end: number): void;
  ping(payload: Buffer): void;
  /** The other side says goodbye, with a code (1005 if it named none) and a reason. */
  close(code: number, reason: string): void;
}

/** Takes bytes as they come and gives back whole messages. Servers here send no fragments. */
export class FrameReader {
  private rest: Buffer | undefined;

  constructor(private readonly sink: FrameSink) {}

  /** The bytes may be overwritten afterwards: what is incomplete is copied. */
  read(bytes: Buffer): void {
    const all = this.rest === undefined ? bytes : Buffer.concat([this.rest, bytes]);
    let at = 0;
    for (;;) {
      const frame = frameAt(all, at);
      if (frame === undefined) break;
      this.give(all, frame);
      at = frame.end;
    }
    this.rest = at === all.length ? undefined : Buffer.from(all.subarray(at));
  }

  private give(bytes: Buffer, { opcode, start, end }: Frame): void {
    if (opcode === TEXT) this.sink.text(bytes, start, end);
    else if (opcode === PING) this.sink.ping(Buffer.from(bytes.subarray(start, end)));
    else if (opcode === CLOSE) {
      const code = end - start >= 2 ? bytes.readUInt16BE(start) : 1005;
      this.sink.close(code, bytes.toString("utf8", Math.min(start + 2, end), end));
    }
  }
}

interface Frame {
  readonly opcode: number;
  readonly start: number;
  readonly end: number;
}

function frameAt(bytes: Buffer, at: number): Frame | undefined {
  if (bytes.length < at + 2) return undefined;
  const short = bytes[at + 1] & 0x7f;
  const head = short < 126 ? 2 : short === 126 ? 4 : 10;
  if (bytes.length < at + head) return undefined;
  const size = sizeAt(bytes, at, short);
  const start = at + head;
  if (bytes.length < start + size) return undefined;
  return { opcode: bytes[at] & 0x0f, start, end: start + size };
}

function sizeAt(bytes: Buffer, at: number, short: number): number {
  if (short < 126) return short;
  return short === 126 ? bytes.readUInt16BE(at + 2) : Number(bytes.readBigUInt64BE(at + 2));
}

/** Not zero, so that servers unmask as they would for a browser. */
const MASK = [0x37, 0xfa, 0x21, 0x3d];

export function textFrame(text: string): Buffer {
  return maskedFrame(TEXT, Buffer.from(text, "utf8"));
}

export function pongFrame(payload: Buffer): Buffer {
  return maskedFrame(0xa, payload);
}

function maskedFrame(opcode: number, payload: Buffer): Buffer {
  const size = payload.length;
  if (size > 0xffff)
    throw new RangeError(`a client's message has at most 65535 bytes, not ${size}`);
  const head = size < 126 ? 6 : 8;
  const frame = Buffer.allocUnsafe(head + size);
  frame[0] = 0x80 | opcode;
  frame[1] = 0x80 | Math.min(size, 126);
  if (size >= 126) frame.writeUInt16BE(size, 2);
  frame.set(MASK, head - 4);
  for (let i = 0; i < size; i++) frame[head + i] = payload[i] ^ MASK[i & 3];
  return frame;
}
