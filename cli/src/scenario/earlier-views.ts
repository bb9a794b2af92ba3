import { type Pile, UNKNOWN } from "@coterie/kernel";

/**
 * The names of the steps by their numbers in reports without `seen.steps`: numbers followed the order in
 * which rules were registered then.
 */
export const EARLIER_STEPS: Readonly<Record<string, readonly string[]>> = {
  "masters-of-the-night": listed(`
    kernel.fork effect effect.choose effect.may effect.either standing.uses-ability
    standing.uses-night-effect standing.uses-relic standing.others-wait standing.order
    dice.first-roll tokens.agents tokens.face combat.window combat.window-again
    combat.return-picked combat.pick-dice combat.pick-one-of-all combat.apply-dice
    combat.roll-after combat.spread-wounds combat.bear-wound combat.first-fighter
    combat.sacrifice combat.give-up-minions combat.dice combat.next-die combat.successor
    combat.pick-die combat.apply-die combat.end fill fill.replace-minions fill.allot
    fill.last-agent fill.redirect fill.redirect-agents event.reveal event.red event.grey
    event.more-grey event.text event.close relics.draw relics.give relics.discard night.begin
    night.turn night.continue night.end-turn night.clear-turn night.act round.begin
    day.districts day.next-district day.hunt day.next-combat custom.lend-ability
    custom.lent-ability effect.company
  `),
  "blood-orders": listed(`
    kernel.fork effect effect.choose effect.may effect.either standing.set-off act
    feeding.card feeding.excess feeding.commit feeding.start feeding.join feeding scoring
    cleanup cleanup.tokens-back cleanup.refill cleanup.next-day altar.ritual altar.show
    altar.start altar.join altar catacombs.take catacombs orders orders.turn planning.card
    planning.commit planning.start planning.join planning night night.ask night.stay
    night.decide night.tokens-back resolution resolution.quarter resolution.token-back
    resolution.act resolution.done reveal day hand.then hand.pick hand.start hand.join
    look.then look.pick look.start look.join effect.pay
  `),
};

function listed(names: string): string[] {
  return names.trim().split(/\s+/);
}

/** Cards that were not seen counted down from -1 in reports without `seen.steps`, and do from UNKNOWN now. */
export function withUnknownCards<S extends object>(seen: S): S {
  const parts = Object.entries(seen).map(([name, part]) => [
    name,
    isPile(part) ? { ...part, cards: part.cards.map((n) => (n < 0 ? UNKNOWN + 1 + n : n)) } : part,
  ]);
  return Object.fromEntries(parts) as S;
}

function isPile(part: unknown): part is Pile {
  return typeof part === "object" && part !== null && "cards" in part && "seen" in part;
}
