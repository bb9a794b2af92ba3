/** The names of an element's looks, of those that hold. */
export function classes(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => typeof name === "string").join(" ");
}
