import { type Decision, notePlan, toldBy } from "@coterie/bots";
import { openQuestions } from "@coterie/kernel";
import { callOffStale, offOf } from "./call-off.js";
import { playOf } from "./carry-out.js";
import { answerOf } from "./commands/game.js";
import type { House } from "./house.js";
import type { Live } from "./live.js";
import { isReported } from "./refused.js";
import type { Table } from "./table.js";
import { carry, work } from "./working.js";

/** A table that nobody looks at any more does not play on by itself. */
const ALONE_MS = 60_000;

/** Every bot that is asked something begins to think about it, on one of the servers only. */
export function letBotsThink(house: House, live: Live, table: Table): void {
  callOffStale(live, table);
  const seats = seatsOfBots(table);
  if (seats.length === 0 || house.isClosing || isDeserted(house, live)) return;
  const fresh = seats.filter((seat) => live.thinking[seat] !== questionOf(table, seat));
  if (fresh.length === 0) return;
  for (const seat of fresh) live.thinking[seat] = questionOf(table, seat);
  withLease(house, live, (isOurs) => {
    if (isOurs) for (const seat of fresh) begin(house, live, seat);
    else lookAgain(house, live, fresh);
  });
}

/** Somebody is here and waits for a bot. */
export function waitsForBots({ table, followers }: Live): boolean {
  return table !== null && followers.size > 0 && seatsOfBots(table).length > 0;
}

function seatsOfBots(table: Table): number[] {
  if (table.info.status !== "running") return [];
  return table.info.seats.flatMap(({ bot }, seat) =>
    bot !== null && questionOf(table, seat) !== "" ? [seat] : [],
  );
}

function questionOf(table: Table, seat: number): string {
  return table.play?.open[seat] ?? "";
}

function isDeserted(house: House, live: Live): boolean {
  return live.followers.size === 0 && house.parts.clock.now() - live.attended > ALONE_MS;
}

function withLease(house: House, live: Live, then: (isOurs: boolean) => void): void {
  const { clock, store, holder, report } = house.parts;
  const now = clock.now();
  if (now < live.leaseUntil) {
    then(true);
    return;
  }
  store.lease(live.id, holder, house.pace.lease, (error, isOurs) => {
    if (error !== null) report.fault("lease", error, live.id);
    // Ours ends a little before the store's, so that two never think at once.
    if (isOurs) live.leaseUntil = now + house.pace.lease / 2;
    then(error === null && isOurs);
  });
}

/** Another server has the bots, or one failed. Should it stay so, somebody must look after a time. */
function lookAgain(house: House, live: Live, seats: readonly number[]): void {
  house.parts.clock.after(house.pace.lease, () => {
    for (const seat of seats) live.thinking[seat] = "";
    if (live.table !== null && !house.isClosing) letBotsThink(house, live, live.table);
  });
}

/** What goes wrong with a bot is nobody's fault at the table, and stops nothing else there. */
function begin(house: House, live: Live, seat: number): void {
  house.parts.begins?.(live.id);
  try {
    think(house, live, seat);
  } catch (error) {
    failed(house, live, seat, error);
  }
}

function failed(house: House, live: Live, seat: number, error: unknown): void {
  // Thoughts are stopped with the server; the next one begins them anew.
  if (house.isClosing) return;
  house.parts.report.fault("bot-task", error, live.id);
  lookAgain(house, live, [seat]);
}

function think(house: House, live: Live, seat: number): void {
  const { table } = live;
  const bot = table?.info.seats[seat].bot;
  if (table === null || table.play === null || bot === null || bot === undefined) return;
  const [question] = openQuestions(table.play, seat);
  if (question === undefined || question.id !== live.thinking[seat]) return;
  const { game, opened, play } = table;
  const view = game.view(play.state, seat);
  const told = toldBy(live.plans, seat, play.moments.length);
  const thought = {
    game: game.id,
    pack: { hash: opened.pack, pieces: game.pack },
    view: view as never,
    question,
    bot,
    seed: house.parts.chance.hex(8),
    table: live.id,
    ...(told === undefined ? {} : { told }),
  };
  const done = (error: Error | null, decision: Decision): void => {
    if (error !== null) failed(house, live, seat, error);
    else answerFor(house, live, table, { seat, question: question.id, seen: view.seen, decision });
  };
  house.parts.thinker.think(thought, done, offOf(live, seat));
}

/** What a bot decided, and what it was asked and saw. */
interface BotAnswer {
  readonly seat: number;
  readonly question: string;
  readonly seen: object;
  readonly decision: Decision;
}

/**
 * The answer of a bot goes the way of every answer; if its question is gone, so is the answer. It may
 * have been asked in what was never saved, where the same id meant something else: a table that was
 * read again makes its bots think again.
 */
function answerFor(house: House, live: Live, asked: Table, answer: BotAnswer): void {
  const { seat, question, seen, decision } = answer;
  work(house, live, {
    needsSaved: false,
    run: (table) => {
      if (table !== asked) return;
      if (table.info.seats[seat].bot === null || questionOf(table, seat) !== question) {
        // Should a bot be asked the same once more, it has to think anew.
        if (live.thinking[seat] === question) live.thinking[seat] = "";
        return;
      }
      const act = answerOf(table, seat, question, decision.keys, decision.plan?.says);
      // Before it is carried out: what the bot is asked next, it is asked in there.
      notePlan(live.plans, seat, playOf(table).moments.length, seen, decision);
      carry(
        house,
        live,
        table,
        act,
        (error) => forgetThought(live, seat, error),
        () => {},
      );
    },
    fail: (error) => {
      forgetThought(live, seat, error);
      if (!isReported(error)) house.parts.report.fault("bot-task", error, live.id);
    },
  });
}

function forgetThought(live: Live, seat: number, error: unknown): void {
  if (error === null) return;
  live.thinking[seat] = "";
  live.plans[seat] = undefined;
}
