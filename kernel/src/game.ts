import type { ChanceState } from "./chance.js";
import type { FactDeclarations } from "./facts.js";
import type { Json } from "./hash.js";
import type { Kit, Rulebook, Run } from "./rulebook.js";
import type { Audience } from "./state.js";
import type { Veils } from "./veil.js";

/** What an audience may know: a state in which everything else is UNKNOWN. */
export interface View<S> {
  readonly audience: Audience;
  readonly seen: S;
}

/** A game with its pieces loaded: all that the kernel, bots, server and tests need to know. */
export interface Game<K extends Kit> {
  readonly id: string;
  /** Rises when the same answers may lead elsewhere than before. */
  readonly rulesVersion: number;
  /** The pieces in play, as the whole pack that a record carries. */
  readonly pack: Json;
  readonly content: K["Content"];
  readonly rulebook: Rulebook<Run<K>>;
  readonly facts: FactDeclarations;
  readonly outcomes: readonly string[];
  /** No game is longer than this many answers. */
  readonly maxAnswers: number;

  /** Reads a setup from outside, with all defaults filled in; throws a Refusal that names all faults. */
  readSetup(raw: unknown): K["Setup"];
  seats(setup: K["Setup"]): number;
  /** The state before the first step has run. */
  begin(setup: K["Setup"], chance: ChanceState, tell?: (fact: K["Fact"]) => void): K["State"];
  /**
   * What the rules demand at once between two steps (a threshold reached, a card whose condition
   * came true). Gives back true when it changed something, and is then asked again.
   */
  settle?(run: Run<K>): boolean;

  copy(state: K["State"]): K["State"];
  /** What lies open is shared with the state: a view is good until its state is changed. */
  view(state: K["State"], audience: Audience): View<K["State"]>;
  /**
   * What the view is made by, if it is: whoever looks for what changed need not make the views of
   * all audiences to find out.
   */
  readonly veils?: Veils<K["State"]>;
  /** A whole random state that looks exactly like the view to its audience. */
  imagine(view: View<K["State"]>, chance: ChanceState): K["State"];
  /** The same position with everything dealt anew that nobody has seen, by its own chance. */
  redeal?(state: K["State"]): K["State"];
  /** The position in readable terms, complete: the form of records, scenarios and stores. */
  name(state: K["State"]): Json;
  unname(named: Json): K["State"];
  nameFact(state: K["State"], fact: K["Fact"]): Record<string, Json>;
  /** What is wrong with a state, for the battery: broken conservation, values out of range. */
  faults(state: K["State"]): string[];
}

/** A game whose types do not matter to the caller, who only hands its parts back to it. */
// biome-ignore lint/suspicious/noExplicitAny: the parts are opaque here and checked inside
export type AnyGame = Game<any>;
