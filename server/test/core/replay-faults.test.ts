import { type AnyGame, RulesFault, rollDie } from "@coterie/kernel";
import { lanterns } from "@coterie/kernel/tiny";
import type { Seated } from "@coterie/protocol";
import { type MemoryStore, memoryStore } from "@coterie/server/stores";
import { beforeEach, describe, expect, test } from "vitest";
import {
  answers,
  codeOf,
  does,
  entriesOf,
  infoOf,
  playing,
  playsOn,
  refusalOf,
  seenBy,
  untilTurn,
} from "../support/table.js";
import { version, withQuestion, withStep } from "../support/variant.js";
import { connect, newTime, newWorld, shelfOf, type World } from "../support/world.js";

/** Errors of the program while a stored table is replayed. They must not be taken for changed rules. */

type Lanterns = ReturnType<typeof version>;
type Fails = () => never;

const typeError: Fails = () => {
  throw new TypeError("glow.at is not a function");
};
const overflow: Fails = () => overflow();
const rulesFault: Fails = () => {
  throw new RulesFault("the lamp burns for ever");
};

/** Lanterns in which an answer to "turn.act" ends in an error. */
function failing(fails: Fails, rulesVersion = 1): AnyGame {
  return version(
    rulesVersion,
    withQuestion("turn.act", () => ({ answer: fails })),
  );
}

function failingAtPass(fails: Fails): Lanterns {
  return withQuestion("turn.act", ({ answer, key }) => ({
    answer: (run, option, ...args) =>
      key(run, option, ...args) === "pass" ? fails() : answer(run, option, ...args),
  }));
}

/** A second die is rolled for the wind, so that the stored position is not reached. */
function withStormyWind(game: Lanterns): Lanterns {
  const storm = withStep(
    "wind",
    (step) =>
      (run, ...args) => {
        rollDie(run.state.chance, 6);
        step(run, ...args);
      },
    game,
  );
  return version(2, storm);
}

let store: MemoryStore;
let before: World;
let mover: Seated;
let guests: Seated[];

function serverWith(game: AnyGame): World {
  return newWorld({ store: store.again(), shelf: shelfOf(game), holder: "next" }, newTime());
}

beforeEach(() => {
  store = memoryStore();
  before = serverWith(lanterns);
  guests = playing(before);
  mover = untilTurn(before, guests);
});

/** The last entry is an answer to "turn.act", and the position after it is stored. */
function answeredAndStopped(): number {
  answers(before, mover, "look");
  before.hall.close(() => {});
  before.wait(100);
  return entriesOf(before, mover.table).length;
}

describe.each([
  ["a TypeError", typeError, "glow.at is not a function"],
  ["a stack overflow", overflow, "Maximum call stack size exceeded"],
] as const)("%s while a table is replayed", (_name, fails, words) => {
  test.each([1, 2])("leaves the store untouched and is reported (version %i)", (rulesVersion) => {
    const entry = answeredAndStopped();
    const stored = entriesOf(before, mover.table);
    const after = serverWith(failing(fails, rulesVersion));
    expect(codeOf(() => infoOf(after, mover.table))).toBe("fault");
    expect(after.faults.map(String)).toEqual([
      `Error: table ${mover.table} cannot be replayed: entry ${entry} (answered): ${words}`,
    ]);
    expect(after.faults).toMatchObject([{ cause: { message: words } }]);
    expect(after.faultPlaces).toEqual([`load ${mover.table}`]);
    expect(after.warnings).toEqual([]);
    expect(entriesOf(after, mover.table)).toEqual(stored);
  });

  test("among the answers after the stored position loses none of them", () => {
    before.wait(130_000);
    // The position is stored with the first answer after a table was loaded.
    answers(before, mover, "look");
    answers(before, mover, "pass");
    const stored = entriesOf(before, mover.table);
    const after = serverWith(withStormyWind(failingAtPass(fails)));
    expect(codeOf(() => infoOf(after, mover.table))).toBe("fault");
    const place = `entry ${stored.length} (answered): ${words}`;
    expect(after.faults.map(String)).toEqual([expect.stringContaining(place)]);
    expect(entriesOf(after, mover.table)).toEqual(stored);
  });

  test("ends a connection with the code for an internal error", () => {
    answeredAndStopped();
    const client = connect(serverWith(failing(fails)), mover.table, mover.pass);
    expect(client.received).toMatchObject([{ t: "bye", code: "fault" }]);
  });
});

test("the repaired server goes on with every answer, and undo reaches them", () => {
  answeredAndStopped();
  expect(codeOf(() => infoOf(serverWith(failing(typeError)), mover.table))).toBe("fault");
  const repaired = serverWith(lanterns);
  expect(infoOf(repaired, mover.table).rulesChanged).toBe(false);
  expect(seenBy(repaired, mover)).toEqual(seenBy(before, mover));
  does(repaired, mover, { do: "undo", seat: mover.seats[0] });
  playsOn(repaired, guests, "to the end");
  expect(infoOf(repaired, mover.table).status).toBe("finished");
});

describe("rules that do not allow a stored answer any more", () => {
  test("are logged as a warning with the entry and the reason, and counted", () => {
    const entry = answeredAndStopped();
    const after = serverWith(failing(rulesFault));
    expect(infoOf(after, mover.table).rulesChanged).toBe(true);
    expect(after.faults).toEqual([]);
    expect(after.warnings).toEqual([
      {
        message: "the present rules lead a stored table elsewhere",
        table: mover.table,
        entry,
        reason: "the lamp burns for ever",
      },
    ]);
    expect(after.counts).toMatchObject({ diverged: 1 });
  });

  test("without a stored position: the table stays as it is, and the host is told", () => {
    const stored = entriesOf(before, mover.table).length;
    store = memoryStore();
    before = newWorld({ store: withoutPositions(store) });
    guests = playing(before);
    const game = withQuestion("offering.card", () => ({ answer: rulesFault }));
    mover = untilTurn(before, guests);
    const after = newWorld({ store: withoutPositions(store.again()), shelf: shelfOf(game) });
    expect(refusalOf(() => infoOf(after, mover.table)).code).toBe("rules-fault");
    expect(after.faults).toMatchObject([{ code: "rules-fault" }]);
    expect(entriesOf(after, mover.table)).toHaveLength(stored);
  });
});

function withoutPositions(inner: MemoryStore): MemoryStore {
  return {
    ...inner,
    append: (appends, done) =>
      inner.append(
        appends.map(({ position: _, ...append }) => append),
        done,
      ),
  };
}
