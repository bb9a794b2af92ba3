import { ALL_AUDIENCES } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import type { Standing } from "../../src/content/language.js";
import { housePack, type Position, textOf } from "../../src/index.js";
import { did, event, turn } from "../support/probe.js";
import { table } from "../support/table.js";
import { busy, house, two } from "./busy.js";
import { sceneAt } from "./seeing.js";

function ofAct(act: number): string[] {
  return housePack.pieces.flatMap((one) =>
    one.kind === "event" && one.act === act ? [one.id] : [],
  );
}

const powerCut = {
  place: "event:power-cut",
  id: "power-cut",
  name: "Power Cut",
  kind: "event",
  text: textOf(house("power-cut")),
  act: 1,
  grid: { red: 7, grey: [2, 3] },
};

describe("time", () => {
  test("by night", () => {
    const { time } = sceneAt(table(busy, two));
    expect(time).toEqual({ round: 4, isNight: true, leader: 0, active: 1, outcome: null });
  });

  test("by day it is nobody's turn", () => {
    const { time } = sceneAt(table({ phase: "districts", leader: "mila", round: 2 }));
    expect(time).toEqual({ round: 2, isNight: false, leader: 1, active: -1, outcome: null });
  });

  test("the end has its name", () => {
    const t = turn({ veil: 1, vampires: { imre: { kills: 4, blood: 1 } } }).answer("wild-hunt");
    expect(sceneAt(t).time.outcome).toBe("defeat-veil");
  });
});

describe("veil", () => {
  test("its bands are the tracker's", () => {
    const { veil } = sceneAt(table(busy, two));
    expect(veil).toMatchObject({
      value: 3,
      max: 6,
      isHigh: false,
      high: { red: 2, grey: [1, 0] },
      low: { red: 2, grey: [1, 1] },
    });
    expect(sceneAt(table({ ...busy, veil: 4 }, two)).veil.isHigh).toBe(true);
  });

  test("cards in play change the bands, but no grey number that is not there", () => {
    const standing: Standing[] = [
      { kind: "modifier", value: "red", add: -3 },
      { kind: "modifier", value: "grey", add: 2 },
    ];
    const pieces = [event("tide", [{ do: "stay" }], { standing })];
    const { veil } = sceneAt(table({ ...busy, eventsInPlay: { tide: {} } }, { pieces }));
    expect(veil.high).toEqual({ red: 0, grey: [3, 0] });
    expect(veil.low).toEqual({ red: 0, grey: [3, 3] });
  });

  test("events are counted by their backs, and those seen are shown with what lies on them", () => {
    const deck = ["paparazzi", "power-cut", ...ofAct(2).slice(0, 1), ...ofAct(3).slice(0, 3)];
    const seen = [0, ALL_AUDIENCES, 0, 0, 0, 0];
    const { veil } = sceneAt(table({ ...busy, eventDeck: deck, eventSeen: seen }));
    expect(veil.eventsLeft).toEqual([2, 1, 3]);
    expect(veil.foreseen).toEqual([{ ...powerCut, depth: 1 }]);
  });

  const running: Position = {
    ...busy,
    placedRelics: {},
    event: "power-cut",
    eventVeil: { gain: 1, loss: 2, shortage: 4 },
    entered: [0, 2, 0, 0, 0, 0, 0, 0, 1],
  };

  test("the running event and what it will cost: each district that was entered", () => {
    const { veil } = sceneAt(table(running));
    expect(veil.event).toEqual(powerCut);
    expect(veil.omen).toBeNull();
    expect(veil.pending).toEqual({ gain: 1, loss: 8 });
  });

  test("by the summary each agent that entered costs veil", () => {
    const { veil } = sceneAt(table(running, { reading: "summary" }));
    expect(veil.pending).toEqual({ gain: 1, loss: 9 });
  });

  test("a card in play may make an entry dearer", () => {
    const standing: Standing[] = [{ kind: "modifier", value: "entry-loss", add: 2, at: "here" }];
    const pieces = [event("eyes", [{ do: "stay" }], { standing })];
    const t = table({ ...running, eventsInPlay: { eyes: { at: "museum" } } }, { pieces });
    expect(sceneAt(t).veil.pending.loss).toBe(10);
  });

  test("the Leaden Shutters spare the veil an entry into their district", () => {
    const t = table({ ...running, placedRelics: { "leaden-shutters": "museum" } });
    expect(sceneAt(t).veil.pending.loss).toBe(7);
  });

  test("no event is running at night, and nothing is pending", () => {
    const { veil } = sceneAt(table(busy));
    expect(veil).toMatchObject({ event: null, omen: null, pending: { gain: 0, loss: 0 } });
  });

  test("an omen lies open while its grid is used", () => {
    const t = did(
      [{ do: "omen" }, { do: "choose", from: { set: "districts", where: "grid" }, as: "spot" }],
      { eventTop: ["power-cut"] },
    );
    expect(sceneAt(t).veil).toMatchObject({ event: null, omen: powerCut });
  });
});
