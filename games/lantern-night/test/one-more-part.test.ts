import { SPECTATOR, swiftChance } from "@coterie/kernel";
import { count, declareState, type StateSpec } from "@coterie/kernel/define";
import { expect, test } from "vitest";
import { declaration, lanternNight } from "../src/index.js";
import { redeclared } from "./support/redeclared.js";

/** A copy of the declaration with one line more, and nothing else: how strong the wind is. */
const state = {
  ...declaration.state,
  open: { ...declaration.state.open, wind: count({ max: 3, initial: 1 }) },
};
const windy = redeclared({ state });

function begun(game: typeof windy) {
  const setup = game.readSetup({});
  return game.begin(setup, swiftChance("00"));
}

/** The new part, as a state of the new declaration has it. */
const windOf = (of: object): unknown => (of as { wind?: number }).wind;

/** A state of the new declaration, which has all parts from its copy on. */
function withWind(wind: number) {
  return { ...begun(windy), wind };
}

test("a part that is declared is copied", () => {
  const copy = windy.copy(withWind(2));
  expect(copy).toEqual(withWind(2));
});

test("a part that is declared under `open` is seen by every audience", () => {
  for (const audience of [0, 1, SPECTATOR]) {
    expect(windOf(windy.view(withWind(2), audience).seen)).toBe(2);
  }
  expect(windy.veils).toHaveProperty("wind", "open");
});

test("a position has it, and is read again", () => {
  const position = windy.name(withWind(2));
  expect(position).toMatchObject({ wind: 2 });
  expect(windy.unname(position)).toEqual(withWind(2));
  const { wind: _, ...without } = position as Record<string, never>;
  expect(without).toEqual(lanternNight.name(begun(lanternNight)));
  expect(() => windy.unname(without)).toThrow("position.wind: ");
});

test("its range is checked", () => {
  expect(windy.faults(withWind(3))).toEqual([]);
  expect(windy.faults(withWind(4))).toEqual(["wind is 4; expected 0 to 3"]);
});

test("a blank state has its initial value, and the JSON Schema its form", () => {
  const declared = (spec: StateSpec) =>
    declareState({
      game: "lantern-night",
      spec,
      domains: declaration.domains,
      core: { hasPhases: true },
      visibility: {} as never,
    });
  const [before, after] = [declared(declaration.state), declared(state)];
  expect(windOf(after.blank({ seat: 2 }, swiftChance("00")))).toBe(1);
  const schema = after.schema("complete") as { properties: Record<string, unknown> };
  const { wind, ...rest } = schema.properties;
  expect(wind).toEqual({ type: "integer", minimum: 0, maximum: 3 });
  expect(rest).toEqual((before.schema("complete") as typeof schema).properties);
});
