import * as z from "zod/mini";
import type { Json } from "../hash.js";
import {
  type NamedCore,
  type Names,
  type NodeNames,
  nameCore,
  numberOf,
  unnameAgenda,
} from "../name-core.js";
import type { LooseState } from "./loose-state.js";

/** How positions of a game write the core of the state. */
export interface CoreForm {
  /** Whether the game has simultaneous or private phases. Without them positions say nothing of phases. */
  readonly hasPhases: boolean;
  /** Where positions write the dice that are prescribed, if not within `chance`. */
  readonly loadedDice?: string;
}

export interface CoreNames {
  readonly book: Names;
  readonly outcomes: readonly string[];
  readonly nodes: NodeNames | undefined;
}

type Named = Record<string, Json>;

const frame = z.strictObject({
  step: z.string(),
  node: z.optional(z.string()),
  steps: z.optional(z.array(z.string())),
  args: z.array(z.number()),
});
const counts = z.array(z.int().check(z.gte(0)));
const chance = {
  kind: z.enum(["sealed", "swift"]),
  key: z.string(),
  drawn: counts,
};
const loaded = z.array(z.int());

export function coreShape({ hasPhases, loadedDice }: CoreForm): Record<string, z.ZodMiniType> {
  const phases = { forks: z.array(z.array(frame)), drafts: z.array(z.array(z.int())) };
  return {
    agenda: z.array(frame),
    chance: z.strictObject(loadedDice === undefined ? { ...chance, loaded } : chance),
    outcome: z.nullable(z.string()),
    ...(hasPhases ? { ...phases, joined: z.int().check(z.gte(0)) } : {}),
    ...(loadedDice === undefined ? {} : { [loadedDice]: z.optional(loaded) }),
  };
}

export function writeCore(
  { hasPhases, loadedDice }: CoreForm,
  state: LooseState,
  { book, outcomes, nodes }: CoreNames,
): Named {
  const { forks, drafts, joined, chance, ...rest } = nameCore(book, state, outcomes, nodes);
  const { loaded, ...drawn } = chance;
  return {
    ...rest,
    chance: loadedDice === undefined ? chance : drawn,
    ...(hasPhases ? { forks, drafts, joined } : {}),
    ...(loadedDice === undefined ? {} : { [loadedDice]: loaded }),
  } as unknown as Named;
}

/** Writes what a position says of the core into a state. */
export function readCore(
  { loadedDice }: CoreForm,
  state: LooseState,
  position: Named,
  { book, outcomes, nodes }: CoreNames,
): void {
  const given = position as unknown as Partial<NamedCore>;
  if (given.agenda !== undefined) state.agenda = unnameAgenda(book, given.agenda, nodes);
  if (given.forks !== undefined) {
    state.forks = given.forks.map((fork, seat) => unnameAgenda(book, fork, nodes, `forks.${seat}`));
  }
  if (given.drafts !== undefined) state.drafts = given.drafts.map((draft) => draft.slice());
  if (given.joined !== undefined) state.joined = given.joined;
  if (given.outcome !== undefined) {
    const { outcome } = given;
    state.outcome = outcome === null ? 0 : 1 + numberOf(outcomes, outcome, "outcome");
  }
  const { kind, key, drawn, loaded } = given.chance ?? state.chance;
  const dice = loadedDice === undefined ? loaded : (position[loadedDice] as number[] | undefined);
  state.chance = { kind, key, drawn: drawn.slice(), loaded: (dice ?? state.chance.loaded).slice() };
}
