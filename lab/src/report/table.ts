import { type Column, isEstimate, type Table, type Value } from "../results/document.js";
import { estimateWords, figure, unitOf } from "../results/words.js";
import { type Estimate, FEW } from "../stats/estimate.js";
import { columnScale, intervalMark, scaleWords } from "./intervals.js";
import { escaped } from "./markup.js";
import type { Scale } from "./scale.js";

/** A table of figures; each column can be sorted, and intervals are drawn where it asks for them. */
export function tableHtml(table: Table): string {
  const { columns, rows, marked = [], note } = table;
  const scales = columns.map(({ form, isPlotted }, i) =>
    isPlotted === true
      ? columnScale(
          rows.map((row) => row[i]),
          form,
        )
      : undefined,
  );
  const head = columns.map((column, i) => heading(column, scales[i])).join("");
  const body = rows
    .map((row, i) => {
      const cells = row.map((value, at) => cell(value, columns[at], scales[at])).join("");
      return `<tr${marked.includes(i) ? ' class="marked"' : ""}>${cells}</tr>`;
    })
    .join("\n");
  const foot = note === undefined ? "" : `<p class="note">${escaped(note)}</p>`;
  return folded(
    table,
    `<div class="wide"><table><thead><tr>${head}</tr></thead><tbody>\n${body}\n</tbody></table></div>${foot}`,
  );
}

function folded({ id, title, isFolded, rows, marked = [] }: Table, inside: string): string {
  const words = escaped(title);
  if (isFolded !== true) return `<h3 id="table-${escaped(id)}">${words}</h3>${inside}`;
  const found = marked.length > 0 ? `, ${marked.length} marked` : "";
  return `<details><summary>${words} <span>(${rows.length} rows${found})</span></summary>${inside}</details>`;
}

function heading({ name, form, help }: Column, scale: Scale | undefined): string {
  const title = help === undefined ? "" : ` title="${escaped(help)}"`;
  const kind = form === "text" ? "text" : "figure";
  const ends = scale === undefined ? "" : scaleWords(scale, form);
  const unit = form === "points" ? ' <span class="unit">points</span>' : "";
  return `<th class="${kind}"${title}><button type="button">${escaped(name)}${unit}</button>${ends}</th>`;
}

function cell(value: Value, { form }: Column, scale: Scale | undefined): string {
  if (value === null) return `<td class="figure none" data-value="">–</td>`;
  if (typeof value === "string") return `<td class="text">${escaped(value)}</td>`;
  if (!isEstimate(value)) {
    const words = `${figure(value, form)}${unitOf(form)}`;
    return `<td class="figure" data-value="${value}"><b>${words}</b></td>`;
  }
  const few = value.n < FEW ? ` few" title="only ${value.n}: too few to say much` : "";
  const mark = scale === undefined ? "" : intervalMark(value, scale, form);
  return `<td class="figure${few}" data-value="${value.value}">${figures(value, form)}${mark}</td>`;
}

function figures(estimate: Estimate, form: Column["form"]): string {
  const [value, ends] = estimateWords(estimate, form);
  return `<b>${value}</b> <span class="ends">${ends}</span>`;
}
