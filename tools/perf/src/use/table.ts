import { isMet, median, type Finding } from './finding.ts';

const heads = ['Row', 'Median', 'Worst', 'Limit', 'Verdict'] as const;

/** The findings as lines of equal columns, each with its verdict. */
export function table(findings: readonly Finding[]): string {
  const lines = findings.map((finding) => {
    const { row, times, limit } = finding;
    return [row, ms(median(times)), ms(Math.max(...times)), `<= ${ms(limit)}`, isMet(finding) ? 'ok' : 'SLOW'];
  });
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const draw = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [draw(heads), draw(widths.map((width) => '-'.repeat(width))), ...lines.map(draw)].join('\n');
}

const ms = (time: number): string => (Number.isFinite(time) ? `${Math.round(time)} ms` : 'none');
