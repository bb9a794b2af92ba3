/** Lines of cells, one below the other; all but the first column stand at the right. */
export function columns(lines: readonly (readonly string[])[]): string {
  const widths = lines[0].map((_, at) => Math.max(...lines.map((line) => line[at].length)));
  return lines
    .map((line) =>
      line
        .map((cell, at) => (at === 0 ? cell.padEnd(widths[at]) : cell.padStart(widths[at])))
        .join("  ")
        .trimEnd(),
    )
    .join("\n");
}
