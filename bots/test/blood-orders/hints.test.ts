import {
  answerAndRun,
  dice,
  type Hint,
  type Json,
  newContext,
  optionWithKey,
} from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import { botCalled, byIterations, hintOn, judgementOf, sightOf } from "../../src/index.js";
import { answers, blood, position } from "./table.js";

/** A hint compares where a bot answers by rule, and says so where nothing was compared. */

type State = ReturnType<typeof position>;

function hintAt(state: State, iterations = 200): Hint {
  const hint = hintOn(sightOf(blood, state, 0, dice("hint")), byIterations(iterations));
  if (hint === null) throw new Error("no hint came");
  return hint;
}

const advised = ({ answers: all }: Hint): string[] => all.map(({ keys }) => keys.join("+"));

describe("a hint about feeding before the last Day", () => {
  const torpor = ["the-crownless-king", "elder", "elder", "bleeder"];
  const cleanup = { phase: "cleanup", day: 7 };
  const rich = position({ ...cleanup, players: [{ blood: 9, torpor }] });

  test("weighs one card more or fewer beside what a bot does by rule", () => {
    const hint = hintAt(rich);
    expect(hint.answers).toHaveLength(3);
    expect(["certain", "likely", "close"]).toContain(hint.sure);
    expect(hint.within).toBe("day");
    const fed = hint.answers.map(({ keys }) => keys.filter((key) => key === "feed").length);
    expect(new Set(fed).size, "not all feed as many").toBeGreaterThan(1);
    for (const { keys } of hint.answers) expect(keys.at(-1)).toBe("commit");
  });

  test("tries each kind of card once: it does not matter which Elder is fed", () => {
    const elders = position({ ...cleanup, players: [{ blood: 9, torpor: ["elder", "elder"] }] });
    expect(advised(hintAt(elders)).sort()).toEqual([
      "feed+feed+commit",
      "release+feed+commit",
      "release+release+commit",
    ]);
  });

  test("weighs which card is discarded from a hand that is too large", () => {
    const hand = ["the-crownless-king", ...new Array(8).fill("elder"), "bleeder", "bleeder"];
    const full = position({ ...cleanup, players: [{ hand }] });
    const hint = hintAt(full);
    expect(advised(hint)[0]).toBe("discard:bleeder+commit");
    expect(hint.answers).toHaveLength(3);
  });

  test("leaves bots that search as they are: they try what they do by rule alone", () => {
    const tried = judgementOf(blood)?.foresight?.candidates(sightOf(blood, rich, 0, dice("bot")));
    expect(tried).toHaveLength(1);
  });
});

describe("a hint after a token was placed", () => {
  /** The first of three tokens lies; the turn is not ended. */
  function afterPlacing(me: Record<string, Json>): State {
    const piles = { dusk: ["elder"], night: ["elder", "elder"] };
    const players = [{ piles, ...me }, {}];
    const state = position({ phase: "orders", day: 7, planned: true, players });
    const run = newContext(blood, state);
    answerAndRun(blood, run, 0, optionWithKey(blood, run, 0, "place:dawn:north")!);
    return state;
  }

  test("BO-4.3: weighs a little scavenging beside the end, with tokens to come", () => {
    const hungry = afterPlacing({ blood: 1 });
    const hint = hintAt(hungry);
    expect(advised(hint)).toContain("end");
    expect(advised(hint).some((key) => key.startsWith("scavenge:"))).toBe(true);
    expect(answers(botCalled(blood, "search:8"), hungry), "a bot ends by rule").toEqual(["end"]);
  });

  test("tries one Blood even where none is lacking, so that it can say what that costs", () => {
    const rich = afterPlacing({ blood: 12 });
    expect(advised(hintAt(rich)).sort()).toEqual(["end", "scavenge:1"]);
  });

  test("BO-4.2: weighs a Ritual that can be used", () => {
    const owner = afterPlacing({ blood: 12, rituals: ["the-twin-gibbets"] });
    expect(advised(hintAt(owner)).some((key) => key.startsWith("use:"))).toBe(true);
  });
});

test("a hint about what cannot be answered otherwise is certain", () => {
  const state = position({ phase: "cleanup", day: 7, players: [{ blood: 0, torpor: ["elder"] }] });
  const { answers: all, sure } = hintAt(state);
  expect(all.map(({ keys }) => keys)).toEqual([["release", "commit"]]);
  expect(sure).toBe("certain");
});
