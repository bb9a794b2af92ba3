import { type ClientMessage, clientMessageSchema } from "@coterie/protocol";
import { readAs } from "./faults.js";

/** What came over a socket: a message of the protocol, or why it is none. */
export function readMessage(text: string): ClientMessage | { readonly fault: string } {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return { fault: `not JSON: ${(error as Error).message}` };
  }
  const sent = readAs(clientMessageSchema, raw);
  return "read" in sent ? sent.read : sent;
}
