import {
  type FittingReplay,
  type GameRecord,
  type Kit,
  outcomeOf,
  replayFitting,
} from "@coterie/kernel";
import { type Args, noMore, wholeNumber } from "../args.js";
import { type Command, jsonOption } from "../command.js";
import { UsageError } from "../faults.js";
import { type Io, say } from "../io.js";
import { logLines } from "../play/log.js";
import { paragraph, showPicture, styleOf, tellEnding } from "../play/screen.js";
import { Session } from "../play/session.js";
import { recordIn } from "../records.js";
import { versionNotice } from "../rules-version.js";
import type { Door, GameEntry } from "../show.js";

/** Replays a record and checks all that it claims. */

const checked = ({ answers, hash }: GameRecord): string =>
  `Checked: ${answers.length} answers, the commitment to the seed, the pieces, and the final position ${hash.slice(0, 16)}….`;

function summary<K extends Kit>(io: Io, session: Session<K>, record: GameRecord): void {
  const outcome = outcomeOf(session.play);
  const { show } = session.door;
  paragraph(io, outcome === null ? "The game is unfinished." : show.outcome(outcome));
  tellEnding(io, session);
  paragraph(io, checked(record));
}

function asJson<K extends Kit>({ play, differs }: FittingReplay<K>, record: GameRecord): string {
  const { game, rulesVersion, setup, hash, commitment, answers } = record;
  const outcome = outcomeOf(play);
  const told = { game, rulesVersion, setup, outcome, answers: answers.length, commitment, hash };
  return JSON.stringify({ ...told, differs }, null, 2);
}

/** Some things stay secret even after the end, so a record is always seen with somebody's eyes. */
function seatOf(args: Args, seats: number): number {
  const number = wholeNumber("seat", args.text("seat") ?? "1", 1);
  if (number <= seats) return number - 1;
  throw new UsageError(`--seat is ${number}; expected 1 to ${seats}`);
}

function tell<K extends Kit>(
  io: Io,
  door: Door<K>,
  entry: GameEntry,
  record: GameRecord,
  args: Args,
): number {
  const replayed = replayFitting(door.game, record);
  const { play, facts, differs } = replayed;
  const code = differs === null ? 0 : 1;
  const session = new Session(door, play, facts);
  const seat = seatOf(args, play.open.length);
  if (args.has("json")) {
    say(io, asJson(replayed, record));
    return code;
  }
  paragraph(io, `${entry.title}: ${door.show.setup(play.setup)}.`);
  if (args.has("log")) say(io, ...logLines(styleOf(io), session, seat, io.columns));
  showPicture(io, session, seat);
  say(io, "");
  if (differs === null) summary(io, session, record);
  for (const notice of versionNotice(record, door.game.rulesVersion, differs)) {
    paragraph(io, notice);
  }
  return code;
}

function run(io: Io, args: Args): number {
  const [file, ...extra] = args.positionals;
  if (file === undefined) throw new UsageError("coterie replay needs the FILE of a record");
  noMore("coterie replay", extra);
  const { record, entry } = recordIn(io, file);
  return entry.openExactly(record.pack.pieces, (door) => tell(io, door, entry, record, args));
}

export const replayCommand: Command = {
  name: "replay",
  usage: ["FILE [--log] [--seat n]"],
  summary: "play a record again and check that it is true",
  details: [
    "A record that was changed is refused with the first difference, and exit code 1. One of an older",
    "version of the rules is replayed up to the first answer that differs under the present version;",
    "the exit code is 0 only if there is none.",
  ],
  options: {
    log: { type: "boolean", help: "tell the whole game" },
    seat: { type: "string", value: "n", help: "with whose eyes, where there are secrets (1)" },
    ...jsonOption,
  },
  run,
};
