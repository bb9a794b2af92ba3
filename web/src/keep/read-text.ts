/** The value of a JSON text, if it is one and passes the check. */
export function readText<T>(text: string, isGood: (value: T) => boolean): T | undefined {
  try {
    const value = JSON.parse(text) as T | null;
    return value !== null && isGood(value) ? value : undefined;
  } catch (error) {
    console.warn("a stored text cannot be read:", error);
    return undefined;
  }
}
