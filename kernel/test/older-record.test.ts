import {
  dice,
  drawFate,
  type Game,
  type GameRecord,
  goOnPlay,
  hashOf,
  openQuestions,
  Refusal,
  RulesFault,
  readRecord,
  replay,
  replayFitting,
  rollDie,
  seedFrom,
  startPlayAt,
  toRecord,
} from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import type { LanternKit } from "../src/tiny/lanterns.js";
import { lanterns } from "../src/tiny/lanterns.js";
import {
  keysOf,
  type LanternPlay,
  newGame,
  offer,
  playRandomly,
  refusalOf,
  say,
} from "./support/table.js";
import { withQuestion, withStep } from "./support/variant.js";

/** Records that were made with version 1 of the rules, replayed with version 2. */

type Lanterns = Game<LanternKit>;

function version(rulesVersion: number, game: Lanterns = lanterns): Lanterns {
  return { ...game, rulesVersion };
}

/** Written to JSON and read again, as a file is. */
function onPaper(play: LanternPlay): GameRecord {
  return readRecord(JSON.parse(JSON.stringify(toRecord(play))));
}

function finished(seed: string): LanternPlay {
  const play = newGame({ players: 3 });
  playRandomly(play, dice(seed));
  return play;
}

/** Both seats have offered once. */
function firstRound(): LanternPlay {
  const play = newGame();
  for (const seat of [0, 1]) offer(play, seat);
  return play;
}

/** A seat that won an offering has its turn. */
function firstTurn(): LanternPlay {
  const play = newGame();
  while (openQuestions(play)[0].kind !== "turn.act") playRandomly(play, dice("turn"), 1);
  return play;
}

/** The action "look" ends in an error. */
function failingAtLook(error: Error): Lanterns {
  return withQuestion("turn.act", ({ answer, key }) => ({
    answer(run, option, ...args) {
      if (key(run, option, ...args) === "look") throw error;
      answer(run, option, ...args);
    },
  }));
}

function lookedInTheEnd(): LanternPlay {
  const play = firstTurn();
  say(play, seatOf(play), "look");
  return play;
}

const seatOf = (play: LanternPlay): number => play.open.findIndex((id) => id !== "");

describe("an older record that still leads where it says", () => {
  test("replays in full, also by the strict replay", () => {
    const play = finished("full");
    const record = onPaper(play);
    const again = replayFitting(version(2), record);
    expect(again.differs).toBeNull();
    expect(again.play.state).toEqual(play.state);
    expect(again.facts).toHaveLength(record.answers.length + 1);
    expect(replay(version(2), record).play.state).toEqual(play.state);
  });

  test("gives a record of the present version when it is played on", () => {
    const play = firstRound();
    const again = replay(version(2), onPaper(play)).play;
    expect(toRecord(again)).toEqual({ ...toRecord(play), rulesVersion: 2 });
  });

  test("with fates that were drawn between and after its answers", () => {
    const play = newGame();
    drawFate(play, "first");
    for (const seat of [0, 1]) offer(play, seat);
    drawFate(play, "last");
    const record = onPaper(play);
    expect(record.answers.some(({ fates }) => fates?.includes("first"))).toBe(true);
    expect(record.fates).toEqual(["last"]);
    const again = replayFitting(version(2), record);
    expect(again.differs).toBeNull();
    expect(again.play.state).toEqual(play.state);
  });

  test.each([
    ["at a position of another game", startPlayAt],
    ["at a position of its own", goOnPlay],
  ] as const)("which begins %s", (_where, begin) => {
    const { seed, state } = firstRound();
    const play = begin(lanterns, {}, seed, lanterns.name(state));
    playRandomly(play, dice("from"));
    const again = replayFitting(version(2), onPaper(play));
    expect(again.differs).toBeNull();
    expect(again.play.state).toEqual(play.state);
  });
});

