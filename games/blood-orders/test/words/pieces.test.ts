import { describe, expect, test } from "vitest";
import { bleeder, elder } from "../../src/content/bloodline.js";
import type { FearTrack, Ritual } from "../../src/content/pieces.js";
import { textOf } from "../../src/words/en/pieces.js";
import { marksWords, requirementWords, symbolWords } from "../../src/words/en/symbols.js";
import { ritualOf } from "./samples.js";

describe("what a piece shows beside an effect", () => {
  const requirement = (requires: Ritual["requires"]): string =>
    requirementWords({ ...ritualOf({}), requires });

  test("BO-1.3: the requirement of a Ritual", () => {
    expect(requirement({ victims: 2, dawn: 2, night: 1, blood: 3 })).toBe(
      "2 Victims with at least 2 Dawn and 1 Night; 3 Blood",
    );
    expect(requirement({ victims: 1, blood: 0 })).toBe("1 Victim");
    expect(requirement({ victims: 0, dusk: 3, blood: 1 })).toBe(
      "Victims with at least 3 Dusk; 1 Blood",
    );
    expect(requirement({ victims: 0, blood: 5 })).toBe("5 Blood");
    expect(requirement({ victims: 0, blood: 0 })).toBe("nothing");
  });

  test("BO-1.3: symbols", () => {
    expect(symbolWords({ dawn: 1, dusk: 0, night: 2 })).toBe("1 Dawn, 0 Dusk, 2 Night");
  });

  test("BO-1.3: Bleeders and Elders", () => {
    expect(textOf({ ...bleeder, dawn: 1, dusk: 0, night: 1 })).toBe(
      "1 Dawn, 0 Dusk, 1 Night. Worth no VP, never counts for a Ritual.",
    );
    expect(textOf({ ...elder, dawn: 0, night: 2 })).toBe(
      "0 Dawn, 1 Dusk, 2 Night. Worth no VP, never counts for a Ritual.",
    );
  });

  test("BO-1.5: the Fear track", () => {
    const track: FearTrack = {
      kind: "fear-track",
      id: "track",
      name: "Track",
      origin: "house",
      length: 12,
      marks: [
        { at: 0, vp: 2 },
        { at: 6, vp: 0 },
        { at: 12, vp: -5 },
      ],
    };
    expect(marksWords(track)).toBe("2 VP at 0, 0 VP at 6, −5 VP at 12");
    expect(textOf(track)).toBe(
      "From 0 to 12. At the end of the game the last mark met or passed counts: 2 VP at 0, 0 VP " +
        "at 6, −5 VP at 12.",
    );
  });

  test("a Ritual has a line for what it always does and one for what it is used for", () => {
    const ritual = ritualOf({
      standing: [{ kind: "modifier", value: "hand-limit", add: 1 }],
      daily: { effect: [{ do: "draw" }] },
    });
    expect(textOf(ritual)).toBe(
      "You may keep 1 more card in hand.\nOnce per day, on your turn: draw a Victim.",
    );
  });
});
