import { PackError } from "@coterie/effects";
import { hashOf, type Json } from "@coterie/kernel";
import { expect, test } from "vitest";
import { houseShelf } from "../src/shelf.js";

const ID = "masters-of-the-night";

/** A pack over the house pieces that differs from others by its name. */
function named(name: string): object {
  return { format: "coterie-pack/1", game: ID, name, pieces: [] };
}

test("both games stand there with what people need to choose", () => {
  const shelf = houseShelf();
  expect(shelf.ids()).toEqual(["masters-of-the-night", "blood-orders"]);
  expect(shelf.ids().map(shelf.title)).toEqual(["Masters of the Night", "Blood Orders"]);
  expect(shelf.ids().map(shelf.hasSecrets)).toEqual([false, true]);
  for (const id of shelf.ids()) {
    expect(shelf.usual(id)?.id).toBe(id);
    expect(Object.keys(shelf.setupFields(id))).toContain("players");
  }
});

test("a game that is not there is told with those that are", () => {
  const shelf = houseShelf();
  const expected = 'there is no game "chess"; expected one of: masters-of-the-night, blood-orders';
  expect(shelf.usual("chess")).toBeUndefined();
  expect(() => shelf.title("chess")).toThrow(expected);
  expect(() => shelf.withExactly("chess", "", {})).toThrow(expected);
  expect(() => shelf.withPack("chess", {})).toThrow(expected);
});

test("a table with the house pieces gets the game that is open already", () => {
  const shelf = houseShelf();
  const house = shelf.usual(ID)!;
  const stored = JSON.parse(JSON.stringify(house.pack)) as Json;
  expect(shelf.withExactly(ID, hashOf(stored), stored)).toBe(house);
  expect(shelf.known(ID, hashOf(stored))).toBe(house);
  expect(shelf.known("blood-orders", hashOf(stored))).toBeUndefined();
});

test("a game with a pack is opened once, and again only from its own pieces", () => {
  const shelf = houseShelf();
  const game = shelf.withPack(ID, named("Fog"));
  const hash = hashOf(game.pack);
  expect(game).not.toBe(shelf.usual(ID));
  expect(shelf.withPack(ID, named("Fog"))).toBe(game);
  expect(shelf.withExactly(ID, hash, game.pack)).toBe(game);
  const elsewhere = houseShelf();
  expect(elsewhere.known(ID, hash)).toBeUndefined();
  expect(elsewhere.withExactly(ID, hash, game.pack).pack).toEqual(game.pack);
  expect(elsewhere.known(ID, hash)).toBeDefined();
});

test("pieces that cannot be used are told with all their faults", () => {
  const shelf = houseShelf();
  const broken = { ...named("Broken"), pieces: [{ kind: "relic" }] };
  expect(() => shelf.withPack(ID, broken)).toThrow(PackError);
  expect(() => shelf.withExactly(ID, "none", named("Empty") as Json)).toThrow(PackError);
  expect(shelf.known(ID, "none")).toBeUndefined();
});

test("of games with other pieces the ones used last stay open", () => {
  const shelf = houseShelf(2);
  const [fog, rain, snow] = ["Fog", "Rain", "Snow"].map((name) => hashOf(open(name)));
  function open(name: string): Json {
    return shelf.withPack(ID, named(name)).pack;
  }
  const isOpen = (hash: string): boolean => shelf.known(ID, hash) !== undefined;
  expect([rain, snow, fog].map(isOpen)).toEqual([true, true, false]);
  expect(isOpen(rain)).toBe(true);
  open("Fog");
  expect([rain, fog, snow].map(isOpen)).toEqual([true, true, false]);
  expect(shelf.usual(ID)).toBeDefined();
});
