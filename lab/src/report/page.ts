import type { Chart, Check, Section } from "../results/document.js";
import { linesHtml } from "./lines.js";
import { escaped } from "./markup.js";
import { stackHtml } from "./stack.js";
import { SCRIPT, STYLE } from "./style.js";
import { tableHtml } from "./table.js";

/** A report as one file that can be opened, sent and printed. */
export interface Page {
  readonly title: string;
  /** What was played. */
  readonly facts: readonly string[];
  /** What must be known before anything else is read. */
  readonly warnings: readonly string[];
  readonly checks: readonly Check[];
  readonly sections: readonly Section[];
}

export function pageHtml({ title, facts, warnings, checks, sections }: Page): string {
  const links = sections.map(
    ({ id, title: name }) => `<li><a href="#${id}">${escaped(name)}</a></li>`,
  );
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escaped(title)}</title>
<style>${STYLE}</style>
</head>
<body>
<main>
<header>
<h1>${escaped(title)}</h1>
${facts.map((fact) => `<p class="faint">${escaped(fact)}</p>`).join("\n")}
${warnings.map((warning) => `<p class="warning">${escaped(warning)}</p>`).join("\n")}
</header>
${checksHtml(checks)}
<nav aria-label="Sections"><ul>${links.join("")}</ul></nav>
${sections.map(sectionHtml).join("\n")}
${FOOT}
</main>
<script>${SCRIPT}</script>
</body>
</html>
`;
}

const verdicts: Readonly<Record<Check["verdict"], string>> = {
  holds: "✓ Holds",
  fails: "✗ Does not hold",
  open: "? Not clear yet",
  told: "Figure",
};

function checksHtml(checks: readonly Check[]): string {
  if (checks.length === 0) return "";
  const items = checks.map(
    ({ about, verdict, answer, section }) =>
      `<li><span class="verdict ${verdict}">${verdicts[verdict]}</span> <strong>${escaped(about)}</strong> ${escaped(answer)} <a href="#${section}">Figures</a></li>`,
  );
  return `<h2 id="glance">At a glance</h2><ul class="checks">${items.join("\n")}</ul>`;
}

function sectionHtml({ id, title, lead, charts, tables }: Section): string {
  return `<section><h2 id="${id}">${escaped(title)}</h2>
<p>${escaped(lead)}</p>
${charts.map(chartHtml).join("\n")}
${tables.map(tableHtml).join("\n")}
</section>`;
}

function chartHtml(chart: Chart): string {
  return chart.kind === "stack" ? stackHtml(chart) : linesHtml(chart);
}

const FOOT = `<footer>
<p><b>How to read the figures.</b> Figures in brackets are intervals of 95 %. Where an interval of a
difference holds 0, the games do not show that there is one. Faint figures rest on fewer than 30
observations. A diamond ◆ marks rows whose difference is more than chance would bring among so many
rows (Benjamini and Hochberg, one in twenty may still be false). Press a heading to sort by it, and rest
on a dotted one to read what it counts.</p>
<p><b>How they were made.</b> Shares: Wilson's score interval; where one deal was played several times,
with the number of independent games that would say as much. Averages: Student's interval over deals.
Differences on the same deals: paired. Others: within equal cells, weighted after Mantel and Haenszel.</p>
</footer>`;
