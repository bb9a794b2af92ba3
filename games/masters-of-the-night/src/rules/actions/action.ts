import type { Options, Reason } from "@coterie/kernel";
import type { Table } from "../../table.js";

/** One of the actions of chapter 5. */
export interface NightAction {
  /** How its keys begin. */
  readonly name: string;
  readonly rule: string;
  /** Why it is not available to this vampire now; undefined if it is. */
  obstacle(g: Table, vampire: number): Reason | undefined;
  /** Adds `from` plus a number below 4096 for every way to do it. Nothing is in the way then. */
  list(g: Table, vampire: number, options: Options, from: number): void;
  key(g: Table, vampire: number, detail: number): string;
  perform(g: Table, vampire: number, detail: number): void;
  warning?(g: Table, vampire: number, detail: number): Reason | undefined;
  /** It costs nothing and could be turned back: the positions passed are remembered. */
  readonly keepsTrail?: true;
}

/** An action that is done in one way only. */
export const once = {
  list(_g: Table, _vampire: number, options: Options, from: number): void {
    options.add(from);
  },
};
