import type { LineChart, Point } from "../results/document.js";
import { figure, unitOf } from "../results/words.js";
import { colour, escaped, legend, px } from "./markup.js";
import { scaleOf, ticks } from "./scale.js";

const WIDTH = 720;
const HEIGHT = 230;
const LEFT = 52;
const TOP = 10;
const BOTTOM = 196;

/** Averages over time; the band around a line is its interval. */
export function linesHtml(chart: LineChart): string {
  const { title, across, form, lowest, highest, lines } = chart;
  const last = Math.max(2, ...lines.flatMap(({ points }) => points.map(({ at }) => at)));
  const wide = scaleOf(1, last);
  const high = scaleOf(lowest, highest);
  const x = (at: number): number => LEFT + 12 + wide.at(at) * (WIDTH - LEFT - 36);
  const y = (value: number): number => BOTTOM - high.at(value) * (BOTTOM - TOP);
  const grid = ticks(lowest, highest).map(
    (mark) =>
      `<path class="grid" d="M${LEFT} ${px(y(mark))}H${WIDTH}"/><text x="${LEFT - 6}" y="${px(y(mark) + 4)}" text-anchor="end">${figure(mark, form, 0)}${unitOf(form)}</text>`,
  );
  const rounds = Array.from({ length: last }, (_, i) => i + 1).map(
    (at) => `<text x="${px(x(at))}" y="${BOTTOM + 18}" text-anchor="middle">${at}</text>`,
  );
  const name = `<text x="${px((LEFT + WIDTH) / 2)}" y="${HEIGHT}" text-anchor="middle">${escaped(across)}</text>`;
  const drawn = lines.map(({ points }, i) => line(points, form, colour(i), x, y));
  const names = legend(lines.map((one) => one.name));
  const svg = `<svg class="chart" viewBox="0 0 ${WIDTH} ${HEIGHT + 6}">${grid.join("")}${rounds.join("")}${name}${drawn.join("")}</svg>`;
  return `<figure><figcaption>${escaped(title)}</figcaption>${names}${svg}</figure>`;
}

function line(
  points: readonly Point[],
  form: LineChart["form"],
  paint: string,
  x: (at: number) => number,
  y: (value: number) => number,
): string {
  if (points.length === 0) return "";
  const place = (at: number, value: number): string => `${px(x(at))} ${px(y(value))}`;
  const upper = points.map(({ at, estimate }) => place(at, estimate.high));
  const lower = points.map(({ at, estimate }) => place(at, estimate.low)).reverse();
  const middle = points.map(({ at, estimate }) => place(at, estimate.value));
  const dots = points.map(
    ({ at, estimate }) =>
      `<circle cx="${px(x(at))}" cy="${px(y(estimate.value))}" r="3" fill="${paint}"><title>${at}: ${figure(estimate.value, form)}${unitOf(form)}, ${estimate.n} games</title></circle>`,
  );
  return (
    `<path d="M${[...upper, ...lower].join("L")}Z" fill="${paint}" class="band"/>` +
    `<path d="M${middle.join("L")}" stroke="${paint}" class="line"/>${dots.join("")}`
  );
}
