import { type AnyGame, dice, RulesFault } from "@coterie/kernel";
import { lanterns } from "@coterie/kernel/tiny";
import type { Seated } from "@coterie/protocol";
import { beforeEach, describe, expect, test } from "vitest";
import { houseShelf } from "../../src/shelf.js";
import {
  answers,
  codeOf,
  does,
  doesOver,
  entriesOf,
  infoOf,
  join,
  keysOf,
  offers,
  playing,
  playsOn,
  questionOf,
  refusalOf,
  refusedUnwritten,
  seenBy,
  sheetsOf,
  untilTurn,
} from "../support/table.js";
import { withQuestion, withStep } from "../support/variant.js";
import {
  connect,
  newWorld,
  openTable,
  shelfOf,
  slowThinker,
  type World,
} from "../support/world.js";

/** Tables whose rules fail in the middle, as those of a bad pack may. */

let world: World;
let guests: Seated[];

function playWith(game: AnyGame): void {
  world = newWorld({ shelf: shelfOf(game) });
  guests = playing(world);
}

/** Refused as a fault of the rules; nobody sees or hears anything of it. */
function failsUnseen(run: () => unknown): string {
  const before = guests.map((who) => sheetsOf(world, who));
  const clients = guests.map(({ table, pass }) => connect(world, table, pass));
  const heard = clients.map(({ received }) => received.filter(({ t }) => t !== "here").length);
  const { code, message } = refusedUnwritten(world, guests[0].table, run);
  expect(code).toBe("rules-fault");
  expect(guests.map((who) => sheetsOf(world, who))).toEqual(before);
  expect(clients.map(({ received }) => received.filter(({ t }) => t !== "here").length)).toEqual(
    heard,
  );
  for (const client of clients) {
    expect(client.isClosed).toBe(false);
    client.disconnect();
  }
  return message;
}

/** Whoever mixes never comes to an end. */
const endless = withQuestion("turn.act", ({ answer, key }) => ({
  answer(run, option, ...args) {
    if (key(run, option, ...args) !== "mix") {
      answer(run, option, ...args);
      return;
    }
    // Something has happened already when it turns out that this goes wrong.
    run.state.glows[0] = 99;
    run.state.hands[0].cards.length = 0;
    throw new RulesFault("endless loop: more than 10000 steps without a question, now at mix");
  },
}));

describe("an answer in the middle of which the rules fail", () => {
  let mover: Seated;

  beforeEach(() => {
    playWith(endless);
    mover = untilTurn(world, guests);
  });

  test("leaves the table as it was, and is told as such", () => {
    expect(failsUnseen(() => answers(world, mover, "mix"))).toBe(
      "the rules of this table failed, nothing has changed: " +
        "endless loop: more than 10000 steps without a question, now at mix",
    );
  });

  test("is reported once, with the table and the stack, and counted", () => {
    expect(codeOf(() => answers(world, mover, "mix"))).toBe("rules-fault");
    expect(world.faults).toMatchObject([{ name: "RulesFault", stack: expect.any(String) }]);
    expect(world.faultPlaces).toEqual([`command ${mover.table}`]);
    expect(world.counts).toMatchObject({ rules_faults: 1 });
  });

  test("of a foreign pack is a warning: the error is its author's", () => {
    const shelf = shelfOf(endless);
    world = newWorld({ shelf: { ...shelf, usual: () => lanterns, known: () => endless } });
    guests = playing(world, { pack: {} });
    mover = untilTurn(world, guests);
    expect(codeOf(() => answers(world, mover, "mix"))).toBe("rules-fault");
    expect(world.faults).toEqual([]);
    expect(world.warnings).toMatchObject([
      { table: mover.table, stack: expect.stringContaining("endless loop") },
    ]);
    expect(world.counts).toMatchObject({ rules_faults: 1 });
  });

  test("can be answered otherwise, and the game goes on to its end", () => {
    codeOf(() => answers(world, mover, "mix"));
    answers(world, mover, "trim");
    answers(world, mover, "pass");
    const pick = dice("past the fault");
    while (infoOf(world, mover.table).status === "running") {
      const who = guests.find(
        (one) => sheetsOf(world, one)[0].document.question !== null,
      ) as Seated;
      const keys = keysOf(world, who).filter((key) => key !== "mix");
      answers(world, who, keys[pick(keys.length)]);
    }
  });

  test("takes nothing of what was answered together with it", () => {
    failsUnseen(() => answers(world, mover, "trim", "mix"));
    expect(keysOf(world, mover)).toContain("trim");
  });

  test("does not touch what others do in the same breath", () => {
    const other = guests.find((who) => who !== mover) as Seated;
    const outcomes: unknown[] = [];
    const { id, seat } = questionOf(world, mover);
    const note = (error: unknown): void => void outcomes.push(error === null);
    world.hall.perform(other.table, other.pass, { do: "say", text: "before" }, note);
    world.hall.perform(
      mover.table,
      mover.pass,
      { do: "answer", seat, question: id, keys: ["mix"] },
      note,
    );
    world.hall.perform(other.table, other.pass, { do: "say", text: "after" }, note);
    world.settle();
    expect(outcomes.filter((isDone) => isDone)).toHaveLength(2);
    expect(entriesOf(world, mover.table).slice(-2)).toMatchObject([
      { e: "said", text: "before" },
      { e: "said", text: "after" },
    ]);
  });

  test("also when a bot gives it: the host is told, and people can go on", () => {
    world = newWorld({
      shelf: shelfOf(endless),
      thinker: {
        ...slowThinker(),
        think: ({ question }, done) => {
          const mix = question.options.find(({ key }) => key === "mix");
          done(null, { keys: [(mix ?? question.options[0]).key] });
        },
      },
    });
    guests = playing(world);
    mover = untilTurn(world, guests);
    const before = entriesOf(world, mover.table).length;
    does(world, mover, { do: "away", seat: mover.seats[0], bot: "random" });
    expect(world.faults).toMatchObject([{ name: "RulesFault" }]);
    expect(world.counts).toMatchObject({ rules_faults: 1 });
    expect(entriesOf(world, mover.table)).toHaveLength(before + 1);
    does(world, mover, { do: "back", seat: mover.seats[0] });
    answers(world, mover, "pass");
  });
});

