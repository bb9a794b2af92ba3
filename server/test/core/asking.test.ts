import {
  type AnyGame,
  advance,
  dice,
  newContext,
  openQuestions,
  rollDie,
  SPECTATOR,
  swiftChance,
  type ToldHint,
} from "@coterie/kernel";
import { disguise } from "@coterie/kernel/tiny";
import type { Preview, Seated } from "@coterie/protocol";
import { loadTable } from "@coterie/server/core";
import { beforeEach, describe, expect, test } from "vitest";
import { preview } from "../../src/core/ask.js";
import { playOf } from "../../src/core/carry-out.js";
import { INTERNAL_FAULT } from "../../src/core/refused.js";
import type { Replayed } from "../../src/core/replay.js";
import { commandAnswer } from "../../src/net/answers.js";
import { houseShelf } from "../../src/shelf.js";
import { directThinker } from "../../src/thinking/direct.js";
import { NoTime, type Thinker, type Thought } from "../../src/thinking/thinker.js";
import {
  answers,
  codeOf,
  does,
  entriesOf,
  infoOf,
  isAsked,
  join,
  keysOf,
  playing,
  playsOn,
  questionOf,
  refusalOf,
  seenBy,
  untilTurn,
} from "../support/table.js";
import { withQuestion } from "../support/variant.js";
import { ask, connect, newWorld, openTable, shelfOf, type World } from "../support/world.js";

let world: World;
let guests: Seated[];
let mover: Seated;
let seat: number;

beforeEach(() => {
  world = newWorld();
  guests = playing(world);
  mover = untilTurn(world, guests);
  [seat] = mover.seats;
});

const questionId = (): string => questionOf(world, mover).id;
const why = (key: string) =>
  does(world, mover, { do: "why", seat, question: questionId(), key }).why;
const foresees = (key: string): Preview | undefined =>
  does(world, mover, { do: "preview", seat, question: questionId(), key }).preview;

describe("why not", () => {
  test("what is blocked comes with its reason and its rule", () => {
    answers(world, mover, "wager");
    answers(world, mover, "calm");
    answers(world, mover, "commit");
    expect(keysOf(world, mover)).not.toContain("wager");
    expect(why("wager")).toEqual({ reason: "has-wagered", rule: "4.8" });
    expect(why("wager:storm")).toEqual({ reason: "has-wagered", rule: "4.8" });
  });

  test("nothing is in the way of what is offered", () => {
    for (const key of keysOf(world, mover)) expect(why(key), key).toBeNull();
  });

  test("what no rule names is just not offered", () => {
    for (const key of ["fly", "", "__proto__", "swap:99", "toString"]) {
      expect(why(key), key).toEqual({ reason: "not-offered", rule: "4" });
    }
  });
});

describe("a preview", () => {
  test("tells what follows for certain", () => {
    const { facts, whole } = foresees("trim") as Preview;
    expect(facts[0]).toEqual({ fact: "trimmed", rule: "4.1", seat });
    expect(whole).toBe(true);
    const told = connect(world, mover.table, mover.pass);
    answers(world, mover, "trim");
    expect(told.follower.sheets.get(seat)?.log.at(-1)?.facts).toEqual(facts);
  });

  test("of an answer whose outcome is left to dice tells none of it", () => {
    for (let i = 0; i < 40; i++) expect(foresees("relight")).toEqual({ facts: [], whole: false });
  });

  test("of something that brings a secret to light does not bring it to light", () => {
    expect(foresees("look")).toEqual({ facts: [], whole: false });
    const glance = keysOf(world, mover).find((key) => key.startsWith("glance")) as string;
    expect(foresees(glance)).toEqual({ facts: [], whole: false });
    expect(foresees("swap:0")).toEqual({ facts: [], whole: false });
  });

  test("of an offer that ends the phase does not tell what the others offer", () => {
    answers(world, mover, "pass");
    const [ada, ben] = guests;
    answers(world, ada, keysOf(world, ada)[0], "quietly");
    answers(world, ben, keysOf(world, ben)[0]);
    const question = questionOf(world, ben).id;
    const asked = { do: "preview", seat: 1, question, key: "boldly" } as const;
    expect(does(world, ben, asked).preview).toEqual({ facts: [], whole: false });
  });

  test("is not fooled by what is only likely", () => {
    // Before each action somebody throws a die, and mostly nothing happens.
    const gusty = withQuestion("turn.act", ({ answer }) => ({
      answer(run, ...args) {
        const face = rollDie(run.state.chance, 6) === 6 ? 6 : 1;
        run.tell?.({ fact: "wind", rule: "2.1", face });
        answer(run, ...args);
      },
    }));
    world = newWorld({ shelf: shelfOf(gusty) });
    guests = playing(world);
    mover = untilTurn(world, guests);
    [seat] = mover.seats;
    for (let i = 0; i < 40; i++) expect(foresees("trim")).toEqual({ facts: [], whole: false });
  });

  test("changes nothing, and others are not told that somebody looked", () => {
    const watcher = connect(world, mover.table);
    const before = { entries: entriesOf(world, mover.table).length, seen: seenBy(world, mover) };
    const heard = watcher.received.length;
    for (const key of keysOf(world, mover)) foresees(key);
    expect(entriesOf(world, mover.table)).toHaveLength(before.entries);
    expect(seenBy(world, mover)).toEqual(before.seen);
    expect(watcher.received).toHaveLength(heard);
  });

  test("of what is not offered is refused", () => {
    expect(codeOf(() => foresees("fly"))).toBe("not-offered");
  });
});