describe("an older record that the present rules lead elsewhere replays up to the first difference", () => {
  const stormy = version(
    2,
    withStep("draw-up", (step) => (run, ...args) => {
      rollDie(run.state.chance, 6);
      step(run, ...args);
    }),
  );

  test("the position differs", () => {
    const record = onPaper(finished("elsewhere"));
    const { play, facts, differs } = replayFitting(stormy, record);
    const fits = play.moments.length;
    const { seat, key } = record.answers[fits];
    expect(fits).toBeGreaterThan(0);
    expect(differs).toEqual({
      fits,
      given: { seat, key },
      reason: expect.stringMatching(/^it leads to a position with hash .*…; the record says .*…$/),
      recordVersion: 1,
      rulesVersion: 2,
    });
    expect(facts).toHaveLength(fits + 1);
    // The answer that differs was taken back, and the others are those of the record.
    expect(play.state).toEqual(replay(lanterns, record, fits).play.state);
    expect(play.entries).toEqual(replay(lanterns, record, fits).play.entries);
  });

  test("the answer is refused", () => {
    const soft = withQuestion("offering.manner", ({ key }) => ({
      key: (run, option, ...args) => {
        const old = key(run, option, ...args);
        return old === "quietly" ? "softly" : old;
      },
    }));
    const record = onPaper(firstRound());
    const { play, differs } = replayFitting(version(2, soft), record);
    expect(differs).toEqual({
      fits: 1,
      given: { seat: 0, key: "quietly" },
      reason:
        '"quietly" is not offered in offering.manner; offered: softly, boldly; asked is seat 0 and seat 1',
      recordVersion: 1,
      rulesVersion: 2,
    });
    expect(keysOf(play, 0)).toEqual(["softly", "boldly"]);
    say(play, 0, "softly");
    expect(toRecord(play).rulesVersion).toBe(2);
  });

  test("a fault of the rules", () => {
    const record = onPaper(lookedInTheEnd());
    const game = version(2, failingAtLook(new RulesFault("the lamp burns for ever")));
    const { play, differs } = replayFitting(game, record);
    const fits = record.answers.length - 1;
    expect(play.moments).toHaveLength(fits);
    expect(differs).toMatchObject({ fits, given: { key: "look" } });
    expect(differs?.reason).toMatch(/^the lamp burns for ever; asked is seat/);
  });

  test("only the end differs, by a fate that was drawn after the last answer", () => {
    const played = firstRound();
    drawFate(played, "last");
    const record = onPaper(played);
    const redealt = version(2, {
      ...lanterns,
      redeal: (state) => ({ ...state, supply: state.supply + 1 }),
    });
    const { play, differs } = replayFitting(redealt, record);
    expect(differs).toMatchObject({ fits: record.answers.length, given: null });
    expect(differs?.reason).toMatch(/^the final hash is .*; the record says /);
    expect(play.fates).toEqual([]);
  });

  test("an answer whose fates lead elsewhere is taken back with them", () => {
    const played = firstTurn();
    drawFate(played, "drawn");
    say(played, seatOf(played), "look");
    const record = onPaper(played);
    const at = record.answers.findIndex(({ fates }) => fates !== undefined);
    const redealt = version(2, {
      ...lanterns,
      redeal: (state) => ({ ...state, supply: state.supply + 1 }),
    });
    const { play, differs } = replayFitting(redealt, record);
    expect(differs).toMatchObject({ fits: at, given: { key: "look" } });
    expect(play.fates).toEqual([]);
    expect(play.state).toEqual(replay(lanterns, record, at).play.state);
  });

  test("a record that goes on at a position of its own", () => {
    const { seed, state } = firstRound();
    const played = goOnPlay(lanterns, {}, seed, lanterns.name(state));
    playRandomly(played, dice("goes on"));
    const record = onPaper(played);
    const { play, differs } = replayFitting(stormy, record);
    expect(differs?.fits).toBe(play.moments.length);
    expect(differs?.fits).toBeLessThan(record.answers.length);
    expect(toRecord(play)).toMatchObject({ from: record.from, goesOn: true, rulesVersion: 2 });
  });

  test("before the difference it is as good as any; the strict replay refuses it beyond", () => {
    const record = onPaper(finished("elsewhere"));
    const { fits = 0, given } = replayFitting(stormy, record).differs ?? {};
    expect(replayFitting(stormy, record, fits).differs).toBeNull();
    expect(replay(stormy, record, fits).play.moments).toHaveLength(fits);
    const { code, message } = refusalOf(() => replay(stormy, record));
    expect(code).toBe("bad-record");
    expect(message).toContain(
      `answer ${fits + 1} (seat ${given?.seat}, ${given?.key}) does not fit: it`,
    );
    expect(message).toContain(
      "the record was made with version 1 of the rules; the present version is 2",
    );
  });
});

