import { expect, test } from "vitest";
import type { Position } from "../../src/index.js";
import { relic } from "../support/probe.js";
import { type TableOptions, type TestTable, table } from "../support/table.js";

/** Whoever holds this bell gains a kill after each own hunt. */
const bell = relic("test-bell", {
  standing: [
    { kind: "trigger", after: "hunts", then: [{ do: "gain", what: "kills", n: 1, who: "self" }] },
  ],
});
const options: TableOptions = { pieces: [bell], vampires: ["imre", "mila"] };

/** In the house city, on Imre's turn unless told otherwise. */
function turn(position: Position, how: TableOptions = {}): TestTable {
  return table({ phase: "turn", active: "imre", ...position }, how);
}

const hunter = { at: "nightclub", blood: 2, kills: 3, relics: ["test-bell"] };
/** The cathedral forbids relics while agents lead there. */
const banned = { cathedral: { hidden: 1 } };

test("MN-9.3 what a held relic does by itself, it does for its holder", () => {
  const t = turn({ vampires: { imre: hunter } }, options).answer("hunt");
  t.expectPosition({ vampires: { imre: { kills: 4, blood: 3 } } });
  expect(t.factsOf("trigger")).toMatchObject([{ piece: "test-bell", rule: "MN-9.3" }]);
});

test("MN-11.1 where relics are forbidden a held one does nothing by itself", () => {
  const t = turn({ vampires: { imre: hunter }, districts: banned }, options).answer("hunt");
  t.expectPosition({ vampires: { imre: { kills: 3, blood: 3 } } });
  expect(t.factsOf("trigger")).toEqual([]);
});

test("MN-11.1 a placed relic goes on working", () => {
  const pieces = [{ ...bell, placed: true as const }];
  const t = turn(
    {
      vampires: { imre: { ...hunter, relics: [] } },
      placedRelics: { "test-bell": "nightclub" },
      districts: banned,
    },
    { pieces },
  ).answer("hunt");
  expect(t.factsOf("trigger")).toMatchObject([{ piece: "test-bell" }]);
});

test("MN-11.1 a sigil goes on working", () => {
  const t = turn({
    active: "mila",
    vampires: { imre: { at: "asylum", sigil: "museum" }, mila: { at: "museum", blood: 2 } },
    districts: banned,
  }).answer("end-turn");
  // Imre's Blood Font gives blood to a turn that ends there.
  t.expectPosition({ vampires: { mila: { blood: 3 } } });
});