describe("what is foreseen rests on what the seat sees and on nothing else", () => {
  type Twin = (game: AnyGame, state: unknown, audience: number, salt: string) => unknown;
  const disguised: Twin = (game, state, audience, salt) =>
    disguise(game.copy(state), audience, dice(salt));
  const imagined: Twin = (game, state, audience, salt) => {
    const twin = game.imagine(game.view(state, audience), swiftChance(salt));
    advance(game, newContext(game, twin));
    return twin;
  };

  /** At every question of a game: all its options in worlds that look alike to the seat. */
  function compareForesight(game: string, seed: string, most: number, twin: Twin): number {
    let compared = 0;
    const pick = dice(seed);
    for (let i = 0; i < most && infoOf(world, guests[0].table).status === "running"; i++) {
      const { table } = ask<Replayed>(world, (reply) =>
        loadTable(world.parts, guests[0].table, reply),
      );
      const play = playOf(table);
      const real = play.state;
      for (const question of openQuestions(play)) {
        const { key } = question.options[pick(question.options.length)];
        play.state = real;
        const expected = preview(table, question, key, "same");
        for (const salt of ["a", "b"]) {
          play.state = twin(table.game, real, question.seat, `${seed} ${i} ${salt}`) as never;
          const other = preview(table, question, key, "same");
          expect(other, `${game}, seed ${seed}, answer ${i}, ${key}`).toEqual(expected);
          compared++;
        }
      }
      playsOn(world, guests, `${seed} ${i}`, 1);
    }
    return compared;
  }

  test("Lanterns", () => {
    for (const seed of ["one", "two", "three"]) {
      world = newWorld();
      guests = playing(world, {}, ["Ben", "Cora"]);
      expect(compareForesight("lanterns", seed, 200, disguised)).toBeGreaterThan(50);
    }
  });

  for (const [game, setup] of [
    ["blood-orders", { players: 3 }],
    ["masters-of-the-night", { players: 2 }],
  ] as const) {
    test(game, () => {
      const shelf = houseShelf();
      world = newWorld({ shelf });
      guests = playing(world, { game, setup }, setup.players === 3 ? ["Ben", "Cora"] : ["Ben"]);
      expect(compareForesight(game, "foresight", 60, imagined)).toBeGreaterThan(60);
    });
  }

  test("the worlds are imagined from the seat's view", () => {
    const { table } = ask<Replayed>(world, (reply) => loadTable(world.parts, mover.table, reply));
    const views: unknown[] = [];
    const { game } = table;
    const spied: AnyGame = {
      ...game,
      imagine: (view, chance) => {
        views.push(view);
        return game.imagine(view, chance);
      },
    };
    const [question] = openQuestions(playOf(table), seat);
    preview({ ...table, game: spied }, question, "trim", "spied");
    expect(views.length).toBeGreaterThan(1);
    for (const view of views) expect(view).toEqual(game.view(playOf(table).state, seat));
  });

  test("spectators foresee nothing: they have no question", () => {
    const watcher = connect(world, mover.table);
    expect(watcher.follower.sheets.get(SPECTATOR)?.document.question).toBeNull();
  });
});

