import type { Json } from "@coterie/kernel";
import type { Content } from "../content/content.js";
import { orders } from "../content/language.js";
import { type Fact, factFields } from "../facts.js";
import { NONE, SPACES } from "../state.js";
import { type Ids, idsOf } from "./ids.js";

/** A fact in readable terms: ids instead of numbers. */
export function nameFact(content: Content, fact: Fact): Record<string, Json> {
  const ids = idsOf(content);
  const named: Record<string, Json> = { fact: fact.fact, rule: fact.rule };
  for (const field of factFields) {
    const value = fact[field];
    if (value !== undefined) named[field] = nameField(ids, field, value);
  }
  return named;
}

function nameField(
  ids: Ids,
  field: (typeof factFields)[number],
  value: NonNullable<Fact[typeof field]>,
): Json {
  if (typeof value === "string") return value;
  if (Array.isArray(value)) {
    if (field === "seats" || field === "strengths") return value;
    return value.map(field === "rituals" ? ids.ritual : ids.card);
  }
  return typeof value === "number" ? nameNumber(ids, field, value) : { ...value };
}

function nameNumber(ids: Ids, field: (typeof factFields)[number], value: number): Json {
  switch (field) {
    case "space":
    case "from":
    case "to":
      return SPACES[value];
    case "order":
      return orders[value];
    case "act":
      return value + 1;
    case "card":
      return value === NONE ? null : ids.card(value);
    case "ritual":
      return ids.ritual(value);
    case "location":
      return ids.location(value);
    case "piece":
      return ids.piece(value);
    default:
      return value;
  }
}
