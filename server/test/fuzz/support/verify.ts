import type { AnyGame } from "@coterie/kernel";
import type { ServerMessage } from "@coterie/protocol";
import type { Opened, Stored, TableEntry } from "../../../src/core/entry.js";
import { houseShelf } from "../../../src/shelf.js";
import { sameData, trueDocument, truthsOf } from "../../secrecy/support/truth.js";
import type { Target } from "./lore.js";
import type { ServerProcess } from "./server-process.js";

/** What an attack may never lead to. */

/** Entries that only guest 0 could bring about, or all together. */
const NOT_THEIRS: ReadonlySet<TableEntry["e"]> = new Set<TableEntry["e"]>([
  "opened",
  "removed",
  "placed",
  "appointed",
  "muted",
  "chat",
  "started",
  "abandoned",
  "closed",
  "rules",
]);

/** Since the last look nothing may have been written but what attackers may do for themselves. */
export function checkTarget(server: ServerProcess, target: Target): void {
  const entries = server.entriesOf(target.table);
  if (entries.length < target.checked) throw new Error(`entries of ${target.table} are gone`);
  for (const { entry } of entries.slice(target.checked)) {
    const { guest, seat } = entry as { guest?: number; seat?: number };
    if (NOT_THEIRS.has(entry.e) || guest === 0 || seat === 0) {
      throw new Error(`attackers wrote ${JSON.stringify(entry)} at table ${target.table}`);
    }
  }
  target.checked = entries.length;
}

type Whole = Extract<ServerMessage, { t: "whole" }>;

/** Attackers may be shown what everybody sees and what their own seats see: never seat 0. */
export function checkShown(
  server: ServerProcess,
  targets: readonly Target[],
  texts: readonly string[],
) {
  const wholes = new Map<string, Whole[]>();
  for (const text of texts) {
    if (!text.startsWith('{"t":"whole"') && !text.startsWith('{"t":"update"')) continue;
    const message = JSON.parse(text) as Whole;
    if (message.to === 0) {
      throw new Error(`an attacker was sent what is for seat 0: ${text.slice(0, 1000)}`);
    }
    if (message.t !== "whole") continue;
    const { id } = message.document.table;
    wholes.set(id, [...(wholes.get(id) ?? []), message]);
  }
  for (const { table } of targets)
    checkTruth(server.entriesOf(table), table, wholes.get(table) ?? []);
}

const shelf = houseShelf();

/** Every whole must be the view of the true position that its audience had at that number. */
function checkTruth(entries: readonly Stored[], id: string, wholes: readonly Whole[]): void {
  if (wholes.length === 0) return;
  const game = shelf.usual((entries[0].entry as Opened).game) as AnyGame;
  const byPlace = new Map(wholes.map((whole) => [`${whole.to}/${whole.n}`, whole]));
  for (const { table } of truthsOf(game, id, entries)) {
    table.streams.forEach((n, i) => {
      const whole = byPlace.get(`${i - 1}/${n}`);
      if (whole === undefined) return;
      const expected = trueDocument(table, i - 1);
      if (!sameData(whole.document, expected)) {
        const found = JSON.stringify(whole.document);
        throw new Error(
          `audience ${i - 1} was shown ${found}; true is ${JSON.stringify(expected)}`,
        );
      }
      byPlace.delete(`${i - 1}/${n}`);
    });
  }
  const [strange] = byPlace.values();
  if (strange !== undefined) {
    throw new Error(
      `audience ${strange.to} of ${id} was shown number ${strange.n}, which is not yet`,
    );
  }
}
