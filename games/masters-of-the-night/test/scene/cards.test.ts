import { SPECTATOR } from "@coterie/kernel";
import { describe, expect, test } from "vitest";
import type { Standing } from "../../src/content/language.js";
import { sceneOf } from "../../src/index.js";
import { did, event, today } from "../support/probe.js";
import { table } from "../support/table.js";
import { busy, cape, two } from "./busy.js";
import { sceneAt } from "./seeing.js";

describe("cards", () => {
  test("the reserve", () => {
    const t = table(busy, two);
    expect(sceneAt(t).reserve).toEqual({ agents: 1, minions: 5, blood: 7, relics: 11, drawn: [] });
  });

  test("a relic that was drawn lies open until it is given", () => {
    const t = did([{ do: "draw-relic" }], {
      relicTop: ["umbral-cape"],
      vampires: { imre: { kills: 2 }, mila: { kills: 2 } },
    });
    expect(t.question).toBe("relics.give");
    expect(sceneAt(t).reserve).toMatchObject({ relics: 13, drawn: [cape] });
    expect(sceneOf(t.game, t.game.view(t.state, SPECTATOR).seen).reserve.drawn).toEqual([cape]);
  });

  test("cards in play, each once, with where they lie", () => {
    const standing: Standing[] = [
      { kind: "modifier", value: "hunt", add: 1 },
      { kind: "ban", actions: ["recruit"] },
    ];
    const pieces = ["onsheet", "inplace", "oncity"].map((id) =>
      event(id, [{ do: "stay" }], { standing }),
    );
    const t = table(
      {
        ...busy,
        eventsInPlay: { onsheet: { with: "mila" }, inplace: { at: "asylum" }, oncity: {} },
      },
      { pieces },
    );
    const scene = sceneAt(t);
    expect(scene.standing.map(({ id, at }) => [id, at])).toEqual([
      ["leaden-shutters", "district:1"],
      ["onsheet", "vampire:1"],
      ["inplace", "district:2"],
      ["oncity", "city"],
    ]);
    const ids = (cards: readonly { id: string }[]): string[] => cards.map(({ id }) => id);
    expect(scene.districts.map(({ cards }) => ids(cards))).toEqual([
      [],
      ["leaden-shutters"],
      ["inplace"],
      ...new Array<string[]>(6).fill([]),
    ]);
    expect(scene.vampires.map(({ cards }) => ids(cards))).toEqual([[], ["onsheet"]]);
    expect(scene.vampires[1].cards[0]).not.toHaveProperty("at");
  });

  test("the event of the day lies open while it asks", () => {
    const t = today([{ do: "choose", from: { set: "districts" }, as: "spot" }]);
    expect(sceneAt(t).veil.event).toMatchObject({ place: "event:today", act: 1 });
  });
});
