import { keep, kept, setAside } from "./box.js";
import { readText } from "./read-text.js";

/** A seat, or a place to watch from, at a table on the server. Whoever has the pass is its guest. */
export interface KeptTable {
  readonly table: string;
  readonly pass: string;
}

/** More than anybody plays at once; the server answers for so many in one request. */
const MOST = 100;

const NAME = "tables";

/** The seats that can be read. A list that cannot be read as a whole is set aside first. */
export function keptTables(): KeptTable[] {
  const text = kept(NAME);
  if (text === null) return [];
  const list = readText<KeptTable[]>(text, Array.isArray) ?? [];
  const readable = list.filter(isSeat);
  if (readable.length === 0 && text !== "[]") setAside(NAME);
  else if (readable.length < list.length) {
    setAside(NAME);
    keep(NAME, JSON.stringify(readable));
  }
  return readable;
}

function isSeat(one: KeptTable | null): boolean {
  return typeof one?.table === "string" && typeof one.pass === "string";
}

export function passFor(table: string): string | undefined {
  return keptTables().find((one) => one.table === table)?.pass;
}

export function keepTable(table: string, pass: string): void {
  const others = keptTables().filter((one) => one.table !== table);
  keep(NAME, JSON.stringify([{ table, pass }, ...others].slice(0, MOST)));
}

export function forgetTable(table: string): void {
  keep(NAME, JSON.stringify(keptTables().filter((one) => one.table !== table)));
}

/** What somebody was called last. */
export function keptName(): string {
  return kept("name") ?? "";
}

export function keepName(name: string): void {
  keep("name", name);
}
