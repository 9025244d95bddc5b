import { PRELOADED_STATE_ID, RENDERED_HEAD } from '../../src/shared/published-page.ts';
import type { RenderedPage } from './render-page.tsx';

/** JSON that is safe inside a script element. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** @throws Error when the template is written in another way: the page would lack something without a word */
function put(template: string, text: string, place: string): string {
  if (!template.includes(place)) throw new Error(`index.html has no ${place}.`);
  return template.replace(place, () => text);
}

const FIRST_FILE = '<link rel="icon"';
const EMPTY_ROOT = '<div id="root"></div>';

/**
 * A page's HTML: the template with the rendered page.
 *
 * @param scripts for hydration, see `start.ts`
 * @throws Error when the template lacks a place for something
 */
export function pageHtml(template: string, page: RenderedPage, scripts: readonly string[]): string {
  const structuredData = page.structuredData.map((text) => `<script type="application/ld+json">${text}</script>`);
  const data = `<script type="application/json" id="${PRELOADED_STATE_ID}">${embedded(page.preloaded)}</script>`;
  const rootTag = `<div id="root" data-scripts="${scripts.join(' ')}">`;
  const head = page.head.replaceAll(/<(title|meta|link)\b/g, `<$1 ${RENDERED_HEAD}`);
  // The first picture takes longest, so it is requested first.
  let html = put(template, `${head}\n    ${FIRST_FILE}`, FIRST_FILE);
  html = put(html, `  ${structuredData.join('\n    ')}\n  </head>`, '</head>');
  return put(html, `${rootTag}${page.root}</div>\n    ${data}`, EMPTY_ROOT);
}
