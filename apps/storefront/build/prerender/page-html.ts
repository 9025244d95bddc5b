import { PREPARED_ID } from '@shop/domain/presentation/prepared-id';
import type { RenderedPage } from '../../src/app/prerender/render-page.tsx';
import { FIRST_VIEW } from '../../src/shared/ui/later-part.ts';

/** JSON that no `</script>` or comment in a text can end. */
const embedded = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');

/** The first file that the template names. */
const FIRST_FILE = '<link rel="icon"';

/** What a page shares with others. */
export interface PageFiles {
  /** CSS of the page's route. */
  styles: string;
  /** Those that bring the page to life, see `boot.ts`. */
  scripts: readonly string[];
}

/**
 * A page's whole HTML: the template with what was rendered for it. Styles come before anything is drawn, in the page
 * itself; the script's file is in the template.
 *
 * @throws Error when the template begins in another way: the page would have no title
 */
export function pageHtml(template: string, page: RenderedPage, { styles, scripts }: PageFiles): string {
  const { readsQuery } = page.prepared;
  const head = [
    `<style data-classes>${styles}</style>`,
    ...page.structuredData.map((text) => `<script type="application/ld+json">${text}</script>`),
  ].join('\n    ');
  const data = `<script type="application/json" id="${PREPARED_ID}">${embedded(page.prepared)}</script>`;
  if (!template.includes(FIRST_FILE)) throw new Error(`index.html has no ${FIRST_FILE}.`);
  return (
    template
      .replace('<html', `<html ${FIRST_VIEW}`)
      // The first picture takes the longest, and is asked for first: on the connection that brought the page.
      .replace(FIRST_FILE, () => `${page.head}\n    ${FIRST_FILE}`)
      .replace('</head>', () => `  ${head}\n  </head>`)
      .replace(
        '<div id="root"></div>',
        () =>
          `<div id="root"${readsQuery ? ' data-reads-query' : ''} data-scripts="${scripts.join(' ')}">${page.root}</div>\n    ${data}`,
      )
  );
}
