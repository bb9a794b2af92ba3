import { openQuestions } from "@coterie/kernel";
import { expect, test } from "vitest";
import type { Effect } from "../../../src/content/language.js";
import { playWords } from "../../../src/index.js";
import { event, turn, watch } from "../../support/probe.js";

test("MN-1.7 what waits is told with whom and where it is about, not those that are held back", () => {
  const recruit: Effect = [{ do: "place", what: "minion", at: "self" }];
  const gain: Effect = [{ do: "gain", what: "veil", n: 1 }];
  const placed = (id: string) =>
    event(id, [{ do: "stay" }], {
      standing: [{ kind: "trigger", after: "minions-placed", then: gain, at: "anywhere" }],
    });
  const hunted = event("stone", [{ do: "stay" }], {
    standing: [{ kind: "trigger", after: "hunts", then: gain, at: "anywhere" }],
  });
  const t = turn(
    {
      veil: 1,
      vampires: { imre: { kills: 1, blood: 1 } },
      eventsInPlay: { watch: {}, stone: { at: "asylum" }, one: { at: "museum" }, other: {} },
    },
    { pieces: [watch("hunts", recruit), hunted, placed("one"), placed("other")] },
  ).answer("hunt", "resolve:watch:1");
  const [question] = openQuestions(t.scene.play);
  const { seen } = t.game.view(t.state, question.seat);
  const words = question.options.map(
    ({ key }) => playWords(t.game).option(seen, question, key).words,
  );
  expect(words).toEqual(["One (the cathedral)", "Other (the cathedral)"]);
});
