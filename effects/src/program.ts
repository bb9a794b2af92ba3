import type { Options } from "@coterie/kernel";

/**
 * Effects, compiled when a pack is loaded. A program is a list of nodes; an agenda frame names a
 * node, so no tree is ever in the state.
 */

/** What an effect knows while it runs: who uses it, where it lies, and what was chosen. */
export interface Env {
  /** The vampire, player or other owner that `self` means, or -1. */
  self: number;
  /** The place of the piece, or -1 when it goes with its owner. */
  place: number;
  /** The values of bound names, by register. */
  readonly bound: number[];
}

export const REGISTERS = 4;

export type Compute<R> = (run: R, env: Env) => number;
export type Test<R> = (run: R, env: Env) => boolean;
export type Lister<R> = (run: R, env: Env, members: Options) => void;

/** A set that something is chosen from. `kind` says what its numbers mean: `district`, `die`. */
export interface CompiledSet<R> {
  readonly kind: string;
  readonly list: Lister<R>;
}

/** A step that does something at once (or pushes what does it). */
export interface Action<R> {
  run(run: R, env: Env): void;
  /** Whether it would change anything now. */
  would(run: R, env: Env): boolean;
}

/** A step of the game that begins with a choice, whose result it may bind to a name. */
export interface Pick<R> {
  readonly from: CompiledSet<R>;
  readonly as?: string;
  take(run: R, env: Env, chosen: number): void;
}

export type Op<R> =
  | { readonly op: "action"; readonly action: Action<R> }
  | {
      readonly op: "choose";
      readonly from: CompiledSet<R>;
      readonly register: number;
      readonly may: boolean;
      /** What is done instead, when nothing can be chosen or it is declined. */
      readonly else: number;
      readonly take?: Pick<R>["take"];
    }
  | { readonly op: "may"; readonly then: number }
  | { readonly op: "either"; readonly of: readonly { name: string; then: number }[] }
  | { readonly op: "if"; readonly when: Test<R>; readonly then: number; readonly else: number }
  | {
      readonly op: "each";
      readonly of: CompiledSet<R>;
      readonly register: number;
      readonly then: number;
    }
  | { readonly op: "repeat"; readonly times: Compute<R>; readonly then: number };

export interface Node<R> {
  /** The piece and the place in it, unique in a pack: what a saved agenda says. */
  readonly name: string;
  /** The number of the piece in its pack. */
  readonly piece: number;
  /** The node that follows in the same list, or -1. */
  readonly next: number;
  readonly op: Op<R>;
}

export type Program<R> = Node<R>[];

/** No node: the end of a list, or an effect that is not there. */
export const NOTHING = -1;
