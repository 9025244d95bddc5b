import type { Options, StylisPlugin } from '@emotion/cache';
import { plainTokens } from '../theme/plain-tokens.ts';
import { system } from '../theme/system.ts';

const plain = plainTokens(system.tokens);
const reference = /var\((--(?:\\.|[\w-])+)\)/g;

const written = (text: string): string =>
  text.replaceAll(reference, (asItIs, name: string) => (plain.has(name) ? written(plain.get(name) ?? '') : asItIs));

/** Chakra notes each background a second time, for parts that the shop does not draw. */
const UNREAD = '--bg-currentcolor';

/** A token that is the same in each mode stands in the styles itself: shorter pages, and less for a slow phone to look up. */
const plainValues: StylisPlugin = (element) => {
  if (element.type !== 'decl') return;
  const name = String(element.props);
  element.value = name === UNREAD || plain.has(name) ? '' : written(element.value);
};

const SAFARIS = new Set(['user-select', 'text-size-adjust']);

/**
 * Safari knows these by its own names only. Emotion's list is for browsers that the shop's script is not for, and takes a
 * slow phone longer than the styles themselves.
 */
const safariNames: StylisPlugin = ({ type, props, value }) =>
  type === 'decl' && SAFARIS.has(String(props)) ? `-webkit-${value}` : undefined;

/** How rules are written, by the build and in a browser. */
export const styleOptions: Options = { key: 'css', stylisPlugins: [plainValues, safariNames] };
