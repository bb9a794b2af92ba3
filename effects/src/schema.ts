import { z } from "zod";

/** How a game writes what the general steps speak of. */
interface Parts<S, C, A, E> {
  readonly name: z.ZodType<string>;
  /** A name that may be given to what is chosen: none of the words that always mean something. */
  readonly newName: z.ZodType<string>;
  readonly set: z.ZodType<S>;
  readonly condition: z.ZodType<C>;
  readonly amount: z.ZodType<A>;
  /** A list of steps, which contain each other. */
  readonly effect: z.ZodType<E>;
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
      may: z.literal(true).optional(),
    }),
    may: z.strictObject({ do: z.literal("may"), then: effect }),
    either: z.strictObject({
      do: z.literal("either"),
      of: z
        .array(z.strictObject({ name, then: effect }))
        .min(2)
        .refine((of) => new Set(of.map((one) => one.name)).size === of.length, {
          message: "expected a different name for each alternative",
        }),
    }),
    if: z.strictObject({
      do: z.literal("if"),
      when: condition,
      then: effect,
      else: effect.optional(),
    }),
    each: z.strictObject({ do: z.literal("each"), of: set, as: newName, then: effect }),
    repeat: z.strictObject({ do: z.literal("repeat"), times: amount, then: effect }),
  };
}
