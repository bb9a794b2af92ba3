import { type ChanceState, DICE, draw } from "../chance.js";
import type { Domains, StateSpec } from "../define/state-spec.js";
import type { View } from "../game.js";
import { dealUnknownCards, isUnknown } from "../knowledge.js";
import { imagineCore } from "../view.js";
import { type Field, fieldsOf, pilesOf } from "./fields.js";
import type { LooseState } from "./loose-state.js";

/**
 * A random whole state that looks like the view to its audience, as far as the declaration can say:
 * unseen cards are dealt from those that may lie there, unknown values are any of their kind.
 */
export function imaginerOf<C>(
  spec: StateSpec,
  domains: Domains<C, never>,
  copy: (state: LooseState) => LooseState,
): (content: C, view: View<LooseState>, chance: ChanceState) => LooseState {
  const fields = fieldsOf(spec).filter(({ section }) => section === "piles" || section === "own");
  const dealt = [...new Set(fields.flatMap((field) => cardDomain(field) ?? []))];
  const values = fields.filter((field) => cardDomain(field) === undefined);

  return (content, { seen }, chance) => {
    const state: LooseState = { ...copy(seen), ...imagineCore(seen, chance) };
    for (const domain of dealt) {
      const places = fields.filter((field) => cardDomain(field) === domain);
      const { back, unseen } = domains[domain];
      const pool =
        unseen?.(content, state as never) ?? invisible(spec, domains, content, state, domain);
      const rows = places.flatMap((field) => rowsOf(field, state));
      dealUnknownCards(rows, pool, (card) => back?.(content, card) ?? 0, chance);
    }
    for (const field of values) imagineValues(field, state, chance);
    return state;
  };
}

/** The domain whose cards a field holds. */
function cardDomain({ part }: Field): string | undefined {
  if (part.kind === "pile") return part.of;
  const value = part.kind === "list" ? part.of : part;
  return value.kind === "ref" ? value.domain : undefined;
}

function rowsOf({ name, part }: Field, state: LooseState): number[][] {
  if (part.kind === "pile") return pilesOf(state[name]).map(({ cards }) => cards);
  const held = state[name] as number[] | number[][];
  return typeof held[0] === "object" ? (held as number[][]) : [held as number[]];
}

/** The cards of a domain that this state shows nowhere. */
function invisible<C>(
  spec: StateSpec,
  domains: Domains<C, never>,
  content: C,
  state: LooseState,
  domain: string,
): number[] {
  const seen = fieldsOf(spec)
    .filter((field) => cardDomain(field) === domain)
    .flatMap((field) =>
      typeof state[field.name] === "number" ? [state[field.name]] : rowsOf(field, state).flat(),
    );
  const cards = domains[domain].ids(content, state as never).map((_, card) => card);
  return cards.filter((card) => !seen.includes(card));
}

function imagineValues({ name, part }: Field, state: LooseState, chance: ChanceState): void {
  const values = state[name] as number[];
  for (let i = 0; i < values.length; i++) {
    if (isUnknown(values[i])) values[i] = anyValue(part, chance);
  }
}

function anyValue(part: Field["part"], chance: ChanceState): number {
  if (part.kind === "whole") return part.min + draw(chance, DICE, part.max - part.min + 1);
  return draw(chance, DICE, part.kind === "choice" ? part.names.length : 2);
}
