import type { TableDocument } from "@coterie/protocol";
import { knownFrom } from "./online.js";

/** What of a game of Blood Orders only one player may know, and whether another one was told of it. */

interface Deck {
  readonly cards: readonly number[];
  readonly seen: readonly number[];
}

/** The parts of a view that hide something. */
interface Seen {
  readonly day: number;
  readonly revealed: number;
  readonly tokens: readonly number[];
  readonly piles: readonly (readonly number[])[];
  readonly drafts: readonly (readonly number[])[];
  readonly victimDeck: Deck;
  readonly ritualDeck: Deck;
}

interface Token {
  readonly owner: number;
  readonly space: number;
  readonly order: number;
}

const [TOKEN_ROW, ORDER_COUNT, ALTAR, UNKNOWN] = [3, 3, 4, -2];

function seenIn({ view }: TableDocument): Seen | undefined {
  return view === null ? undefined : (view as unknown as { seen: Seen }).seen;
}

function tokensOf({ tokens }: Seen): Token[] {
  const rows: Token[] = [];
  for (let i = 0; i < tokens.length; i += TOKEN_ROW) {
    rows.push({ owner: tokens[i], space: tokens[i + 1], order: tokens[i + 2] });
  }
  return rows;
}

function pilesOf({ piles }: Seen, seat: number): readonly (readonly number[])[] {
  return piles.slice(seat * ORDER_COUNT, (seat + 1) * ORDER_COUNT);
}

/** What of another seat is told although no rule has shown it. */
function leaksInView(seen: Seen, me: number, other: number): string[] {
  const leaks: string[] = [];
  for (const { owner, space, order } of tokensOf(seen)) {
    const isOpen = seen.revealed === 1 && space < ALTAR;
    if (owner === other && !isOpen && order !== UNKNOWN) leaks.push(`the token at ${space}`);
  }
  if (seen.revealed === 0 && pilesOf(seen, other).some(({ length }) => length > 0)) {
    leaks.push("a pile");
  }
  if (seen.drafts[other].length > 0) leaks.push("a draft");
  for (const { cards, seen: by } of [seen.victimDeck, seen.ritualDeck]) {
    if (cards.some((card, i) => card >= 0 && (by[i] & (1 << me)) === 0)) leaks.push("a deck");
  }
  return leaks;
}

/** Everything in these messages that a player may not know about another one. */
export function leaksIn(frames: readonly string[], me: number, other: number): string[] {
  const leaks = frames
    .map((frame) => (JSON.parse(frame) as { to?: number }).to ?? me)
    .filter((to) => to !== me)
    .map((to) => `something for ${to}`);
  const { documents, log } = knownFrom(frames, me);
  for (const { view, question, ...rest } of documents) {
    if (question !== null && question.seat !== me) leaks.push(`question ${question.id}`);
    const seen = seenIn({ view, question, ...rest });
    if (seen !== undefined) leaks.push(...leaksInView(seen, me, other));
  }
  for (const { facts = [] } of log)
    leaks.push(...facts.flatMap((fact) => leaksInFact(fact, other)));
  return [...new Set(leaks)];
}

/** Placing a token tells where it stands, and not which Order it gives. */
function leaksInFact(fact: unknown, other: number): string[] {
  const { fact: what, seat, order } = fact as { fact: string; seat?: number; order?: number };
  const isHidden = what === "placed" && seat === other;
  return isHidden && order !== undefined && order !== UNKNOWN
    ? ["the Order of a placed token"]
    : [];
}

/** How often a player knew of own tokens and piles what the other one saw covered, place by place. */
export function hiddenFrom(
  mine: readonly TableDocument[],
  theirs: readonly TableDocument[],
  me: number,
): number {
  const known = new Map<string, Seen>();
  for (const seen of mine.flatMap((document) => seenIn(document) ?? []))
    known.set(placeOf(seen), seen);
  let hidden = 0;
  for (const seen of theirs.flatMap((document) => seenIn(document) ?? [])) {
    const own = known.get(placeOf(seen));
    if (own === undefined) continue;
    const [open, covered] = [tokensOf(own), tokensOf(seen)];
    hidden += open.filter(
      ({ owner, order }, i) => owner === me && order >= 0 && covered[i].order === UNKNOWN,
    ).length;
    if (pilesOf(own, me).some(({ length }) => length > 0) && seen.revealed === 0) hidden++;
  }
  return hidden;
}

/** By what everybody sees: the same moment of a game in two pairs of eyes. */
function placeOf(seen: Seen): string {
  const tokens = tokensOf(seen).map(({ owner, space }) => `${owner}@${space}`);
  return `${seen.day} ${seen.revealed} ${tokens.join(" ")}`;
}

/** What a server that tells too much would send: a moment of one player's game, to another one. */
export function leaked(
  mine: readonly TableDocument[],
  frames: readonly string[],
  them: number,
): string[] {
  const document = mine.findLast((one) => {
    const seen = seenIn(one);
    return seen !== undefined && seen.revealed === 0 && seen.tokens.length > 0;
  });
  const n = knownFrom(frames, them).log.length;
  return [...frames, JSON.stringify({ t: "whole", to: them, n, document, log: [] })];
}
