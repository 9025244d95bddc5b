import { brotliCompressSync } from 'node:zlib';
import type { Files } from '@shop/release-tools/archive/files';

/** Brotli bytes by page: of its HTML, and of the scripts of its first load. budgets.json has the limits in the same form. */
export type Weights = Readonly<Record<string, { readonly html: number; readonly script: number }>>;

/** Room for small changes in new budgets: a share, and bytes for the names of files, which change with each build. */
const ROOM = 1.02;
const ROOM_BYTES = 128;

/**
 * The size of each page of a build, by its file without extension. One product page represents all.
 *
 * @throws Error for a script that is not in the build
 */
export function pageWeights(site: Files): Weights {
  const known = new Map<string, number>();
  const weigh = (file: string) => {
    const content = site.get(file);
    if (!content) throw new Error(`A page loads ${file}, which is not in the build.`);
    const weight = known.get(file) ?? brotliCompressSync(content).length;
    known.set(file, weight);
    return weight;
  };
  const names = [...site.keys()].filter((name) => name.endsWith('.html')).sort();
  const product = names.find((name) => name.startsWith('product/'));
  const pages = names.filter((name) => name === product || !name.startsWith('product/'));
  const weightOf = (page: string) => {
    const scripts = scriptsOf(`${site.get(page)?.toString()}`);
    return { html: weigh(page), script: scripts.reduce((total, file) => total + weigh(file), 0) };
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

export const kibibytes = (bytes: number): string => (bytes / 1_024).toFixed(1);

/** Pages over their budget, as text. A new page may be as large as the largest. */
export function excesses(weights: Weights, budgets: Weights): string[] {
  const most = (part: 'html' | 'script') => Math.max(0, ...Object.values(budgets).map((budget) => budget[part]));
  const largest = { html: most('html'), script: most('script') };
  return Object.entries(weights).flatMap(([page, weight]) => {
    const { html, script } = budgets[page] ?? largest;
    const over = (what: string, bytes: number, limit: number) =>
      bytes > limit ? [`${page}: ${what} is ${bytes} bytes, the budget ${limit}.`] : [];
    return [...over('HTML', weight.html, html), ...over('script', weight.script, script)];
  });
}

/** Budgets for the given sizes, with some room. */
export function budgetsFor(weights: Weights): Weights {
  const roomy = (bytes: number) => Math.ceil(bytes * ROOM) + ROOM_BYTES;
  return Object.fromEntries(
    Object.entries(weights).map(([page, { html, script }]) => [page, { html: roomy(html), script: roomy(script) }]),
  );
}
