import { type Kit, redactFacts } from "@coterie/kernel";
import type { Style } from "../draw/style.js";
import { wrapText } from "../draw/wrap.js";
import type { Chapter, Session } from "./session.js";

/** The story so far, in sentences with their rules. */

const MEASURE = 110;

function told(
  style: Style,
  words: string,
  rule: string,
  tone: Parameters<Style["paint"]>[1],
  columns: number,
): string[] {
  const lines = wrapText(`${words} [${rule}]`, Math.min(MEASURE, columns) - 4);
  const cite = `[${rule}]`;
  return lines.map((line, i) => {
    const text = line.endsWith(cite) ? line.slice(0, -cite.length) : line;
    const tail = line.endsWith(cite) ? style.paint(cite, "faint") : "";
    return `${i === 0 ? "  · " : "    "}${style.paint(text, tone)}${tail}`;
  });
}

function chapterLines<K extends Kit>(
  style: Style,
  session: Session<K>,
  chapter: Chapter<K>,
  seat: number,
  columns: number,
): string[] {
  const { game, show } = session.door;
  const state = session.seen(seat);
  const who = show.seat(state, chapter.seat);
  const by = chapter.forced ? `${who}, with no choice` : who;
  // What another player answered may be secret; what came of it is in the facts that it may hear.
  const isHidden = session.door.hasSecrets && chapter.seat !== seat;
  const head =
    chapter.words === "" || isHidden
      ? []
      : wrapText(`> ${by}: ${chapter.words}`, Math.min(MEASURE, columns));
  const facts = redactFacts(game.facts, chapter.facts, seat).flatMap((fact) => {
    const { words, tone } = show.fact(state, fact);
    return told(style, words, fact.rule, tone, columns);
  });
  const says =
    chapter.says === undefined ? [] : wrapText(`“${chapter.says}”`, Math.min(MEASURE, columns));
  return [...says, ...head.map((line) => style.paint(line, "strong")), ...facts];
}

export function logLines<K extends Kit>(
  style: Style,
  session: Session<K>,
  seat: number,
  columns: number,
  from = 0,
): string[] {
  return session.chapters
    .slice(from)
    .flatMap((chapter) => chapterLines(style, session, chapter, seat, columns));
}
