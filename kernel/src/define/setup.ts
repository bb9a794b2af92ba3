import { Refusal } from "../errors.js";

/**
 * What is agreed before a game: the fields with their range and their usual value. The form on a page, the
 * options of the command and the check of what comes from outside follow from it.
 */
export type SetupSpec = Readonly<Record<string, SetupField>> & { readonly players: NumberField };
export type SetupField = NumberField | ChoiceField | SwitchField;

export interface NumberField {
  readonly kind: "number";
  readonly min: number;
  readonly max: number;
  readonly usual: number;
}

export interface ChoiceField<N extends string = string> {
  readonly kind: "choice";
  readonly names: readonly N[];
  readonly usual: N;
}

export interface SwitchField {
  readonly kind: "switch";
  readonly usual: boolean;
}

export type SetupOf<S extends SetupSpec> = {
  readonly [K in keyof S]: S[K] extends ChoiceField<infer N>
    ? N
    : S[K] extends SwitchField
      ? boolean
      : number;
};

export const range = (min: number, max: number, usual: number): NumberField => ({
  kind: "number",
  min,
  max,
  usual,
});
/** One of a few names; the first is the usual one. */
export const oneOf = <const N extends string>(...names: readonly [N, ...N[]]): ChoiceField<N> => ({
  kind: "choice",
  names,
  usual: names[0],
});
/** Off unless it is said. */
export const option = (): SwitchField => ({ kind: "switch", usual: false });

/** Reads a setup from outside, with all defaults filled in; all that is wrong is named at once. */
export function parseSetup<S extends SetupSpec>(spec: S, raw: unknown): SetupOf<S> {
  const given = raw ?? {};
  if (typeof given !== "object" || Array.isArray(given)) throw bad(["expected an object"]);
  const faults = Object.keys(given)
    .filter((name) => !(name in spec))
    .map((name) => `${name}: unknown; expected one of ${Object.keys(spec).join(", ")}`);
  const setup: Record<string, unknown> = {};
  for (const [name, field] of Object.entries(spec)) {
    setup[name] = (given as Record<string, unknown>)[name] ?? field.usual;
    if (!fits(field, setup[name])) faults.push(`${name}: expected ${expected(field)}`);
  }
  if (faults.length > 0) throw bad(faults);
  return setup as SetupOf<S>;
}

function fits(field: SetupField, value: unknown): boolean {
  if (field.kind === "switch") return typeof value === "boolean";
  if (field.kind === "choice") return field.names.some((name) => name === value);
  return Number.isInteger(value) && Number(value) >= field.min && Number(value) <= field.max;
}

function expected(field: SetupField): string {
  if (field.kind === "switch") return "true or false";
  if (field.kind === "choice") return field.names.join(" or ");
  return `a whole number from ${field.min} to ${field.max}`;
}

function bad(faults: readonly string[]): Refusal {
  return new Refusal("bad-setup", faults.join("; "));
}
