import type { OpenQuestion } from "@coterie/kernel";
import type { Command, Sheet, TableInfo } from "@coterie/protocol";
import { mischief } from "./mischief.js";
import type { Person, Wish } from "./person.js";

/** What somebody wants to do while the game runs: mostly what he is asked for. */
export function wishAtTable(me: Person, info: TableInfo): Wish | null {
  const { luck, isCalm } = me.world;
  // Somebody impatient does not wait until the last thing is done.
  if (me.pending > 0 && (isCalm || !luck.isSo(0.08))) return null;
  const due = luck.isSo(0.6) ? (consent(me, info) ?? vote(me, info) ?? back(me, info)) : null;
  if (due !== null) return { command: due };
  const seats = me.seats();
  if (!isCalm && luck.isSo(0.15)) return mischief(me, info, seats);
  const asked = seats.filter(
    ([seat, { document }]) => document.question !== null && info.seats[seat]?.bot === null,
  );
  return asked.length === 0 ? null : answer(me, ...luck.among(asked));
}

function answer(me: Person, seat: number, { document }: Sheet): Wish {
  const { luck, isCalm } = me.world;
  const question = document.question as OpenQuestion;
  const { key } = luck.among(question.options);
  const keys = luck.isSo(0.4) ? me.party.title.batch(question.kind, key, luck) : [key];
  const command = { do: "answer" as const, seat, question: question.id, keys: [...keys] };
  me.given.push(command);
  return { command, isTwice: !isCalm && luck.isSo(0.08) };
}

/** Somebody wants to undo and waits for a word. */
function consent(me: Person, { undo, seats }: TableInfo): Command | null {
  if (undo === null || seats[undo.seat].guest === me.guest) return null;
  if (undo.agreed.includes(me.guest) || me.seats().length === 0) return null;
  return { do: "consent", agree: me.world.luck.isSo(0.8) };
}

/** Somebody lets the others wait for too long, or will never come back. */
function vote(me: Person, info: TableInfo): Command | null {
  const { party, world } = me;
  const patience = (info.seatTime ?? Number.POSITIVE_INFINITY) * 1000 + world.shape.skew;
  const seat = info.seats.findIndex(
    ({ guest, bot, askedSince }) =>
      guest !== me.guest &&
      guest !== null &&
      bot === null &&
      askedSince !== null &&
      askedSince + patience < world.time.now() &&
      (party.isLost(guest) || (!world.isCalm && world.luck.isSo(0.05))),
  );
  const hasVote = info.seats.some(({ guest, bot }) => guest === me.guest && bot === null);
  if (seat < 0 || !hasVote || info.botVotes[seat].includes(me.guest)) return null;
  return { do: "vote-bot", seat, bot: "random", agree: true };
}

/** A bot answers for us although we are here. */
function back(me: Person, info: TableInfo): Command | null {
  const seat = info.seats.findIndex(
    ({ guest, bot, resigned }) => guest === me.guest && bot !== null && !resigned,
  );
  return seat < 0 || !me.world.luck.isSo(0.4) ? null : { do: "back", seat };
}
