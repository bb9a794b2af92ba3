import { levels, type Strength, strengthOf } from "@coterie/bots";
import { afterEach, expect, test, vi } from "vitest";
import { strengthWords } from "../../src/pages/strength.js";

vi.mock("@coterie/bots", async (original) => ({
  ...(await original<object>()),
  strengthOf: vi.fn(),
}));
const measured = vi.mocked(strengthOf);
afterEach(() => void measured.mockReset());

/** What is said of a strong bot that was measured so. */
function said(strength: Strength | undefined): string | undefined {
  measured.mockReturnValue(strength);
  const [{ bot }] = levels.filter(({ id }) => id === "strong");
  const words = strengthWords("some-game", bot);
  expect(measured).toHaveBeenCalledWith("some-game", "strong");
  return words;
}

test("among rivals a level is told by whom it beats, in a team by what it wins alone", () => {
  expect(said({ against: "medium", won: 86, games: 700 })).toBe("Beats Medium in 86 of 100 games");
  expect(said({ against: null, won: 41, games: 200 })).toBe(
    "Alone it wins 41 of 100 games on medium",
  );
  expect(said({ against: null, won: 0, games: 200 })).toBe("Alone it wins no game on medium");
});

test("nothing is said where nothing was measured, nor of bots that are no level", () => {
  expect(said(undefined)).toBeUndefined();
  expect(strengthWords("some-game", "search:64")).toBeUndefined();
});
