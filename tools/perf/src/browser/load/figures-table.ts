import { columns } from '@shop/workspace-tools/figures/columns';
import { median } from '../../statistics/median.ts';
import { isMet, limits, type Figures, type Limit } from './figures.ts';
import type { MeasuredPage } from './measured-pages.ts';

/** A page with what each of its loadings came to. */
export interface PageFindings {
  readonly page: MeasuredPage;
  readonly loadings: readonly Figures[];
}

/** A cell of the table: the median, and whether it is what it has to be. */
function verdict({ page, loadings }: PageFindings, limit: Limit): { text: string; isShort: boolean } {
  if (limit.counts && !limit.counts(page)) return { text: '-', isShort: false };
  const readings = loadings.map((figures) => figures[limit.figure]);
  const value = readings.some(Number.isNaN) ? NaN : median(readings);
  const isShort = !isMet(limit, value);
  const text = Number.isNaN(value) ? '-' : value.toFixed(limit.digits ?? 0);
  return { text: `${text}${isShort ? ' !' : ''}`, isShort };
}

/** How many figures are short of their limits. */
export const shortfalls = (findings: readonly PageFindings[]): number =>
  findings.flatMap((finding) => limits.filter((limit) => verdict(finding, limit).isShort)).length;

function reach({ atLeast, atMost }: Limit): string {
  if (atLeast !== undefined) return `>= ${atLeast}`;
  return atMost === undefined ? '' : `<= ${atMost}`;
}

/** The medians as lines of equal columns: a figure a line, a page a column, and what has to be reached. */
export function figuresTable(findings: readonly PageFindings[]): string {
  const heads = ['', ...findings.map(({ page }) => page.name), 'Reach'];
  const lines = limits.map((limit) => [
    limit.title,
    ...findings.map((finding) => verdict(finding, limit).text),
    reach(limit),
  ]);
  return columns(heads, lines);
}
