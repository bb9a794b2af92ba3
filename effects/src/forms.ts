import * as z from "zod/mini";

// zod/mini knows no language by itself, and people read what is wrong with their packs. The whole
// process shares this setting: it must be the one that ordinary zod, as the server uses it, makes.
z.config(z.locales.en());

/** A whole number within bounds. */
export const whole = (from: number, to: number) => z.int().check(z.gte(from), z.lte(to));
