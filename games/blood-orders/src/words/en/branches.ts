import { type Block, block, type Clause, instead, part, wrapped } from "./clause.js";

/** One of several ways: by what is true, or by choice. */

export const condition = (
  when: string,
  then: readonly Clause[],
  otherwise: readonly Clause[],
): Block =>
  block(
    [part(`if ${when}, `, then), ...instead("otherwise, ", otherwise)],
    [...then, ...otherwise],
  );

export function either(ways: readonly (readonly Clause[])[]): Block {
  const words = ways.map((way) => wrapped(part("", way).inner));
  const one = { lead: "choose one: ", inner: words.join("; or ") };
  return block([one], ways.flat(), { order: true });
}
