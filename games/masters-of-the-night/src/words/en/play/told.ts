import type { Fact } from "../../../facts.js";
import { type Look, some, the, theDistrict, vampireName } from "./look.js";

/** A fact with names for its numbers. */
export class Told {
  constructor(
    readonly look: Look,
    readonly fact: Fact,
  ) {}

  get who(): string {
    return vampireName(this.look, this.fact.vampire ?? -1);
  }

  get n(): number {
    return this.fact.n ?? 0;
  }

  /** Agents with the side that is up, as far as the fact says it. */
  get agent(): string {
    return this.fact.side === undefined ? "agent" : `${this.fact.side} agent`;
  }

  get place(): string {
    return theDistrict(this.look, this.fact.district ?? -1);
  }

  get from(): string {
    return theDistrict(this.look, this.fact.from ?? -1);
  }

  get to(): string {
    return theDistrict(this.look, this.fact.to ?? -1);
  }

  get event(): string {
    return this.eventCalled(this.fact.event ?? -1);
  }

  eventCalled(event: number): string {
    return this.look.content.events[event]?.card.name ?? "an event";
  }

  get relic(): string {
    return the(this.look.content.relics[this.fact.relic ?? -1]?.card.name ?? "relic");
  }

  get piece(): string {
    return this.look.content.pieces[this.fact.piece ?? -1]?.name ?? "a card";
  }

  some(noun: string): string {
    return some(this.n, noun);
  }

  /** "falls" for one, "fall" for several. */
  does(one: string, many: string): string {
    return this.n === 1 ? one : many;
  }
}

export type Teller = (told: Told) => string;
