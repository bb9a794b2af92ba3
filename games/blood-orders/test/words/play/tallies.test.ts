import { outcomeOf, type Play, redactFacts, SPECTATOR, type Tally } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { type BloodKit, type Fact, playWords, type State } from "../../../src/index.js";
import { scoreOf } from "../../../src/rules/scoring.js";
import { probe } from "../../support/probe.js";
import { contest } from "../../support/reveal.js";
import { type TestTable, table } from "../../support/table.js";
import { boldGame, playThrough } from "./games.js";
import { audiences, faultIn } from "./reader.js";

/** A game in numbers. */

/** The rows of a tally by their labels. */
function rowsOf(tallies: readonly Tally[], title: string): Record<string, readonly number[]> {
  const rows = tallies.find((tally) => tally.title === title)?.rows ?? [];
  return Object.fromEntries(rows.map(({ label, values }) => [label, values]));
}

const talliesAt = (t: TestTable, facts: readonly Fact[] = t.rawFacts): readonly Tally[] =>
  playWords(t.game).tallies(t.game.view(t.state, SPECTATOR).seen, facts);

describe("the score", () => {
  const scored = (...players: object[]): TestTable =>
    table({ phase: "scoring", day: 9, players }, { house: true });

  test("BO-7.1 one row for each source that gave somebody something, and the total", () => {
    const t = scored(
      { vp: 3, influence: 5, fear: 14, hand: ["elder"], rituals: [] },
      { vp: 9, influence: 0, fear: 0, hand: [], rituals: ["the-drained-cup"] },
    );
    expect(talliesAt(t)).toEqual([
      {
        title: "Score",
        columns: ["Player 1", "Player 2"],
        rows: [
          { label: "Rituals", values: [0, 1] },
          { label: "VP tokens", values: [3, 9] },
          { label: "Influence", values: [2, 0] },
          { label: "Fear", values: [-3, 4] },
          { label: "Total VP", values: [2, 14], isTotal: true },
        ],
      },
    ]);
  });

  test("BO-7.1 without a fact that tells it, it is counted from what lies on the table", () => {
    const t = scored({ vp: 3, hand: ["the-occultist"] }, { vp: 9, hand: ["elder"] });
    expect(talliesAt(t, [])).toEqual(talliesAt(t));
  });

  test("BO-8.3 before the end there is none", () => {
    expect(talliesAt(table({ phase: "day" }, { house: true }))).toEqual([]);
  });
});

describe("BO-5.8 contests", () => {
  const orders = (t: TestTable) => rowsOf(talliesAt(t), "Orders");

  test("one wins, the others lose", () => {
    const t = contest(["E", "EEE", "EE"]).answer("night", "night", "night");
    expect(orders(t)).toEqual({
      "Night actions": [0, 1, 0],
      "Contests won": [0, 1, 0],
      "Contests lost": [1, 0, 1],
    });
    expect(rowsOf(talliesAt(t), "Cards and Rituals")["Victims taken"]).toEqual([0, 1, 0]);
    expect(rowsOf(talliesAt(t), "Blood, Influence, VP and Fear")).toEqual({
      "Blood gained": [0, 3, 0],
      "Influence gained": [0, 2, 0],
      "Loot taken at Night": [0, 5, 0],
      "Up the Fear track": [0, 2, 0],
    });
  });

  test("in a stalemate all lose, also who is behind the tied", () => {
    const t = contest(["EE", "EE", "E"]).answer("night", "night", "night");
    expect(orders(t)).toEqual({
      "Contests lost": [1, 1, 1],
      "of these tied in a stalemate": [1, 1, 0],
    });
  });

  test("a Night that is not contested is no contest won, also after a stalemate", () => {
    const tied = contest(["E", "E"]).answer("night", "night").rawFacts;
    const t = contest(["EE", "E"]).answer("night", "decline");
    expect(rowsOf(talliesAt(t, [...tied, ...t.rawFacts]), "Orders")).toEqual({
      "Night actions": [1, 0],
      Declined: [0, 1],
      "Contests lost": [1, 1],
      "of these tied in a stalemate": [1, 1],
    });
    expect(orders(t)).toEqual({ "Night actions": [1, 0], Declined: [0, 1] });
  });
});

test("BO-1.4 what one gives away another gains", () => {
  const t = probe([
    { do: "choose", from: { set: "players" }, as: "p" },
    { do: "give", what: "influence", n: 2, from: "p", to: "self" },
  ]).answer("seat-2");
  expect(rowsOf(talliesAt(t), "Blood, Influence, VP and Fear")).toEqual({
    "Influence gained": [2, 0],
    "Influence lost or given": [0, 2],
  });
});

