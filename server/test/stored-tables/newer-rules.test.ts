import type { AnyGame } from "@coterie/kernel";
import type { Served, Shelf } from "@coterie/server";
import { pino } from "pino";
import { afterEach, describe, expect, test } from "vitest";
import { must, shelf } from "../net/support.js";
import { copyOfFolder, readFixture } from "./fixture.js";
import { withDieEachRound } from "./make/other-rules.js";
import { MASTERS } from "./make/scene.js";
import { serverOn } from "./place.js";
import { answersOne, askedOf, guestsOf, infoOf, logOf, tableCalled } from "./play.js";
import { type Reading, type Received, readTable } from "./reading.js";

/** Stored tables at a server with a newer version of the rules. */

const WARN = 40;

interface LogLine {
  readonly level: number;
  readonly msg: string;
  readonly table?: string;
  readonly entry?: number;
  readonly reason?: string;
}

/** Every game as `change` makes it, and each the same one whenever it is asked for. */
function changedShelf(change: (game: AnyGame) => AnyGame): Shelf {
  const changed = new Map<AnyGame, AnyGame>();
  const of = (game: AnyGame): AnyGame => {
    const made = changed.get(game) ?? change(game);
    changed.set(game, made);
    return made;
  };
  const ofKnown = (game: AnyGame | undefined) => (game === undefined ? undefined : of(game));
  return {
    ...shelf,
    usual: (id) => ofKnown(shelf.usual(id)),
    known: (id, hash) => ofKnown(shelf.known(id, hash)),
    withExactly: (...given) => of(shelf.withExactly(...given)),
    withPack: (...given) => of(shelf.withPack(...given)),
  };
}

const raised = (game: AnyGame): AnyGame => ({ ...game, rulesVersion: game.rulesVersion + 1 });

let server: Served | undefined;
afterEach(async () => {
  await server?.close();
  server = undefined;
});

/** The log of a server with these rules on a copy of the stored tables, from the level info. */
async function started(change: (game: AnyGame) => AnyGame, data = copyOfFolder()) {
  const lines: LogLine[] = [];
  const log = pino({ level: "info" }, { write: (line) => void lines.push(JSON.parse(line)) });
  server = await serverOn({ data, databaseUrl: undefined }, { shelf: changedShelf(change), log });
  const { address } = server;
  const warnings = (): LogLine[] => lines.filter(({ level }) => level >= WARN);
  const diverged = async (): Promise<string | undefined> => {
    const metrics = await must<string>(address, "GET", "metrics");
    return /^coterie_diverged_total (\d+)$/m.exec(metrics)?.[1];
  };
  return { address, data, warnings, diverged };
}

const { tables } = readFixture();

const seenIn = ({ audiences }: Reading) =>
  Object.entries(audiences).map(([audience, told]) => [
    audience,
    "dismissed" in told ? told.dismissed : positionIn(told),
  ]);

const positionIn = ({ document: { view, question, undoMark } }: Received) => ({
  view,
  question,
  undoMark,
});

/** The data folder of a server with the present rules that has served every table. */
async function servedBefore() {
  const { address, data } = await started((game) => game);
  const readings = new Map<string, Reading>();
  for (const table of tables) {
    readings.set(table.name, await readTable(address, shelf, table));
  }
  const notes = (await rulesNotes(address)).length;
  await server?.close();
  server = undefined;
  return { data, readings, notes };
}

/** The lines about other rules in the log of a table. */
async function rulesNotes(base: string) {
  const [ada] = guestsOf(base, "running-orders");
  return (await logOf(ada)).filter(({ what }) => what === "rules");
}

describe("the version rises and every stored table leads to where it was", () => {
  test("each table shows the same, with the new version, and nothing is warned of", async () => {
    const { data, readings } = await servedBefore();
    const { address, warnings, diverged } = await started(raised, data);
    for (const table of tables) {
      const reading = await readTable(address, shelf, table);
      const before = readings.get(table.name)!;
      expect(reading.outside, table.name).toMatchObject({
        rulesVersion: before.outside.rulesVersion + 1,
        rulesChanged: before.outside.rulesChanged,
        status: before.outside.status,
      });
      expect(seenIn(reading), table.name).toEqual(seenIn(before));
    }
    expect(warnings()).toEqual([]);
    expect(await diverged()).toBe("0");
  });

  test("the log of the table says once that the rules have another version", async () => {
    const { data, notes } = await servedBefore();
    for (let i = 0; i < 2; i++) {
      const { address } = await started(raised, data);
      expect(await rulesNotes(address)).toHaveLength(notes + 1);
      await server?.close();
      server = undefined;
    }
  });
});

describe("the newer rules lead a stored table elsewhere", () => {
  const stormy = (game: AnyGame): AnyGame =>
    raised(game.id === MASTERS ? withDieEachRound(game) : game);

  test("the table goes on from its kept position; entry and reason are logged and counted", async () => {
    const { address, warnings, diverged } = await started(stormy);
    const name = "running-masters";
    const guests = guestsOf(address, name);
    expect(await infoOf(guests[0])).toMatchObject({ status: "running", rulesChanged: true });
    expect(warnings()).toEqual([
      expect.objectContaining({
        level: WARN,
        msg: "the present rules lead a stored table elsewhere",
        table: tableCalled(name).id,
        entry: expect.any(Number),
        reason: expect.stringMatching(/./),
      }),
    ]);
    expect(await diverged()).toBe("1");
    await answersOne(await askedOf(guests));
  });
});
