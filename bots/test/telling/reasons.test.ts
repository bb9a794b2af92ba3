import { bloodOrders } from "@coterie/blood-orders";
import {
  type AnyGame,
  advance,
  answerAndRun,
  askedSeats,
  canonical,
  dice,
  type Kit,
  newContext,
  optionWithKey,
  type Run,
  redactFacts,
  swiftChance,
} from "@coterie/kernel";
import { mastersOfTheNight } from "@coterie/masters-of-the-night";
import { describe, expect, inject, test } from "vitest";
import { foresee } from "../../src/foresee.js";
import {
  botCalled,
  byIterations,
  hintOn,
  rowsOf,
  type Sight,
  showOf,
  sightOf,
  tellHint,
} from "../../src/index.js";

const masters: AnyGame = mastersOfTheNight();
const blood: AnyGame = bloodOrders();

/** One position of so many is looked at. */
const EVERY = inject("isNightly") ? 5 : 6;

/** Plays a game by greedy bots and shows every so-manieth position in which somebody decides. */
function positions(
  game: AnyGame,
  setup: unknown,
  every: number,
  show: (run: Run<Kit>, sight: Sight<Kit>) => void,
): void {
  const run = newContext(game, game.begin(game.readSetup(setup), swiftChance("reasons")));
  advance(game, run);
  const [bot, pick] = [botCalled(game, "greedy:1"), dice("reasons")];
  for (let asked = 0; run.state.outcome === 0; asked++) {
    const [seat] = askedSeats(game, run);
    const sight = sightOf(game, run.state, seat, pick);
    if (!sight.question.forced && asked % every === 0) show(run, sight);
    for (const key of bot.decide(sight)) {
      answerAndRun(game, run, seat, optionWithKey(game, run, seat, key)!);
    }
  }
}

/** What is told to the seat when it gives these answers in the real world. */
function toldAfter({ state }: Run<Kit>, { game, question }: Sight<Kit>, keys: readonly string[]) {
  const { seat } = question;
  const facts: Kit["Fact"][] = [];
  const run = newContext(game, game.copy(state), (fact) =>
    facts.push(...redactFacts(game.facts, [fact], seat)),
  );
  for (const key of keys) {
    const isAsked = askedSeats(game, run).includes(seat);
    const option = isAsked ? optionWithKey(game, run, seat, key) : undefined;
    if (option === undefined) break;
    answerAndRun(game, run, seat, option);
  }
  return facts.map(canonical);
}

describe.each([
  { game: masters, setup: { vampires: 3 }, every: EVERY },
  { game: blood, setup: { players: 2 }, every: EVERY },
])("$game.id", ({ game, setup, every }) => {
  test("the facts of a hint are those that really follow", () => {
    const counted = { facts: 0, plans: 0 };
    positions(game, setup, every, (run, sight) => {
      for (const { keys } of hintOn(sight, byIterations(4))?.answers ?? []) {
        const foreseen = foresee(sight, keys).facts.map(canonical);
        const told = toldAfter(run, sight, keys);
        expect(told.slice(0, foreseen.length), `${sight.question.kind} ${keys}`).toEqual(foreseen);
        counted.facts += foreseen.length;
        if (keys.length > 1 && foreseen.length > 0) counted.plans++;
      }
    });
    expect(counted.facts).toBeGreaterThan(20);
    if (game === blood) expect(counted.plans, "of whole plans, too").toBeGreaterThan(5);
  });

  test("every answer is told in words, without raw keys", () => {
    const show = showOf(game);
    if (show === undefined) throw new Error("it has no words");
    positions(game, setup, every * 4, (_run, sight) => {
      const hint = hintOn(sight, byIterations(4));
      if (hint === null) throw new Error("no hint came");
      for (const { keys, does } of tellHint(show, sight, hint).answers) {
        expect(does.length, keys.join()).toBeGreaterThan(0);
        for (const line of does) expect(keys).not.toContain(line);
      }
    });
  });
});

test("a plan is told by what goes where, without its confirmation", () => {
  const step = (key: string, words: string, about: string | null, confirms = false) => ({
    key,
    words,
    about,
    confirms,
  });
  const rows = rowsOf([
    step("dawn", "under it: 1 card", "Bleeder"),
    step("hand", "keep it", "Elder"),
    step("dawn", "under it: 2 cards", "Bleeder"),
    step("dawn", "under it: 3 cards", "Elder"),
    step("discard", "discard an Elder", null),
    step("commit", "yes", null, true),
  ]);
  expect(rows).toEqual([
    {
      key: "dawn",
      words: "under it: 3 cards",
      about: [
        { what: "Bleeder", n: 2 },
        { what: "Elder", n: 1 },
      ],
    },
    { key: "hand", words: "keep it", about: [{ what: "Elder", n: 1 }] },
    { key: "discard", words: "discard an Elder", about: [] },
  ]);
});
