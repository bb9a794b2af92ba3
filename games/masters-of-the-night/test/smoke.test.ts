import { expect, test } from "vitest";
import { quietEvent, table } from "./support/table.js";

test("MN-5.2 all agents of the district become exposed", () => {
  const t = table({
    phase: "turn",
    active: "imre",
    vampires: { imre: { at: "museum" } },
    districts: { museum: { hidden: 2, exposed: 1 } },
  });
  t.answer("expose").expectPosition({ districts: { museum: { hidden: 0, exposed: 3 } }, ap: 1 });
  expect(t.optionsOf("fight")).toEqual(["fight"]);
  expect(t.whyNot("expose")).toBe("no-hidden-agent MN-5.2");
});
test("event", () => {
  const t = table(
    { phase: "event", veil: 4, eventTop: ["q"] },
    { pieces: [quietEvent("q", 0, [1, 2])] },
  );
  console.log(t.question, t.options, t.facts);
});
