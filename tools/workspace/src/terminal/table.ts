/** A table for the terminal: columns as wide as their widest cell, heads underlined. */
export function formatTable(heads: readonly string[], lines: readonly (readonly string[])[]): string {
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const draw = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  const underline = widths.map((width) => '-'.repeat(width));
  return [heads, underline, ...lines].map(draw).join('\n');
}
