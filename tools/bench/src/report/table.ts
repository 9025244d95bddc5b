import { columns } from '@shop/workspace-tools/figures/columns';

import { isMet, type Finding, type Limit } from './finding.ts';

const heads = ['Row', 'Mock API', 'Compared with', 'Result', 'Limit', 'Verdict'] as const;

/** The findings as lines of equal columns, each with its verdict. */
export function table(findings: readonly Finding[]): string {
  const lines = findings.map((finding) => {
    const { row, measured, compared, value, limit } = finding;
    return [row, measured, compared, figure(value, limit.unit), bound(limit), isMet(finding) ? 'ok' : 'SHORT'];
  });
  return columns(heads, lines);
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
