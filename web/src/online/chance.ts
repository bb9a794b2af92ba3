import { signal } from "@preact/signals";
import { api } from "../net/api.js";
import { newNonce } from "./names.js";

/** Seats to whose chance this browser could not add its own. */
interface MissingChance {
  readonly table: string;
  readonly pass: string;
  readonly seats: readonly number[];
}

export const missingChance = signal<MissingChance | null>(null);

/**
 * Sends a nonce from this client for seats whose nonce came from the server or before the server's
 * commitment. Refused once the game has started; the record says how many seats added one.
 */
export async function addChance(
  table: string,
  pass: string,
  seats: readonly number[],
): Promise<void> {
  const adding = seats.map((seat) => api.do(table, pass, { do: "sit", seat, nonce: newNonce() }));
  const results = await Promise.allSettled(adding);
  const missing = seats.filter((_, i) => results[i].status === "rejected");
  if (missing.length > 0) console.warn("chance of this browser could not be added:", results);
  missingChance.value = missing.length === 0 ? null : { table, pass, seats: missing };
}
