import { EVERY_SEAT, SPECTATOR, seenBy, UNKNOWN } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import type { State } from "../src/index.js";
import { ALTAR, TOKEN_ROW } from "../src/state.js";
import { location, ritual } from "./support/pieces.js";
import { cards, reveal, token } from "./support/reveal.js";
import { type TestTable, table } from "./support/table.js";

const AUDIENCES = [0, 1, 2, SPECTATOR, EVERY_SEAT];

/** BO-8.1: what everybody sees as it is. */
const OPEN: readonly (keyof State)[] = [
  "day",
  "act",
  "startPlayer",
  "locations",
  "victims",
  "nightBlood",
  "nightInfluence",
  "dice",
  "discards",
  "gone",
  "market",
  "brokenRituals",
  "decks",
  "blood",
  "influence",
  "vp",
  "fear",
  "torpor",
  "rituals",
  "used",
  "setOff",
  "boosts",
  "planned",
  "revealed",
  "tracked",
  "standing",
  "waiting",
  "agenda",
  "joined",
  "outcome",
];

/** What is hidden in whole or in part, each with its own expectation below. */
const VEILED: readonly (keyof State)[] = [
  "hands",
  "sure",
  "known",
  "piles",
  "tokens",
  "victimDeck",
  "ritualDeck",
  "forks",
  "drafts",
  "chance",
];

const pieces = [
  location("loc1-1", { effect: [{ do: "look", n: 2, may: "raise" }] }),
  ritual("plain", { requires: { victims: 1, blood: 1 } }),
];

const players = [
  { hand: ["v1-5", ...cards("BE")], piles: { dawn: cards("BB"), night: cards("E") } },
  { hand: ["v1-6"], sure: ["v1-7"], piles: { dusk: cards("EE") }, torpor: cards("B") },
  { hand: cards("BBBBBBBBBBB"), torpor: cards("EE") },
];

const tokens = [
  token(0, "north", "dawn"),
  token(1, "north", "dusk"),
  token(2, "catacombs", "dusk"),
  token(0, "altar", "night"),
];

function orders(): TestTable {
  const market = ["r1-1", "r1-2", "r1-3", "plain"];
  return table({ phase: "orders", players, tokens, market }, { players: 3, pieces });
}

const moments: Record<string, () => TestTable> = {
  "in planning": () =>
    table({ phase: "day" }, { players: 3 })
      .by(0, "dawn", "night", "hand")
      .by(1, ...new Array<string>(7).fill("dusk"), "commit"),
  "in orders": orders,
  "when a Ritual is chosen at the Altar": () => orders().answer("place:dawn:altar"),
  "when Victims are shown at the Altar": () => orders().answer("place:dawn:altar", "ritual:plain"),
  "when piles lie open": () => reveal(players, tokens, {}, { pieces }),
  "while somebody looks at the deck": () => reveal(players, tokens, {}, { pieces }).answer("dawn"),
  "after somebody looked at the deck": () =>
    reveal(players, tokens, { victimTop: ["v1-4", "v1-8"] }, { pieces }).answer(
      "dawn",
      "raise:v1-8",
    ),
  "in feeding": () => reveal(players, []).by(1, "feed", "commit").by(2, "feed"),
  "at the end": () => reveal(players, [], { phase: "scoring", day: 9 }),
};

const sorted = (list: readonly number[]): number[] => list.slice().sort((a, b) => a - b);

/** Of another's hand only the number of cards, with hidden piles; which they are only as known cards. */
function expectHands(state: State, seen: State, audience: number): void {
  for (const seat of [0, 1, 2]) {
    const piles = state.piles.slice(seat * 3, seat * 3 + 3);
    const shown = seen.piles.slice(seat * 3, seat * 3 + 3);
    const arePilesOpen = seat === audience || state.revealed === 1 || state.outcome !== 0;
    expect(shown).toEqual(arePilesOpen ? piles : [[], [], []]);
    if (seat === audience || state.outcome !== 0) {
      expect([seen.hands[seat], seen.sure[seat], seen.known[seat]]).toEqual([
        state.hands[seat],
        state.sure[seat],
        [],
      ]);
      continue;
    }
    const known = sorted([...state.hands[seat], ...(arePilesOpen ? [] : piles.flat())]);
    const isSpectator = audience === SPECTATOR;
    expect([seen.known[seat], seen.sure[seat]]).toEqual(
      isSpectator ? [[], []] : [known, state.sure[seat]],
    );
    const count = known.length + (isSpectator ? state.sure[seat].length : 0);
    expect(seen.hands[seat]).toEqual(new Array(count).fill(UNKNOWN));
  }
}

