import {
  type NamedFrame,
  type NodeNames,
  nameAgenda,
  nameCore,
  newCore,
  push,
  sealedChance,
  sha256Hex,
  unnameAgenda,
  unnameCore,
} from "@coterie/kernel";
import { expect, test } from "vitest";
import { lanterns } from "../src/tiny/lanterns.js";
import { hold, newGame, offer, refusalOf, say, turnOf } from "./support/table.js";

const { rulebook: book, outcomes: OUTCOMES } = lanterns;
const NONE = [0, 0, 0, 0, 0, 0, 0];

/** Effects of which the step `wind` carries a node. */
const nodes: NodeNames = {
  hasNode: (step) => step === "wind",
  nameOf: (node) => `card/${node}`,
  nodeCalled: (name) => (name === "card/7" ? 7 : undefined),
};

test("an agenda is named step by step, the next to run first", () => {
  const { state } = turnOf(1);
  expect(nameAgenda(book, state.agenda)).toEqual([
    { step: "turn.act", args: [1, 2, 0, 0, 0, 0, 0] },
    { step: "draw-up", args: NONE },
    { step: "round", args: NONE },
  ]);
});

test("a node is called by its name, where a step carries one", () => {
  const core = newCore(1, sealedChance(sha256Hex("")));
  push(core, book.stepCalled("wind"), 7, 1, 2, 3, 4, 5, 6);
  push(core, book.stepCalled("round"), 7);
  const named = nameAgenda(book, core.agenda, nodes);
  expect(named).toEqual([
    { step: "round", args: [7, 0, 0, 0, 0, 0, 0] },
    { step: "wind", node: "card/7", args: [1, 2, 3, 4, 5, 6] },
  ]);
  expect(unnameAgenda(book, named, nodes)).toEqual(core.agenda);
});

test("a simultaneous phase names the steps with which it ends and began", () => {
  const [all] = nameAgenda(book, newGame().state.agenda);
  expect(all).toEqual({
    step: "kernel.fork",
    steps: ["offering.join", "offering.start"],
    args: [0, 0, 0, 0, 0],
  });
  const wager = turnOf(1);
  say(wager, 1, "wager");
  const [one] = nameAgenda(book, wager.state.agenda);
  expect(one).toMatchObject({ steps: ["wager.join", "wager.start"], args: [2, 0, 0, 0, 0] });
});

test("numbers may change between two builds: names lead to those of the book that reads them", () => {
  const { agenda } = newGame().state;
  const other = { names: ["kernel.fork", ...book.names.slice(1).reverse()] };
  const read = unnameAgenda(other, nameAgenda(book, agenda));
  expect(read).not.toEqual(agenda);
  expect(nameAgenda(other, read)).toEqual(nameAgenda(book, agenda));
});

test("arguments that are left out are 0", () => {
  expect(unnameAgenda(book, [{ step: "turn", args: [1] }])).toEqual([
    book.stepCalled("turn").id,
    ...[1, 0, 0, 0, 0, 0, 0],
  ]);
});

test.each<[string, NamedFrame, string]>([
  ["step", { step: "nap", args: [] }, 'agenda: there is no "nap"; expected one of kernel.fork, '],
  ["node", { step: "wind", node: "nap", args: [] }, "agenda: there is no effect nap"],
  ["node that is missing", { step: "wind", args: [] }, "agenda: there is no effect undefined"],
  [
    "join",
    { step: "kernel.fork", steps: ["nap", "turn"], args: [] },
    'agenda: there is no "nap"; expected one of kernel.fork, ',
  ],
  [
    "join that is missing",
    { step: "kernel.fork", args: [] },
    "agenda: kernel.fork needs two steps",
  ],
  [
    "eighth argument",
    { step: "turn", args: [...NONE, 0] },
    "agenda: turn has 8 arguments; expected 7",
  ],
  [
    "seventh argument beside a node",
    { step: "wind", node: "card/7", args: NONE },
    "agenda: wind has 8 arguments; expected 7",
  ],
])("an unknown %s is refused", (_what, frame, message) => {
  const refusal = refusalOf(() => unnameAgenda(book, [frame], nodes));
  expect(refusal.code).toBe("bad-setup");
  expect(refusal.message).toContain(message);
});

test("the core is named as a whole, and read again it is the same", () => {
  const play = newGame();
  hold(play.state, 0, 0, "red-2");
  offer(play, 1);
  say(play, 0, "offer:red-2");
  const { state } = play;
  state.chance.loaded = [3];
  const { agenda, forks, drafts, joined, chance } = state;
  const named = nameCore(book, state, OUTCOMES);
  expect(named).toMatchObject({ drafts: [[0], [0, 0]], joined: 0, chance, outcome: null });
  expect(named.forks).toEqual([[{ step: "offering.manner", args: NONE }], []]);
  const read = unnameCore(book, JSON.parse(JSON.stringify(named)), OUTCOMES);
  expect(read).toEqual({ agenda, forks, drafts, joined, chance, outcome: 0 });
});

test("what was named shares nothing with the state", () => {
  const { state } = newGame();
  const before = JSON.stringify(nameCore(book, state, OUTCOMES));
  const named = nameCore(book, state, OUTCOMES);
  state.chance.drawn[0]++;
  state.chance.loaded.push(6);
  state.drafts[0].push(1);
  expect(JSON.stringify(named)).toBe(before);
});

test("an outcome is called by its name, and an unknown one is refused", () => {
  const { state } = newGame();
  state.outcome = 2;
  const named = nameCore(book, state, OUTCOMES);
  expect(named.outcome).toBe("seat-1-shines");
  expect(unnameCore(book, named, OUTCOMES).outcome).toBe(2);
  const refusal = refusalOf(() => unnameCore(book, { ...named, outcome: "dawn" }, OUTCOMES));
  expect(refusal.message).toContain('outcome: there is no "dawn"; expected one of seat-0-shines');
});

test("a fault in a private agenda says whose it is", () => {
  const named = nameCore(book, newGame().state, OUTCOMES);
  const forks = [[], [{ step: "nap", args: [] }]];
  const refusal = refusalOf(() => unnameCore(book, { ...named, forks }, OUTCOMES));
  expect(refusal.message).toContain('forks.1: there is no "nap"');
});