interface Played {
  readonly play: Play<BloodKit>;
  readonly start: State;
  readonly facts: readonly Fact[];
}

function played(players: number, seed: string): Played {
  const facts: Fact[] = [];
  let start: State | undefined;
  const play = playThrough(boldGame, players, seed, {
    told(now, told) {
      start ??= structuredClone(now.state);
      facts.push(...told);
    },
  });
  return { play, start: start ?? play.state, facts };
}

describe("in random games", () => {
  for (const [players, seed] of [
    [2, "tally 2"],
    [3, "tally 3"],
    [4, "tally 4"],
    [4, "tally 4b"],
  ] as const) {
    describe(`${players} players, seed "${seed}"`, () => {
      const { play, start, facts } = played(players, seed);
      const { state } = play;
      const tallies = playWords(boldGame).tallies(boldGame.view(state, 0).seen, facts);
      const seats = [...state.hands.keys()];
      const row = (title: string, label: string): readonly number[] =>
        rowsOf(tallies, title)[label] ?? seats.map(() => 0);

      test("BO-7.1 the total is the final score, and the sum of its sources", () => {
        const [score] = tallies;
        const { content } = boldGame;
        const table = { content, state, agenda: state.agenda, revealed: false };
        const total = score.rows.find(({ isTotal }) => isTotal)?.values ?? [];
        expect(total).toEqual(seats.map((seat) => scoreOf(table, seat).total));
        const sources = score.rows.filter(({ isTotal }) => isTotal !== true);
        expect(seats.map((i) => sources.reduce((sum, { values }) => sum + values[i], 0))).toEqual(
          total,
        );
        const best = seats.filter((seat) => total[seat] === Math.max(...total));
        if (best.length === 1) expect(outcomeOf(play)).toBe(`win-seat-${best[0] + 1}`);
      });

      test.each([
        ["Blood", "blood"],
        ["Influence", "influence"],
        ["VP tokens", "vp"],
      ] as const)("BO-1.4 %s adds up from the start to the end", (name, good) => {
        const of = (deed: string) => row("Blood, Influence, VP and Fear", `${name} ${deed}`);
        const [gained, paid, lost] = [of("gained"), of("paid"), of("lost or given")];
        const ends = seats.map((i) => start[good][i] + gained[i] - paid[i] - lost[i]);
        expect(ends).toEqual([...state[good]]);
      });

      test("BO-1.5 so does the Fear track", () => {
        const [up, down] = ["Up", "Down"].map((way) =>
          row("Blood, Influence, VP and Fear", `${way} the Fear track`),
        );
        expect(seats.map((i) => start.fear[i] + up[i] - down[i])).toEqual([...state.fear]);
      });

      test("BO-4.4, BO-5.8 Rituals are those that lie there; every contest is won or lost", () => {
        expect(row("Cards and Rituals", "Rituals gained")).toEqual(
          state.rituals.map((rituals) => rituals.length),
        );
        const joined = seats.map((seat) =>
          facts.filter(({ fact, seats: of }) => fact === "contest" && of?.includes(seat)),
        );
        const won = row("Orders", "Contests won");
        const lost = row("Orders", "Contests lost");
        expect(joined.map(({ length }) => length)).toEqual(seats.map((i) => won[i] + lost[i]));
      });

      test("everybody reads the same numbers, in sound words, and no row is idle", () => {
        for (const audience of audiences(state)) {
          const known = redactFacts(boldGame.facts, facts, audience);
          const { seen } = boldGame.view(state, audience);
          expect(playWords(boldGame).tallies(seen, known)).toEqual(tallies);
        }
        for (const { title, columns, rows } of tallies) {
          const texts = [title, ...columns, ...rows.map(({ label }) => label)];
          expect(texts.flatMap((text) => faultIn(text) ?? [])).toEqual([]);
          expect(rows.every(({ values }) => values.length === players)).toBe(true);
          expect(rows.filter(({ values }) => values.every((n) => n === 0))).toEqual([]);
        }
      });

      test("of facts that keep all to themselves nothing is counted", () => {
        const bare = facts.map(({ fact, rule }): Fact => ({ fact, rule }));
        const { seen } = boldGame.view(state, SPECTATOR);
        expect(playWords(boldGame).tallies(seen, bare)).toEqual([tallies[0]]);
      });
    });
  }
});
