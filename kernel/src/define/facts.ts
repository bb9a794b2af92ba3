import type { Ids } from "../declared/loose-state.js";
import { writeValue } from "../declared/position-values.js";
import type { FactDeclarations, FieldAudience } from "../facts.js";
import type { Json } from "../hash.js";
import type { List } from "./state-spec.js";
import type { Value } from "./values.js";

/**
 * The declaration of what can happen: for each fact its fields, what their numbers mean, and who sees
 * them. A field is seen by every audience unless it is declared as `own`.
 */
export type FactSpec = Readonly<Record<string, FactFields | Secret>>;
type FactFields = Readonly<Record<string, FactField>>;
type FactField = Shown | Own;
type Shown = Value | List | Text | Numbers;

/** A fact that only its own seat receives: others do not learn that it happened. */
export interface Secret<F extends FactFields = FactFields> {
  readonly kind: "secret";
  readonly fields: F;
}

/** One of a few words, or any. */
export interface Text<T extends string = string> {
  readonly kind: "text";
  readonly of?: readonly T[];
}

/** Numbers by name, such as the lines of a score. */
export interface Numbers<N extends string = string> {
  readonly kind: "numbers";
  readonly names: readonly N[];
}

/** Only the seat that the fact's own field `seat` names sees this field. */
export interface Own<F extends Shown = Shown> {
  readonly kind: "own";
  readonly of: F;
}

export const text = <const T extends string = string>(...of: T[]): Text<T> =>
  of.length === 0 ? { kind: "text" } : { kind: "text", of };
export const numbers = <const N extends string>(...names: N[]): Numbers<N> => ({
  kind: "numbers",
  names,
});
export const own = <const F extends Shown>(of: F): Own<F> => ({ kind: "own", of });
export const secret = <const F extends FactFields>(fields: F): Secret<F> => ({
  kind: "secret",
  fields,
});
/** A field that a fact may lack. */
export const perhaps = <const F extends FactField>(field: F) =>
  ({ ...field, mayLack: true }) as const;

// ── Types ──────────────────────────────────────────────────────────────────────────────────────

type FieldType<F> =
  F extends Own<infer Inner>
    ? FieldType<Inner>
    : F extends Text<infer T>
      ? T
      : F extends Numbers<infer N>
        ? { readonly [K in N]: number }
        : F extends List
          ? readonly number[]
          : number;

type FieldsOf<F> = F extends Secret<infer Inner> ? Inner : F;
type Head<N> = { readonly fact: N; readonly rule: string };
type Lacking<F> = { [K in keyof F]: F[K] extends { mayLack: true } ? K : never }[keyof F];

/** What a rule may emit: exactly the fields that its fact declares. */
export type EmittedFact<S extends FactSpec> = {
  [N in keyof S & string]: Head<N> & RequiredFields<FieldsOf<S[N]>>;
}[keyof S & string];
type RequiredFields<F> = {
  readonly [K in Exclude<keyof F, Lacking<F>>]: FieldType<F[K]>;
} & { readonly [K in Lacking<F>]?: FieldType<F[K]> };

type AnyField<F> = F extends unknown ? keyof F : never;
type TypeOf<F, K> = F extends unknown ? (K extends keyof F ? FieldType<F[K]> : never) : never;

/** What a reader of facts gets: any field may be missing. */
export type FactOf<S extends FactSpec> = Head<keyof S & string> & {
  readonly [K in AnyField<FieldsOf<S[keyof S]>> & string]?: TypeOf<FieldsOf<S[keyof S]>, K>;
};

// ── What follows from the declaration ──────────────────────────────────────────────────────────

export function factAudiences(spec: FactSpec): FactDeclarations {
  const audience = (field: FactField): FieldAudience => (field.kind === "own" ? "own-seat" : "all");
  return Object.fromEntries(
    Object.entries(spec).map(([name, fact]) => {
      const fields = Object.entries(factFields(fact));
      const declared = isSecret(fact)
        ? [["fact", "own-seat"], ...fields.map(([field]) => [field, "own-seat"])]
        : fields.map(([field, of]) => [field, audience(of)]);
      return [name, Object.fromEntries(declared)];
    }),
  );
}

function isSecret(fact: FactFields | Secret): fact is Secret {
  return typeof fact.kind === "string";
}

export function factFields(fact: FactFields | Secret): FactFields {
  return isSecret(fact) ? fact.fields : fact;
}

/** A fact in readable terms: ids instead of numbers. */
export function writeFact(
  spec: FactSpec,
  fact: { readonly fact: string; readonly rule: string },
  ids: Ids,
): Record<string, Json> {
  const given = fact as unknown as Record<string, Json | undefined>;
  const written: Record<string, Json> = { fact: fact.fact, rule: fact.rule };
  for (const [name, field] of Object.entries(factFields(spec[fact.fact] ?? {}))) {
    const value = given[name];
    if (value !== undefined) written[name] = writeField(field, value, ids);
  }
  return written;
}

function writeField(field: FactField, value: Json, ids: Ids): Json {
  switch (field.kind) {
    case "own":
      return writeField(field.of, value, ids);
    case "text":
    case "numbers":
      return value;
    case "list":
      return (value as readonly number[]).map((n) => writeValue(field.of, n, ids));
    default:
      return writeValue(field, value as number, ids);
  }
}
