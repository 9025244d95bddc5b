import createCache, { type EmotionCache } from '@emotion/cache';

/**
 * Emotion's cache for a page whose classes stand in it already. Emotion's own way of taking them over moves the style elements, and
 * the browser would lay out the whole page anew.
 */
export function pageStyleCache(): EmotionCache {
  const cache = createCache({ key: 'css' });
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-classes]')) {
    for (const name of dataset.classes?.split(' ') ?? []) cache.inserted[name] = true;
  }
  return cache;
}
