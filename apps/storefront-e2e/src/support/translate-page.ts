import type { Page } from '@playwright/test';
import { HYDRATED_MARK } from '@shop/storefront/published-page';

/**
 * Has every page translated as Chrome does it: each text, also one that comes later, is replaced by elements, unless
 * `translate="no"` forbids it. Here the translation is the text with an invisible character.
 */
export async function translatePages(page: Page, from: 'hydration' | 'start' = 'hydration'): Promise<void> {
  await page.addInitScript(translate, from === 'start' ? null : HYDRATED_MARK);
}

/** Runs in the page. @param mark what it waits for, in the page itself */
function translate(mark: string | null): void {
  const untranslated = 'font, script, style, noscript, textarea, svg, [translate="no"]';
  const translateAll = () => {
    const texts: Text[] = [];
    const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (walker.nextNode()) texts.push(walker.currentNode as Text);
    for (const text of texts) {
      if (text.data.trim() === '' || text.parentElement?.closest(untranslated)) continue;
      const font = document.createElement('font');
      font.append(document.createElement('font'));
      font.firstElementChild?.append(`${text.data}\u200b`);
      text.replaceWith(font);
    }
  };
  const start = () => {
    translateAll();
    const changes = { childList: true, characterData: true, subtree: true };
    new MutationObserver(translateAll).observe(document.body, changes);
  };
  if (mark === null || window !== top) return addEventListener('DOMContentLoaded', start);
  new PerformanceObserver((marks, observer) => {
    if (marks.getEntriesByName(mark).length === 0) return;
    observer.disconnect();
    start();
  }).observe({ type: 'mark', buffered: true });
}
