import { type Kit, type OpenQuestion, outcomeOf, Refusal, RulesFault } from "@coterie/kernel";
import { Failure } from "../faults.js";
import { type Io, say } from "../io.js";
import type { GameEntry } from "../show.js";
import { commandCalled, type Desk, type Next } from "./commands.js";
import { type Lines, linesOf } from "./lines.js";
import { save, writeRecord } from "./save.js";
import { itemsOf, paragraph, showEnd, showNews, showPicture, showQuestion } from "./screen.js";
import type { Session } from "./session.js";

/** Plays until the game is over and the player leaves; the exit code is 1 if `file` lacks the game. */
export async function sitDown<K extends Kit>(
  io: Io,
  entry: GameEntry,
  session: Session<K>,
  file: string | undefined,
): Promise<number> {
  const desk: Desk<K> = { io, entry, session, file, saved: true, isTold: false };
  const lines = linesOf(io);
  try {
    await playOn(desk, lines);
  } finally {
    lines.close();
    if (file !== undefined && !desk.saved) desk.saved = save(io, session, file);
  }
  return file === undefined || desk.saved ? 0 : 1;
}

async function playOn<K extends Kit>(desk: Desk<K>, lines: Lines): Promise<void> {
  let next: Next = "changed";
  while (next !== "quit") {
    if (next === "changed") guard(desk.io, () => desk.session.goOn());
    if (!(await handOver(desk, lines))) return;
    const question: OpenQuestion | undefined =
      next === "stay" ? desk.session.question : present(desk, next);
    const line = await lines.next(promptFor(question));
    if (line === undefined) {
      if (question !== undefined) paragraph(desk.io, "The input ended; so does this sitting.");
      return;
    }
    next = obey(desk, question, line.trim());
  }
  await offerToSave(desk, lines);
}

/** Clears the screen and all that can be scrolled back to. */
const CLEAR = "\u001b[3J\u001b[2J\u001b[H";

/**
 * In a game with secrets another player sits down only when the screen is hidden. False when the
 * input has ended. What is piped in is nobody's screen, and waits for nobody.
 */
async function handOver<K extends Kit>({ io, session }: Desk<K>, lines: Lines): Promise<boolean> {
  const seat = session.question?.seat;
  if (!session.door.hasSecrets || seat === undefined || seat === session.atScreen) return true;
  const isFirst = session.atScreen === undefined;
  session.atScreen = seat;
  session.picture = "";
  const who = session.door.show.seat(session.seen(seat), seat);
  if (!io.isTerminal) {
    say(io, "", `══ ${who} ══`);
    return true;
  }
  if (!isFirst) io.write(CLEAR);
  return (await lines.next(`\n${who}, press Enter when nobody else looks > `)) !== undefined;
}

/** Shows where the game stands. */
function present<K extends Kit>(desk: Desk<K>, next: Next): OpenQuestion | undefined {
  const { io, session } = desk;
  const { question } = session;
  const seat = question?.seat ?? 0;
  showNews(io, session, seat);
  showPicture(io, session, seat, next === "redraw");
  if (question !== undefined) {
    showQuestion(io, session, question);
    return question;
  }
  showEnd(io, session, outcomeOf(session.play) ?? "");
  const where = desk.file ?? "game.json";
  paragraph(
    io,
    `Type s ${where} to save it (then: coterie replay ${where}), u to undo, q to leave.`,
  );
  return undefined;
}

function promptFor(question: OpenQuestion | undefined): string {
  if (question === undefined) return "u, l, s FILE or q > ";
  const count = question.options.length;
  return `${count === 1 ? "1" : `1–${count}`}, or ? for help > `;
}

function obey<K extends Kit>(
  desk: Desk<K>,
  question: OpenQuestion | undefined,
  line: string,
): Next {
  const { io } = desk;
  if (line === "") return question === undefined ? "quit" : "stay";
  const [word, ...rest] = line.split(/\s+/);
  const command = commandCalled(word);
  if (command !== undefined) {
    const next = command.run(desk, rest.join(" "), question);
    if (next === "changed") desk.saved = false;
    return next;
  }
  if (question === undefined) {
    paragraph(io, `The game is over, so "${line}" does nothing. Type u, l, s FILE or q.`);
    return "stay";
  }
  return decideAll(desk, question, [word, ...rest]);
}

/**
 * Several answers on one line are given one after the other, as long as the same player is asked
 * in the same part of the game: what was meant for a plan must not answer something new.
 */
function decideAll<K extends Kit>(desk: Desk<K>, first: OpenQuestion, words: string[]): Next {
  let next: Next = "stay";
  for (const word of words) {
    const { question } = desk.session;
    if (question === undefined || question.seat !== first.seat) break;
    if (partOf(question) !== partOf(first)) break;
    const outcome = decide(desk, question, word);
    if (outcome === "stay") break;
    next = outcome;
  }
  return next;
}

/** `planning` of `planning.card` and `planning.commit`. */
function partOf({ kind }: OpenQuestion): string {
  return kind.split(".")[0];
}

function decide<K extends Kit>(desk: Desk<K>, question: OpenQuestion, line: string): Next {
  const { io, session } = desk;
  const items = itemsOf(session, question);
  const item = items.find(({ number, key }) => String(number) === line || key === line);
  if (item === undefined) {
    const what = /^\d+$/.test(line) ? `There is no option ${line}` : `"${line}" means nothing here`;
    paragraph(io, `${what}. Type a number from 1 to ${items.length}, or ? for help.`);
    return "stay";
  }
  if (!guard(io, () => session.give(question, item.key))) return "stay";
  desk.saved = false;
  // At a terminal somebody may press Ctrl-C: what was decided is then already on disk.
  if (desk.file !== undefined && io.isTerminal) keep(desk, desk.file);
  return "changed";
}

/** A file that cannot be written is told of when that begins; the game itself goes on. */
function keep<K extends Kit>(desk: Desk<K>, file: string): void {
  try {
    writeRecord(desk.io, desk.session, file);
    desk.saved = true;
    desk.isTold = false;
  } catch (error) {
    if (!(error instanceof Failure)) throw error;
    if (desk.isTold) return;
    desk.isTold = true;
    paragraph(desk.io, `Not saved: ${error.message}. The game goes on; s FILE saves it elsewhere.`);
  }
}

/** A refusal or a broken rule leaves the game as it was; the player can go on, undo or save. */
function guard(io: Io, work: () => void): boolean {
  try {
    work();
    return true;
  } catch (error) {
    if (error instanceof Refusal) paragraph(io, error.message);
    else if (error instanceof RulesFault) {
      paragraph(io, `The rules broke here, and nothing was changed: ${error.message}.`);
      paragraph(io, "Please save the record (s FILE) and report it; u goes back.");
    } else throw error;
    return false;
  }
}

async function offerToSave<K extends Kit>(desk: Desk<K>, lines: Lines): Promise<void> {
  if (desk.saved || desk.file !== undefined) return;
  const file = await lines.next("Save the record? A file name, or Enter to leave without > ");
  const name = file?.trim() ?? "";
  if (name === "") say(desk.io, "Not saved.");
  else desk.saved = save(desk.io, desk.session, name);
}
