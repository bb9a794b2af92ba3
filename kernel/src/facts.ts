import type { Fact } from "./rulebook.js";
import { type Audience, SPECTATOR } from "./state.js";

/**
 * Who may see a field of a fact: everybody, only the seat that the fact's own field `seat` names,
 * or every seat but no spectator. A field that is not declared is hidden from all.
 */
export type FieldAudience = "all" | "own-seat" | "seats";
export type FactDeclarations = Readonly<Record<string, Readonly<Record<string, FieldAudience>>>>;

/** The part of a fact that an audience may see; `fact` and `rule` always are. */
export function scrub(declared: FactDeclarations, fact: Fact, audience: Audience): Fact {
  const fields = declared[fact.fact] ?? {};
  const from = fact as unknown as Record<string, unknown>;
  const to: Record<string, unknown> = { fact: fact.fact, rule: fact.rule };
  for (const field of Object.keys(fields)) {
    if (field in from && maySee(fields[field], from.seat, audience)) to[field] = from[field];
  }
  return to as unknown as Fact;
}

function maySee(field: FieldAudience, seat: unknown, audience: Audience): boolean {
  if (field === "all") return true;
  if (field === "seats") return audience !== SPECTATOR;
  return seat === audience;
}
