import { columns } from '@shop/workspace-tools/figures/columns';
import { median } from '../../statistics/median.ts';
import { isMet, type Finding } from './finding.ts';

const heads = ['Row', 'Median', 'Worst', 'Limit', 'Verdict'] as const;

/** The findings as lines of equal columns, each with its verdict. */
export function table(findings: readonly Finding[]): string {
  const lines = findings.map((finding) => {
    const { row, times, limit } = finding;
    return [row, ms(median(times)), ms(Math.max(...times)), `<= ${ms(limit)}`, isMet(finding) ? 'ok' : 'SLOW'];
  });
  return columns(heads, lines);
}

const ms = (time: number): string => (Number.isFinite(time) ? `${Math.round(time)} ms` : 'none');
