import { type ClientMessage, clientMessageSchema } from "@coterie/protocol";
import { faultsIn } from "./faults.js";

/** What came over a socket: a message of the protocol, or why it is none. */
export function readMessage(text: string): ClientMessage | { readonly fault: string } {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch (error) {
    return { fault: `not JSON: ${(error as Error).message}` };
  }
  const read = clientMessageSchema.safeParse(raw);
  return read.success ? read.data : { fault: faultsIn(read.error) };
}
