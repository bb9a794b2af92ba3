import { api } from "../net/api.js";
import { newNonce } from "./names.js";

/**
 * Adds chance of this browser to the seed, for seats that got theirs from the server or before it had
 * committed to its own half. If the game has begun meanwhile, it is too late for that.
 */
export async function addChance(
  table: string,
  pass: string,
  seats: readonly number[],
): Promise<void> {
  const adding = seats.map((seat) => api.do(table, pass, { do: "sit", seat, nonce: newNonce() }));
  await Promise.allSettled(adding);
}
