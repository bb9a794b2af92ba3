import { dice, type Kit } from "@coterie/kernel";
import { vi } from "vitest";
import type { Door } from "../../src/engine/door.js";
import type { HomeTable } from "../../src/engine/home-table.js";
import { beginHome } from "../../src/engine/open-home.js";
import type { TableSheet } from "../../src/sheet/sheet.js";
import { letBots } from "../engine/support.js";

/** A way to begin: what was agreed, and how many of the first seats are people's. */
export interface Start {
  readonly setup: Readonly<Record<string, unknown>>;
  readonly people: number;
}

/** What is seen from the beginning to the first question of the second round, and of which game. */
export interface FirstRound {
  readonly message: string;
  readonly sheets: readonly TableSheet[];
}

/** Plays first rounds at random, some for each way to begin. */
export function firstRounds<K extends Kit>(
  door: Door<K>,
  starts: readonly Start[],
  seeds: number,
): FirstRound[] {
  return starts.flatMap((start) =>
    Array.from({ length: seeds }, (_, i) => {
      const secret = `guide ${i}`;
      const message = `${JSON.stringify(start)}, seed "${secret}"`;
      return { message, sheets: firstRound(door, start, secret) };
    }),
  );
}

function firstRound<K extends Kit>(door: Door<K>, start: Start, secret: string): TableSheet[] {
  const table = begin(door, start, secret);
  const pick = dice(secret);
  const sheets: TableSheet[] = [];
  for (;;) {
    const sheet = table.sheet();
    sheets.push(sheet);
    if (sheet.end !== null || roundOf(sheet) > 1) return sheets;
    if (sheet.question === null) letBots(table);
    else {
      const { id, options } = sheet.question;
      table.answer(id, [options[pick(options.length)].key]);
    }
  }
}

/** The table draws its seed itself; here it draws one that can be named. */
function begin<K extends Kit>(door: Door<K>, start: Start, secret: string): HomeTable<K> {
  const pick = dice(secret);
  const chance = vi.spyOn(crypto, "getRandomValues").mockImplementation((bytes) => {
    if (bytes instanceof Uint8Array) bytes.set(Array.from(bytes, () => pick(256)));
    return bytes;
  });
  try {
    return beginHome(door, start);
  } finally {
    chance.mockRestore();
  }
}

export function roundOf({ on }: TableSheet): number {
  return on.game === "blood-orders" ? on.scene.time.day : on.scene.time.round;
}
