import type { ChanceState } from "./chance.js";
import type { View } from "./game.js";
import type { Audience, CoreState } from "./state.js";

/** How a part of a state is seen that does not lie open to everybody. */
interface Veil<S, P extends keyof S> {
  /** The parts that decide what is seen of it: while they stay as they are, so does what is seen. */
  readonly by: readonly (keyof S)[];
  see(state: S, audience: Audience): S[P];
}

/** A part that everybody sees as it is. */
export const OPEN = "open";

/**
 * How each part of a state is seen: open, or through a veil. Nothing is left out: whoever adds a part to
 * a state has to say who may see it.
 */
export type Veils<S> = { readonly [P in keyof S]-?: typeof OPEN | Veil<S, P> };

/** These parts lie open. */
export function open<P extends string>(...parts: P[]): Record<P, typeof OPEN> {
  return Object.fromEntries(parts.map((part) => [part, OPEN])) as Record<P, typeof OPEN>;
}

/** The veil over a part; undefined where it lies open. */
export function visibilityOf<S, P extends keyof S>(
  veils: Veils<S>,
  part: P,
): Veil<S, P> | undefined {
  const veil = veils[part];
  return veil === OPEN ? undefined : veil;
}

/** Who still thinks is told, not about what. */
const THINKING = -1;

/** Nothing is ever put into these. */
const VEILED = [THINKING];
const NONE: number[] = [];

export function isHiddenStack(fork: readonly number[]): boolean {
  return fork[0] === THINKING;
}

/** The core of a state as an audience may see it: no fate, and of others only who is ready. */
export const CORE_VEILS = {
  ...open("agenda", "joined", "outcome"),
  forks: {
    by: ["forks"],
    see: ({ forks }, audience) =>
      forks.map((fork, seat) => (seat === audience || fork.length === 0 ? fork : VEILED)),
  },
  drafts: {
    by: ["drafts"],
    see: ({ drafts }, audience) => drafts.map((draft, seat) => (seat === audience ? draft : NONE)),
  },
  chance: { by: [], see: ({ chance }) => veiledChance(chance) },
} satisfies Veils<CoreState>;

/** Only how many kinds of chance there are, which is the same in all states of a game. */
function veiledChance({ drawn }: ChanceState): ChanceState {
  return { kind: "swift", key: "", drawn: drawn.map(() => 0), loaded: NONE };
}

/** What an audience may know of a state. What lies open is shared with the state. */
export function viewState<S extends object>(
  veils: Veils<S>,
  state: S,
  audience: Audience,
): View<S> {
  const seen = { ...state };
  for (const part in state) {
    const veil = visibilityOf(veils, part);
    if (veil !== undefined) seen[part] = veil.see(state, audience);
  }
  return { audience, seen };
}
