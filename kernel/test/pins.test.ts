import { dice, type GameShow, type Replayed, replay, SPECTATOR, toRecord } from "@coterie/kernel";
import { type Pins, pinDifferences, pinRecord, viewParts } from "@coterie/kernel/battery";
import { expect, test } from "vitest";
import type { LanternKit } from "../src/tiny/lanterns.js";
import { lanterns } from "../src/tiny/lanterns.js";
import { newGame, playRandomly } from "./support/table.js";

const words: Pick<GameShow<LanternKit>, "fact"> = { fact: (_, { fact }) => ({ words: fact }) };

const played = newGame({ players: 2 });
playRandomly(played, dice("pins"));
const record = toRecord(played);

function replayedBy(game = lanterns): Replayed<LanternKit> {
  return replay(game, record);
}

const parts = viewParts(replayedBy().play);
const pins: Pins = { parts, records: { evening: pinRecord(replayedBy(), words, parts) } };
const answers = record.answers.length;

test("a record that tells and shows the same as when it was pinned does not differ", () => {
  expect(pinDifferences(pins, "evening", replayedBy(), words)).toEqual([]);
});

test("a record without pins is named", () => {
  expect(pinDifferences(pins, "morning", replayedBy(), words)).toEqual(["morning has no pins"]);
});

test("other log lines are found with the first answer and the audiences that read them", () => {
  const { facts } = replayedBy();
  const step = facts.findIndex((told) => told.some(({ fact }) => fact === "offered"));
  const { seat, key } = record.answers[step - 1];
  const where = `first at answer ${step} of ${answers} (seat ${seat}, ${key})`;
  const shouted: typeof words = {
    fact: (_, { fact }) => ({ words: fact === "offered" ? "OFFERED" : fact }),
  };
  expect(pinDifferences(pins, "evening", replayedBy(), shouted)).toEqual(
    ["spectator", "seat 0", "seat 1"].map(
      (audience) => `evening differs in the log lines of ${audience}, ${where}`,
    ),
  );
});

test("a view with another part is found with its audience, part and answers", () => {
  const game: typeof lanterns = {
    ...lanterns,
    view: (state, audience) => {
      const view = lanterns.view(state, audience);
      return audience === SPECTATOR ? { ...view, seen: { ...view.seen, supply: 99 } } : view;
    },
  };
  const [difference, ...others] = pinDifferences(pins, "evening", replayedBy(game), words);
  expect(difference).toMatch(
    new RegExp(`^evening differs in the view of spectator: supply, after 0, .*, ${answers} of`),
  );
  expect(others).toEqual([]);
});

test("facts that are told otherwise are found, also where no audience sees the difference", () => {
  const { play, facts } = replayedBy();
  const changed = facts.map((told) => told.map((fact) => ({ ...fact, unseen: 1 })));
  const differences = pinDifferences(pins, "evening", { play, facts: changed }, words);
  expect(differences).toEqual([expect.stringMatching(/^evening differs in the facts, first at/)]);
});
