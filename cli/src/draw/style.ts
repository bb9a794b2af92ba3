import type { Line, Span, Tone } from "@coterie/kernel";

/** How weights look: colours where there is a terminal that wants them, else plain text. */
export interface Style {
  paint(text: string, tone: Tone | undefined): string;
}

const codes: Readonly<Record<Tone, string>> = {
  strong: "1",
  faint: "2",
  danger: "31",
  good: "32",
};

export const plainStyle: Style = { paint: (text) => text };

export const colourStyle: Style = {
  paint: (text, tone) =>
    tone === undefined || text === "" ? text : `\u001b[${codes[tone]}m${text}\u001b[0m`,
};

export function textOf(span: Span): string {
  return typeof span === "string" ? span : span.text;
}

export function toneOf(span: Span): Tone | undefined {
  return typeof span === "string" ? undefined : span.tone;
}

/** Every sign that is used takes one column, so the length is the width. */
export function widthOf(line: Line): number {
  return line.reduce((sum, span) => sum + [...textOf(span)].length, 0);
}

export function paintLine(style: Style, line: Line): string {
  return line.map((span) => style.paint(textOf(span), toneOf(span))).join("");
}
