import * as z from "zod/mini";
import { type ChanceState, swiftChance } from "../chance.js";
import { blankerOf, type Sizes } from "../declared/blank.js";
import { rangeErrors } from "../declared/check.js";
import { copierOf } from "../declared/copy.js";
import { fieldsOf } from "../declared/fields.js";
import { imaginerOf } from "../declared/imagine.js";
import type { LooseState } from "../declared/loose-state.js";
import { positionCodec } from "../declared/position.js";
import {
  type CoreForm,
  type CoreNames,
  coreShape,
  readCore,
  writeCore,
} from "../declared/position-core.js";
import { formsOf, type PositionForms, parsePosition } from "../declared/position-form.js";
import { type Visibility, veilsFrom } from "../declared/visibility.js";
import type { View } from "../game.js";
import type { Json } from "../hash.js";
import type { Veils } from "../veil.js";
import { checkSpec } from "./check-spec.js";
import type { Domains, StateOf, StateSpec } from "./state-spec.js";
import { initialOf } from "./values.js";

/** A declared state with what only the game can say about it. */
export interface StateDeclaration<Spec extends StateSpec, C> {
  readonly game: string;
  readonly spec: Spec;
  readonly domains: Domains<C, StateOf<Spec>>;
  readonly core: CoreForm;
  /** What an audience sees of the parts under `partly` and `derived`. */
  readonly visibility: Visibility<Spec>;
  /** What only positions of scenarios may say. */
  readonly scenarioOnly?: Readonly<Record<string, z.ZodMiniType>>;
  /** Generated code; loops over the declaration if left out. */
  readonly generated?: {
    copyState(state: StateOf<Spec>): StateOf<Spec>;
    blankState(sizes: Sizes, chance: ChanceState): StateOf<Spec>;
  };
}

/** A position whose form has been checked. */
export type Position = Record<string, Json>;

/** All that follows from the declaration of a state. */
export interface DeclaredState<S, C> {
  /** The JSON Schema of positions: complete ones, or those of scenarios. */
  schema(kind: keyof PositionForms): Json;
  blank(sizes: Sizes, chance: ChanceState): S;
  copy(state: S): S;
  veils(content: C): Veils<S>;
  /** Deals what piles and seats hide; the game itself imagines what is hidden under `partly`. */
  imagine(content: C, view: View<S>, chance: ChanceState): S;
  write(content: C, state: S, names: CoreNames): Json;
  parseComplete(position: unknown): Position;
  parsePartial(position: unknown): Position;
  /** The state that a complete position describes. */
  read(content: C, position: Position, names: CoreNames): S;
  /** Changes a state to what a partial position says. */
  change(content: C, state: S, position: Position, names: CoreNames): void;
  rangeErrors(content: C, state: S): string[];
}

interface Generated {
  copyState(state: LooseState): LooseState;
  blankState(sizes: Sizes, chance: ChanceState): LooseState;
}

/** Tables and lists of a complete position are as long as it says. */
const NO_SIZES: Sizes = new Proxy({}, { get: () => 0 });

export function declareState<const Spec extends StateSpec, C>(
  declaration: StateDeclaration<Spec, C>,
): DeclaredState<StateOf<Spec>, C> {
  type S = StateOf<Spec>;
  const { spec, core } = declaration;
  const domains = declaration.domains as Domains<C, never>;
  checkSpec(declaration.game, spec, Object.keys(domains), declaration.visibility);
  const codec = positionCodec(spec, domains);
  const forms = formsOf(spec, coreShape(core), declaration.scenarioOnly ?? {});
  const generated = declaration.generated as unknown as Generated | undefined;
  const copy = generated?.copyState ?? copierOf(spec);
  const imagine = imaginerOf(spec, domains, copy);
  const blank = generated?.blankState ?? blankerOf(spec, core.hasPhases);
  const fields = fieldsOf(spec);
  const loose = (state: S): LooseState => state as unknown as LooseState;
  const strict = (state: LooseState): S => state as unknown as S;

  /** Parts that positions do not list have their initial values, as long as their domain is. */
  const withUnlisted = (content: C, state: LooseState): LooseState => {
    for (const { name, part } of fields) {
      if (part.isUnlisted !== true || part.kind !== "list" || part.per === undefined) continue;
      const { length } = domains[part.per].ids(content, state as never);
      state[name] = new Array<number>(length).fill(initialOf(part.of));
    }
    return state;
  };

  return {
    schema: (kind) => z.toJSONSchema(forms[kind]) as Json,
    blank: (sizes, chance) => strict(blank(sizes, chance)),
    copy: copy as unknown as (state: S) => S,
    veils: (content) =>
      veilsFrom(spec, domains, content, declaration.visibility as never) as unknown as Veils<S>,
    imagine: (content, view, chance) =>
      strict(imagine(content, view as unknown as View<LooseState>, chance)),
    write: (content, state, names) => ({
      ...codec.write(content, loose(state)),
      ...writeCore(core, loose(state), names),
    }),
    read(content, position, names) {
      const state = withUnlisted(content, blank(NO_SIZES, swiftChance("00")));
      readCore(core, state, position, names);
      codec.read(content, state, position);
      return strict(copy(state));
    },
    change(content, state, position, names) {
      readCore(core, loose(state), position, names);
      codec.read(content, loose(state), position);
    },
    parseComplete: (position) => parsePosition(forms.complete, position),
    parsePartial: (position) => parsePosition(forms.partial, position),
    rangeErrors: (content, state) => rangeErrors(spec, domains, content, loose(state)),
  };
}
