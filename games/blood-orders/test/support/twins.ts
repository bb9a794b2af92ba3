import { type Audience, redactFacts, SPECTATOR } from "@coterie/kernel";
import { expect } from "vitest";
import type { TestTable } from "./table.js";

/** Everything that reaches an audience, as bytes: its view, who is asked, its question, the news. */
export function reaches(t: TestTable, audience: Audience): string {
  const { kind, about, options, blocked, forced } = t.questionOf(audience) ?? {};
  return JSON.stringify({
    view: t.game.view(t.state, audience),
    asked: t.seats,
    question: audience === SPECTATOR ? null : { kind, about, options, blocked, forced },
    facts: redactFacts(t.game.facts, t.rawFacts, audience),
  });
}

/** To those who must not know the difference, two tables are the same to the byte. */
export function expectSame(a: TestTable, b: TestTable, audiences: readonly Audience[]): void {
  for (const audience of audiences) {
    expect(reaches(b, audience), `audience ${audience}`).toBe(reaches(a, audience));
  }
}

type Move = readonly [number, string] | readonly [number, string, string];

/**
 * Plays two tables on, side by side. A move is a seat and its answer; where the two tables get
 * different answers there are two of them. After each move the audiences must see the same.
 */
export function playTwins(
  a: TestTable,
  b: TestTable,
  audiences: readonly Audience[],
  moves: readonly Move[],
): void {
  expectSame(a, b, audiences);
  for (const [seat, here, there = here] of moves) {
    a.by(seat, here);
    b.by(seat, there);
    expectSame(a, b, audiences);
  }
}
