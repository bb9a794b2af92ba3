import type { Mapping, Part } from "../define/state-spec.js";
import { NONE, SEAT, type Value } from "../define/values.js";
import { Refusal } from "../errors.js";
import type { Json } from "../hash.js";
import { numberOf } from "../name-core.js";
import type { Ids } from "./loose-state.js";

/** Between numbers of a state and what positions write for them. */

/** What is unknown in a view is written as nothing. */
const NOTHING = undefined as unknown as Json;

export function writeValue(value: Value, n: number, ids: Ids): Json {
  switch (value.kind) {
    case "whole":
      return n + value.offset;
    case "flag":
      return n === 1;
    case "choice":
      return value.names[n] ?? NOTHING;
    case "set":
      return ids(value.domain).filter((_, thing) => (n & (1 << thing)) !== 0);
    default:
      if (n === NONE && value.allowsNone) return null;
      return value.domain === SEAT ? n : (ids(value.domain)[n] ?? NOTHING);
  }
}

function readValue(value: Value, json: Json, ids: Ids, where: string): number {
  switch (value.kind) {
    case "whole":
      return Number(json) - value.offset;
    case "flag":
      return json === true ? 1 : 0;
    case "choice":
      return numberOf(value.names, String(json), where);
    case "set":
      return (json as readonly string[]).reduce(
        (set, id) => set | (1 << numberOf(ids(value.domain), id, where)),
        0,
      );
    default:
      if (json === null) return NONE;
      if (value.domain === SEAT) return readSeat(Number(json), ids, where);
      return numberOf(ids(value.domain), String(json), where);
  }
}

function readSeat(seat: number, ids: Ids, where: string): number {
  const most = ids(SEAT).length - 1;
  if (seat <= most) return seat;
  throw new Refusal("bad-setup", `${where}: there is no seat ${seat}; expected 0 to ${most}`);
}

/** A part that stands alone, or one row of a table. */
export function writePart(part: Part | Mapping, held: unknown, ids: Ids): Json {
  switch (part.kind) {
    case "list":
      return (held as number[]).map((n) => writeValue(part.of, n, ids));
    case "rows": {
      const columns = Object.entries(part.columns);
      return chunks(held as number[], columns.length).map((row) =>
        Object.fromEntries(columns.map(([name, of], i) => [name, writeValue(of, row[i], ids)])),
      );
    }
    case "faces":
      return (held as number[]).flatMap((n, face) => new Array<number>(n).fill(face + 1));
    case "mapping":
      return Object.fromEntries(
        chunks(held as number[], 2).map(([from, to]) => [ids(part.from)[from], ids(part.to)[to]]),
      );
    case "each":
      return Object.fromEntries(
        ids(part.by).map((id, i) => [id, writePart(part.of, (held as unknown[])[i], ids)]),
      );
    case "pile":
      return (held as number[]).map((card) => ids(part.of)[card]).reverse();
    default:
      return writeValue(part, held as number, ids);
  }
}

export function readPart(part: Part | Mapping, json: Json, ids: Ids, where: string): unknown {
  switch (part.kind) {
    case "list": {
      const numbers = (json as readonly Json[]).map((one) => readValue(part.of, one, ids, where));
      if (part.per !== undefined) checkLength(numbers, ids(part.per).length, where);
      return part.isSorted ? numbers.sort((a, b) => a - b) : numbers;
    }
    case "rows":
      return (json as readonly Record<string, Json>[]).flatMap((row) =>
        Object.entries(part.columns).map(([name, of]) => readValue(of, row[name], ids, where)),
      );
    case "faces": {
      const counts = new Array<number>(part.count).fill(0);
      for (const face of json as readonly number[]) counts[face - 1]++;
      return counts;
    }
    case "mapping":
      return Object.entries(json as Record<string, string>).flatMap(([from, to]) => [
        numberOf(ids(part.from), from, where),
        numberOf(ids(part.to), to, where),
      ]);
    case "pile":
      return (json as readonly string[]).map((id) => numberOf(ids(part.of), id, where)).reverse();
    case "each":
      return ids(part.by).map((id) =>
        readPart(part.of, (json as Record<string, Json>)[id], ids, `${where}.${id}`),
      );
    default:
      return readValue(part, json, ids, where);
  }
}

function checkLength(numbers: readonly number[], expected: number, where: string): void {
  if (numbers.length === expected) return;
  throw new Refusal("bad-setup", `${where}: expected ${expected} numbers, found ${numbers.length}`);
}

/** The rows of a flat list. */
export function chunks(flat: readonly number[], width: number): number[][] {
  return Array.from({ length: flat.length / width }, (_, row) =>
    flat.slice(row * width, (row + 1) * width),
  );
}
