import { type BloodKit, bloodOrders } from "@coterie/blood-orders";
import {
  answerBatch,
  dice,
  type Game,
  type Kit,
  openQuestions,
  outcomeOf,
  seedFrom,
  startPlay,
} from "@coterie/kernel";
import type { MastersKit } from "@coterie/masters-of-the-night";
import { describe, expect, test } from "vitest";
import {
  botCalled,
  type Decision,
  decideOn,
  notePlan,
  sightOf,
  type ToldPlans,
  toldBy,
} from "../../src/index.js";
import { tellerOf } from "../../src/telling/tellers.js";
import { masters } from "../support/masters.js";

/** A decision in a game that bots play, and when it was made. */
interface Moment<K extends Kit> {
  readonly kind: string;
  readonly before: K["State"];
  /** What is left of the plan that was told. */
  readonly left: readonly string[];
  readonly decision: Decision;
}

/** Plays with bots that are reminded of what they told, as a table does it. */
function played<K extends Kit>(game: Game<K>, name: string, most: number): Moment<K>[] {
  const { play } = startPlay(game, { players: 2 }, seedFrom("plans"));
  const bot = botCalled(game, name);
  const plans: ToldPlans = [];
  const moments: Moment<K>[] = [];
  while (outcomeOf(play) === null && moments.length < most) {
    const [{ seat, id, kind }] = openQuestions(play);
    const { state: before } = play;
    const answers = play.moments.length;
    const sight = sightOf(game, before, seat, dice(`plans/${id}`));
    const told = toldBy(plans, seat, answers);
    const decision = decideOn(bot, sight, told);
    notePlan(plans, seat, answers, sight.view.seen, decision);
    moments.push({ kind, before, left: told?.left ?? [], decision });
    answerBatch(play, seat, id, decision.keys);
  }
  return moments;
}

const plansIn = <K extends Kit>(moments: readonly Moment<K>[]) =>
  moments.flatMap(({ decision }) => decision.plan ?? []);

describe("what bots tell in Masters of the Night", () => {
  const moments = played(masters, "greedy", 200);
  const turnOf = ({ before }: Moment<MastersKit>): string => `${before.round}.${before.active}`;
  const turns = [...new Set(moments.map(turnOf))]
    .map((turn) => moments.filter((one) => turnOf(one) === turn))
    .map((steps) => steps.slice(steps.findIndex(({ kind }) => kind === "night.act")))
    .filter(([first]) => first?.kind === "night.act");

  test("each turn begins with a sentence about it", () => {
    expect(turns.length).toBeGreaterThan(10);
    for (const [first] of turns) {
      expect(first.decision.plan?.says, turnOf(first)).toMatch(/^[A-Z]\w+ means to [^.]+\.$/);
    }
  });

  test("what follows is what was told, or the change is told", () => {
    for (const [, ...steps] of turns) {
      for (const step of steps) {
        const { kind, left, decision } = step;
        const { keys, plan } = decision;
        if (plan !== undefined) expect(plan.says, turnOf(step)).toMatch(/ now means to /);
        else if (kind === "night.act" && left.length > 0) expect(left).toContain(keys[0]);
      }
    }
    expect(plansIn(moments).length).toBeLessThan(turns.length * 1.5);
  });

  test("in the middle of a fight or of the day nobody explains himself", () => {
    const others = moments.filter(({ kind }) => kind !== "night.act");
    expect(others.length).toBeGreaterThan(10);
    expect(plansIn(others)).toEqual([]);
  });

  test("prices and results are left out", () => {
    for (const { says } of plansIn(moments)) expect(says).not.toMatch(/AP|→|:|\(/);
  });
});

test("who plays at random plans nothing", () => {
  expect(plansIn(played(masters, "random", 100))).toEqual([]);
});

test("where seats have secrets nobody tells anything", () => {
  const orders: Game<BloodKit> = bloodOrders();
  expect(tellerOf(orders)).toBeUndefined();
  expect(plansIn(played(orders, "greedy:1", 60))).toEqual([]);
});
