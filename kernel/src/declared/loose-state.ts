import type { CoreState } from "../state.js";

/** A state whose parts are looked up by the names of its declaration. */
export type LooseState = CoreState & Record<string, unknown>;

/** The ids of a domain in one state. */
export type Ids = (domain: string) => readonly string[];
