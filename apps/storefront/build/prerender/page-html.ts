import { PRELOADED_STATE_ID } from '@shop/domain/presentation/preloaded-state-id';
import type { RenderedPage } from '../../src/app/prerender/render-page.tsx';

/** JSON that is safe inside a script element. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** @throws Error when the template is written in another way: the page would lack something without a word */
function put(template: string, text: string, place: string): string {
  if (!template.includes(place)) throw new Error(`index.html has no ${place}.`);
  return template.replace(place, () => text);
}

/** The first file named in the template. */
const FIRST_FILE = '<link rel="icon"';
const EMPTY_ROOT = '<div id="root"></div>';

/** What pages share. */
export interface PageFiles {
  /** CSS of the page's route. */
  styles: string;
  /** Scripts for hydration, see `boot.ts`. */
  scripts: readonly string[];
  /** The full style sheet, for what appears later. */
  styleSheet: string;
}

/**
 * A page's HTML: the template with the rendered page and inline styles.
 *
 * @throws Error when the template lacks a place for something
 */
export function pageHtml(template: string, page: RenderedPage, { styles, scripts, styleSheet }: PageFiles): string {
  const { readsQuery } = page.preloaded;
  const head = [
    `<style>${styles}</style>`,
    ...page.structuredData.map((text) => `<script type="application/ld+json">${text}</script>`),
  ].join('\n    ');
  const data = `<script type="application/json" id="${PRELOADED_STATE_ID}">${embedded(page.preloaded)}</script>`;
  const files = `data-scripts="${scripts.join(' ')}" data-styles="${styleSheet}"`;
  const rootTag = `<div id="root"${readsQuery ? ' data-reads-query' : ''} ${files}>`;

  // The first picture takes longest, so it is requested first.
  let html = put(template, `${page.head}\n    ${FIRST_FILE}`, FIRST_FILE);
  html = put(html, `  ${head}\n  </head>`, '</head>');
  return put(html, `${rootTag}${page.root}</div>\n    ${data}`, EMPTY_ROOT);
}
