import { keep, kept } from "./box.js";

/** A seat, or a place to watch from, at a table on the server. Whoever has the pass is its guest. */
export interface KeptTable {
  readonly table: string;
  readonly pass: string;
}

/** More than anybody plays at once; the server answers for so many in one request. */
const MOST = 100;

export function keptTables(): KeptTable[] {
  try {
    const list = JSON.parse(kept("tables") ?? "[]") as KeptTable[];
    return list.filter(({ table, pass }) => typeof table === "string" && typeof pass === "string");
  } catch {
    return [];
  }
}

export function passFor(table: string): string | undefined {
  return keptTables().find((one) => one.table === table)?.pass;
}

export function keepTable(table: string, pass: string): void {
  const others = keptTables().filter((one) => one.table !== table);
  keep("tables", JSON.stringify([{ table, pass }, ...others].slice(0, MOST)));
}

export function forgetTable(table: string): void {
  keep("tables", JSON.stringify(keptTables().filter((one) => one.table !== table)));
}

/** What somebody was called last. */
export function keptName(): string {
  return kept("name") ?? "";
}

export function keepName(name: string): void {
  keep("name", name);
}
