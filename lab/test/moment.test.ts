import { beforeEach, expect, test } from "vitest";
import { Decisions } from "../src/observe/decisions.js";
import { Moment } from "../src/observe/moment.js";

let chance = 0.5;
let done: [string, number][] = [];
const watched = (): Moment<string> =>
  new Moment<string>(
    () => chance,
    (what, change) => void done.push([what, Math.round(change)]),
  );

beforeEach(() => {
  chance = 0.5;
  done = [];
});

test("a piece has moved the estimate by what it is after it, less what it was before", () => {
  const moment = watched();
  moment.begin("storm");
  moment.felt();
  chance = 0.2;
  moment.end();
  moment.end();
  expect(done).toEqual([["storm", -30]]);
});

test("what begins ends what went on before, and has its own beginning", () => {
  const moment = watched();
  moment.begin("storm");
  moment.felt();
  chance = 0.4;
  moment.begin("lantern");
  moment.felt();
  chance = 0.9;
  moment.end();
  expect(done).toEqual([
    ["storm", -10],
    ["lantern", 50],
  ]);
});

test("what nothing followed from has not acted", () => {
  const moment = watched();
  moment.begin("fog");
  chance = 0.1;
  moment.end();
  expect(done).toEqual([]);
});

test("decisions are counted by kind of option; forced answers are none", () => {
  const decisions = new Decisions((_kind, key) => key.split(":")[0]);
  const ask = (keys: string[], answer: string, forced = false): void =>
    decisions.answered(
      {
        seat: 0,
        kind: "act",
        rule: "X-1",
        options: keys.map((key) => ({ key })),
        forced,
        blocked: [],
      },
      answer,
    );
  ask(["move:a", "move:b", "stay"], "move:b");
  ask(["move:a", "stay"], "stay");
  ask(["stay"], "stay");
  ask(["stay", "move:a"], "stay", true);
  expect(decisions.seen()).toEqual({
    answers: 4,
    decisions: 2,
    branching: 2.5,
    options: { move: [2, 1], stay: [2, 1] },
  });
});
