import { HINT_MS } from "@coterie/bots";
import type { Command } from "@coterie/protocol";
import { NoTime } from "../thinking/thinker.js";
import { rematchOf } from "./again.js";
import { preview, questionFor, whyNot } from "./ask.js";
import { playOf } from "./carry-out.js";
import { decide, isDeed } from "./commands/decide.js";
import type { House } from "./house.js";
import type { Live, Settle } from "./live.js";
import { checkGuest, seatsOf } from "./people.js";
import { internalFault, notSaved, Refused } from "./refused.js";
import type { Table } from "./table.js";
import { carry, work } from "./working.js";

/** Does what a guest commands, or says why not. `whoIs` is asked when the table is there. */
export function perform(
  house: House,
  live: Live,
  whoIs: (table: Table) => number,
  command: Command,
  settle: Settle,
): void {
  live.attended = house.parts.clock.now();
  const again = (): void =>
    work(house, live, {
      // Questions are answered from what is saved: an answer would tell of it.
      needsSaved: !isDeed(command),
      run: (table) => {
        const guest = whoIs(table);
        checkGuest(table, guest);
        if (isDeed(command)) {
          const { clock, chance } = house.parts;
          const act = decide({ table, guest, now: clock.now(), chance }, command);
          carry(house, live, table, act, settle, again);
        } else {
          ask(house, live, table, guest, command, settle);
        }
      },
      fail: settle,
    });
  again();
}

function ask(
  house: House,
  live: Live,
  table: Table,
  guest: number,
  command: Exclude<Command, Parameters<typeof decide>[1]>,
  settle: Settle,
): void {
  if (command.do === "rematch") {
    rematch(house, live, table, guest, settle);
    return;
  }
  const question = questionFor(table, guest, command.seat, command.question);
  switch (command.do) {
    case "why":
      settle(null, { why: whyNot(question, command.key) ?? null });
      break;
    case "preview":
      settle(null, { preview: preview(table, question, command.key, house.parts.chance.hex(8)) });
      break;
    case "hint":
      hint(house, live, table, guest, question, settle);
      break;
  }
}

/** Who gives hints: as strong as people are willing to wait for. */
const ADVISER = `search:${HINT_MS}ms`;

/** One at a time for each guest: what thinks of it thinks for the bots of all tables. */
function hint(
  house: House,
  live: Live,
  table: Table,
  guest: number,
  question: ReturnType<typeof questionFor>,
  settle: Settle,
): void {
  if (live.advised.has(guest)) {
    throw new Refused("busy", "a hint is being thought of; wait for it before you ask again");
  }
  live.advised.add(guest);
  const { game, opened } = table;
  const thought = {
    game: game.id,
    pack: { hash: opened.pack, pieces: game.pack },
    view: game.view(playOf(table).state, question.seat) as never,
    question,
    bot: ADVISER,
    seed: house.parts.chance.hex(8),
    table: live.id,
  };
  house.parts.thinker.advise(thought, (error, hint) => {
    live.advised.delete(guest);
    if (hint !== null) settle(null, { hint });
    else if (error instanceof NoTime) settle(new Refused("busy", `no hint: ${error.message}`));
    else if (error !== null) {
      house.parts.report.fault("hint", error, live.id);
      settle(internalFault(error));
    } else settle(new Refused("not-allowed", "no hint: no bot can foresee this game"));
  });
}

/** Opens the rematch, once: whoever asks after that is told of the same table. */
function rematch(house: House, live: Live, table: Table, guest: number, settle: Settle): void {
  const { status, rematch: existing } = table.info;
  if (existing !== null) {
    settle(null, { table: existing });
    return;
  }
  if (status === "open" || status === "running") {
    throw new Refused("not-finished", "there is a rematch when the game is over");
  }
  if (seatsOf(table, guest).length === 0) {
    throw new Refused("not-allowed", "only players can ask for a rematch");
  }
  const opening = rematchOf(house.parts, table);
  house.parts.store.create(opening.table, (error) => {
    if (error !== null) {
      house.parts.report.fault("create", error, live.id);
      settle(notSaved(error));
      return;
    }
    house.parts.report.count("opened");
    tellOfRematch(house, live, opening.table.id, settle);
  });
}

function tellOfRematch(house: House, live: Live, id: string, settle: Settle): void {
  const again = (): void =>
    work(house, live, {
      needsSaved: false,
      run: (table) => {
        const { rematch: existing } = table.info;
        const act =
          existing === null
            ? { entries: [{ e: "rematch" as const, table: id }], result: { table: id } }
            : { entries: [], result: { table: existing } };
        carry(house, live, table, act, settle, again);
      },
      fail: settle,
    });
  again();
}
