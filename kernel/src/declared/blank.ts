import type { ChanceState } from "../chance.js";
import type { Part, StateSpec } from "../define/state-spec.js";
import { initialOf, SEAT, type Value } from "../define/values.js";
import { newPile } from "../knowledge.js";
import { newCore } from "../state.js";
import { type Field, fieldsOf, hasRows } from "./fields.js";
import type { LooseState } from "./loose-state.js";

/** How many things each domain has that a table or list of the state is made for. */
export type Sizes = Readonly<Record<string, number>>;

/** Makes the state before the setup: every part with its initial value. */
export function blankerOf(spec: StateSpec, hasPhases: boolean) {
  const fields = fieldsOf(spec);
  return (sizes: Sizes, chance: ChanceState): LooseState => {
    const state = newCore(hasPhases ? sizes[SEAT] : 0, chance) as LooseState;
    for (const field of fields) state[field.name] = blankField(field, sizes);
    return state;
  };
}

function blankField(field: Field, sizes: Sizes): unknown {
  const { part, within, section } = field;
  if (section === "derived") return [];
  if (within?.by === undefined) return blankPart(part, sizes);
  const inner = part.kind === "each" ? sizes[part.by] : 1;
  const length = sizes[within.by] * inner;
  if (part.kind === "pile") return Array.from({ length }, newPile);
  if (hasRows(field)) return Array.from({ length }, () => []);
  const value = part.kind === "each" ? part.of : part;
  return new Array<number>(length).fill(initialOf(value as Value));
}

function blankPart(part: Part, sizes: Sizes): unknown {
  switch (part.kind) {
    case "list":
      if (part.per === undefined) return [];
      return new Array<number>(sizes[part.per]).fill(initialOf(part.of));
    case "rows":
      return [];
    case "faces":
      return new Array<number>(part.count).fill(0);
    case "pile":
      return newPile();
    case "each":
      return [];
    default:
      return initialOf(part);
  }
}
