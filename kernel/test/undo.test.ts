import {
  dice,
  FREE_UNDO,
  openQuestions,
  type UndoPolicy,
  undo,
  undoMark,
  withdrawAnswers,
} from "@coterie/kernel";
import { expect, test } from "vitest";
import type { LanternState } from "../src/tiny/lanterns.js";
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

const CONSENT: UndoPolicy = { behindMarks: "consent", fate: "kept" };
const NEVER: UndoPolicy = { behindMarks: "never", fate: "kept" };
const ANEW: UndoPolicy = { behindMarks: "free", fate: "anew" };

function oiled(state: LanternState): void {
  state.oil[0] = 1;
  state.supply--;
}

function faceOf(play: LanternPlay): number | undefined {
  return say(play, 0, "relight").flatMap((fact) => (fact.fact === "relit" ? [fact.face] : []))[0];
}

test("undo leads back to the very state before, and takes knowledge back too", () => {
  const play = turnOf(0);
  const before = JSON.stringify(play.state);
  say(play, 0, "look");
  expect(play.state.deck.seen.at(-1)).not.toBe(0);
  undo(play, 0);
  expect(JSON.stringify(play.state)).toBe(before);
});

test("undo is an entry like any other, and nothing is deleted", () => {
  const play = turnOf(0);
  say(play, 0, "trim");
  undo(play, 0);
  say(play, 0, "look");
  expect(play.entries).toEqual([
    { seat: 0, key: "trim" },
    { seat: 0, undo: true, fate: "kept" },
    { seat: 0, key: "look" },
  ]);
});

test("after undo the question has a new id, and the old one stays answered", () => {
  const play = turnOf(0);
  const ids = [play.open[0]];
  for (let i = 0; i < 3; i++) {
    say(play, 0, "trim");
    ids.push(play.open[0]);
    undo(play, 0);
    ids.push(play.open[0]);
  }
  expect(new Set(ids).size).toBe(ids.length);
});

test("many undos lead back through all answers that counted", () => {
  const play = turnOf(1);
  const states = [JSON.stringify(play.state)];
  for (const key of ["trim", "look"]) {
    say(play, 1, key);
    states.push(JSON.stringify(play.state));
  }
  for (const expected of states.reverse().slice(1)) {
    undo(play, 1);
    expect(JSON.stringify(play.state)).toBe(expected);
  }
  expect(refusalOf(() => undo(play, 1)).code).toBe("nothing-to-undo");
});

test.each([CONSENT, NEVER])("the author takes back freely what crossed no mark: %o", (policy) => {
  const play = turnOf(0, undefined, policy);
  say(play, 0, "trim");
  expect(undoMark(play, 0)).toBeUndefined();
  undo(play, 0);
  expect(play.state.oil).toEqual([0, 0]);
});

test.each([
  ["look", "reveal"],
  ["mix", "chance"],
  ["relight", "chance"],
] as const)("undoing %s goes behind a mark: %s", (key, mark) => {
  const play = turnOf(0, oiled, NEVER);
  say(play, 0, key);
  expect(undoMark(play, 0)).toBe(mark);
  const refusal = refusalOf(() => undo(play, 0));
  expect(refusal.code).toBe("undo-refused");
  expect(refusal.message).toContain(`(${mark}): this table never does`);
});

test("what another seat answered is behind a mark", () => {
  const play = turnOf(0, undefined, NEVER);
  say(play, 0, "trim");
  expect(undoMark(play, 1)).toBe("other-seat");
  expect(refusalOf(() => undo(play, 1)).code).toBe("undo-refused");
});

test("with consent of all others a table goes behind a mark, and not before", () => {
  const play = turnOf(0, undefined, CONSENT);
  say(play, 0, "look");
  expect(refusalOf(() => undo(play, 0)).message).toContain("seats 1 must agree");
  expect(refusalOf(() => undo(play, 0, [0])).code).toBe("undo-refused");
  undo(play, 0, [1]);
  expect(play.moments).toEqual([]);
});

test("a refused undo changes nothing", () => {
  const play = turnOf(0, undefined, NEVER);
  say(play, 0, "look");
  const before = JSON.stringify([play.state, play.entries, play.moments, play.open]);
  expect(refusalOf(() => undo(play, 0)).code).toBe("undo-refused");
  expect(JSON.stringify([play.state, play.entries, play.moments, play.open])).toBe(before);
});

test("nobody but a seat of the table can undo", () => {
  const play = turnOf(0);
  say(play, 0, "trim");
  for (const seat of [-1, 2, 0.5]) {
    expect(refusalOf(() => undo(play, seat)).code).toBe("unknown-seat");
  }
});

