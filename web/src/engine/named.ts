import type { TableInfo } from "@coterie/protocol";

/**
 * The words of a game call a seat "Player 2". At a table with people they have names: these are put in
 * wherever a text of the sheet says so. A seat without a person stays what it is.
 */
export function named<T>(value: T, names: readonly (string | null)[]): T {
  return replaced(value, names) as T;
}

const PLAYER = /\bPlayer ([1-9])\b/g;

function replaced(value: unknown, names: readonly (string | null)[]): unknown {
  if (typeof value === "string") {
    return value.replace(PLAYER, (words, number) => names[Number(number) - 1] ?? words);
  }
  if (Array.isArray(value)) return value.map((item) => replaced(item, names));
  if (typeof value !== "object" || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key, replaced(item, names)]),
  );
}

/** What people are called at a table on a server, by seat. */
export function namesAt({ seats, guests }: TableInfo): (string | null)[] {
  return seats.map(({ guest }) => guests.find((one) => one.guest === guest)?.name ?? null);
}
