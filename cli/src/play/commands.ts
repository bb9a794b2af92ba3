import { type Kit, type Mark, type OpenQuestion, Refusal } from "@coterie/kernel";
import { type Io, say } from "../io.js";
import type { GameEntry } from "../show.js";
import { showHint } from "./hint.js";
import { logLines } from "./log.js";
import { showPiece, showRule } from "./look-up.js";
import { save } from "./save.js";
import { paragraph, styleOf } from "./screen.js";
import type { Session } from "./session.js";

/** What can be typed beside a number. */

export interface Desk<K extends Kit> {
  readonly io: Io;
  readonly entry: GameEntry;
  readonly session: Session<K>;
  /** Where the record goes when nobody names a file. */
  readonly file: string | undefined;
  /** Whether all that happened has been saved. */
  saved: boolean;
  /** Whether the player knows that `file` cannot be written now. */
  isTold: boolean;
}

/** `asked`: show the question again. `changed`: the position is another. */
export type Next = "stay" | "changed" | "redraw" | "quit";

interface Command {
  readonly usage: string;
  readonly help: string;
  run<K extends Kit>(desk: Desk<K>, text: string, question: OpenQuestion | undefined): Next;
}

const LOG_LINES = 40;

const markWords: Readonly<Record<Mark, string>> = {
  chance: "dice had been rolled since; they will fall the same way again",
  reveal: "something hidden had been turned up since; what you saw stays seen",
  "other-seat": "another player had been asked since",
  end: "the game had ended with it",
};

function takeBack<K extends Kit>({ io, session }: Desk<K>): Next {
  try {
    const { words, marks } = session.takeBack();
    const behind = marks.map((mark) => markWords[mark]).join("; ");
    paragraph(
      io,
      `Taken back: ${words}${behind === "" ? "" : `. This went behind a mark: ${behind}`}.`,
    );
    return "changed";
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    const isSeen = error.code === "undo-refused";
    paragraph(io, isSeen ? "That cannot be taken back: others have seen it since." : error.message);
    return "stay";
  }
}

/** A player who is ready but thinks again, as long as another still decides. */
function thinkAgain<K extends Kit>({ io, session }: Desk<K>, text: string): Next {
  const seats = session.play.open.length;
  const seat = Number(text) - 1;
  if (!/^\d+$/.test(text) || seat < 0 || seat >= seats) {
    paragraph(io, `Which player? Type t and a number from 1 to ${seats}.`);
    return "stay";
  }
  try {
    session.withdraw(seat);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    paragraph(io, `Player ${text} has decided nothing in secret that could be taken back.`);
    return "stay";
  }
  paragraph(io, `Player ${text} decides again.`);
  return "changed";
}

function note<K extends Kit>({ io, session }: Desk<K>, text: string, seat: number): Next {
  session.notes[seat] = text;
  paragraph(io, text === "" ? "Your note is gone." : "Noted, for your eyes only.");
  return "stay";
}

function whyNot<K extends Kit>({ io, session }: Desk<K>, question: OpenQuestion | undefined): Next {
  const blocked = question?.blocked ?? [];
  if (question === undefined || blocked.length === 0) {
    paragraph(io, "Nothing is ruled out here: all that the rules allow is in the list.");
    return "stay";
  }
  const state = session.seen(question.seat);
  const rows = blocked.map((one) => ({ ...session.door.show.blocked(state, one), rule: one.rule }));
  const width = Math.max(...rows.map(({ action }) => action.length));
  for (const { action, why, rule } of rows) {
    say(io, `  ${action.padEnd(width)}  ${why} [${rule}]`);
  }
  return "stay";
}

function moreLog<K extends Kit>({ io, session }: Desk<K>, text: string, seat: number): Next {
  const count = /^\d+$/.test(text) ? Number(text) : LOG_LINES;
  const lines = logLines(styleOf(io), session, seat, io.columns);
  say(io, ...lines.slice(-count));
  if (lines.length > count)
    paragraph(io, `(${lines.length} lines in all; l ${lines.length} shows them)`);
  return "stay";
}

function saveTo<K extends Kit>(desk: Desk<K>, text: string): Next {
  const file = text === "" ? desk.file : text;
  if (file === undefined) paragraph(desk.io, "Save where? Type s and a file name: s game.json");
  else desk.saved = save(desk.io, desk.session, file) || desk.saved;
  return "stay";
}

const commands: Readonly<Record<string, Command>> = {
  u: { usage: "u", help: "undo the last decision", run: (desk) => takeBack(desk) },
  t: {
    usage: "t 2",
    help: "player 2, though ready, takes back what it decided in secret",
    run: (desk, text) => thinkAgain(desk, text),
  },
  n: {
    usage: "n TEXT",
    help: "a note that only you see (n alone: away with it)",
    run: (desk, text, question) => note(desk, text, question?.seat ?? 0),
  },
  w: {
    usage: "w",
    help: "why not? what cannot be done now, and the reason",
    run: (desk, _text, question) => whyNot(desk, question),
  },
  h: {
    usage: "h",
    help: "a hint: the best answers, and how likely they win",
    run({ io, session }, _text, question) {
      showHint(io, session, question);
      return "stay";
    },
  },
  r: {
    usage: "r 5.3",
    help: "the words of a rule",
    run({ io, entry }, text) {
      showRule(io, entry, text);
      return "stay";
    },
  },
  c: {
    usage: "c NAME",
    help: "the text of a piece, by its name or a part of it",
    run({ io, session }, text) {
      showPiece(io, session, text);
      return "stay";
    },
  },
  l: {
    usage: "l [n]",
    help: "more of the log",
    run: (desk, text, question) => moreLog(desk, text, question?.seat ?? 0),
  },
  p: { usage: "p", help: "the picture and the question again", run: () => "redraw" },
  s: { usage: "s FILE", help: "save the record", run: saveTo },
  q: { usage: "q", help: "quit", run: () => "quit" },
  "?": {
    usage: "?",
    help: "this help",
    run({ io }) {
      say(io, "  1, 2, …    answer by number (or by key); several on one line: 2 2 1 3");
      for (const { usage, help } of Object.values(commands))
        say(io, `  ${usage.padEnd(9)}  ${help}`);
      return "stay";
    },
  },
};

/** Whole words for those that are not easily guessed. */
const words: Readonly<Record<string, string>> = { hint: "h", help: "?" };

export function commandCalled(word: string): Command | undefined {
  const name = Object.hasOwn(words, word) ? words[word] : word;
  return Object.hasOwn(commands, name) ? commands[name] : undefined;
}
