import { type Action, type Env, NOTHING, type Scope } from "@coterie/effects";
import { FRAME, forkOne, popFrame, push } from "@coterie/kernel";
import type { CardKind, VictimClass } from "../../content/language.js";
import { rulebook, type Table } from "../../table.js";
import { showCards } from "../altar.js";
import { countOf, handOf, takeFromHand } from "../cards.js";
import { discardCard } from "../victims.js";
import { effects } from "./effects.js";
import { isCardLike } from "./filters.js";
import type { Nested, VerbOf, Workshop } from "./lexicon.js";
import { phaseArgs } from "./phase-args.js";

/**
 * Decisions about the own hand: cards are discarded (`offer`) or shown. They are made in private,
 * always asked and can always be declined, so that the question tells nobody anything (BO-4.4).
 * The draft holds the cards.
 */
export interface HandVerb {
  /** The piece and the place in it: what a saved agenda says. */
  readonly name: string;
  readonly piece: number;
  readonly discards: boolean;
  readonly kind: CardKind | undefined;
  readonly class: VictimClass | undefined;
  readonly most: number;
  /** Done once for each card. */
  readonly then: number;
}

const MOST = 10;
const ENOUGH = -1;

export function handVerb(
  step: VerbOf<"offer" | "show">,
  scope: Scope,
  workshop: Workshop,
  nested: Nested,
): Action<Table> {
  const discards = step.do === "offer";
  const number =
    workshop.handVerbs.push({
      name: `${scope.piece}/${scope.path}`,
      piece: scope.pieceNumber,
      discards,
      // Only Victims are shown: which of several Bleeders is in no pile would tell about the piles.
      kind: step.kind ?? (discards ? undefined : "victim"),
      class: step.class,
      most: step.n ?? (discards ? 1 : MOST),
      then: nested(step.then, "then", scope),
    }) - 1;
  return {
    // Whether it would change anything hangs on the hand, which must not show.
    would: () => true,
    run(g, env) {
      const [a, b, c, d] = env.bound;
      push(g, forEachCard, number, env.self, env.place, a, b, c, d);
      forkOne(g, env.self, start, join);
    },
  };
}

/** Waits beneath the phase and says what is done for each card; the join takes it off. */
const forEachCard = rulebook.step("hand.then", () => {});

function verbOf(g: Table): HandVerb {
  return g.content.handVerbs[phaseArgs(g.state)[0]];
}

const pickQuestion = rulebook.question({
  name: "hand.pick",
  rule: "BO-4.4",
  confirms: true,
  seat: (_g, seat) => seat,
  list(g, options, seat) {
    options.add(ENOUGH);
    for (const card of cardsToPick(g, seat)) options.add(card);
  },
  answer(g, card, seat) {
    if (card === ENOUGH) return;
    g.state.drafts[seat].push(card);
    if (g.state.drafts[seat].length < verbOf(g).most) push(g, pickQuestion, seat);
  },
  key(g, card) {
    if (card === ENOUGH) return "enough";
    return `${verbOf(g).discards ? "discard" : "show"}:${g.content.cards[card].id}`;
  },
  about: (g) => g.content.pieces[verbOf(g).piece].id,
});

/** Each card once, as long as there are more of it in the hand than in the draft. */
function cardsToPick(g: Table, seat: number): number[] {
  const { kind, class: victimClass } = verbOf(g);
  const hand = handOf(g.state, seat);
  return hand.filter(
    (card, i) =>
      card !== hand[i - 1] &&
      isCardLike(g.content, card, kind, victimClass) &&
      countOf(g.state.drafts[seat], card) < countOf(hand, card),
  );
}

const start = rulebook.step("hand.start", (g, seat) => push(g, pickQuestion, seat));

const join = rulebook.step("hand.join", (g, seat) => {
  const cards = g.state.drafts[seat].slice().sort((a, b) => a - b);
  const { verb, env } = takeFrame(g);
  g.revealed = true;
  if (cards.length === 0) return;
  if (verb.discards) discardFromHand(g, seat, cards);
  else showCards(g, seat, cards, "BO-4.4");
  if (verb.then === NOTHING) return;
  for (let i = 0; i < cards.length; i++) effects.startIn(g, verb.then, env);
});

/** The frame that waited beneath the phase, which has just been taken off. */
function takeFrame(g: Table): { verb: HandVerb; env: Env } {
  const [number, self, place, ...bound] = g.agenda.slice(-FRAME + 1);
  popFrame(g.agenda);
  return { verb: g.content.handVerbs[number], env: { self, place, bound } };
}

function discardFromHand(g: Table, seat: number, cards: readonly number[]): void {
  for (const card of cards) {
    takeFromHand(g.state, seat, card);
    discardCard(g, card);
  }
  g.tell?.({ fact: "offered", rule: "BO-8.1", seat, cards });
}