function expectTokens(state: State, seen: State, audience: number): void {
  const known = state.tokens.map((value, i) => {
    if (i % TOKEN_ROW !== 2) return value;
    const [seat, space] = state.tokens.slice(i - 2, i);
    const isOpen = seat === audience || (state.revealed === 1 && space < ALTAR);
    return isOpen ? value : UNKNOWN;
  });
  expect(seen.tokens).toEqual(known);
}

function expectDecks(state: State, seen: State, audience: number): void {
  const known = state.victimDeck.cards.map((card, i) =>
    (state.victimDeck.seen[i] & seenBy(audience)) === 0 ? UNKNOWN : card,
  );
  expect(seen.victimDeck.cards).toEqual(known);
  expect(seen.ritualDeck.cards).toEqual(state.ritualDeck.cards.map(() => UNKNOWN));
}

/** Of a decision that others are making, only whether it is made. */
function expectDecisions(state: State, seen: State, audience: number): void {
  for (const seat of [0, 1, 2]) {
    if (seat === audience) {
      expect([seen.forks[seat], seen.drafts[seat]]).toEqual([
        state.forks[seat],
        state.drafts[seat],
      ]);
    } else {
      const isThinking = state.forks[seat].length > 0;
      expect([seen.forks[seat], seen.drafts[seat]]).toEqual([isThinking ? [-1] : [], []]);
    }
  }
  expect(seen.chance).toEqual({ kind: "swift", key: "", drawn: [0, 0], loaded: [] });
}

describe.each(Object.entries(moments))("BO-8.1 what each audience sees %s", (_when, make) => {
  test.each(AUDIENCES)(
    "BO-8.1 BO-8.2 BO-8.3 audience %i: all that is public, and no more",
    (audience) => {
      const { game, state } = make();
      const from = game.view(state, audience);
      const { seen } = from;
      expect(from.audience).toBe(audience);
      expect(Object.keys(seen).sort()).toEqual([...OPEN, ...VEILED].sort());
      for (const field of OPEN) expect(seen[field], field).toEqual(state[field]);
      expectHands(state, seen, audience);
      expectTokens(state, seen, audience);
      expectDecks(state, seen, audience);
      expectDecisions(state, seen, audience);
    },
  );

  test("BO-8.1 looking does not touch the game", () => {
    const { game, state } = make();
    const before = JSON.stringify(state);
    for (const audience of AUDIENCES) game.view(state, audience);
    expect(JSON.stringify(state)).toBe(before);
  });
});

describe("BO-8.2 the moments above are what they say", () => {
  test("BO-8.2 secrets are there to be hidden in each of them", () => {
    const seen = (when: string, audience: number) =>
      moments[when]().game.view(moments[when]().state, audience).seen;
    expect(seen("in planning", 0).drafts[0]).toHaveLength(3);
    expect(seen("in orders", 0).tokens.filter((_, i) => i % 3 === 2)).toEqual([
      0,
      UNKNOWN,
      UNKNOWN,
      2,
    ]);
    expect(seen("in orders", SPECTATOR).tokens.filter((_, i) => i % 3 === 2)).toEqual([
      UNKNOWN,
      UNKNOWN,
      UNKNOWN,
      UNKNOWN,
    ]);
    expect(seen("when piles lie open", SPECTATOR).tokens.filter((_, i) => i % 3 === 2)).toEqual([
      0,
      1,
      UNKNOWN,
      UNKNOWN,
    ]);
    expect(
      seen("while somebody looks at the deck", 0).victimDeck.cards.filter((card) => card >= 0),
    ).toHaveLength(2);
    expect(
      seen("while somebody looks at the deck", 1).victimDeck.cards.filter((card) => card >= 0),
    ).toEqual([]);
    expect(seen("in feeding", 2).drafts[2]).toEqual([1]);
  });
});
