import { randomBytes } from "node:crypto";
import {
  commitment,
  type Kit,
  type Play,
  replayFitting,
  type Seed,
  seedFrom,
  startPlay,
} from "@coterie/kernel";
import { type Args, noMore, type OptionSpecs } from "../args.js";
import { type Command, packOption } from "../command.js";
import { Failure, UsageError } from "../faults.js";
import { checkTarget } from "../files.js";
import { gameCalled, games } from "../games.js";
import { MEASURE } from "../help.js";
import { type Io, say } from "../io.js";
import { type Company, companyFrom } from "../play/company.js";
import { levelLines } from "../play/levels.js";
import { paragraph } from "../play/screen.js";
import { Session, undoPolicyFor } from "../play/session.js";
import { sitDown } from "../play/table.js";
import { recordIn } from "../records.js";
import { versionNotice } from "../rules-version.js";
import { setupFrom } from "../setup-values.js";
import type { Door, GameEntry } from "../show.js";
import { openWithPack } from "../with-pack.js";

/** Every field of a setup that some game has is an option; two games may mean different things. */
const setupOptions: OptionSpecs = Object.fromEntries(
  [...new Set(games.flatMap(({ setupFields }) => Object.keys(setupFields)))].map((field) => {
    const help = games
      .filter(({ setupFields }) => field in setupFields)
      .map(({ title, setupFields }) => `${title}: ${setupFields[field]}`);
    return [field, { type: "string" as const, value: "…", help: help.join("; ") }];
  }),
);

const options: OptionSpecs = {
  ...setupOptions,
  seed: { type: "string", value: "S", help: "any word: the same word, the same fate" },
  bots: {
    type: "string",
    value: "B,…",
    help: "bots on all seats but the first (strong), or seat by seat (human,medium,search:64)",
  },
  ...packOption,
  save: { type: "string", value: "FILE", help: "keep the record there" },
  resume: { type: "string", value: "FILE", help: "go on with a saved game, and keep it there" },
};

const SECRET_BYTES = 32;

function seedOf(word: string | undefined): Seed {
  if (word !== undefined) return seedFrom(word);
  return { secret: randomBytes(SECRET_BYTES).toString("hex"), nonces: [] };
}

/** Bots have a chance of their own, so that they know nothing of the game's. */
function companyOf<K extends Kit>(door: Door<K>, play: Play<K>, args: Args): Company<K> {
  const seed = args.text("seed") ?? randomBytes(SECRET_BYTES).toString("hex");
  return companyFrom(door, args.text("bots"), door.game.seats(play.setup), seed);
}

function newSession<K extends Kit>(door: Door<K>, entry: GameEntry, args: Args): Session<K> {
  const fields = Object.keys(entry.setupFields);
  const foreign = Object.keys(setupOptions).find(
    (field) => !fields.includes(field) && args.text(field) !== undefined,
  );
  if (foreign !== undefined) {
    const known = fields.map((field) => `--${field}`).join(", ");
    throw new UsageError(`${entry.id} knows no --${foreign}; expected some of: ${known}`);
  }
  const setup = setupFrom(fields.map((field) => [field, args.text(field)] as const));
  const { play, facts } = startPlay(
    door.game,
    setup,
    seedOf(args.text("seed")),
    undoPolicyFor(door),
  );
  return new Session(door, play, [facts], companyOf(door, play, args));
}

function welcome<K extends Kit>(io: Io, entry: GameEntry, session: Session<K>): void {
  const { play, door } = session;
  paragraph(io, `${entry.title}: ${door.show.setup(play.setup)}.`);
  paragraph(io, `The seed is fixed: its commitment is ${commitment(play).slice(0, 16)}…`);
  say(io, "Type the number of an option, or ? for help.");
}

async function playNew(io: Io, args: Args): Promise<number> {
  const [game, ...extra] = args.positionals;
  noMore("coterie play", extra);
  const entry = gameCalled(game);
  return openWithPack(io, entry, args, async (door) => {
    const session = newSession(door, entry, args);
    const file = args.text("save");
    if (file !== undefined) checkTarget(io, file);
    welcome(io, entry, session);
    return sitDown(io, entry, session, file);
  });
}

/** What was agreed when the game began cannot be changed by going on with it. */
function checkResume(args: Args): void {
  const fixed = [...Object.keys(setupOptions), "seed", "pack"];
  const given = fixed.filter((name) => args.text(name) !== undefined);
  if (given.length === 0) return;
  const names = given.map((name) => `--${name}`).join(", ");
  throw new UsageError(`--resume goes on with what was agreed; leave out ${names}`);
}

async function playOn(io: Io, args: Args, file: string): Promise<number> {
  checkResume(args);
  const { record, entry } = recordIn(io, file);
  const [game, ...extra] = args.positionals;
  noMore("coterie play", extra);
  if (game !== undefined && gameCalled(game) !== entry) {
    throw new UsageError(`${file} is a game of ${entry.id}, not of ${game}`);
  }
  return entry.openExactly(record.pack.pieces, async (door) => {
    const { play, facts, differs } = replayFitting(door.game, record);
    const notices = versionNotice(record, door.game.rulesVersion, differs);
    const target = args.text("save") ?? file;
    if (differs !== null && target === file) {
      const next = `Name another file with --save to play on after answer ${differs.fits}.`;
      throw new Failure([...notices, next].join(" "));
    }
    const company = companyOf(door, play, args);
    const session = new Session(door, { ...play, policy: undoPolicyFor(door) }, facts, company);
    session.skipNews();
    paragraph(io, `${entry.title}: ${door.show.setup(play.setup)}.`);
    for (const notice of notices) paragraph(io, notice);
    paragraph(io, `Going on from ${file}, after ${play.moments.length} answers.`);
    return sitDown(io, entry, session, target);
  });
}

export const playCommand: Command = {
  name: "play",
  usage: ["GAME [options]", "--resume FILE"],
  summary: "play a game in the terminal",
  details: [
    "Input may be piped: one answer a line. Beside numbers, ? lists what else can be typed.",
    "Questions with one answer are answered by themselves and told in the log.",
    "In a game with secrets the screen is hidden before another player sits down to it; where there",
    "are none, bots tell what they mean to do.",
    "",
    "Bots by their level, weakest first, or by the name in brackets; docs/bots.md has more of those:",
    ...levelLines(MEASURE),
  ],
  options,
  run(io, args) {
    const file = args.text("resume");
    return file === undefined ? playNew(io, args) : playOn(io, args, file);
  },
};
