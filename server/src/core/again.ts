import {
  advance,
  areInSamePhase,
  EVERY_SEAT,
  isSimultaneous,
  type Json,
  newContext,
  SPECTATOR,
  swiftChance,
  withdrawAll,
} from "@coterie/kernel";
import { playOf } from "./carry-out.js";
import type { Opened, TableEntry } from "./entry.js";
import { type Opening, written } from "./opening.js";
import { checkMayLook } from "./outside.js";
import type { AnyPlay, Parts } from "./parts.js";
import { audiencesOf } from "./people.js";
import { Refused } from "./refused.js";
import type { Table } from "./table.js";

/** New tables that come from another one. */

/** The same game with the same people at the same seats; everybody's pass is good there too. */
export function rematchOf(parts: Parts, table: Table): Opening {
  const { opened, info, game } = table;
  const again: Opened = {
    ...opened,
    secret: parts.chance.hex(32),
    from: null,
    rulesVersion: game.rulesVersion,
  };
  const guests = info.guests.filter(({ gone }) => !gone);
  const number = new Map(guests.map(({ guest }, at) => [guest, at]));
  const came = guests.map(
    ({ guest, name }, at): TableEntry => ({
      e: "came",
      guest: at,
      name,
      pass: table.guests[guest].pass,
    }),
  );
  const seated = info.seats.flatMap((one, seat): TableEntry[] => {
    const guest = one.guest === null ? undefined : number.get(one.guest);
    if (guest !== undefined) return [{ e: "sat", seat, guest, nonce: parts.chance.hex(16) }];
    return one.bot === null ? [] : [{ e: "placed", seat, bot: one.bot }];
  });
  const host = number.get(info.host) ?? 0;
  return written(parts, game, [again, ...came, ...seated, { e: "appointed", guest: host }], "");
}

/** What everybody sees is not for everybody where nobody may watch. */
export function checkMayWatch(table: Table, guest: number | undefined): void {
  checkMayLook(table, guest);
  const { status, spectators } = table.info;
  const isPlayer = !audiencesOf(table, guest).includes(SPECTATOR);
  if (spectators || isPlayer || status !== "running") return;
  throw new Refused("not-allowed", "only its players see this game before it is over");
}

/**
 * A position of this table for another one to begin at. Of a game that still runs nothing is taken
 * over but what all seats know alike; the rest is imagined anew.
 */
export function positionFor(parts: Parts, table: Table, answer: number): Json {
  const play = playOf(table);
  const isOver = table.info.status !== "running";
  const moments = isOver ? play.moments : openMoments(play);
  const most = moments.length;
  if (answer > most) {
    const why =
      most === 0
        ? "no answer to begin at has been completed yet; expected 0, the position of now"
        : `there are ${most} answers; expected 0 to ${most}`;
    throw new Refused("not-allowed", why);
  }
  if (isOver && answer === most && play.state.outcome !== 0) {
    throw new Refused("not-allowed", "the game is over there; choose an earlier answer");
  }
  const state = answer === most ? play.state : moments[answer].before;
  return table.game.name(isOver ? restarted(table, state) : imagined(parts, table, state));
}

/**
 * The answers of a game that still runs, as anybody may count them: a simultaneous phase is one,
 * because how many answers others gave in it is their secret, and the running one is none.
 */
function openMoments({ moments, state }: AnyPlay): AnyPlay["moments"] {
  return moments.filter(
    ({ before }, i) =>
      !areInSamePhase(before, state) && (i === 0 || !areInSamePhase(before, moments[i - 1].before)),
  );
}

function imagined(parts: Parts, table: Table, state: AnyPlay["state"]): AnyPlay["state"] {
  const { game } = table;
  const view = game.view(state, EVERY_SEAT);
  const world = game.imagine(view, swiftChance(parts.chance.hex(16)));
  advance(game, newContext(game, world));
  return restarted(table, world);
}

/** In a simultaneous phase everybody thinks again: what was drafted is nobody's business. */
function restarted({ game }: Table, state: AnyPlay["state"]): AnyPlay["state"] {
  if (!isSimultaneous(state)) return state;
  const copy = game.copy(state);
  withdrawAll(game, newContext(game, copy));
  return copy;
}
