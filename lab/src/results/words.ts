import type { Estimate } from "../stats/estimate.js";
import type { Form } from "./document.js";

/** How figures are written, in reports and in sentences alike. */

const MINUS = "−";

function signed(n: number, digits: number): string {
  const text = Math.abs(n).toFixed(digits);
  if (Number(text) === 0) return text;
  return `${n < 0 ? MINUS : "+"}${text}`;
}

function plain(n: number, digits: number): string {
  const text = Math.abs(n).toFixed(digits);
  return n < 0 && Number(text) !== 0 ? MINUS + text : text;
}

/** Parts of 1 are written in hundredths. */
function isPart(form: Form): boolean {
  return form === "share" || form === "points";
}

/** Small numbers need two digits, great ones none; per cent always one. */
function digitsFor(n: number, form: Form): number {
  if (isPart(form)) return 1;
  const size = Math.abs(n);
  return size >= 100 ? 0 : size >= 10 ? 1 : 2;
}

/** The figure alone, without its unit. */
export function figure(n: number, form: Form, digits = digitsFor(n, form)): string {
  if (!Number.isFinite(n)) return "?";
  if (form === "count") return String(n);
  const shown = isPart(form) ? 100 * n : n;
  return form === "points" || form === "change" ? signed(shown, digits) : plain(shown, digits);
}

export function unitOf(form: Form): string {
  return form === "share" ? " %" : "";
}

/** The parts of a figure with its interval, all with as many digits as the figure needs. */
export function estimateWords(
  { value, low, high }: Estimate,
  form: Form,
): readonly [string, string] {
  const digits = digitsFor(value, form);
  const ends = [low, high].map((end) => figure(end, form, digits)).join(" to ");
  return [`${figure(value, form, digits)}${unitOf(form)}`, `(${ends})`];
}

/** `45.3 % (41.0 to 49.7)`. */
export function withInterval(estimate: Estimate, form: Form): string {
  return estimateWords(estimate, form).join(" ");
}