test("where fate is kept the same die falls again", () => {
  const play = turnOf(0, oiled);
  const first = faceOf(play);
  for (let i = 0; i < 10; i++) {
    undo(play, 0);
    expect(faceOf(play)).toBe(first);
  }
});

test("where fate is drawn anew another die falls sooner or later", () => {
  const play = turnOf(0, oiled, ANEW);
  const faces = new Set([faceOf(play)]);
  for (let i = 0; i < 20; i++) {
    undo(play, 0);
    faces.add(faceOf(play));
  }
  expect(faces.size).toBeGreaterThan(2);
});

test("an undo that crosses no mark keeps fate, whatever the table does behind marks", () => {
  const play = turnOf(0, oiled, ANEW);
  const { key } = play.state.chance;
  say(play, 0, "trim");
  undo(play, 0);
  expect(play.state.chance.key).toBe(key);
  expect(play.entries.at(-1)).toMatchObject({ fate: "kept" });
});

test("the answers of a simultaneous phase are withdrawn, not undone", () => {
  const play = newGame();
  const before = refusalOf(() => undo(play, 1));
  offer(play, 0);
  // Nobody learns from the refusal that the other has begun.
  expect(refusalOf(() => undo(play, 1))).toEqual(before);
  expect(refusalOf(() => undo(play, 0)).message).toBe("no answer has been given yet");
});

test("an undo in a simultaneous phase goes back behind it, whoever has begun to answer", () => {
  const [idle, begun] = [newGame({ players: 3 }), newGame({ players: 3 })];
  for (const play of [idle, begun]) {
    const pick = dice("behind the phase");
    do playRandomly(play, pick, 1);
    while (play.state.joined === 0 || openQuestions(play).length !== 3);
  }
  const { seat } = idle.moments[idle.moments.length - 1];
  say(begun, 2, keysOf(begun, 2)[0]);
  expect(undoMark(begun, seat)).toBe(undoMark(idle, seat));
  for (const play of [idle, begun]) undo(play, seat);
  expect(begun.state).toEqual(idle.state);
  expect(begun.moments).toHaveLength(idle.moments.length);
});

test("undo and the same answer again lead to the same state wherever a game stands", () => {
  for (let seed = 0; seed < 40; seed++) {
    const play = newGame({ players: 3 });
    const pick = dice(`undo ${seed}`);
    playRandomly(play, pick, 6 + pick(30));
    const open = openQuestions(play);
    if (open.length !== 1 || open[0].kind !== "turn.act") continue;
    const { seat, options } = open[0];
    const { key } = options[pick(options.length)];
    say(play, seat, key);
    const after = JSON.stringify(play.state);
    undo(play, seat);
    say(play, seat, key);
    expect(JSON.stringify(play.state), `seed ${seed}`).toBe(after);
  }
});

test("behind a simultaneous phase undo goes to its very beginning", () => {
  const play = newGame();
  const before = JSON.stringify(play.state);
  const seats = play.open.map((_, seat) => seat);
  offer(play, 0);
  withdrawAnswers(play, 0);
  for (const seat of seats.slice().reverse()) offer(play, seat);
  expect(play.state.joined).toBe(1);
  undo(play, 0);
  expect(play.moments).toEqual([]);
  expect(JSON.stringify(play.state)).toBe(before);
});

test("the answer that ended the game lies behind the mark `end`", () => {
  const play = newGame({}, FREE_UNDO);
  playRandomly(play, dice("to the end"));
  expect(play.state.outcome).toBeGreaterThan(0);
  const last = play.moments.at(-1);
  expect(["end", "chance", "reveal"]).toContain(last?.mark);
  expect(last?.mark).not.toBe("other-seat");
});

test("nobody can go back to a fate that was drawn away", () => {
  const play = turnOf(0, oiled, ANEW);
  const first = play.state.chance.key;
  say(play, 0, "trim");
  say(play, 0, "mix");
  undo(play, 0);
  expect(play.state.chance.key).not.toBe(first);
  undo(play, 0);
  expect(play.state.chance.key).not.toBe(first);
});

test("what nobody has seen is dealt anew with a new fate, where the game can do it", () => {
  const redealt: LanternState[] = [];
  const game = {
    ...lanterns,
    redeal: (state: LanternState) => {
      redealt.push(state);
      return lanterns.copy(state);
    },
  };
  const play = turnOf(0, oiled, ANEW, game);
  say(play, 0, "relight");
  undo(play, 0);
  expect(redealt).toHaveLength(1);
});
