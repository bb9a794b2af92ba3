import type { PositionOf } from "@coterie/kernel/define";
import type * as z from "zod/mini";
import type { stateSpec } from "../state.js";
import type { scenarioOnly } from "./scenario-form.js";

type ScenarioOnly = {
  readonly [K in keyof typeof scenarioOnly]?: z.infer<(typeof scenarioOnly)[K]> | undefined;
};

/** A position in readable terms; scenarios say only what differs from a fresh setup. */
export type Position = PositionOf<typeof stateSpec> &
  ScenarioOnly & { readonly rolls?: readonly number[] | undefined };
export type Phase = NonNullable<ScenarioOnly["phase"]>;
