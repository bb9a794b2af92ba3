/** The look of a report: one file, no fonts or scripts from outside, both themes, and on paper. */
export const STYLE = `
:root {
  color-scheme: light dark;
  --ground: #fbfaf7; --raised: #ffffff; --ink: #1d1b20; --faint: #625d68; --rule: #ddd8cf;
  --accent: #8a1c2c; --good: #1d6b3a; --bad: #a3202f; --open: #8a5a00; --mark: #fdf1d3;
  --part-1: #2f6fa8; --part-2: #c8622b; --part-3: #8d8794; --part-4: #4f8a5b; --part-5: #8a5ca8;
  --part-ink: #ffffff;
}
@media (prefers-color-scheme: dark) {
  :root {
    --ground: #161419; --raised: #1f1c24; --ink: #ece8f0; --faint: #a9a2b3; --rule: #3a3542;
    --accent: #ef8797; --good: #7fd49b; --bad: #ff8f95; --open: #eabf62; --mark: #3a3119;
    --part-1: #6fb0ea; --part-2: #f09a63; --part-3: #a39dab; --part-4: #7fc48f; --part-5: #c39ae0;
    --part-ink: #161419;
  }
}
* { box-sizing: border-box; }
body { margin: 0; background: var(--ground); color: var(--ink); font: 16px/1.55 system-ui, sans-serif; }
main { max-width: 80rem; margin: 0 auto; padding: 1.5rem 1.25rem 4rem; }
h1 { font-size: 2rem; line-height: 1.2; margin: .5rem 0; }
h2 { font-size: 1.4rem; margin: 3rem 0 .25rem; padding-top: 1rem; border-top: 1px solid var(--rule); }
h3 { font-size: 1.02rem; margin: 1.75rem 0 .4rem; }
p { max-width: 48rem; margin: .4rem 0 .8rem; }
.faint, .note, .ends, .unit, summary span, .scale { color: var(--faint); }
a { color: var(--accent); }
nav ul { list-style: none; display: flex; flex-wrap: wrap; gap: .25rem 1rem; padding: 0; margin: 1rem 0; }
.warning { border-left: 4px solid var(--open); background: var(--raised); padding: .6rem 1rem; margin: .75rem 0; }
.checks { list-style: none; padding: 0; margin: 1rem 0; display: grid; gap: .75rem;
  grid-template-columns: repeat(auto-fit, minmax(17rem, 1fr)); }
.checks li { background: var(--raised); border: 1px solid var(--rule); border-radius: .5rem; padding: .8rem 1rem; }
.checks strong { display: block; line-height: 1.35; }
.verdict { font-size: .8rem; font-weight: 700; letter-spacing: .02em; }
.holds { color: var(--good); } .fails { color: var(--bad); } .open { color: var(--open); } .told { color: var(--faint); }
.wide { overflow-x: auto; }
table { border-collapse: collapse; font-size: .86rem; font-variant-numeric: tabular-nums; }
.wide table { min-width: 100%; }
th, td { padding: .3rem .6rem; text-align: left; vertical-align: middle; border-bottom: 1px solid var(--rule); }
thead th { vertical-align: bottom; border-bottom: 2px solid var(--rule); background: var(--ground); }
thead th[title] button { text-decoration: underline dotted; text-underline-offset: .2em; }
th button { all: unset; cursor: pointer; font-weight: 600; }
th button:focus-visible { outline: 2px solid var(--accent); outline-offset: 2px; }
th[aria-sort=ascending] button::after { content: " ▲"; font-size: .7em; }
th[aria-sort=descending] button::after { content: " ▼"; font-size: .7em; }
td.figure { white-space: nowrap; } td.none { color: var(--faint); }
td.figure b { font-weight: 600; display: inline-block; min-width: 3.2em; }
td.few { opacity: .6; } .ends { font-size: .95em; } .unit { font-weight: 400; font-size: .9em; }
tr.marked td { background: var(--mark); } tr.marked td.text::before { content: "◆ "; color: var(--accent); }
.interval { width: 150px; height: 16px; display: block; margin-top: .1rem; }
.scale { display: flex; justify-content: space-between; width: 150px; font-size: .84em; font-weight: 400; }
.interval .reach { stroke: var(--part-1); stroke-width: 2; } .interval circle { fill: var(--part-1); }
.interval .zero { stroke: var(--faint); stroke-dasharray: 2 2; }
.interval.clear .reach { stroke: var(--part-2); } .interval.clear circle { fill: var(--part-2); }
figure { margin: 1.25rem 0; max-width: 60rem; } figcaption { font-weight: 600; margin-bottom: .3rem; }
.legend { list-style: none; display: flex; flex-wrap: wrap; gap: .2rem 1.1rem; padding: 0; margin: .2rem 0 .5rem; font-size: .88rem; }
.legend svg { width: .75rem; height: .75rem; margin-right: .4rem; }
svg text { fill: var(--faint); font: 12px system-ui, sans-serif; }
.bar text { fill: var(--part-ink); font-weight: 600; } .bar { width: 100%; min-width: 16rem; display: block; }
.bars { width: 100%; } .bars th { width: 34%; font-weight: 400; } .bars th, .bars td { border: 0; padding: .12rem .5rem .12rem 0; }
.chart { width: 100%; height: auto; display: block; } .grid { stroke: var(--rule); } .band { opacity: .2; }
.line { fill: none; stroke-width: 2.5; }
details { margin: .8rem 0; } summary { cursor: pointer; font-weight: 600; }
footer { margin-top: 3rem; border-top: 1px solid var(--rule); font-size: .9rem; }
@media (max-width: 40rem) { .bars th { width: 42%; } h1 { font-size: 1.5rem; } main { padding-inline: .8rem; } }
@media print {
  :root { --ground: #fff; --raised: #fff; --ink: #000; --faint: #444; --rule: #bbb; --accent: #000; --mark: #eee; }
  body { font-size: 10pt; } main { max-width: none; padding: 0; } nav { display: none; }
  .wide { overflow: visible; } table { font-size: 7.5pt; } th, td { padding: .1rem .2rem; }
  td.figure { white-space: normal; } td.figure b { min-width: 0; } .interval, .scale { width: 80px; }
  figure, tr, .checks li { break-inside: avoid; } h2, h3 { break-after: avoid; }
  * { print-color-adjust: exact; }
}
`;

/** Sorts a table by the column whose heading is pressed; all else works without it. */
export const SCRIPT = `
for (const heading of document.querySelectorAll("thead th")) {
  heading.querySelector("button").addEventListener("click", () => {
    const table = heading.closest("table");
    const at = heading.cellIndex;
    const up = heading.getAttribute("aria-sort") === "descending";
    for (const other of table.querySelectorAll("thead th")) other.removeAttribute("aria-sort");
    heading.setAttribute("aria-sort", up ? "ascending" : "descending");
    const key = (row) => row.cells[at].dataset.value ?? row.cells[at].textContent;
    const rows = [...table.tBodies[0].rows].sort((a, b) => {
      const [x, y] = [key(a), key(b)];
      if (x === "" || y === "") return x === y ? 0 : x === "" ? 1 : -1;
      const order = Number.isNaN(Number(x)) ? x.localeCompare(y) : Number(x) - Number(y);
      return up ? order : -order;
    });
    table.tBodies[0].append(...rows);
  });
}
`;
