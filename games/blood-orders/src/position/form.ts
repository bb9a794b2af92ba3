import type { PositionOf } from "@coterie/kernel/define";
import type * as z from "zod/mini";
import type { Order } from "../content/language.js";
import type { QUARTERS, stateSpec } from "../state.js";
import type { scenarioOnly } from "./scenario-form.js";

type Written = PositionOf<typeof stateSpec>;
type ScenarioOnly = {
  readonly [K in keyof typeof scenarioOnly]?: z.infer<(typeof scenarioOnly)[K]> | undefined;
};

type Said<T> = { readonly [K in keyof T]-?: Exclude<T[K], undefined> };
type InPart<T> = { readonly [K in keyof T]?: T[K] | undefined };
type ByOrder<T> = Readonly<Record<Order, T>>;
type ByQuarter<T> = Readonly<Partial<Record<(typeof QUARTERS)[number], T>>>;

type WrittenPlayer = Said<NonNullable<Written["players"]>[number]>;
export type NamedPlayer = Omit<WrittenPlayer, "piles" | "boosts"> & {
  readonly piles: ByOrder<readonly string[]>;
  readonly boosts: ByOrder<number>;
};
type NamedQuarter = Said<NonNullable<Written["quarters"]>[string]>;

/** What records and stores keep: a position of which every part is there. */
export type Complete = Said<Omit<Written, "players" | "quarters">> & {
  readonly players: readonly NamedPlayer[];
  readonly quarters: ByQuarter<NamedQuarter>;
};

type PlayerInPart = InPart<Omit<NamedPlayer, "piles" | "boosts">> & {
  readonly piles?: InPart<NamedPlayer["piles"]> | undefined;
  readonly boosts?: InPart<NamedPlayer["boosts"]> | undefined;
};

/** A position of a scenario, which says only what differs from a fresh setup. */
export type Position = Omit<Written, "players" | "quarters"> &
  ScenarioOnly & {
    readonly players?: readonly PlayerInPart[] | undefined;
    readonly quarters?: ByQuarter<InPart<NamedQuarter>> | undefined;
  };
