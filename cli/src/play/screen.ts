import type { Kit, OpenQuestion } from "@coterie/kernel";
import { drawBlocks } from "../draw/blocks.js";
import { drawList, type ListItem } from "../draw/list.js";
import { colourStyle, plainStyle, type Style } from "../draw/style.js";
import { drawTallies } from "../draw/tally.js";
import { wrapText } from "../draw/wrap.js";
import { type Io, say, usesColour } from "../io.js";
import { logLines } from "./log.js";
import type { Session } from "./session.js";

/** Puts a session on the terminal. */

const MEASURE = 110;

export function styleOf(io: Io): Style {
  return usesColour(io) ? colourStyle : plainStyle;
}

export function paragraph(io: Io, text: string): void {
  say(io, ...wrapText(text, Math.min(MEASURE, io.columns)));
}

function bar(io: Io, title: string): string {
  const width = Math.min(MEASURE, io.columns);
  const rest = Math.max(0, width - title.length - 4);
  return styleOf(io).paint(`── ${title} ${"─".repeat(rest)}`, "strong");
}

/** The options in the order in which they are read: group by group. */
export function itemsOf<K extends Kit>(
  session: Session<K>,
  question: OpenQuestion,
): (ListItem & { readonly key: string })[] {
  const { show } = session.door;
  const state = session.seen(question.seat);
  const items = question.options.map(({ key, warning }) => ({
    key,
    ...show.option(state, question, key),
    warning: warning === undefined ? "" : `${show.reason(state, warning)} [${warning.rule}]`,
  }));
  const groups = [...new Set(items.map(({ group }) => group))];
  return groups
    .flatMap((group) => items.filter((item) => item.group === group))
    .map((item, i) => ({ ...item, number: i + 1 }));
}

/** What happened since the player was last asked. */
export function showNews<K extends Kit>(io: Io, session: Session<K>, seat: number): void {
  const lines = logLines(styleOf(io), session, seat, io.columns, session.takeNews(seat));
  if (lines.length > 0) say(io, "", ...lines);
}

/** A picture that has not changed is not shown again, unless somebody asks for it. */
export function showPicture<K extends Kit>(
  io: Io,
  session: Session<K>,
  seat: number,
  again = false,
): void {
  const blocks = session.door.show.picture(session.seen(seat), seat);
  const lines = drawBlocks(styleOf(io), blocks, io.columns);
  const picture = lines.join("\n");
  if (picture === session.picture && !again) return;
  session.picture = picture;
  say(io, "", ...lines);
}

export function showQuestion<K extends Kit>(
  io: Io,
  session: Session<K>,
  question: OpenQuestion,
): void {
  const { show } = session.door;
  const state = session.seen(question.seat);
  const style = styleOf(io);
  const { ask, why } = show.question(state, question);
  const who = show.seat(state, question.seat);
  const width = Math.min(MEASURE, io.columns);
  say(io, "", bar(io, `${who} ${who === "You" ? "decide" : "decides"} · ${question.rule}`));
  say(io, ...wrapText(ask, width).map((line) => style.paint(line, "strong")));
  if (why !== "") say(io, ...wrapText(why, width).map((line) => style.paint(line, "faint")));
  const note = session.notes[question.seat];
  if (note !== "") say(io, ...wrapText(`Your note: ${note}`, width));
  say(io, ...drawList(style, itemsOf(session, question), io.columns));
}

/** What decided a game, and the game in numbers. */
export function tellEnding<K extends Kit>(io: Io, session: Session<K>): void {
  const { show } = session.door;
  const [seen, facts] = [session.seen(0), session.factsFor(0)];
  for (const line of show.ending(seen, facts)) paragraph(io, line);
  say(io, ...drawTallies(styleOf(io), show.tallies(seen, facts), io.columns), "");
}

export function showEnd<K extends Kit>(io: Io, session: Session<K>, outcome: string): void {
  say(io, "", bar(io, "The game is over"));
  paragraph(io, session.door.show.outcome(outcome));
  tellEnding(io, session);
}
