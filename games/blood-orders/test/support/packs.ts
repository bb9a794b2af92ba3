import { PackError } from "@coterie/effects";
import { loadOver } from "../../src/content/load.js";

/** A pack of this game with these pieces, which may be anything. */
export function packOf(pieces: unknown, rest: object = {}): unknown {
  return { format: "coterie-pack/1", game: "blood-orders", name: "test", pieces, ...rest };
}

/** The faults of a pack, laid over the house pieces unless told otherwise: piece, path, message. */
export function faultsOf(raw: unknown, load: (raw: unknown) => unknown = loadOver): string[] {
  try {
    load(raw);
  } catch (error) {
    if (!(error instanceof PackError)) throw error;
    return error.faults.map(({ piece, path, message }) => `${piece} | ${path} | ${message}`);
  }
  return [];
}
