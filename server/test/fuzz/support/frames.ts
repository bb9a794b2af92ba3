import fc from "fast-check";
import { talk } from "./line.js";
import { type FrameShape, frame, OPCODES, textFrame } from "./wire.js";

/** Bytes on an upgraded connection that are frames, nearly frames, or nothing of the kind. */
export interface Noise {
  readonly parts: readonly Buffer[];
  /** The last part is cut off here, in so many hundredths. */
  readonly cut: number;
}

const INVALID_UTF8 = ["c0af", "eda080", "f4908080", "80", "e28228", "fffe", "7b22c3"].map((hex) =>
  Buffer.from(hex, "hex"),
);

const payloads: fc.Arbitrary<Buffer> = fc.oneof(
  { weight: 4, arbitrary: fc.uint8Array({ maxLength: 130 }).map((bytes) => Buffer.from(bytes)) },
  { weight: 2, arbitrary: fc.constantFrom(...INVALID_UTF8) },
  {
    weight: 2,
    arbitrary: fc.constantFrom('{"t":"ping"}', "{}", "").map((text) => Buffer.from(text)),
  },
  {
    weight: 1,
    arbitrary: fc.constantFrom(125, 126, 16_384, 16_385, 70_000).map((n) => Buffer.alloc(n, 0x20)),
  },
);

const claims = fc.constantFrom(
  0n,
  125n,
  126n,
  65_536n,
  2n ** 32n,
  2n ** 53n,
  2n ** 63n,
  2n ** 64n - 1n,
);

const anyFrame: fc.Arbitrary<Buffer> = fc
  .record<FrameShape>(
    {
      opcode: fc.integer({ min: 0, max: 15 }),
      payload: payloads,
      fin: fc.boolean(),
      reserved: fc.oneof(
        { weight: 6, arbitrary: fc.constant(0) },
        { weight: 1, arbitrary: fc.nat(7) },
      ),
      masked: fc.oneof(
        { weight: 8, arbitrary: fc.constant(true) },
        { weight: 1, arbitrary: fc.constant(false) },
      ),
      claims,
    },
    { requiredKeys: ["opcode", "payload", "fin", "reserved", "masked"] },
  )
  .map(frame);

const pings: fc.Arbitrary<Buffer[]> = fc
  .tuple(fc.integer({ min: 5, max: 60 }), fc.integer({ min: 0, max: 125 }))
  .map(([count, size]) =>
    Array.from({ length: count }, () =>
      frame({ opcode: OPCODES.ping, payload: Buffer.alloc(size) }),
    ),
  );

/** One message in many parts, with something between them. */
const fragments: fc.Arbitrary<Buffer[]> = fc
  .tuple(fc.integer({ min: 2, max: 40 }), fc.boolean(), fc.boolean())
  .map(([count, isEnded, isInterrupted]) => {
    const part = (i: number): Buffer =>
      frame({
        opcode: i === 0 ? OPCODES.text : OPCODES.more,
        payload: i === 0 ? Buffer.from('{"t":"ping"}') : Buffer.alloc(i % 2, 0x20),
        fin: isEnded && i === count - 1,
      });
    const ping = frame({ opcode: OPCODES.ping, payload: Buffer.from("between") });
    return Array.from({ length: count }, (_, i) =>
      isInterrupted ? [part(i), ping] : [part(i)],
    ).flat();
  });

const closings: fc.Arbitrary<Buffer[]> = fc
  .tuple(fc.constantFrom(0, 999, 1000, 1004, 1005, 1006, 1015, 2999, 4999, 5000, 65_535), payloads)
  .map(([code, words]) => {
    const payload = Buffer.concat([Buffer.from([code >> 8, code & 0xff]), words.subarray(0, 123)]);
    return [frame({ opcode: OPCODES.close, payload }), textFrame('{"t":"ping"}')];
  });

const bytes: fc.Arbitrary<Buffer[]> = fc
  .uint8Array({ minLength: 1, maxLength: 400, size: "max" })
  .map((some) => [Buffer.from(some)]);

/** Some of it comes from somebody who has said hello before. */
export function noises(hello: fc.Arbitrary<Record<string, unknown>>): fc.Arbitrary<Noise> {
  return fc
    .tuple(
      fc.option(hello, { freq: 2 }),
      fc.oneof(
        { weight: 5, arbitrary: fc.array(anyFrame, { minLength: 1, maxLength: 6 }) },
        { weight: 2, arbitrary: pings },
        { weight: 2, arbitrary: fragments },
        { weight: 1, arbitrary: closings },
        { weight: 2, arbitrary: bytes },
      ),
      fc.oneof({ weight: 3, arbitrary: fc.constant(100) }, { weight: 1, arbitrary: fc.nat(99) }),
    )
    .map(([first, parts, cut]) => ({
      parts: [...(first === null ? [] : [textFrame(JSON.stringify(first))]), ...parts],
      cut,
    }));
}

/** Codes of the protocol of sockets for this; from 3000 on they are ours, or an echo. */
const ENDS = [1000, 1001, 1002, 1003, 1005, 1007, 1008, 1009];

/** Makes the noise and hangs up; whatever it was, the line must come to its end. */
export async function makeNoise(port: number, { parts, cut }: Noise): Promise<readonly string[]> {
  const all = Buffer.concat(parts);
  const last = parts.at(-1)?.length ?? 0;
  const bytesSent = all.subarray(0, all.length - Math.floor((last * (100 - cut)) / 100));
  const { status, code, texts } = await talk({ port, bytes: bytesSent, hangsUp: true });
  const dump = `${bytesSent.subarray(0, 300).toString("hex")} ended with ${status}, ${code}`;
  if (status !== 101) throw new Error(`no socket: ${dump}`);
  if (code !== undefined && code < 3000 && !ENDS.includes(code))
    throw new Error(`an odd end: ${dump}`);
  return texts;
}
