import type { Domains, PartsOf, StateOf, StateSpec } from "../define/state-spec.js";
import { NONE } from "../define/values.js";
import { type Pile, viewPile } from "../knowledge.js";
import { type Audience, UNKNOWN } from "../state.js";
import { CORE_VEILS, OPEN, type Veils } from "../veil.js";
import { type Field, fieldsOf } from "./fields.js";
import type { LooseState } from "./loose-state.js";

/** How an audience sees a part that is declared under `partly` or `derived`. */
export interface PartVisibility<S, P extends keyof S> {
  /** The parts of the state that decide what is seen; the part itself is always one of them. */
  readonly dependsOn: readonly (keyof S)[];
  view(state: S, audience: Audience): S[P];
}

/** Required for exactly the parts under `partly` and `derived`. */
export type Visibility<Spec extends StateSpec> = {
  readonly [P in (PartsOf<Spec["partly"]> | PartsOf<Spec["derived"]>) &
    keyof StateOf<Spec>]: PartVisibility<StateOf<Spec>, P>;
};

type LooseVisibility = Readonly<Record<string, PartVisibility<LooseState, string>>>;

/** For every part of a state, how an audience sees it. */
export function veilsFrom<C>(
  spec: StateSpec,
  domains: Domains<C, never>,
  content: C,
  visibility: LooseVisibility,
): Veils<LooseState> {
  const backOf = (domain: string) => (card: number) => domains[domain]?.back?.(content, card) ?? 0;
  const veils: Record<string, unknown> = { ...CORE_VEILS };
  for (const field of fieldsOf(spec)) veils[field.name] = veilOf(field, backOf, visibility);
  return veils as unknown as Veils<LooseState>;
}

type Backs = (domain: string) => (card: number) => number;

function veilOf(field: Field, backOf: Backs, visibility: LooseVisibility): unknown {
  const { name, part, section } = field;
  if (section === "open") return OPEN;
  if (part.kind === "pile") {
    const back = backOf(part.of);
    return {
      by: [name],
      see: ({ [name]: held }: LooseState, audience: Audience) =>
        Array.isArray(held)
          ? held.map((one: Pile) => viewPile(one, audience, back))
          : viewPile(held as Pile, audience, back),
    };
  }
  if (section === "own") {
    const hide = hiderOf(field, backOf);
    return {
      by: [name],
      see: (s: LooseState, audience: Audience) =>
        (s[name] as (number | number[])[]).map((one, owner) =>
          owner === audience ? one : hide(one),
        ),
    };
  }
  const { dependsOn, view } = visibility[name];
  return { by: [...new Set([name, ...dependsOn])], see: view };
}

/** What another seat sees of a seat's own value or cards: UNKNOWN, or the backs of the cards. */
function hiderOf({ part }: Field, backOf: Backs): (one: number | number[]) => number | number[] {
  const value = part.kind === "list" ? part.of : part;
  const back = value.kind === "ref" ? backOf(value.domain) : () => 0;
  const hide = (n: number): number => UNKNOWN - (n === NONE ? 0 : back(n));
  return (one) => (typeof one === "number" ? hide(one) : one.map(hide));
}
