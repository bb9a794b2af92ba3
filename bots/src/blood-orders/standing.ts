import type { Content, Table } from "@coterie/blood-orders";
import { orderNames, pileOf } from "./board.js";

/** Symbols of one Order on these cards. */
export function printed(content: Content, cards: readonly number[], order: number): number {
  let sum = 0;
  for (let i = 0; i < cards.length; i++) sum += content.cards[cards[i]].symbols[order];
  return sum;
}

/** What a player's pile shows against the die of a Quarter. */
export function symbolsAt(g: Table, seat: number, order: number, at: number): number {
  return printed(g.content, pileOf(g.state, seat, order), order) + symbolsAdded(g, seat, order, at);
}

/** Symbols that come to any pile of this Order there: from boosts and from Rituals. */
export function symbolsAdded(g: Table, seat: number, order: number, at: number): number {
  return g.state.boosts[seat * orderNames.length + order] + added(g, orderNames[order], seat, at);
}

/** A row of `standing`: the effect and its owner. */
const STANDING_ROW = 2;

/** What a player's own Rituals add to a value, in this Quarter or nowhere. */
export function added(g: Table, value: string, seat: number, at: number): number {
  const { standing } = g.state;
  if (standing.length === 0) return 0;
  const changed = changesOf(g.content);
  let sum = 0;
  for (let i = 0; i < standing.length; i += STANDING_ROW) {
    if (standing[i + 1] !== seat || changed[standing[i]] !== value) continue;
    const def = g.content.standings[standing[i]];
    // The names `them` and `there`: whom it is about, and where.
    const env = { self: seat, place: at, bound: [seat, at, 0, 0] };
    if (def.when === undefined || def.when(g, env)) sum += def.add(g, env);
  }
  return sum;
}

type Changes = readonly (string | undefined)[];
const known = new WeakMap<Content, Changes>();

/** By the number of a standing effect: the value that it changes, as its Ritual says. */
function changesOf(content: Content): Changes {
  let changes = known.get(content);
  if (changes === undefined) {
    changes = readChanges(content);
    known.set(content, changes);
  }
  return changes;
}

function readChanges(content: Content): Changes {
  const changes: (string | undefined)[] = [];
  for (const { card, standing } of content.rituals) {
    standing.forEach((number, i) => {
      const one = card.standing?.[i];
      if (one?.kind === "modifier" && one.who !== "others") changes[number] = one.value;
    });
  }
  return changes;
}
