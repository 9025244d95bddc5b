/** A table for the terminal: every column as wide as its widest cell, a line under the heads. */
export function columns(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const draw = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [draw(heads), draw(widths.map((width) => '-'.repeat(width))), ...lines.map(draw)].join('\n');
}
