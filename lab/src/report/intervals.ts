import { type Form, isEstimate, type Value } from "../results/document.js";
import { figure, unitOf } from "../results/words.js";
import type { Estimate } from "../stats/estimate.js";
import { px } from "./markup.js";
import { endFor, type Scale, scaleOf } from "./scale.js";

/** Intervals beside figures: one line for each row of a table, all on the same scale. */

const WIDTH = 150;
const HEIGHT = 16;
const MARGIN = 5;

/** A few rows of few games would make all others too small to see. */
const REACH = 3;

export function columnScale(values: readonly Value[], form: Form): Scale {
  const estimates = values.filter(isEstimate);
  if (isSigned(form))
    return aroundZero(estimates, form === "points" ? 1 : Number.POSITIVE_INFINITY);
  const high = Math.max(0, ...estimates.map((one) => finite(one.high, one.value)));
  if (form === "share") return scaleOf(0, Math.min(1, endFor(high)));
  const low = Math.min(...estimates.map((one) => finite(one.low, one.value)));
  if (low >= high / 2) return scaleOf(low, high);
  return scaleOf(Math.min(0, low), endFor(high));
}

/** Differences, which may go either way. */
function isSigned(form: Form): boolean {
  return form === "points" || form === "change";
}

function aroundZero(estimates: readonly Estimate[], most: number): Scale {
  const ends = estimates
    .map(({ low, high, value }) =>
      Math.max(Math.abs(finite(low, value)), Math.abs(finite(high, value))),
    )
    .sort((a, b) => a - b);
  const middle = ends[Math.floor(ends.length / 2)] ?? 0;
  const end = Math.min(most, endFor(Math.min(ends.at(-1) ?? 0, REACH * middle)) || 1);
  return scaleOf(-end, end);
}

function finite(end: number, otherwise: number): number {
  return Number.isFinite(end) ? end : otherwise;
}

const across = (scale: Scale, value: number): number =>
  MARGIN + scale.at(value) * (WIDTH - 2 * MARGIN);

/** What lies wholly on one side of 0 is drawn with weight. */
export function intervalMark({ value, low, high }: Estimate, scale: Scale, form: Form): string {
  const [from, to] = [
    across(scale, finite(low, scale.low)),
    across(scale, finite(high, scale.high)),
  ];
  const y = HEIGHT / 2;
  const isClear = isSigned(form) && (low > 0 || high < 0);
  const zero = isSigned(form)
    ? `<path class="zero" d="M${px(across(scale, 0))} 0V${HEIGHT}"/>`
    : "";
  return (
    `<svg class="interval${isClear ? " clear" : ""}" viewBox="0 0 ${WIDTH} ${HEIGHT}" aria-hidden="true">` +
    `${zero}<path class="reach" d="M${px(from)} ${y}H${px(to)}"/>` +
    `<circle cx="${px(across(scale, value))}" cy="${y}" r="3.5"/></svg>`
  );
}

/** The ends of the scale, over the column. */
export function scaleWords({ low, high }: Scale, form: Form): string {
  const word = (n: number): string => `${figure(n, form)}${unitOf(form)}`;
  return `<span class="scale"><span>${word(low)}</span><span>${word(high)}</span></span>`;
}
