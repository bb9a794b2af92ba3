import type { Json } from "@coterie/kernel";
import type { Content } from "../content/content.js";
import { type Fact, factFields } from "../facts.js";
import type { State } from "../state.js";
import { type Ids, idsOf } from "./ids.js";

/** A fact in readable terms: ids instead of numbers. */
export function nameFact(content: Content, state: State, fact: Fact): Record<string, Json> {
  const ids = idsOf(content, state);
  const named: Record<string, Json> = { fact: fact.fact, rule: fact.rule };
  for (const field of factFields) {
    const value = fact[field];
    if (value === undefined) continue;
    named[field] = nameField(content, ids, field, value);
  }
  return named;
}

function nameField(
  content: Content,
  ids: Ids,
  field: (typeof factFields)[number],
  value: number | string | readonly number[],
): Json {
  if (typeof value === "string") return value;
  if (typeof value !== "number") return field === "dice" ? value : value.map(ids.eventId);
  switch (field) {
    case "vampire":
      return value < 0 ? null : ids.vampireAt(value);
    case "district":
    case "from":
    case "to":
      return value < 0 ? null : ids.districtAt(value);
    case "event":
      return ids.eventId(value);
    case "relic":
      return ids.relicId(value);
    case "piece":
      return content.pieces[value].id;
    default:
      return value;
  }
}
