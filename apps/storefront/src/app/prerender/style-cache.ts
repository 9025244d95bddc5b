import createCache, { type EmotionCache, type Options, type StylisPlugin } from '@emotion/cache';

/**
 * Safari knows this one by its own name only. Emotion's list is for browsers that the shop's script is not for, and takes a
 * slow phone longer than the styles themselves.
 */
const safariNames: StylisPlugin = (element) => {
  if (element.type === 'decl' && element.props === 'user-select')
    element.return = `-webkit-${element.value}${element.value}`;
};

/** Of every cache: styles that the build wrote are the ones that the browser would make. */
export const cacheOptions: Options = { key: 'css', stylisPlugins: [safariNames] };

/**
 * Emotion's cache for a page whose classes stand in it already. Emotion's own way of taking them over moves the style
 * elements, and the browser would lay out the whole page anew.
 */
export function pageStyleCache(): EmotionCache {
  const cache = createCache(cacheOptions);
  for (const { dataset } of document.querySelectorAll<HTMLStyleElement>('style[data-classes]')) {
    for (const name of dataset.classes?.split(' ') ?? []) cache.inserted[name] = true;
  }
  return cache;
}
