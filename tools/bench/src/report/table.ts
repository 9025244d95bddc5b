import { isMet, type Finding, type Limit } from './finding.ts';

const heads = ['Row', 'Mock API', 'Compared with', 'Result', 'Limit', 'Verdict'] as const;

/** The findings as lines of equal columns, each with its verdict. */
export function table(findings: readonly Finding[]): string {
  const lines = findings.map((finding) => {
    const { row, measured, compared, value, limit } = finding;
    return [row, measured, compared, figure(value, limit.unit), bound(limit), isMet(finding) ? 'ok' : 'SHORT'];
  });
  const widths = heads.map((head, column) => Math.max(head.length, ...lines.map((line) => line[column]?.length ?? 0)));
  const draw = (cells: readonly string[]) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join('  ')
      .trimEnd();
  return [draw(heads), draw(widths.map((width) => '-'.repeat(width))), ...lines.map(draw)].join('\n');
}

function bound({ bound, value, unit }: Limit): string {
  return `${bound === 'at least' ? '>=' : '<='} ${figure(value, unit)}`;
}

function figure(value: number, unit: Limit['unit']): string {
  if (unit === 'share') return `${(value * 100).toFixed(1)} %`;
  if (unit === 'times') return `${value.toFixed(2)}x`;
  const digits = unit === 'ms' ? 1 : 0;
  return `${value.toLocaleString('en', { minimumFractionDigits: digits, maximumFractionDigits: digits })} ${unit}`;
}
