import { answerBatch, openQuestions, outcomeOf } from "@coterie/kernel";
import { LIMITS } from "@coterie/protocol";
import { describe, expect, test } from "vitest";
import { decide } from "../../src/thinking/decide.js";
import { afterKeys } from "../../src/thinking/plan.js";
import { sentenceOf } from "../../src/thinking/says.js";
import { type Teller, toldGames } from "../../src/thinking/tellers.js";
import type { Decision, Told } from "../../src/thinking/thinker.js";
import { GAMES, newPlay, shelf } from "./support/thoughts.js";

/** A decision in a game that bots play, and when it was made. */
interface Moment {
  readonly kind: string;
  readonly turn: string;
  readonly decision: Decision;
}

/** Plays with bots that are reminded of what they told, as a table does it. */
function played(game: string, bot: string, seed: string, most: number): Moment[] {
  const play = newPlay(shelf.usual(game)!, seed);
  const told: (Told | undefined)[] = [];
  const moments: Moment[] = [];
  while (outcomeOf(play) === null && moments.length < most) {
    const [question] = openQuestions(play);
    const { seat, id, kind } = question;
    const view = play.game.view(play.state, seat);
    const before = told[seat];
    const thought = { view: view as never, question, bot, seed: `${seed}/${id}` };
    const decision = decide(
      play.game,
      before === undefined ? thought : { ...thought, told: before },
    );
    const { keys, plan } = decision;
    const left = plan?.keys ?? before?.left ?? [];
    const seen = plan === undefined ? before?.seen : view.seen;
    if (seen !== undefined) told[seat] = { seen, left: afterKeys(left, keys) };
    moments.push({ kind, turn: `${play.state.round}.${play.state.active}`, decision });
    answerBatch(play, seat, id, keys);
  }
  return moments;
}

describe("what bots tell in Masters of the Night", () => {
  const moments = played("masters-of-the-night", "greedy", "plans", 200);
  const turns = [...new Set(moments.map(({ turn }) => turn))]
    .map((turn) => moments.filter((one) => one.turn === turn && one.kind !== "day.next-district"))
    .map((steps) => steps.slice(steps.findIndex(({ kind }) => kind === "night.act")))
    .filter(([first]) => first?.kind === "night.act");
  const saysOf = ({ decision }: Moment): string | undefined => decision.plan?.says;

  test("each turn begins with a sentence about it", () => {
    expect(turns.length).toBeGreaterThan(10);
    for (const [first] of turns) {
      expect(saysOf(first), first.turn).toMatch(/^[A-Z]\w+ means to [^.]+\.$/);
    }
  });

  test("what follows is what was told, or the change is told", () => {
    for (const [first, ...steps] of turns) {
      let left = afterKeys(first.decision.plan?.keys ?? [], first.decision.keys);
      for (const { kind, turn, decision } of steps) {
        const { keys, plan } = decision;
        if (plan !== undefined) expect(plan.says, turn).toMatch(/ now means to /);
        else if (kind === "night.act" && left.length > 0) expect(left, turn).toContain(keys[0]);
        left = afterKeys(plan?.keys ?? left, keys);
      }
    }
    const told = moments.filter((one) => saysOf(one) !== undefined);
    expect(told.length).toBeLessThan(turns.length * 1.5);
  });

  test("in the middle of a fight or of the day nobody explains himself", () => {
    for (const one of moments) {
      if (one.kind !== "night.act") expect(saysOf(one), one.kind).toBeUndefined();
    }
  });

  test("prices and results are left out", () => {
    for (const one of moments) expect(saysOf(one) ?? "").not.toMatch(/AP|→|:|\(/);
  });
});

test("who plays at random plans nothing", () => {
  const moments = played("masters-of-the-night", "random", "plans", 100);
  expect(moments.filter(({ decision }) => decision.plan !== undefined)).toEqual([]);
});

test("where seats have secrets nobody tells anything", () => {
  expect(toldGames.filter((game) => shelf.hasSecrets(game))).toEqual([]);
  expect(GAMES.some((game) => shelf.hasSecrets(game))).toBe(true);
  const moments = played("blood-orders", "greedy:1", "plans", 60);
  expect(moments.filter(({ decision }) => decision.plan !== undefined)).toEqual([]);
});

test("a plan is left behind as its keys are given, in whatever order", () => {
  expect(afterKeys(["a", "b", "c"], ["a"])).toEqual(["b", "c"]);
  expect(afterKeys(["a", "b", "c"], ["b"])).toEqual(["c"]);
  expect(afterKeys(["a", "b", "c"], ["x"])).toEqual(["a", "b", "c"]);
  expect(afterKeys(["a", "b"], ["a", "b"])).toEqual([]);
});

describe("the sentence", () => {
  const teller: Teller<never> = {
    who: () => "Mila",
    deed: (_seen, _question, key) => key,
    isRest: (key) => key === "rest",
  };
  const saying = (keys: readonly string[], isChange = false, kinds: readonly string[] = []) =>
    sentenceOf(
      teller,
      keys.map((key, i) => ({ key, seen: {}, question: { kind: kinds[i] ?? "act" } })) as never,
      isChange,
    );

  test("tells the steps in their order", () => {
    expect(saying(["hunt"])).toBe("Mila means to hunt.");
    expect(saying(["hunt", "fight"])).toBe("Mila means to hunt, then fight.");
    expect(saying(["move", "expose", "fight"])).toBe("Mila means to move, expose, then fight.");
    expect(saying(["fight"], true)).toBe("Mila now means to fight.");
  });

  test("counts what is done again, and leaves out what goes without saying", () => {
    expect(saying(["hunt", "hunt", "rest"])).toBe("Mila means to hunt twice.");
    expect(saying(["hunt", "hunt", "hunt", "fight", "hunt"])).toBe(
      "Mila means to hunt 3 times, fight, then hunt.",
    );
    expect(saying(["rest"])).toBe("Mila means to rest.");
    expect(saying(["use", "museum", "fight"], false, ["act", "effect.choose", "act"])).toBe(
      "Mila means to use, then fight.",
    );
  });

  test("is never longer than a line may be", () => {
    const long = saying(["x".repeat(1000)]);
    expect(long).toHaveLength(LIMITS.says);
    expect(long).toMatch(/x…$/);
  });
});
