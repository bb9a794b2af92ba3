import {
  dice,
  drawFate,
  type GameRecord,
  type GivenAnswer,
  goOnPlay,
  hashOf,
  openQuestions,
  readRecord,
  replay,
  seedFrom,
  startPlay,
  startPlayAt,
  toRecord,
  undo,
  withdrawAnswers,
} from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { lanterns } from "../src/tiny/lanterns.js";
import {
  keysOf,
  type LanternPlay,
  newGame,
  offer,
  playRandomly,
  refusalOf,
  say,
  turnOf,
} from "./support/table.js";

function finished(seed: string | number): LanternPlay {
  const play = newGame({ players: 3 });
  playRandomly(play, dice(seed));
  return play;
}

/** Writes a value into a part of a record, which is named by its path. */
function put(record: Record<string, unknown>, path: readonly string[], value: unknown): void {
  const [first, ...rest] = path;
  if (rest.length === 0) record[first] = value;
  else put(record[first] as Record<string, unknown>, rest, value);
}

/** Written to JSON and read again, as a file is. */
function onPaper(record: GameRecord): GameRecord {
  return readRecord(JSON.parse(JSON.stringify(record)));
}

function checkReplays(play: LanternPlay, why: string): void {
  const record = onPaper(toRecord(play));
  const again = replay(lanterns, record).play;
  expect(again.state, why).toEqual(play.state);
  expect(toRecord(again), why).toEqual(record);
}

test("the record of a finished game replays to the same end", () => {
  for (let seed = 0; seed < 10; seed++) checkReplays(finished(seed), `seed ${seed}`);
});

test("the record of a running game replays to where it stands", () => {
  for (let seed = 0; seed < 30; seed++) {
    const play = newGame({ players: 3 });
    const pick = dice(`running ${seed}`);
    playRandomly(play, pick, pick(20));
    checkReplays(play, `seed ${seed}`);
  }
});

test("a replay gives back the facts of the setup and of each answer", () => {
  const play = newGame();
  say(play, 0, keysOf(play, 0)[0]);
  say(play, 0, "quietly");
  say(play, 1, keysOf(play, 1)[0]);
  const facts = say(play, 1, "boldly");
  const replayed = replay(lanterns, onPaper(toRecord(play)));
  expect(replayed.facts.map((told) => told[0]?.fact)).toEqual([
    "wind",
    undefined,
    undefined,
    undefined,
    "offered",
  ]);
  expect(replayed.facts[4]).toEqual(facts);
});

test("a replay can stop before any answer", () => {
  const record = onPaper(toRecord(finished("stop")));
  for (const upTo of [0, 1, 5]) {
    const { play, facts } = replay(lanterns, record, upTo);
    expect(play.moments).toHaveLength(upTo);
    expect(facts).toHaveLength(upTo + 1);
  }
});

test("the record of a phase does not tell who was quicker", () => {
  const [early, late] = [newGame(), newGame()];
  for (const seat of [0, 1]) offer(early, seat);
  for (const seat of [1, 0]) offer(late, seat);
  expect(toRecord(late)).toEqual(toRecord(early));
});

describe("after an undo that drew another fate", () => {
  function undoTwice(play: LanternPlay, pick: (below: number) => number): void {
    const open = openQuestions(play);
    if (play.state.outcome !== 0 || open[0].kind !== "turn.act") return;
    const { seat, options } = open[0];
    for (let i = 0; i < 2; i++) {
      say(play, seat, options[pick(options.length)].key);
      undo(play, seat);
    }
  }

  test("the record replays with the same fates", () => {
    let drawn = 0;
    for (let seed = 0; seed < 20; seed++) {
      const play = newGame({ players: 3 }, { behindMarks: "free", fate: "anew" });
      const pick = dice(`fates ${seed}`);
      while (play.state.outcome === 0) {
        playRandomly(play, pick, 1);
        undoTwice(play, pick);
      }
      const record = toRecord(play);
      drawn += record.answers.filter(({ fates }) => fates !== undefined).length;
      checkReplays(play, `seed ${seed}`);
    }
    expect(drawn).toBeGreaterThan(20);
  });

  test("the record of the running game replays even before the next answer", () => {
    const play = newGame();
    drawFate(play, "salt");
    expect(toRecord(play).fates).toEqual(["salt"]);
    checkReplays(play, "no answer yet");
  });
});

