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
  if (form === "points" || form === "change") return aroundZero(estimates);
  const high = Math.max(0, ...estimates.map((one) => finite(one.high, one.value)));
  if (form === "share") return scaleOf(0, Math.min(1, endFor(high)));
  const low = Math.min(...estimates.map((one) => finite(one.low, one.value)));
  if (low >= high / 2) return scaleOf(low, high);
  return scaleOf(Math.min(0, low), endFor(high));
}

function aroundZero(estimates: readonly Estimate[]): Scale {
  const values = estimates.map(({ value }) => Math.abs(value));
  const ends = estimates.map(({ low, high, value }) =>
    Math.max(Math.abs(finite(low, value)), Math.abs(finite(high, value))),
  );
  const reach = Math.min(Math.max(0, ...ends), REACH * (Math.max(0, ...values) || 1));
  const end = endFor(reach) || 1;
  return scaleOf(-end, end);
}

function finite(end: number, otherwise: number): number {
  return Number.isFinite(end) ? end : otherwise;
}

const across = (scale: Scale, value: number): number =>
  MARGIN + scale.at(value) * (WIDTH - 2 * MARGIN);

/** What lies wholly on one side of 0 is drawn with weight. */
export function intervalMark({ value, low, high }: Estimate, scale: Scale): string {
  const [from, to] = [
    across(scale, finite(low, scale.low)),
    across(scale, finite(high, scale.high)),
  ];
  const y = HEIGHT / 2;
  const isSigned = scale.low < 0 && scale.high > 0;
  const isClear = isSigned && (low > 0 || high < 0);
  const zero = isSigned ? `<path class="zero" d="M${px(across(scale, 0))} 0V${HEIGHT}"/>` : "";
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
