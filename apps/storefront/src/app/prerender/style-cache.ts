import createCache, { type EmotionCache, type Options, type StylisPlugin } from '@emotion/cache';
import { plainTokens } from '@shop/design/theme/plain-tokens';
import { system } from '@shop/design/theme/system';

const plain = plainTokens(system.tokens);
const reference = /var\((--(?:\\.|[\w-])+)\)/g;

const written = (text: string): string =>
  text.replaceAll(reference, (asItIs, name: string) => (plain.has(name) ? written(plain.get(name) ?? '') : asItIs));

/** A token that is the same in each mode stands in the styles itself: shorter pages, and less for a slow phone to look up. */
const plainValues: StylisPlugin = (element) => {
  if (element.type !== 'decl') return;
  element.value = plain.has(String(element.props)) ? '' : written(element.value);
};

/**
 * Safari knows this one by its own name only. Emotion's list is for browsers that the shop's script is not for, and takes a
 * slow phone longer than the styles themselves.
 */
const safariNames: StylisPlugin = ({ type, props, value }) =>
  type === 'decl' && props === 'user-select' ? `-webkit-${value}` : undefined;

/** Of every cache: styles that the build wrote are the ones that the browser would make. */
export const cacheOptions: Options = { key: 'css', stylisPlugins: [plainValues, safariNames] };

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
