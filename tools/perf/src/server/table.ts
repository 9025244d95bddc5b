import { columns } from '@shop/workspace-tools/figures/columns';
import { isMet, type Finding, type Limit } from './row.ts';

const heads = ['Row', 'Mock API', 'Compared with', 'Result', 'Limit', 'Verdict'] as const;

/** The findings as lines of equal columns, each with its verdict. */
export function table(findings: readonly Finding[]): string {
  const lines = findings.map((finding) => {
    const { row, measured, compared, value, limit } = finding;
    const bound = `${limit.bound === 'at least' ? '>=' : '<='} ${figure(limit.value, limit.unit)}`;
    return [row, measured, compared, figure(value, limit.unit), bound, isMet(finding) ? 'ok' : 'SHORT'];
  });
  return columns(heads, lines);
}

function figure(value: number, unit: Limit['unit']): string {
  if (unit === 'share') return `${(value * 100).toFixed(1)} %`;
  return unit === 'times' ? `${value.toFixed(2)}x` : `${value.toLocaleString('en')} ${unit}`;
}
