import type { Fact } from "./rulebook.js";
import { type Audience, SPECTATOR } from "./state.js";

/**
 * Who sees a field of a fact: every audience, only the seat that the fact's own field `seat` names, or every
 * seat but no spectator. A field that is not declared is hidden from all. `fact: "own-seat"` makes a fact
 * private as a whole.
 */
export type FieldAudience = "all" | "own-seat" | "seats";
export type FactDeclarations = Readonly<Record<string, Readonly<Record<string, FieldAudience>>>>;

/**
 * The part of a fact that an audience may see; undefined if the fact is private as a whole and of another
 * seat. `fact` and `rule` are part of all others.
 */
export function redactFact<F extends Fact>(
  declared: FactDeclarations,
  fact: F,
  audience: Audience,
): F | undefined {
  const fields = declared[fact.fact] ?? {};
  const from = fact as unknown as Record<string, unknown>;
  if (fields.fact !== undefined && !maySee(fields.fact, from.seat, audience)) return undefined;
  const to: Record<string, unknown> = { fact: fact.fact, rule: fact.rule };
  for (const field of Object.keys(fields)) {
    if (field in from && maySee(fields[field], from.seat, audience)) to[field] = from[field];
  }
  return to as unknown as F;
}

/** What an audience receives of several facts. */
export function redactFacts<F extends Fact>(
  declared: FactDeclarations,
  facts: readonly F[],
  audience: Audience,
): F[] {
  return facts.flatMap((fact) => redactFact(declared, fact, audience) ?? []);
}

function maySee(field: FieldAudience, seat: unknown, audience: Audience): boolean {
  if (field === "all") return true;
  if (field === "seats") return audience !== SPECTATOR;
  return seat === audience;
}
