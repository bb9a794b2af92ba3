import * as z from "zod/mini";

/** How a game writes what the general steps speak of. */
interface Parts<S, C, A, E> {
  readonly name: z.ZodMiniType<string>;
  /** A name that may be given to what is chosen: none of the words that always mean something. */
  readonly newName: z.ZodMiniType<string>;
  readonly set: z.ZodMiniType<S>;
  readonly condition: z.ZodMiniType<C>;
  readonly amount: z.ZodMiniType<A>;
  /** A list of steps, which contain each other. */
  readonly effect: z.ZodMiniType<E>;
}

/** The form of the steps that every game's language has (`ControlStep`), for its own union of steps. */
export function controlSchemas<S, C, A, E>({
  name,
  newName,
  set,
  condition,
  amount,
  effect,
}: Parts<S, C, A, E>) {
  return {
    choose: z.strictObject({
      do: z.literal("choose"),
      from: set,
      as: newName,
      /** May be declined; then the steps that follow in this list are not done. */
      may: z.optional(z.literal(true)),
    }),
    may: z.strictObject({ do: z.literal("may"), then: effect }),
    either: z.strictObject({
      do: z.literal("either"),
      of: z.array(z.strictObject({ name, then: effect })).check(
        z.minLength(2),
        z.refine((of) => new Set(of.map((one) => one.name)).size === of.length, {
          message: "expected a different name for each alternative",
        }),
      ),
    }),
    if: z.strictObject({
      do: z.literal("if"),
      when: condition,
      then: effect,
      else: z.optional(effect),
    }),
    each: z.strictObject({ do: z.literal("each"), of: set, as: newName, then: effect }),
    repeat: z.strictObject({ do: z.literal("repeat"), times: amount, then: effect }),
  };
}
