import { invisibleCharacters } from "@coterie/kernel";
import type { ContentFault } from "./scope.js";

/** What people read of a pack is text and nothing else: it steers no terminal and hides nothing. */
export function textFaults({
  pieces,
  ...head
}: {
  readonly pieces: readonly { readonly id: string }[];
}): ContentFault[] {
  return [
    ...faultsIn(head, "pack", []),
    ...pieces.flatMap((piece) => faultsIn(piece, piece.id, [])),
  ];
}

function faultsIn(value: unknown, piece: string, path: readonly string[]): ContentFault[] {
  if (typeof value === "string") return faultsOf(value, piece, path.join("."));
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([key, one]) => faultsIn(one, piece, [...path, key]));
}

function faultsOf(text: string, piece: string, path: string): ContentFault[] {
  const unseen = invisibleCharacters(text);
  if (unseen.length === 0) return [];
  const message = `expected no control or invisible characters, found ${unseen.join(", ")}`;
  return [{ piece, path, message }];
}
