import type { Good } from "../../../content/language.js";
import type { Fact } from "../../../facts.js";
import { listed } from "../english.js";
import { goodNouns } from "../nouns.js";
import { cardList, cardName } from "./cards.js";
import {
  type Look,
  orderName,
  quarterName,
  ritualName,
  seatName,
  seatNames,
  some,
  theSpace,
} from "./look.js";

/** A fact with names for its numbers; what its reader may not know is missing. */
export class Told {
  constructor(
    readonly look: Look,
    readonly fact: Fact,
  ) {}

  get who(): string {
    return seatName(this.fact.seat);
  }

  get other(): string {
    return seatName(this.fact.other);
  }

  get all(): string {
    return seatNames(this.fact.seats ?? []) || "nobody";
  }

  /** "Player 1 (5 Night) and Player 3 (4 Night)": with the strength of each, where it is told. */
  get rivals(): string {
    const { seats = [], strengths } = this.fact;
    const names = seats.map((seat, i) => {
      const strength = strengths?.[i];
      return strength === undefined ? seatName(seat) : `${seatName(seat)} (${strength} Night)`;
    });
    return listed(names, "and") || "nobody";
  }

  get n(): number {
    return this.fact.n ?? 0;
  }

  /** "the North", "the Altar". */
  get space(): string {
    return theSpace(this.fact.space);
  }

  get from(): string {
    return quarterName(this.fact.from);
  }

  get to(): string {
    return quarterName(this.fact.to);
  }

  /** "Dawn", or undefined where the token lies face down. */
  get order(): string | undefined {
    return orderName(this.fact.order);
  }

  get card(): string {
    return cardName(this.look, this.fact.card);
  }

  get cards(): string {
    return cardList(this.look, this.fact.cards ?? []);
  }

  get ritual(): string {
    return ritualName(this.look, this.fact.ritual);
  }

  get location(): string {
    const { locations } = this.look.content;
    return locations[this.fact.location ?? locations.length]?.card.name ?? "a Location";
  }

  get piece(): string {
    const { pieces } = this.look.content;
    return pieces[this.fact.piece ?? pieces.length]?.name ?? "a card";
  }

  /** "Blood". */
  get good(): string {
    return goodNouns[this.fact.what as Good]?.one ?? "something";
  }

  some(noun: string): string {
    return some(this.n, noun);
  }

  /** " (7 now)", where the fact says it. */
  now(words: string): string {
    return this.fact.now === undefined ? "" : ` (${this.fact.now} ${words})`;
  }
}

export type Teller = (told: Told) => string;
