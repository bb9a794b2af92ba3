import {
  answer,
  dice,
  openQuestions,
  type Play,
  redactFact,
  SPECTATOR,
  seedFrom,
  startPlay,
  UNKNOWN,
} from "@coterie/kernel";
import { describe, expect, inject, test } from "vitest";
import type { BloodKit, BloodOrders, Fact } from "../src/index.js";
import { boldGame, houseGame, pickedKey } from "./words/play/games.js";

/**
 * BO-8.2: what a view calls known is what its seat can derive. This test derives it again from the facts
 * which that seat received, and from nothing else, and compares at every question of whole games.
 */

/** What a seat derives of the others: by owner, how many of each card, as "card": n. */
class Notebook {
  private readonly owned: Map<number, number>[];
  /** Cards that were gained, or shown, since the last planning. */
  private readonly fresh: number[][];
  private readonly open: number[][];

  constructor(
    private readonly game: BloodOrders,
    players: number,
  ) {
    const { bleeder, elder } = game.content;
    this.owned = each(
      players,
      () =>
        new Map([
          [bleeder, 4],
          [elder, 3],
        ]),
    );
    this.fresh = each(players, () => []);
    this.open = each(players, () => []);
  }

  /** Hand and hidden piles, and what of them is in no pile. */
  of(seat: number): { known: number[]; sure: number[] } {
    const sure = sorted(this.fresh[seat]);
    const known = sorted(without(this.all(seat), [...sure, ...this.open[seat]]));
    return { known, sure };
  }

  private all(seat: number): number[] {
    return [...this.owned[seat]].flatMap(([card, n]) => new Array<number>(n).fill(card));
  }

  take(fact: Fact): void {
    const { seat = -1, card = -1, cards = [] } = fact;
    switch (fact.fact) {
      case "catacombs":
      case "recruited":
      case "victim-gained":
      case "woken":
        this.change(seat, [card], 1);
        this.fresh[seat].push(card);
        return;
      case "cards-shown":
        // A card that was shown or gained before is not told apart from itself.
        for (const one of without(cards, this.fresh[seat])) this.fresh[seat].push(one);
        return;
      case "offered":
        this.change(seat, cards, -1);
        this.fresh[seat] = without(this.fresh[seat], cards);
        return;
      case "pile-revealed":
        this.open[seat].push(...cards);
        return;
      case "torpor":
        this.change(seat, cards, -1);
        this.open[seat] = without(this.open[seat], cards);
        return;
      case "contest-lost":
        this.open[seat] = without(this.open[seat], cards);
        return;
      case "fed":
        this.change(seat, cards, 1);
        return;
      case "over-limit":
        this.change(seat, cards, -1);
        return;
      case "day-begins":
        this.startOver();
    }
  }

  /** BO-6.2: piles are back; after that, and from planning on, any card may be in a pile of the Day. */
  startOver(): void {
    for (const rows of [this.fresh, this.open]) for (const row of rows) row.length = 0;
  }

  private change(seat: number, cards: readonly number[], by: number): void {
    for (const card of cards) {
      const n = (this.owned[seat].get(card) ?? 0) + by;
      if (n < 0) throw new Error(`seat ${seat} loses ${this.game.content.cards[card].id}`);
      this.owned[seat].set(card, n);
    }
  }
}

const each = <T>(n: number, make: () => T): T[] => Array.from({ length: n }, make);
const sorted = (cards: readonly number[]): number[] => cards.slice().sort((a, b) => a - b);

function without(cards: readonly number[], gone: readonly number[]): number[] {
  const left = cards.slice();
  for (const card of gone) {
    const at = left.indexOf(card);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function playAndCompare(game: BloodOrders, players: number, seed: string): number {
  const { play, facts } = startPlay(game, { players }, seedFrom(seed));
  const books = each(players, () => new Notebook(game, players));
  const pick = dice(`moves of ${seed}`);
  let told: readonly Fact[] = facts;
  for (let compared = 0; ; compared++) {
    books.forEach((book, seat) => {
      for (const fact of told) {
        const mine = redactFact(game.facts, fact, seat) as Fact;
        book.take(mine);
      }
    });
    const open = openQuestions(play);
    if (open.length === 0) return compared;
    if (/^(planning|feeding)\./.test(open[0].kind)) for (const book of books) book.startOver();
    compare(play, books, `seed ${seed}, after ${compared} answers`);
    const question = open[pick(open.length)];
    told = answer(play, {
      seat: question.seat,
      question: question.id,
      key: pickedKey(question, pick),
    });
  }
}

function compare({ game, state }: Play<BloodKit>, books: readonly Notebook[], where: string): void {
  const spectators = game.view(state, SPECTATOR).seen;
  expect([spectators.known, spectators.sure].flat(2), where).toEqual([]);
  books.forEach((book, seat) => {
    const { hands, known, sure } = game.view(state, seat).seen;
    expect(known[seat], where).toEqual([]);
    for (const other of books.keys()) {
      if (other === seat) continue;
      const derived = book.of(other);
      expect({ known: known[other], sure: sure[other] }, `${where}: ${seat} of ${other}`).toEqual(
        derived,
      );
      expect(hands[other], where).toEqual(derived.known.map(() => UNKNOWN));
      const all = derived.known.length + derived.sure.length;
      expect(spectators.hands[other], where).toEqual(new Array(all).fill(UNKNOWN));
    }
  });
}

describe("BO-8.2 known cards are what a seat can derive from the facts it received", () => {
  const games = inject("isNightly") ? 100 : 3;
  const packs = { house: houseGame, bold: boldGame };
  test.each([
    ["house", 2],
    ["house", 3],
    ["house", 4],
    ["bold", 2],
    ["bold", 3],
    ["bold", 4],
  ] as const)("BO-8.1 BO-8.2 %s pieces, %i players: at every question", (pack, players) => {
    for (let i = 0; i < games; i++) {
      const compared = playAndCompare(packs[pack], players, `known ${pack} ${players} ${i}`);
      expect(compared).toBeGreaterThan(100);
    }
  });
});
