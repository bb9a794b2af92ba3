import * as z from "zod/mini";
import type { Computed, Each, List, Mapping, Part, StateSpec } from "../define/state-spec.js";
import { LARGEST, SEAT, type Value } from "../define/values.js";
import { Refusal } from "../errors.js";
import type { Json } from "../hash.js";
import { type Container, type Entry, type Slot, slotsOf } from "./fields.js";

type Form = z.ZodMiniType;
type Shape = Record<string, Form>;

/**
 * The form of positions, complete (records, stores) and partial (scenarios, which say only what differs
 * from a fresh setup).
 */
export interface PositionForms {
  readonly complete: Form;
  readonly partial: Form;
}

/** What positions say of the core; see position-core.ts. */
export function formsOf(spec: StateSpec, core: Shape, scenarioOnly: Shape): PositionForms {
  const slots = slotsOf(spec);
  return {
    complete: z.strictObject({ ...core, ...shapeOf(slots, false) }),
    partial: z.partial(z.strictObject({ ...scenarioOnly, ...core, ...shapeOf(slots, true) })),
  };
}

/** Reads a position; all faults of its form are named at once. */
export function parsePosition(form: Form, raw: unknown): Record<string, Json> {
  const parsed = form.safeParse(raw);
  if (parsed.success) return parsed.data as Record<string, Json>;
  const faults = parsed.error.issues.flatMap((issue) => {
    const keys = issue.code === "unrecognized_keys" ? issue.keys : [];
    const paths = keys.length === 0 ? [issue.path] : keys.map((key) => [...issue.path, key]);
    return paths.map((path) => `${["position", ...path].join(".")}: ${issue.message}`);
  });
  throw new Refusal("bad-setup", faults.join("; "));
}

function shapeOf(slots: readonly Slot[], isPartial: boolean): Shape {
  const shape: Shape = {};
  for (const { within, entries } of slots) {
    if (within === undefined) Object.assign(shape, entryShape(entries[0], isPartial));
    else shape[within.name] = containerForm(within, entries, isPartial);
  }
  return shape;
}

function containerForm(within: Container, inside: readonly Entry[], isPartial: boolean): Form {
  const object = z.strictObject(
    Object.assign({}, ...inside.map((one) => entryShape(one, isPartial))) as Shape,
  );
  const form = isPartial ? z.partial(object) : object;
  if (within.by === undefined) return form;
  return within.isList ? z.array(form) : z.record(z.string(), form);
}

function entryShape({ part, label }: Entry, isPartial: boolean): Shape {
  if (part.kind === "pile") {
    return { [`${label}Deck`]: z.array(z.string()), [`${label}Seen`]: z.array(z.int()) };
  }
  const form =
    part.kind === "computed" ? partForm(part.part, isPartial) : partForm(part, isPartial);
  const mayLack = (part as Part | (Computed & { isOptional?: true })).isOptional === true;
  return { [label]: mayLack ? z.optional(form) : form };
}

function partForm(part: Part | Mapping, isPartial: boolean): Form {
  switch (part.kind) {
    case "list":
      return z.array(valueForm(part.of));
    case "rows":
      return z.array(z.strictObject(columnForms(part.columns)));
    case "faces":
      return z.array(between(1, part.count));
    case "mapping":
      return z.record(z.string(), z.string());
    case "each":
      return eachForm(part, isPartial);
    case "pile":
      return z.array(z.string());
    default:
      return valueForm(part);
  }
}

/** The ids are checked when the position is read, where they are known. */
function eachForm({ of }: Each, isPartial: boolean): Form {
  const inner = partForm(of as Value | List, isPartial);
  return z.record(z.string(), inner);
}

function columnForms(columns: Readonly<Record<string, Value>>): Shape {
  return Object.fromEntries(Object.entries(columns).map(([name, of]) => [name, valueForm(of)]));
}

function valueForm(value: Value): Form {
  switch (value.kind) {
    case "whole":
      return between(value.min + value.offset, value.max + value.offset);
    case "flag":
      return z.boolean();
    case "choice":
      return z.enum(value.names as [string, ...string[]]);
    case "set":
      return z.array(z.string());
    default: {
      const id = value.domain === SEAT ? z.int().check(z.gte(0)) : z.string();
      return value.allowsNone ? z.nullable(id) : id;
    }
  }
}

function between(min: number, max: number): Form {
  if (max === LARGEST) return min === -LARGEST ? z.int() : z.int().check(z.gte(min));
  return z.int().check(z.gte(min), z.lte(max));
}
