import { expect, test } from "vitest";
import { codeOf, does, playing } from "../../support/table.js";
import { newWorld, slowThinker } from "../../support/world.js";

test("one hint at a time for each guest: bots of other tables think in the same threads", () => {
  const thinker = slowThinker();
  const world = newWorld({ thinker });
  const [ada, ben] = playing(world, {}, ["Ben"]);
  const asks = (who: typeof ada, seat: number) => (): unknown =>
    does(world, who, { do: "hint", seat, question: `${seat}.1` });
  expect(asks(ada, 0)).toThrow("no answer came");
  for (let i = 0; i < 100; i++) expect(codeOf(asks(ada, 0))).toBe("busy");
  expect(asks(ben, 1)).toThrow("no answer came");
  expect(thinker.waiting).toHaveLength(2);
  for (const answer of thinker.waiting.splice(0)) answer();
  expect(asks(ada, 0)).toThrow("no answer came");
  expect(thinker.waiting).toHaveLength(1);
});
