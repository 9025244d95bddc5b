import type { Page } from '@playwright/test';
import { HYDRATED_MARK } from '@shop/domain/presentation/hydrated-mark';

/**
 * Has the browser translate every page as Chrome's page translation does: each text, also one that comes later, is replaced
 * by elements, except where `translate="no"` forbids it. The "translation" has an invisible character more.
 *
 * @param from the first moment
 */
export const translatePages = (page: Page, from: 'hydration' | 'start' = 'hydration'): Promise<void> =>
  page.addInitScript(
    ({ from, mark }) => {
      const translated = (text: string) => {
        const font = document.createElement('font');
        font.append(document.createElement('font'));
        font.firstElementChild!.textContent = `${text}\u200b`;
        return font;
      };
      const translate = () => {
        const texts = document.createTreeWalker(
          document.body,
          NodeFilter.SHOW_TEXT,
          ({ parentElement: parent, nodeValue }) =>
            !parent?.isContentEditable &&
            nodeValue?.trim() &&
            !parent?.closest('font, script, style, noscript, textarea, svg, [translate="no"]')
              ? NodeFilter.FILTER_ACCEPT
              : NodeFilter.FILTER_REJECT,
        );
        const found: Text[] = [];
        while (texts.nextNode()) found.push(texts.currentNode as Text);
        for (const text of found) text.replaceWith(translated(text.data));
      };
      const start = () => {
        translate();
        new MutationObserver(translate).observe(document.body, { childList: true, characterData: true, subtree: true });
      };
      if (from === 'start' || window !== top) return void addEventListener('DOMContentLoaded', start);
      new PerformanceObserver((marks, observer) => {
        if (marks.getEntriesByName(mark).length === 0) return;
        observer.disconnect();
        start();
      }).observe({ type: 'mark', buffered: true });
    },
    { from, mark: HYDRATED_MARK },
  );
