/** The keys under which the name of a player, Quarter, card, Ritual or number can stand. */
const nameKeys = new Set("at from to a b who of not n times card ritual".split(" "));

/** How often a part of an effect, with all it holds, speaks of a name. */
export function mentions(part: unknown, name: string): number {
  if (Array.isArray(part)) return part.reduce<number>((sum, one) => sum + mentions(one, name), 0);
  if (typeof part !== "object" || part === null) return 0;
  return Object.entries(part).reduce((sum, [key, value]) => {
    if (typeof value === "string") return sum + (nameKeys.has(key) && value === name ? 1 : 0);
    return sum + mentions(value, name);
  }, 0);
}
