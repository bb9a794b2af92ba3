/** Text that may stand anywhere in a page. */
export function escaped(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

/** A coordinate: a tenth of a pixel is enough. */
export function px(n: number): string {
  return String(Math.round(n * 10) / 10);
}

/** How many colours a page has for the parts of a chart. */
const COLOURS = 5;

export function colour(part: number): string {
  return `var(--part-${(part % COLOURS) + 1})`;
}

export function legend(parts: readonly string[]): string {
  if (parts.length < 2) return "";
  const items = parts.map(
    (part, i) =>
      `<li><svg viewBox="0 0 10 10" aria-hidden="true"><rect width="10" height="10" rx="2" fill="${colour(i)}"/></svg>${escaped(part)}</li>`,
  );
  return `<ul class="legend">${items.join("")}</ul>`;
}
