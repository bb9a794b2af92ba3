import { afterEach, beforeEach, expect, test, vi } from "vitest";
import type { Saved } from "../../src/engine/saved.js";
import { FakeStorage, withStorage } from "../support/local-storage.js";

beforeEach(() => {
  vi.spyOn(console, "warn").mockImplementation(() => undefined);
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const GAME = "blood-orders";
const SAVED: Saved = {
  game: GAME,
  pack: "1234",
  setup: { players: 2 },
  seed: { secret: "s", nonces: [] },
  people: [0],
  from: null,
  answers: [],
  position: {},
};

const filled = (texts: Readonly<Record<string, string>>, limit?: number): FakeStorage =>
  Object.assign(new FakeStorage(limit), texts);

test.each([
  ["cut off", '{"game":"blood'],
  ["of another form", '{"game":"blood-orders","answers":[]}'],
  ["of another game", JSON.stringify({ ...SAVED, game: "chess" })],
  ["null", "null"],
])(
  "a saved game that is %s is set aside, and the next game does not replace it",
  async (_, text) => {
    const storage = filled({ "coterie.game.blood-orders": text });
    const { saved } = await withStorage(storage);
    expect(saved.keptGame(GAME)).toBeUndefined();
    saved.keepGame(SAVED);
    expect(storage).toMatchObject({
      "coterie.broken.game.blood-orders": text,
      "coterie.game.blood-orders": JSON.stringify(SAVED),
    });
    expect(saved.unreadableGames(GAME)).toEqual(["broken.game.blood-orders"]);
    expect(saved.keptGame(GAME)).toEqual(SAVED);
  },
);

test("a second text that cannot be read does not replace the first one", async () => {
  const storage = filled({ "coterie.game.blood-orders": "{1" });
  const { saved } = await withStorage(storage);
  saved.keptGame(GAME);
  Object.assign(storage, { "coterie.game.blood-orders": "{2" });
  saved.keptGame(GAME);
  expect(storage).toEqual(
    filled({
      "coterie.broken.game.blood-orders": "{1",
      "coterie.broken.game.blood-orders.2": "{2",
    }),
  );
});

test("where there is no room to set it aside, nothing is written over it either", async () => {
  const text = `{${"x".repeat(300)}`;
  const key = "coterie.game.blood-orders";
  const storage = filled({ [key]: text }, key.length + text.length);
  const { box, saved } = await withStorage(storage);
  expect(saved.keptGame(GAME)).toBeUndefined();
  expect(saved.keepGame(SAVED), "stored").toBe(false);
  expect(storage[key]).toBe(text);
  expect(box.storageFailed.value).toBe(true);
  expect(saved.keptGame(GAME), "the tab goes on with it").toEqual(SAVED);
});

test("pieces stay as long as there is a game that cannot be read", async () => {
  const storage = filled({ "coterie.game.blood-orders": "{", "coterie.pieces.old": "{}" });
  const { saved } = await withStorage(storage);
  saved.keepPieces("new", {});
  expect(Object.keys(storage)).toContain("coterie.pieces.old");
});

test("a browser that keeps nothing loses nothing of this tab, and says so", async () => {
  const { box, saved, seats } = await withStorage(new FakeStorage(0));
  expect(box.storageFailed.value).toBe(false);
  expect(saved.keepGame(SAVED)).toBe(false);
  seats.keepTable("t", "secret");
  expect(box.storageFailed.value).toBe(true);
  expect(saved.keptGame(GAME)).toEqual(SAVED);
  expect(seats.passFor("t")).toBe("secret");
  saved.forgetGame(GAME);
  expect(saved.keptGame(GAME)).toBeUndefined();
});

test("a browser that does not let pages store anything is one that keeps nothing", async () => {
  const { box, saved } = await withStorage({
    getItem: () => {
      throw new DOMException("denied", "SecurityError");
    },
  });
  expect(saved.keptGame(GAME)).toBeUndefined();
  saved.keepGame(SAVED);
  expect(box.storageFailed.value).toBe(true);
  expect(saved.keptGame(GAME)).toEqual(SAVED);
});

const SEAT = { table: "t", pass: "secret" };

test.each([
  ["cut off", "[{", []],
  ["no list", "{}", []],
  ["without tables", JSON.stringify([{ pass: "secret" }]), []],
  ["partly readable", JSON.stringify([SEAT, { pass: "secret" }]), [SEAT]],
])("a list of seats that is %s is set aside as a whole", async (_, text, readable) => {
  const storage = filled({ "coterie.tables": text });
  const { seats } = await withStorage(storage);
  expect(seats.keptTables()).toEqual(readable);
  seats.keepTable("new", "another");
  expect(storage["coterie.broken.tables"]).toBe(text);
  expect(seats.keptTables()).toEqual([{ table: "new", pass: "another" }, ...readable]);
  expect(Object.keys(storage).length, "set aside once").toBe(2);
});
