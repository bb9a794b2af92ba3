import type { Good } from "../content/language.js";
import type { State } from "../state.js";
import type { Table } from "../table.js";

/** Blood, Influence and VP (unlimited supplies, BO-1.4) and the Fear track (BO-1.5). */

/** The table of a good, by seat. */
export function goodsOf(s: State, what: Good): number[] {
  switch (what) {
    case "blood":
      return s.blood;
    case "influence":
      return s.influence;
    case "vp":
      return s.vp;
    case "fear":
      return s.fear;
  }
}

export function gain(g: Table, seat: number, what: Good, n: number, rule: string): void {
  if (what === "fear") {
    moveFear(g, seat, n, rule);
    return;
  }
  if (n <= 0) return;
  const have = goodsOf(g.state, what);
  have[seat] += n;
  g.tell?.({ fact: "gained", rule, seat, what, n, now: have[seat] });
}

/** As much as there is; gives back how much that was. */
export function lose(g: Table, seat: number, what: Good, n: number, rule: string): number {
  if (what === "fear") return -moveFear(g, seat, -n, rule);
  const have = goodsOf(g.state, what);
  const lost = Math.min(n, have[seat]);
  if (lost <= 0) return 0;
  have[seat] -= lost;
  g.tell?.({ fact: "lost", rule, seat, what, n: lost, now: have[seat] });
  return lost;
}

/** A price, which the caller has made sure can be paid. */
export function pay(g: Table, seat: number, what: Good, n: number, rule: string): void {
  if (n <= 0) return;
  const have = goodsOf(g.state, what);
  have[seat] -= n;
  g.tell?.({ fact: "paid", rule, seat, what, n, now: have[seat] });
}

/** BO-1.5: up or down the track, never past its ends; gives back how far it went. */
export function moveFear(g: Table, seat: number, by: number, rule: string): number {
  const { fear } = g.state;
  const was = fear[seat];
  const now = Math.max(0, Math.min(g.content.fearTrack.length, was + by));
  fear[seat] = now;
  if (now !== was) g.tell?.({ fact: "fear", rule, seat, n: now - was, now });
  return now - was;
}
