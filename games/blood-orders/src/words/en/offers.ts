import type { Cost } from "../../content/language.js";
import type { Chain } from "./choices.js";
import {
  type Block,
  block,
  type Clause,
  instead,
  isDeed,
  isOrder,
  order,
  type Part,
  part,
  said,
} from "./clause.js";
import { costWords } from "./costs.js";

/** What is chosen, and what may be done or left. */

/** "Choose another Quarter and raise its die by 1" is short enough for the middle of a sentence. */
const isShort = (chain: Chain, rest: readonly Clause[]): boolean =>
  chain.simple && rest.length <= 2 && rest.every(isDeed) && isOrder(rest);

/** What is done after a choice, and what instead of that. */
export interface Ways {
  readonly rest: readonly Clause[];
  readonly otherwise: readonly Clause[];
}

export function chosen(chain: Chain, { rest, otherwise }: Ways): Clause {
  if (rest.length + otherwise.length === 0) return order("choose", chain.words);
  const short = isShort(chain, rest);
  const done = part(`choose ${chain.words}${short ? " and " : ": "}`, rest);
  const parts = [done, ...instead("if you cannot, ", otherwise)];
  const isOrder = short && otherwise.length === 0;
  return block(parts, [...rest, ...otherwise], { order: isOrder, last: true });
}

/** What follows a choice that was declined, or that nothing could be chosen for, is not done. */
export function mayChoose(chain: Chain, { rest, otherwise }: Ways): Block {
  const offered = `you may choose ${chain.words}`;
  const done =
    rest.length === 0
      ? [said(offered)]
      : isShort(chain, rest)
        ? [part(`${offered} and `, rest)]
        : [said(offered), part("if you do, ", rest)];
  const parts = [...done, ...instead("if you do not, ", otherwise)];
  return block(parts, [...rest, ...otherwise], { last: true });
}

export const may = (then: readonly Clause[]): Block =>
  block([part(isOrder(then) ? "you may " : "you may do this: ", then)], then);

/** An offer, and what only follows if it is taken. */
export const mayThen = (offer: readonly Clause[], rest: readonly Clause[]): Block =>
  rest.length === 0
    ? may(offer)
    : block([...may(offer).parts, part("if you do, ", rest)], [...offer, ...rest], { last: true });

/** "You may … to draw a Victim", or in two parts where the effect is longer. */
export function offerParts(offered: string, then: readonly Clause[]): Part[] {
  if (then.length === 0) return [said(offered)];
  if (isOrder(then)) return [part(`${offered} to `, then)];
  return [said(offered), part("if you do, ", then)];
}

export const pay = (cost: Cost, then: readonly Clause[], otherwise: readonly Clause[]): Block =>
  block(
    [...offerParts(`you may ${costWords(cost)}`, then), ...instead("if you do not, ", otherwise)],
    [...then, ...otherwise],
  );