test("a fate drawn within a simultaneous phase survives a withdrawal and any order of answers", () => {
  const play = newGame({ players: 3 });
  drawFate(play, "first");
  say(play, 2, keysOf(play, 2)[0]);
  drawFate(play, "second");
  offer(play, 0);
  checkReplays(play, "within the phase");
  withdrawAnswers(play, 2);
  withdrawAnswers(play, 0);
  drawFate(play, "third");
  for (const seat of [2, 1, 0]) offer(play, seat);
  checkReplays(play, "after the phase");
});

describe("a record that was tampered with is refused, with the first difference", () => {
  const original = toRecord(finished("tampering"));
  const tampered = (change: (record: Record<string, unknown>) => void): string => {
    const record = JSON.parse(JSON.stringify(original));
    change(record);
    const refusal = refusalOf(() => replay(lanterns, readRecord(record)));
    expect(refusal.code).toBe("bad-record");
    return refusal.message;
  };

  test("as it is, it is taken", () => {
    expect(replay(lanterns, onPaper(original)).play.state.outcome).toBeGreaterThan(0);
  });

  test.each<[string, unknown, RegExp]>([
    ["format", "coterie-record/0", /format: expected/],
    ["game", "chess", /the game is chess.*expected lanterns/],
    ["rulesVersion", 2, /made with version 2 of the rules of lanterns; this program has version 1/],
    ["setup", { players: 2 }, /answer \d+ /],
    ["setup.goal", 8, /answer 1 .* hash/],
    ["setup.moons", 1, /the setup does not fit: moons: unknown/],
    ["pack.hash", "00", /the hash of the pack is 00/],
    ["pack.pieces", [], /the hash of the pack/],
    ["pack.pieces.0.light", 9, /the hash of the pack/],
    ["commitment", "00", /the commitment to the seed is 00/],
    ["seed.secret", seedFrom("x").secret, /the commitment to the seed/],
    ["seed.secret", "abcd", /at least 32 hexadecimal digits/],
    ["seed.nonces", ["aa"], /answer 1 .*not offered/],
    ["seed.nonces", [1], /list of nonces/],
    ["answers.3.seat", 2, /answer 4 \(seat 2/],
    ["answers.3.seat", 9, /answer 4 .*there is no seat 9/],
    ["answers.3.key", "fly", /answer 4 .*not offered/],
    ["answers.3.check", "00", /answer 4 .*says 00…/],
    ["answers.3.fates", ["x"], /answer 4 .* hash/],
    ["answers.3.fates", "x", /answers\[3\]: expected/],
    ["fates", ["x"], /the final hash is/],
    ["fates", "x", /fates: expected a list/],
    ["outcome", null, /the outcome is null/],
    ["hash", "00", /the final hash is .* says 00/],
  ])("%s as %j", (path, value, message) => {
    expect(tampered((record) => put(record, path.split("."), value))).toMatch(message);
  });

  test.each<[string, (answers: readonly GivenAnswer[]) => readonly GivenAnswer[], RegExp]>([
    ["left out", (all) => [...all.slice(0, 4), ...all.slice(5)], /answer 5 /],
    ["doubled", (all) => [...all.slice(0, 5), ...all.slice(4)], /answer 6 /],
    ["missing at the end", (all) => all.slice(0, -1), /the outcome is .* gives null/],
    ["added after the end", (all) => [...all, all[0]], /the game is over/],
  ])("an answer %s", (_what, change, message) => {
    expect(tampered((record) => put(record, ["answers"], change(original.answers)))).toMatch(
      message,
    );
  });

  test("the whole pack, with a hash that fits it", () => {
    const pack = { pieces: [], hash: hashOf([]) };
    expect(tampered((record) => put(record, ["pack"], pack))).toMatch(/the pack \(by hash\) is/);
  });

  test.each(Object.keys(original))("without %s", (part) => {
    expect(tampered((record) => put(record, [part], undefined))).toContain(`${part}:`);
  });
});

test.each([[null], [7], ["record"], [[]], [{}]])("%j is no record", (raw) => {
  expect(refusalOf(() => readRecord(raw)).message).toMatch(/not a record/);
});

test("all faults of a record's form are named at once", () => {
  const { message } = refusalOf(() => readRecord({ answers: [null, { seat: 0 }] }));
  for (const fault of ["format", "game", "seed", "answers[0]", "answers[1]", "hash"]) {
    expect(message).toContain(`${fault}: expected`);
  }
});

test("a game whose seats sent nonces replays", () => {
  const seed = { ...seedFrom("nonces"), nonces: ["aa", "bb"] };
  const { play } = startPlay(lanterns, {}, seed);
  playRandomly(play, dice("nonces"));
  expect(onPaper(toRecord(play)).seed).toEqual(seed);
  checkReplays(play, "nonces");
});

describe("a game that began at a position of another one", () => {
  /** From the middle of a game, with a seed of its own. */
  function fork(seed: number): LanternPlay {
    const source = newGame({ players: 3 });
    playRandomly(source, dice(`source ${seed}`), seed);
    const position = lanterns.name(source.state);
    return startPlayAt(lanterns, { players: 3 }, seedFrom(`fork ${seed}`), position);
  }

  test("has a record that begins there and replays to the same end", () => {
    for (let seed = 0; seed < 20; seed++) {
      const play = fork(seed);
      checkReplays(play, `seed ${seed}, at its beginning`);
      playRandomly(play, dice(`on ${seed}`));
      checkReplays(play, `seed ${seed}, at its end`);
    }
  });

  test("with answers that were taken back, and fates drawn anew for them", () => {
    const play = fork(7);
    playRandomly(play, dice("on"), 5);
    undo(play, play.moments.at(-1)?.seat ?? 0, [0, 1, 2]);
    drawFate(play, "another");
    playRandomly(play, dice("other ways"));
    checkReplays(play, "undone");
  });

  test("is refused if its beginning was changed", () => {
    const play = fork(9);
    playRandomly(play, dice("on"));
    const original = onPaper(toRecord(play));
    const { from, ...rest } = original;
    const replayed = (record: unknown): string =>
      refusalOf(() => replay(lanterns, readRecord(record))).message;
    const { players } = from as { players: { oil: number }[] };
    const richer = players.map((one) => ({ ...one, oil: one.oil + 1 }));
    expect(replayed({ ...original, from: { ...(from as object), players: richer } })).toMatch(
      /answer 1 .* hash/,
    );
    expect(replayed(rest)).toMatch(/answer 1 /);
    expect(replayed({ ...original, from: "there" })).toBe(
      "not a record: from: expected a position, or nothing",
    );
  });
});

describe("a game that goes on at a position of its own", () => {
  /** Fate was drawn anew before, so that the position knows more of it than the seed does. */
  function goneOn(seed: number): LanternPlay {
    const source = newGame({ players: 3 });
    playRandomly(source, dice(`source ${seed}`), seed);
    drawFate(source, "another");
    return goOnPlay(lanterns, { players: 3 }, source.seed, lanterns.name(source.state));
  }

  test("has a record that begins there, and fate goes on as it stood", () => {
    for (let seed = 0; seed < 20; seed++) {
      const play = goneOn(seed);
      const { chance } = play.state;
      expect(replay(lanterns, onPaper(toRecord(play))).play.state.chance).toEqual(chance);
      playRandomly(play, dice(`on ${seed}`));
      checkReplays(play, `seed ${seed}`);
    }
  });

  test("is refused if it is taken for a position of another game", () => {
    const play = goneOn(9);
    playRandomly(play, dice("on"));
    const { goesOn, ...rest } = onPaper(toRecord(play));
    expect(goesOn).toBe(true);
    expect(refusalOf(() => replay(lanterns, rest)).code).toBe("bad-record");
    expect(refusalOf(() => readRecord({ ...rest, goesOn: 1 })).message).toBe(
      "not a record: goesOn: expected true, or nothing",
    );
  });
});

test("a play in the midst of a game has no record, and says so", () => {
  expect(refusalOf(() => toRecord(turnOf(0))).message).toBe(
    "the beginning of this game is not known, so it has no record",
  );
});
