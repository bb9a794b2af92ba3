import { type Audience, type Play, redactFact } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { type BloodKit, type Fact, playWords, type State } from "../../../src/index.js";
import { pileOf } from "../../../src/rules/cards.js";
import { ALTAR, ORDER_COUNT, TOKEN_ROW } from "../../../src/state.js";
import { boldGame as game, playThrough } from "./games.js";
import { audiences, pictureLines } from "./reader.js";

/** Words tell nobody what is another's secret (BO-8.2, BO-8.3), and tell owners what is theirs. */

const words = playWords(game);
const ORDER = /Dawn|Dusk|Night/;

const nameOf = (card: number): string => game.content.victims[card]?.card.name ?? "";

const linesFor = (state: State, audience: Audience): { at: string; text: string }[] =>
  pictureLines(words.picture(game.view(state, audience).seen, audience));

/** What stands in the row of a player. */
const rowOf = (lines: readonly { at: string; text: string }[], seat: number): string =>
  lines
    .filter(({ at }) => at.replace("»", "") === `Player ${seat + 1}`)
    .map(({ text }) => text)
    .join("\n");

/** "Player 2 Dusk" where tokens stand: which of them the picture names the kind of. */
function namedTokens(lines: readonly { text: string }[], seat: number): number {
  const name = new RegExp(`Player ${seat + 1} (Dawn|Dusk|Night)`, "g");
  return lines
    .filter(({ text }) => text.startsWith("Tokens: "))
    .reduce((sum, { text }) => sum + (text.match(name)?.length ?? 0), 0);
}

function tokensOf(s: State, seat: number, isHidden: (space: number) => boolean): number {
  let n = 0;
  for (let i = 0; i < s.tokens.length; i += TOKEN_ROW) {
    if (s.tokens[i] === seat && isHidden(s.tokens[i + 1])) n++;
  }
  return n;
}

const isHidden = (s: State) => (space: number) => s.revealed === 0 || space >= ALTAR;

function hasPiles(s: State, seat: number): boolean {
  return [...Array(ORDER_COUNT).keys()].some((order) => pileOf(s, seat, order).length > 0);
}

/** What is wrong with what this audience is shown of a seat. */
function leaks({ state }: Play<BloodKit>, audience: Audience, seat: number): string[] {
  const lines = linesFor(state, audience);
  const row = rowOf(lines, seat);
  const all = tokensOf(state, seat, () => true);
  const hidden = tokensOf(state, seat, isHidden(state));
  const named = namedTokens(lines, seat);
  const found: string[] = [];
  if (seat === audience) {
    if (named !== all) found.push(`own tokens: ${named} of ${all} named`);
    if (state.planned === 1 && state.revealed === 0 && hasPiles(state, seat)) {
      if (!row.includes("Hand: ") || !row.includes("Piles: ")) found.push("own piles not shown");
    }
    return found;
  }
  if (named !== all - hidden) found.push(`${named} tokens named, ${hidden} of ${all} are hidden`);
  if (row.includes("Hand: ")) found.push("another's hand is shown");
  if (state.revealed === 0 && row.includes("Piles: ")) found.push("another's piles are shown");
  const victims = [...state.hands[seat], ...state.sure[seat]].map(nameOf).filter(Boolean);
  const told = victims.filter((name) => row.includes(name));
  return [...found, ...told.map((name) => `${name} is in another's hand`)];
}

function factLeaks(state: State, fact: Fact, audience: Audience): string[] {
  const seen = game.view(state, audience).seen;
  const text = words.fact(seen, redactFact(game.facts, fact, audience) as Fact).words;
  const isOwner = fact.seat === audience;
  if (fact.fact === "placed") {
    return ORDER.test(text) === isOwner ? [] : [`to ${audience}: ${text}`];
  }
  if (fact.fact !== "looked") return [];
  const names = (fact.cards ?? []).map(nameOf);
  return names.every((name) => text.includes(name) === isOwner) ? [] : [`to ${audience}: ${text}`];
}

describe("BO-8.2, BO-8.3: what is secret is not told", () => {
  const met = new Set<string>();
  for (const [players, seed] of [
    [2, "whisper 2"],
    [4, "whisper 4"],
  ] as const) {
    test(`in pictures and facts: ${players} players, seed "${seed}"`, () => {
      const found = new Set<string>();
      let moment = 0;
      playThrough(game, players, seed, {
        asked(play) {
          if (moment++ % 12 !== 0) return;
          for (const audience of audiences(play.state)) {
            for (let seat = 0; seat < players; seat++) {
              for (const leak of leaks(play, audience, seat)) found.add(leak);
            }
          }
        },
        told({ state }, facts) {
          for (const fact of facts) {
            met.add(fact.fact);
            for (const audience of audiences(state)) {
              for (const leak of factLeaks(state, fact, audience)) found.add(leak);
            }
          }
        },
      });
      expect([...found].slice(0, 10)).toEqual([]);
    });
  }

  test("secret facts were among them", () => {
    expect(["placed", "looked"].filter((fact) => !met.has(fact))).toEqual([]);
  });

  test("BO-8.3: all hands are shown when the game is over", () => {
    const { state } = playThrough(game, 3, "whisper 3", {});
    const lines = linesFor(state, -1);
    for (let seat = 0; seat < 3; seat++) expect(rowOf(lines, seat)).toContain("Hand: ");
  });
});
