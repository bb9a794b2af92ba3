import { expect, test } from "vitest";
import { trackers } from "../../src/content/trackers.js";
import { expectCity } from "../support/pieces.js";
import { quietEvent, table } from "../support/table.js";

const TEAM = ["imre", "mila", "nevena", "laszlo", "ishtvan"];
const pieces = [...trackers, quietEvent("influx", 8, [6, 2])];

/** Red printing house, grey town hall and asylum, where nobody is. */
function influx(vampires: number, veil: number) {
  return table(
    {
      phase: "event",
      eventTop: ["influx"],
      veil,
      districts: { "railway-station": { minions: 0 } },
    },
    { vampires: TEAM.slice(0, vampires), pieces },
  );
}

interface Row {
  readonly red: number;
  readonly grey: readonly [number, number];
}

/** The red number, the higher grey one and the lower one, as agents come into the city. */
function expectRow(vampires: number, veil: number, { red, grey: [more, less] }: Row): void {
  const t = influx(vampires, veil);
  if (more !== less) {
    expectCity(t, { "printing-house": { hidden: red } });
    t.expectOptions("town-hall", "asylum").answer("asylum");
  }
  expectCity(t, {
    "printing-house": { hidden: red },
    asylum: { hidden: more },
    ...(less === 0 ? {} : { "town-hall": { hidden: less } }),
  });
  expect(t.question).toBe("night.act");
  t.expectPosition({ veil });
}

const TRACKERS: readonly (readonly [number, number, Row, Row])[] = [
  [2, 5, { red: 1, grey: [1, 0] }, { red: 3, grey: [1, 1] }],
  [3, 5, { red: 2, grey: [1, 0] }, { red: 3, grey: [1, 1] }],
  [4, 9, { red: 3, grey: [1, 1] }, { red: 4, grey: [2, 1] }],
  [5, 7, { red: 3, grey: [2, 1] }, { red: 4, grey: [2, 1] }],
];

test.each(TRACKERS)("tracker tracker-%i: it has %i agents in all", (vampires, agents) => {
  const t = table({ phase: "dusk" }, { vampires: TEAM.slice(0, vampires), pieces });
  t.expectPosition({ agentReserve: agents });
});

test.each(TRACKERS)("tracker tracker-%i: the numbers of a high veil", (vampires, _agents, high) => {
  expectRow(vampires, 6, high);
  expectRow(vampires, 4, high);
});

test.each(TRACKERS)(
  "tracker tracker-%i: the numbers of a low veil",
  (vampires, _agents, _high, low) => {
    expectRow(vampires, 3, low);
    expectRow(vampires, 1, low);
  },
);
