import { reason, type Table } from "../../table.js";
import { forbidden } from "../reasons.js";
import { holdRelic, relicLimit, relicsOf } from "../relics.js";
import { isBanned } from "../standing.js";
import type { NightAction } from "./action.js";

/**
 * MN-5.9: gives, takes or swaps any number of relics with one vampire of the same district, also a
 * drained one; nobody may end above the own limit. It is free, so a division that this turn has
 * already seen is not offered again: it would only lead back.
 */

const EXCHANGE_KILLS = 2;
const tooFewKills = reason("too-few-kills", "MN-5.9");
const nobodyHere = reason("no-vampire-here", "MN-5.9");
const nothingToExchange = reason("nothing-to-exchange", "MN-5.9");

/** A detail is the partner and, one bit for each of the relics of both, who shall have it. */
const MASKS = 256;

function partners(g: Table, vampire: number): number[] {
  const { at } = g.state;
  return at.flatMap((place, v) => (v !== vampire && place === at[vampire] ? [v] : []));
}

function relicsOfBoth(g: Table, vampire: number, partner: number): number[] {
  const { relicAt } = g.state;
  const relics: number[] = [];
  for (let relic = 0; relic < relicAt.length; relic++) {
    if (relicAt[relic] === vampire || relicAt[relic] === partner) relics.push(relic);
  }
  return relics;
}

/** Who holds which relic, as one number. */
function division(relicAt: readonly number[]): number {
  return relicAt.reduce((sum, holder) => sum * 8 + (holder >= 0 && holder < 6 ? holder + 1 : 0), 0);
}

function afterwards(g: Table, vampire: number, detail: number): number[] {
  const partner = Math.floor(detail / MASKS);
  return dealt(g, relicsOfBoth(g, vampire, partner), vampire, partner, detail);
}

/** Who holds which relic after these were dealt between the two by the bits of a mask. */
function dealt(
  g: Table,
  relics: readonly number[],
  vampire: number,
  partner: number,
  mask: number,
): number[] {
  const holders = g.state.relicAt.slice();
  relics.forEach((relic, i) => {
    holders[relic] = (mask & (1 << i)) === 0 ? partner : vampire;
  });
  return holders;
}

function bitsIn(mask: number): number {
  let bits = 0;
  for (let rest = mask; rest > 0; rest &= rest - 1) bits++;
  return bits;
}

/** Calls back with each exchange that is allowed, until it is told that this is enough. */
function findExchange(g: Table, vampire: number, found: (detail: number) => boolean): boolean {
  const { relicAt, trail } = g.state;
  const before = division(relicAt);
  const limit = relicLimit(g, vampire);
  for (const partner of partners(g, vampire)) {
    const relics = relicsOfBoth(g, vampire, partner);
    if (relics.length === 0) continue;
    const theirs = relicLimit(g, partner);
    for (let mask = 0; mask < 1 << relics.length; mask++) {
      const own = bitsIn(mask);
      if (own > limit || relics.length - own > theirs) continue;
      const now = division(dealt(g, relics, vampire, partner, mask));
      if (now === before || trail.includes(now)) continue;
      if (found(partner * MASKS + mask)) return true;
    }
  }
  return false;
}

export const exchange: NightAction = {
  name: "exchange",
  rule: "MN-5.9",
  keepsTrail: true,
  obstacle(g, vampire) {
    if (g.state.kills[vampire] < EXCHANGE_KILLS) return tooFewKills;
    const others = partners(g, vampire);
    if (others.length === 0) return nobodyHere;
    if (isBanned(g, "exchange", vampire, g.state.at[vampire])) return forbidden;
    return findExchange(g, vampire, () => true) ? undefined : nothingToExchange;
  },
  list(g, vampire, options, from) {
    findExchange(g, vampire, (detail) => {
      options.add(from + detail);
      return false;
    });
  },
  key(g, vampire, detail) {
    const partner = Math.floor(detail / MASKS);
    const holders = afterwards(g, vampire, detail);
    const moved = (from: number, to: number): string =>
      relicsOf(g, from)
        .filter((relic) => holders[relic] === to)
        .map((relic) => g.content.relics[relic].card.id)
        .join("+");
    const given = moved(vampire, partner);
    const taken = moved(partner, vampire);
    const who = g.content.vampires[g.state.vampires[partner]].card.id;
    return `exchange:${who}${given && `:give=${given}`}${taken && `:take=${taken}`}`;
  },
  perform(g, vampire, detail) {
    const s = g.state;
    s.trail.push(division(s.relicAt));
    afterwards(g, vampire, detail).forEach((holder, relic) => {
      if (holder !== s.relicAt[relic]) holdRelic(g, relic, holder, "MN-5.9");
    });
  },
};
