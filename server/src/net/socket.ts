import type { Duplex } from "node:stream";
import { CLOSE, LIMITS, type ServerMessage } from "@coterie/protocol";
import type { RawData, WebSocket } from "ws";
import type { Connection, Ear } from "../core/index.js";
import { frameOf, sendFrame } from "./frames.js";
import type { Premises } from "./premises.js";
import { Bucket, times } from "./rates.js";
import { readMessage } from "./reading.js";

/** One connection of a client. Nothing that it sends can throw out of here. */

/** So long a connection may say nothing at all before it says hello. */
const HELLO_MS = 10_000;

const MESSAGES = { burst: LIMITS.burst, perSecond: LIMITS.perSecond };

/** A socket, the stream below it, and from where it comes. */
export interface Line {
  readonly socket: WebSocket;
  readonly stream: Duplex;
  readonly address: string;
}

/** Hears what comes over the socket until it closes. */
export function listenTo(line: Line, premises: Premises, gone: () => void): void {
  const { socket, stream } = line;
  const { tables, log } = premises;
  const bucket = new Bucket(times(MESSAGES, premises.settings.rateFactor), Date.now());
  const ear = tables.connect(connectionOver(line, premises));
  const mustSpeak = setTimeout(
    () => guarded(() => end(socket, premises, "malformed", "no hello came within 10 seconds")),
    HELLO_MS,
  ).unref();

  /** A fault in handling one connection ends that connection and nothing else. */
  function guarded(work: () => void): void {
    try {
      work();
    } catch (error) {
      log.error({ err: error }, "a connection failed");
      premises.metrics.fault("connection");
      socket.terminate();
    }
  }

  socket.on("message", (data, isBinary) =>
    guarded(() => {
      if (hear(line, premises, bucket, ear, data, isBinary)) clearTimeout(mustSpeak);
    }),
  );
  // They are answered by themselves, also to somebody who never reads the answers.
  socket.on("ping", () =>
    guarded(() => {
      if (isFlood(line, premises, bucket)) return;
      if (stream.writableLength > LIMITS.backlog) letGo(socket, premises);
    }),
  );
  socket.on("close", () =>
    guarded(() => {
      clearTimeout(mustSpeak);
      gone();
      ear.closed();
    }),
  );
  // Frames that are none, or too large: the socket closes by itself, with the code that says so.
  socket.on("error", (error) => log.debug({ err: error }, "a frame was refused"));
}

/** Gives what was said to the ear; tells whether it was hello. */
function hear(
  line: Line,
  premises: Premises,
  bucket: Bucket,
  ear: Ear,
  data: RawData,
  isBinary: boolean,
): boolean {
  const { socket } = line;
  // It may have been sent before the other side learned that it is over.
  if (socket.readyState !== socket.OPEN) return false;
  if (isFlood(line, premises, bucket)) return false;
  if (isBinary) {
    end(socket, premises, "malformed", "a binary frame; expected JSON as text");
    return false;
  }
  const message = readMessage(data.toString());
  if ("fault" in message) {
    end(socket, premises, "malformed", `no message of this protocol: ${message.fault}`);
    return false;
  }
  ear.receive(message);
  return message.t === "hello";
}

/** Whether that was one message too many, or somebody there was told too much; then it ends. */
function isFlood({ socket, address }: Line, premises: Premises, bucket: Bucket): boolean {
  if (!bucket.take(Date.now())) {
    const most = `expected at most ${LIMITS.burst} at once and ${LIMITS.perSecond} a second`;
    end(socket, premises, "flood", `too many messages; ${most}`);
    return true;
  }
  const seconds = premises.limits.owed(address);
  if (seconds === 0) return false;
  const wait = `wait ${seconds} second${seconds === 1 ? "" : "s"}`;
  end(socket, premises, "flood", `this address asked to be told too much; ${wait}`);
  return true;
}

function connectionOver({ socket, stream, address }: Line, premises: Premises): Connection {
  const allowed = backlogOf(stream);
  return {
    send(text) {
      if (socket.readyState !== socket.OPEN) return;
      const frame = frameOf(text);
      premises.limits.told(address, frame.length);
      sendFrame(stream, frame);
      if (stream.writableLength > allowed()) letGo(socket, premises);
    },
    close(code, reason) {
      premises.metrics.ended(reason);
      socket.close(code, reason);
    },
  };
}

/**
 * How much may wait for a reader. What he is welcomed with comes on top: a long game may be larger
 * than the limit, and somebody who is let go for that would never come in.
 */
function backlogOf(stream: Duplex): () => number {
  let welcome = 0;
  let state: "new" | "welcoming" | "here" = "new";
  return () => {
    if (state === "new") {
      state = "welcoming";
      setImmediate(() => {
        state = "here";
      });
    }
    if (state === "welcoming") welcome = stream.writableLength;
    return LIMITS.backlog + welcome;
  };
}

/** Somebody who does not read is not sent a good-bye that he would not read either. */
function letGo(socket: WebSocket, { metrics }: Premises): void {
  metrics.count("dropped");
  metrics.ended("slow");
  socket.close(CLOSE.slow, "slow");
  socket.terminate();
}

export function end(
  socket: WebSocket,
  { metrics }: Premises,
  why: keyof typeof CLOSE,
  message: string,
): void {
  if (socket.readyState !== socket.OPEN) return;
  const bye: ServerMessage = { t: "bye", code: why, message };
  socket.send(JSON.stringify(bye));
  metrics.ended(why);
  socket.close(CLOSE[why], why);
}
