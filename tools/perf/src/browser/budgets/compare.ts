import { sum, type PageWeight, type Weight } from './page-weights.ts';

/** What may not be exceeded by a page, in bytes. */
interface Budget {
  readonly html: Weight;
  readonly script: Weight;
}

/** As it stands in budgets.json: a page's limits, and what its scripts weighed when they were set. */
export interface Budgets {
  readonly pages: Readonly<Record<string, Budget>>;
  readonly scripts: Readonly<Record<string, number>>;
}

export interface Excess {
  readonly page: string;
  readonly what: 'html' | 'script';
  readonly measure: keyof Weight;
  readonly bytes: number;
  readonly limit: number;
}

export interface Growth {
  readonly script: string;
  /** Bytes of brotli; 0 when there was none. */
  readonly before: number;
  readonly now: number;
}

/** Where a page is over its budget. A page without one is over it whatever it weighs. */
export function excesses(weights: Readonly<Record<string, PageWeight>>, { pages }: Budgets): Excess[] {
  return Object.entries(weights).flatMap(([page, { html, scripts }]) => {
    const found = { html, script: sum(Object.values(scripts)) };
    return (['html', 'script'] as const).flatMap((what) =>
      (['raw', 'gzip', 'brotli'] as const)
        .map((measure) => ({
          page,
          what,
          measure,
          bytes: found[what][measure],
          limit: pages[page]?.[what][measure] ?? 0,
        }))
        .filter(({ bytes, limit }) => bytes > limit),
    );
  });
}

/** Scripts that weigh more than when the budgets were set, the largest growth first. */
export function growths(weights: Readonly<Record<string, PageWeight>>, { scripts: before }: Budgets): Growth[] {
  return Object.entries(scriptsOf(weights))
    .map(([script, now]) => ({ script, before: before[script] ?? 0, now }))
    .filter((growth) => growth.now > growth.before)
    .sort((one, other) => other.now - other.before - (one.now - one.before));
}

/** Room for small changes, so that not every line of text needs new budgets. */
const ROOM = 1.02;

/** Budgets that what there is now meets. */
export function budgetsFor(weights: Readonly<Record<string, PageWeight>>): Budgets {
  const roomy = ({ raw, gzip, brotli }: Weight): Weight => ({
    raw: Math.ceil(raw * ROOM),
    gzip: Math.ceil(gzip * ROOM),
    brotli: Math.ceil(brotli * ROOM),
  });
  const pages = Object.entries(weights).map(([page, { html, scripts }]) => [
    page,
    { html: roomy(html), script: roomy(sum(Object.values(scripts))) },
  ]);
  return { pages: Object.fromEntries(pages) as Budgets['pages'], scripts: scriptsOf(weights) };
}

const scriptsOf = (weights: Readonly<Record<string, PageWeight>>): Record<string, number> =>
  Object.fromEntries(
    Object.values(weights)
      .flatMap(({ scripts }) => Object.entries(scripts))
      .map(([script, { brotli }]) => [script, brotli] as const)
      .sort(([one], [other]) => one.localeCompare(other)),
  );
