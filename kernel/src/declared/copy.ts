import type { StateSpec } from "../define/state-spec.js";
import { copyPile, type Pile } from "../knowledge.js";
import { copyCore } from "../state.js";
import { type Field, fieldsOf, hasRows } from "./fields.js";
import type { LooseState } from "./loose-state.js";

/** A copy by loops over the declaration, for games without generated code. */
export function copierOf(spec: StateSpec): (state: LooseState) => LooseState {
  const fields = fieldsOf(spec);
  return (state) => {
    const to = { ...state };
    copyCore(state, to);
    for (const field of fields) to[field.name] = copyField(field, state[field.name]);
    return to;
  };
}

function copyField(field: Field, value: unknown): unknown {
  if (field.part.kind === "pile") {
    return Array.isArray(value) ? value.map(copyPile) : copyPile(value as Pile);
  }
  if (field.part.isFixed === true || !Array.isArray(value)) return value;
  if (field.section === "derived") return [];
  return hasRows(field) ? value.map((row: number[]) => row.slice()) : value.slice();
}