describe("a hint", () => {
  test("is something that can be answered, and does not answer it", () => {
    world = newWorld({ shelf: houseShelf() });
    guests = playing(world, { game: "masters-of-the-night", setup: { players: 2 } });
    for (let i = 0; i < 12; i++) {
      const who = guests.find((one) => isAsked(world, one)) as Seated;
      const { id, seat: own } = questionOf(world, who);
      const before = entriesOf(world, who.table).length;
      const { hint } = commandAnswer.parse(
        does(world, who, { do: "hint", seat: own, question: id }),
      );
      if (hint === undefined) throw new Error("no hint came");
      const [{ keys, chance }] = hint.answers;
      expect(chance).toBeGreaterThan(0);
      expect(entriesOf(world, who.table)).toHaveLength(before);
      expect(keysOf(world, who)).toContain(keys[0]);
      does(world, who, { do: "answer", seat: own, question: id, keys: [...keys] });
    }
  });

  test("says of up to three answers how likely they win and what they bring, best first", () => {
    world = newWorld({ shelf: houseShelf() });
    guests = playing(world, { game: "masters-of-the-night", setup: { players: 2 } });
    const asked = () => guests.find((one) => isAsked(world, one)) as Seated;
    const isWide = () => questionOf(world, asked()).options.length >= 3;
    for (let n = 0; !isWide(); n++) playsOn(world, guests, `hints ${n}`, 1);
    const { id, seat: own } = questionOf(world, asked());
    const { hint } = does(world, asked(), { do: "hint", seat: own, question: id });
    const { answers: advised, sure, within, playouts } = hint as ToldHint;
    expect(advised.length).toBeGreaterThan(1);
    expect(advised.length).toBeLessThanOrEqual(3);
    expect(playouts).toBeGreaterThan(0);
    expect(["certain", "likely", "close"]).toContain(sure);
    expect(within).toBe("round");
    for (const { brings, does: told } of advised) {
      expect(Object.keys(brings)).toContain("veil");
      expect(told).toHaveLength(1);
    }
  });

  test("tells of a plan what goes where, and of an answer what follows for certain", () => {
    world = newWorld({ shelf: houseShelf() });
    guests = playing(world, { game: "blood-orders", setup: { players: 2 } });
    const [ada, ben] = guests;
    const hintFor = (who: Seated): ToldHint => {
      const { id, seat: own } = questionOf(world, who);
      return commandAnswer.parse(does(world, who, { do: "hint", seat: own, question: id })).hint!;
    };
    const carryOut = (who: Seated): void => {
      const [{ keys }] = hintFor(who).answers;
      const { id, seat: own } = questionOf(world, who);
      does(world, who, { do: "answer", seat: own, question: id, keys: [...keys] });
    };
    const [plan] = hintFor(ada).answers;
    expect(plan.keys.length).toBeGreaterThan(1);
    expect(plan.does.join()).toMatch(/(hand|token: \d cards? showing \d \w+) \(.*Bleeder/);
    for (const who of [ada, ben]) carryOut(who);
    const mover = [ada, ben].find((who) => isAsked(world, who)) as Seated;
    const { answers: placings, within } = hintFor(mover);
    expect(within).toBe("day");
    expect(placings[0].follows[0]).toMatch(/^Player \d (places|scavenges)/);
  });

  test("about a game that no bot can foresee is refused", () => {
    const hint = { do: "hint", seat, question: questionId() } as const;
    expect(refusalOf(() => does(world, mover, hint))).toEqual({
      code: "not-allowed",
      message: "no hint: no bot can foresee this game",
    });
  });

  test("is thought out of the seat's view, by a bot that is told nothing more", () => {
    const thoughts: Thought[] = [];
    world = newWorld({
      thinker: {
        ...directThinker(),
        advise: (thought, done) => {
          thoughts.push(thought);
          done(null, { answers: [], sure: "close", within: "day", playouts: 0 });
        },
      },
    });
    guests = playing(world);
    const { view, question } = seenBy(world, guests[0]);
    does(world, guests[0], { do: "hint", seat: 0, question: question?.id ?? "" });
    expect(thoughts).toHaveLength(1);
    expect(thoughts[0]).toMatchObject({ game: "lanterns", view, question });
    expect(Object.keys(thoughts[0]).sort()).toEqual([
      "bot",
      "game",
      "pack",
      "question",
      "seed",
      "table",
      "view",
    ]);
  });

  const refusedFor = (error: Error) => {
    const thinker: Thinker = { ...directThinker(), advise: (_, done) => done(error, null) };
    world = newWorld({ thinker });
    guests = playing(world);
    return refusalOf(() => does(world, guests[0], { do: "hint", seat: 0, question: "0.1" }));
  };

  test("for which there is no time is refused, with the reason", () => {
    const message = "no hint: it took too long; ask again";
    const refusal = refusedFor(new NoTime("it took too long; ask again"));
    expect(refusal).toEqual({ code: "busy", message });
    expect(world.faults).toEqual([]);
  });

  test("that fails is a fault of the server, and only the host is told why", () => {
    const fault = new Error("the worker /srv/worker.js did not start");
    expect(refusedFor(fault)).toEqual(INTERNAL_FAULT);
    expect(world.faults).toEqual([fault]);
  });
});

describe("asking about something else", () => {
  const asking = (question: string, own = seat) =>
    [
      { do: "why", seat: own, question, key: "pass" },
      { do: "preview", seat: own, question, key: "pass" },
      { do: "hint", seat: own, question },
    ] as const;

  test("a question that is over, another's question or another's seat is refused", () => {
    const other = guests.find((who) => who !== mover) as Seated;
    for (const command of asking("0.1")) {
      expect(codeOf(() => does(world, mover, { ...command, question: `${seat}.1` }))).toBe(
        "question-answered",
      );
      expect(codeOf(() => does(world, other, command))).toBe("not-yours");
      expect(codeOf(() => does(world, mover, { ...command, seat: 7 }))).toBe("no-seat");
    }
    const eve = join(world, mover.table, { name: "Eve" });
    for (const command of asking(questionId())) {
      expect(codeOf(() => does(world, eve, command))).toBe("not-yours");
    }
  });

  test("before the start there is nothing to ask about", () => {
    const open = openTable(world);
    for (const command of asking("0.1", 0)) {
      expect(codeOf(() => does(world, open, command))).toBe("not-running");
    }
  });
});
