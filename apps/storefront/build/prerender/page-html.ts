import { PRELOADED_STATE_ID } from '@shop/domain/presentation/preloaded-state-id';
import type { RenderedPage } from '../../src/app/prerender/render-page.tsx';

/** JSON that no `</script>` or comment in a text can end. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** @throws Error when the template is written in another way: the page would lack something without a word */
function put(template: string, text: string, place: string): string {
  if (!template.includes(place)) throw new Error(`index.html has no ${place}.`);
  return template.replace(place, () => text);
}

/** The first file that the template names. */
const FIRST_FILE = '<link rel="icon"';
const EMPTY_ROOT = '<div id="root"></div>';

/** What a page shares with others. */
export interface PageFiles {
  /** CSS of the page's route. */
  styles: string;
  /** Those that bring the page to life, see `boot.ts`. */
  scripts: readonly string[];
  /** The style sheet of all that is shown later. */
  styleSheet: string;
}

/**
 * A page's whole HTML: the template with what was rendered for it. Styles come before anything is drawn, in the page
 * itself; the script's file is in the template.
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

  // The first picture takes the longest, and is asked for first: on the connection that brought the page.
  let html = put(template, `${page.head}\n    ${FIRST_FILE}`, FIRST_FILE);
  html = put(html, `  ${head}\n  </head>`, '</head>');
  return put(html, `${rootTag}${page.root}</div>\n    ${data}`, EMPTY_ROOT);
}
