import type { OrdersScene } from "@coterie/blood-orders";
import { afterEach, expect, test, vi } from "vitest";
import type { Desk } from "../../src/table/desk.js";
import { FakeStorage } from "../support/local-storage.js";

/** The private notes of planning (BO-3.1), as this browser keeps them. */

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const NORTH = "quarter:0";
const SOUTH = "quarter:1";

type Notes = typeof import("../../src/orders/notes.js");

/** The module as a new page has it. */
async function pageWith(storage: FakeStorage): Promise<Notes> {
  vi.resetModules();
  vi.stubGlobal("localStorage", storage);
  return import("../../src/orders/notes.js");
}

test("BO-3.1: each seat has a note of its own for each token, which a new page still has", async () => {
  const storage = new FakeStorage();
  const notes = await pageWith(storage);
  const first = { table: "t", seat: 0, day: 1 };
  const second = { ...first, seat: 1 };
  notes.noteQuarter(first, "dawn", NORTH);
  notes.noteQuarter(first, "night", SOUTH);
  notes.noteQuarter(second, "dawn", SOUTH);
  notes.noteQuarter(first, "night", undefined);
  for (const page of [notes, await pageWith(storage)]) {
    expect(page.notedQuarters(first)).toEqual({ dawn: NORTH });
    expect(page.notedQuarters(second)).toEqual({ dawn: SOUTH });
    expect(page.notedQuarters({ ...first, table: "another" })).toEqual({});
  }
});

test("a note ends with its Day, and those of a game with the game", async () => {
  const storage = new FakeStorage();
  const notes = await pageWith(storage);
  const today = { table: "t", seat: 0, day: 2 };
  const elsewhere = { table: "another", seat: 0, day: 1 };
  for (const owner of [{ ...today, day: 1 }, today, elsewhere]) {
    notes.noteQuarter(owner, "dusk", NORTH);
  }
  notes.forgetOtherDays("t", 2);
  expect(notes.notedQuarters({ ...today, day: 1 })).toEqual({});
  expect(notes.notedQuarters(today)).toEqual({ dusk: NORTH });
  notes.forgetOtherDays("t", null);
  expect(notes.notedQuarters(today)).toEqual({});
  expect(notes.notedQuarters(elsewhere)).toEqual({ dusk: NORTH });
  notes.forgetOtherDays("another", null);
  expect(storage).toEqual(new FakeStorage());
});

test("at most a hundred notes are kept, the latest ones", async () => {
  const notes = await pageWith(new FakeStorage());
  const owner = (i: number) => ({ table: `t${i}`, seat: 0, day: 1 });
  for (let i = 0; i <= 100; i++) notes.noteQuarter(owner(i), "dawn", NORTH);
  expect(notes.notedQuarters(owner(0))).toEqual({});
  expect(notes.notedQuarters(owner(1))).toEqual({ dawn: NORTH });
  expect(notes.notedQuarters(owner(100))).toEqual({ dawn: NORTH });
});

test.each(["{", "null", '{"table":"t"}', '[{"table":"t"}]', "[null]"])(
  "a text that is no list of notes (%s) counts as none",
  async (text) => {
    vi.spyOn(console, "warn").mockImplementation(() => undefined);
    const notes = await pageWith(Object.assign(new FakeStorage(), { "coterie.notes": text }));
    const owner = { table: "t", seat: 0, day: 1 };
    expect(notes.notedQuarters(owner)).toEqual({});
    notes.noteQuarter(owner, "dawn", NORTH);
    expect(notes.notedQuarters(owner)).toEqual({ dawn: NORTH });
  },
);

test("a spectator and a replay have no notes", async () => {
  const { noteOwner } = await pageWith(new FakeStorage());
  const desk = (id?: string) => ({ ...(id === undefined ? {} : { id }) }) as Desk;
  const scene = (audience: number | null) => ({ audience, time: { day: 3 } }) as OrdersScene;
  expect(noteOwner(desk("t"), scene(0))).toEqual({ table: "t", seat: 0, day: 3 });
  expect(noteOwner(desk("t"), scene(null))).toBeNull();
  expect(noteOwner(desk(), scene(0))).toBeNull();
});
