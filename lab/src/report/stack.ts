import type { StackChart } from "../results/document.js";
import { figure, unitOf } from "../results/words.js";
import { colour, escaped, legend, px } from "./markup.js";
import { endFor, ticks } from "./scale.js";

/** Bars made of parts: lying for cells, standing for how many games were how long. */
export function stackHtml(chart: StackChart): string {
  const drawn = chart.isHistogram === true ? histogram(chart) : bars(chart);
  return `<figure><figcaption>${escaped(chart.title)}</figcaption>${legend(chart.parts)}${drawn}</figure>`;
}

const WIDTH = 600;
const BAR = 20;
/** Narrower parts have no room for their figure. */
const ROOM = 44;

function bars({ rows, parts, form }: StackChart): string {
  const whole = Math.max(...rows.map(({ values }) => values.reduce((a, b) => a + b, 0)), 1e-9);
  const lines = rows.map(({ label, values }) => {
    let x = 0;
    const drawn = values.map((value, part) => {
      const width = (value / whole) * WIDTH;
      const from = x;
      x += width;
      const words = `${figure(value, form)}${unitOf(form)}`;
      const text =
        width < ROOM
          ? ""
          : `<text x="${px(from + width / 2)}" y="14.5" text-anchor="middle">${words}</text>`;
      return `<g><title>${escaped(parts[part])}: ${words}</title><rect x="${px(from)}" width="${px(Math.max(0, width - 1))}" height="${BAR}" fill="${colour(part)}"/>${text}</g>`;
    });
    return `<tr><th>${escaped(label)}</th><td><svg class="bar" viewBox="0 0 ${WIDTH} ${BAR}">${drawn.join("")}</svg></td></tr>`;
  });
  return `<table class="bars">${lines.join("\n")}</table>`;
}

const HIGH = 200;
const LEFT = 48;
const BELOW = 26;
const WIDE = 720;

function histogram({ rows, parts }: StackChart): string {
  const tallest = Math.max(1, ...rows.map(({ values }) => values.reduce((a, b) => a + b, 0)));
  const top = endFor(tallest);
  const y = (count: number): number => HIGH - (count / top) * (HIGH - 10);
  const step = (WIDE - LEFT) / Math.max(1, rows.length);
  const grid = ticks(0, top)
    .map(
      (mark) =>
        `<path class="grid" d="M${LEFT} ${px(y(mark))}H${WIDE}"/><text x="${LEFT - 6}" y="${px(y(mark) + 4)}" text-anchor="end">${mark}</text>`,
    )
    .join("");
  const drawn = rows.map(({ label, values }, i) => {
    const x = LEFT + i * step;
    let below = 0;
    const rects = values.map((value, part) => {
      below += value;
      const rect = `<rect x="${px(x + 2)}" y="${px(y(below))}" width="${px(step - 4)}" height="${px(y(below - value) - y(below))}" fill="${colour(part)}"/>`;
      return `<g><title>${escaped(label)}: ${value} ${escaped(parts[part])}</title>${rect}</g>`;
    });
    return `${rects.join("")}<text x="${px(x + step / 2)}" y="${HIGH + 18}" text-anchor="middle">${escaped(label)}</text>`;
  });
  return `<svg class="chart" viewBox="0 0 ${WIDE} ${HIGH + BELOW}">${grid}${drawn.join("")}</svg>`;
}
