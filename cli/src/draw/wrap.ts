import type { Line, Span, Tone } from "@coterie/kernel";
import { textOf, toneOf, widthOf } from "./style.js";

/** Breaks lines at spaces. */

interface Word {
  readonly text: string;
  readonly tone: Tone | undefined;
  /** Whether it is spaces, which may vanish at the end of a line. */
  readonly isGap: boolean;
}

function wordsOf(line: Line): Word[] {
  return line.flatMap((span) =>
    (textOf(span).match(/ +|[^ ]+/g) ?? []).map((text) => ({
      text,
      tone: toneOf(span),
      isGap: text.startsWith(" "),
    })),
  );
}

const spanOf = ({ text, tone }: Word): Span => (tone === undefined ? text : { text, tone });

/** Parts that touch without a space stay together. */
function unitsOf(words: readonly Word[]): Word[][] {
  const units: Word[][] = [];
  for (const word of words) {
    const last = units.at(-1);
    if (word.isGap || last === undefined || last[0]?.isGap === true) units.push([word]);
    else last.push(word);
  }
  return units;
}

/** A word that is longer than a line is cut. */
function cut(unit: readonly Word[], width: number): Word[][] {
  const length = unit.reduce((sum, { text }) => sum + [...text].length, 0);
  if (length <= width) return [[...unit]];
  return unit.flatMap((word) => {
    const signs = [...word.text];
    return Array.from({ length: Math.ceil(signs.length / width) }, (_, i) => [
      { ...word, text: signs.slice(i * width, (i + 1) * width).join("") },
    ]);
  });
}

export function wrap(line: Line, width: number): Line[] {
  const room = Math.max(1, width);
  const lines: Span[][] = [[]];
  let used = 0;
  for (const unit of unitsOf(wordsOf(line)).flatMap((one) => cut(one, room))) {
    const spans = unit.map(spanOf);
    const length = widthOf(spans);
    if (used + length > room && used > 0) {
      lines.push([]);
      used = 0;
      if (unit[0]?.isGap === true) continue;
    }
    lines.at(-1)?.push(...spans);
    used += length;
  }
  return lines.map(withoutTail);
}

function withoutTail(line: readonly Span[]): Line {
  const last = line.at(-1);
  return last !== undefined && textOf(last).trim() === "" ? line.slice(0, -1) : line;
}

export function wrapText(text: string, width: number): string[] {
  return wrap([text], width).map((line) => line.map(textOf).join(""));
}

/** A text with its later lines set in under the first. */
export function hang(head: string, text: string, width: number): string[] {
  const lines = wrapText(text, width - head.length);
  return lines.map((line, i) => (i === 0 ? head : " ".repeat(head.length)) + line);
}
