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

/** Small numbers need two digits, great ones none. */
function digitsFor(n: number): number {
  const size = Math.abs(n);
  return size >= 100 ? 0 : size >= 10 ? 1 : 2;
}

/** The figure alone, without its unit. */
export function figure(n: number, form: Form, digits = digitsFor(n)): string {
  if (!Number.isFinite(n)) return "?";
  if (form === "share") return (100 * n).toFixed(1);
  if (form === "points") return signed(100 * n, 1);
  if (form === "change") return signed(n, digits);
  return form === "count" ? String(n) : plain(n, digits);
}

export function unitOf(form: Form): string {
  return form === "share" ? " %" : "";
}

/** The parts of a figure with its interval, all with as many digits as the figure needs. */
export function estimateWords(
  { value, low, high }: Estimate,
  form: Form,
): readonly [string, string] {
  const digits = digitsFor(value);
  const ends = [low, high].map((end) => figure(end, form, digits)).join(" to ");
  return [`${figure(value, form, digits)}${unitOf(form)}`, `(${ends})`];
}

/** `45.3 % (41.0 to 49.7)`. */
export function withInterval(estimate: Estimate, form: Form): string {
  return estimateWords(estimate, form).join(" ");
}
