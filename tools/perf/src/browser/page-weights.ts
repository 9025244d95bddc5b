import { brotliCompressSync } from 'node:zlib';
import type { Files } from '@shop/release-tools/archive/files';

type Bytes = Readonly<Record<string, number>>;

/** Brotli bytes by page: of its HTML, and of each script of its first load by name without hash. */
type Weights = Readonly<Record<string, { readonly html: number; readonly scripts: Bytes }>>;

/** The content of budgets.json: each page's limits, and the scripts' sizes when they were set. */
export interface Budgets {
  readonly pages: Readonly<Record<string, { readonly html: number; readonly script: number }>>;
  readonly scripts: Bytes;
}

/** Room for small changes in new budgets. */
const ROOM = 1.02;

/** The size of each page of a build, by its file without extension. One product page represents all. */
export function pageWeights(site: Files): Weights {
  const known = new Map<string, number>();
  const weigh = (file: string) => {
    const weight = known.get(file) ?? brotliCompressSync(site.get(file) ?? '').length;
    known.set(file, weight);
    return weight;
  };
  const names = [...site.keys()].filter((name) => name.endsWith('.html')).sort();
  const product = names.find((name) => name.startsWith('product/'));
  const pages = names.filter((name) => name === product || !name.startsWith('product/'));
  const weightOf = (page: string) => {
    const scripts = scriptsOf(`${site.get(page)?.toString()}`).map((file) => [nameOf(file), weigh(file)] as const);
    return { html: weigh(page), scripts: Object.fromEntries(scripts) };
  };
  return Object.fromEntries(
    pages.map((page) => [page === product ? 'product/…' : page.replace(/\.html$/, ''), weightOf(page)]),
  );
}

/** The page's scripts, and those that its first script fetches (`data-scripts`). */
function scriptsOf(html: string): string[] {
  const tags = /<(?:script|link rel="modulepreload")\b[^>]* (?:src|href)="\/([^"]+)"/g;
  const named = [...html.matchAll(tags)].map(([, file = '']) => file);
  return [...new Set([...named, ...(/data-scripts="([^"]*)"/.exec(html)?.[1]?.split(' ') ?? [])])];
}

const nameOf = (file: string): string => file.replace(/^assets\//, '').replace(/(?:-[\w-]{8})?\.js$/, '');

export const sum = (scripts: Bytes): number => Object.values(scripts).reduce((total, bytes) => total + bytes, 0);

export const kibibytes = (bytes: number): string => (bytes / 1_024).toFixed(1);

/** Pages over their budget, as text; a page without a budget counts as over. */
export const excesses = (weights: Weights, { pages }: Budgets): string[] =>
  Object.entries(weights).flatMap(([page, weight]) => {
    const { html = 0, script = 0 } = pages[page] ?? {};
    const over = (what: string, bytes: number, limit: number) =>
      bytes > limit ? [`${page}: ${what} is ${kibibytes(bytes)} KiB, the budget ${kibibytes(limit)}.`] : [];
    return [...over('HTML', weight.html, html), ...over('script', sum(weight.scripts), script)];
  });

/** Scripts larger than when the budgets were set, as text. */
export const growths = (weights: Weights, { scripts }: Budgets): string[] =>
  Object.entries(scriptWeights(weights))
    .filter(([script, bytes]) => bytes > (scripts[script] ?? 0))
    .map(([script, bytes]) => `${script}: ${kibibytes(scripts[script] ?? 0)} -> ${kibibytes(bytes)} KiB`);

const scriptWeights = (weights: Weights): Bytes => {
  const all = Object.values(weights).flatMap(({ scripts }) => Object.entries(scripts));
  return Object.fromEntries(all.sort(([one], [other]) => one.localeCompare(other)));
};

/** Budgets for the given sizes, with some room. */
export function budgetsFor(weights: Weights): Budgets {
  const roomy = (bytes: number) => Math.ceil(bytes * ROOM);
  const pages = Object.entries(weights).map(
    ([page, { html, scripts }]) => [page, { html: roomy(html), script: roomy(sum(scripts)) }] as const,
  );
  return { pages: Object.fromEntries(pages), scripts: scriptWeights(weights) };
}
