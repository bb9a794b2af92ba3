/** An answer that was given, and what its seat said with it. */
interface Given {
  readonly seat: number | undefined;
  readonly says: string | undefined;
}

/** What a seat said of the turn that it is in: nobody else has answered since. */
export function saidBy(seat: number, given: readonly Given[]): string | null {
  const at = given.findLastIndex(({ says }) => says !== undefined);
  const isItsTurn = given.slice(at).every((one) => one.seat === seat);
  return isItsTurn ? (given[at]?.says ?? null) : null;
}