describe("a question that cannot be asked", () => {
  /** Who has offered something is asked how, and there is no answer to that. */
  const mute = withQuestion("offering.manner", () => ({ list: () => {} }));
  /** There are more answers than anybody can read. */
  const loud = withQuestion("offering.manner", () => ({
    list: (_run, options) => {
      for (let i = 0; i < 5000; i++) options.add(i);
    },
    key: (_run, option) => `in manner ${option}`,
  }));

  for (const [name, game, why] of [
    ["without an option", mute, "has no option"],
    ["with too many", loud, "has 5000 options"],
  ] as const) {
    test(`${name}: the answer that leads to it is refused, whether its seat is connected or not`, () => {
      playWith(game);
      const [ada, ben] = guests;
      const [key] = keysOf(world, ada);
      const refused = refusedUnwritten(world, ada.table, () => answers(world, ada, key));
      expect(refused.code).toBe("rules-fault");
      expect(refused.message).toContain(why);
      expect(failsUnseen(() => answers(world, ada, key))).toContain(why);
      const client = connect(world, ada.table, ada.pass);
      const answer = { do: "answer", seat: 0, question: "0.1" } as const;
      expect(codeOf(() => doesOver(world, client, { ...answer, keys: [key] }))).toBe("rules-fault");
      expect(questionOf(world, ada).kind).toBe("offering.card");
      expect(questionOf(world, ben).kind).toBe("offering.card");
      does(world, ben, { do: "say", text: "still here" });
    });
  }

  test("after a restart everything is as it was told", () => {
    playWith(mute);
    const [ada] = guests;
    codeOf(() => answers(world, ada, keysOf(world, ada)[0]));
    const seen = sheetsOf(world, ada);
    world.wait(130_000);
    expect(world.hall.stats().tables).toBe(0);
    expect(sheetsOf(world, ada)).toEqual(seen);
  });
});

describe("a game that cannot begin", () => {
  const becalmed = withStep("wind", () => () => {
    throw new RulesFault("the wind never stops");
  });
  const mute = withQuestion("offering.card", () => ({ list: () => {} }));

  for (const [name, game, why] of [
    ["because its rules fail", becalmed, "the wind never stops"],
    ["because its first question has no answer", mute, "has no option"],
  ] as const) {
    test(`${name} has not begun`, () => {
      world = newWorld({ shelf: shelfOf(game) });
      const host = openTable(world, { seats: ["me", "me"] });
      const { code, message } = refusedUnwritten(world, host.table, () =>
        does(world, host, { do: "start" }),
      );
      expect(code).toBe("rules-fault");
      expect(message).toContain(why);
      expect(infoOf(world, host.table).status).toBe("open");
      expect(seenBy(world, host)).toMatchObject({ view: null, question: null });
      does(world, host, { do: "close" });
    });
  }
});

describe("an undo in which the rules fail", () => {
  test("leaves everything as it was", () => {
    const game: AnyGame = {
      ...lanterns,
      redeal: () => {
        throw new RulesFault("the cards stick together");
      },
    };
    world = newWorld({ shelf: shelfOf(game) });
    guests = playing(world, { policy: { behindMarks: "free", fate: "anew" } });
    for (const [at, who] of guests.entries()) offers(world, who, at);
    failsUnseen(() => does(world, guests[0], { do: "undo", seat: 0 }));
    playsOn(world, guests, "after the fault");
    expect(infoOf(world, guests[0].table).status).toBe("finished");
  });
});

describe("a pack that cannot be used", () => {
  test("opens no table, and all that is wrong with it is said", () => {
    world = newWorld({ shelf: houseShelf() });
    const open = (pack: unknown) => (): unknown =>
      openTable(world, { game: "blood-orders", setup: { players: 2 }, pack: pack as never });
    for (const pack of ["", 7, [], { format: "coterie-pack/1" }, { pieces: [{ kind: "bomb" }] }]) {
      expect(codeOf(open(pack)), JSON.stringify(pack)).toBe("bad-pack");
    }
    const head = { format: "coterie-pack/1", game: "blood-orders", name: "two faults" };
    const pieces = [{ kind: "nonsense" }, { kind: "ritual", id: "x" }];
    const { message } = refusalOf(open({ ...head, pieces }));
    expect(message).toMatch(/pieces/);
    expect(world.hall.stats().tables).toBe(0);
  });
});

test("a fault at one table is nothing to the others", () => {
  playWith(endless);
  const mover = untilTurn(world, guests);
  const other = playing(world);
  codeOf(() => answers(world, mover, "mix"));
  offers(world, other[0]);
  expect(join(world, other[0].table).seats).toEqual([]);
});
