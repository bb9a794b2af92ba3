/** What a state is made of. */
type Plain = number | string | readonly Plain[] | { readonly [field: string]: Plain };

/** Two hashes of 32 and 21 bits, so that together they are a whole number. */
let first = 0;
let second = 0;

/**
 * A number for plain data: equal data has the same, other data hardly ever. Thousands of positions are
 * compared by it where their text would take longer to write than the position to reach.
 */
export function fingerprint(data: object): number {
  first = 0x811c9dc5;
  second = 0x1b873593;
  mix(data as Plain);
  return (first >>> 0) * 2 ** 21 + (second >>> 11);
}

function mix(data: Plain): void {
  if (typeof data === "number") stir(data);
  else if (typeof data === "string") for (let i = 0; i < data.length; i++) stir(data.charCodeAt(i));
  else if (Array.isArray(data)) {
    stir(data.length);
    for (const one of data) mix(one);
  } else for (const one of Object.values(data)) mix(one);
}

function stir(n: number): void {
  first = Math.imul(first ^ n, 0x01000193);
  second = Math.imul((second ^ n) + 0x7ed55d16, 0x85ebca6b);
  second ^= second >>> 15;
}