test("an error of the program is not a difference of the rules, whatever the version", () => {
  const record = onPaper(lookedInTheEnd());
  const error = new TypeError("glow.at is not a function");
  for (const rulesVersion of [1, 2]) {
    const game = version(rulesVersion, failingAtLook(error));
    expect(() => replayFitting(game, record)).toThrow(error);
  }
});

describe("a record of the present version that differs is an error", () => {
  const record = onPaper(finished("same"));

  test("at a check", () => {
    const answers = record.answers.map((given, i) => (i === 3 ? { ...given, check: "00" } : given));
    expect(refusalOf(() => replayFitting(lanterns, { ...record, answers })).message).toMatch(
      /^answer 4 \(seat .*\) does not fit: it leads to a position with hash .*…; the record says 00…$/,
    );
  });

  test("at a refusal", () => {
    const answers = record.answers.map((given, i) => (i === 3 ? { ...given, key: "fly" } : given));
    expect(refusalOf(() => replayFitting(lanterns, { ...record, answers })).message).toMatch(
      /^answer 4 \(seat \d, fly\) does not fit: "fly" is not offered/,
    );
  });

  test("at a fault of the rules, which is thrown as it is", () => {
    const fault = new RulesFault("the lamp burns for ever");
    expect(() => replayFitting(failingAtLook(fault), onPaper(lookedInTheEnd()))).toThrow(fault);
  });
});

describe("the head of a record", () => {
  const record = onPaper(finished("head"));

  test("of a newer version is refused, with both versions and what to do", () => {
    for (const replays of [replay, replayFitting]) {
      expect(refusalOf(() => replays(lanterns, { ...record, rulesVersion: 3 }))).toMatchObject({
        code: "bad-record",
        message:
          "the record was made with version 3 of the rules of lanterns; this program has version 1: open it with a newer version of the program",
      });
    }
  });

  test.each<[string, Partial<GameRecord>, RegExp]>([
    ["another game", { game: "chess" }, /the game is chess/],
    ["another pack", { pack: { pieces: [], hash: hashOf([]) } }, /the pack \(by hash\)/],
    ["another seed", { seed: seedFrom("x") }, /the commitment to the seed/],
  ])("of an older version must be true: %s", (_what, change, message) => {
    const refusal = refusalOf(() => replayFitting(version(2), { ...record, ...change }));
    expect(refusal.message).toMatch(message);
  });
});

describe("an older record whose start the present rules do not allow is refused with a sentence", () => {
  const versions = "; the record was made with version 1 of the rules; the present version is 2";

  test("the setup", () => {
    const game = version(2, {
      ...lanterns,
      readSetup: () => {
        throw new Refusal("bad-setup", "players: expected 2");
      },
    });
    expect(refusalOf(() => replayFitting(game, onPaper(finished("setup")))).message).toBe(
      `the setup does not fit: players: expected 2${versions}`,
    );
  });

  test("the setup, at which the rules fail", () => {
    const game = version(
      2,
      withStep("wind", () => () => {
        throw new RulesFault("the wind never ends");
      }),
    );
    const record = onPaper(finished("setup"));
    expect(refusalOf(() => replayFitting(game, record)).message).toBe(
      `the setup does not fit: the wind never ends${versions}`,
    );
  });

  test("the position at which it begins", () => {
    const { seed, state } = firstRound();
    const play = goOnPlay(lanterns, {}, seed, lanterns.name(state));
    const game = version(2, {
      ...lanterns,
      unname: () => {
        throw new Refusal("bad-setup", "moons: expected a number");
      },
    });
    expect(refusalOf(() => replayFitting(game, onPaper(play))).message).toBe(
      `the beginning does not fit: moons: expected a number${versions}`,
    );
  });
});
