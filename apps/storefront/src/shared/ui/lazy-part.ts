import { loadStyleWriter } from '@shop/design/named-styles/class-names';
import { lazy, type ComponentType } from 'react';

/** A part that comes when it is wanted, together with what dresses it: the page has no styles for it. */
export const lazyPart = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => {
    const [part] = await Promise.all([load(), loadStyleWriter()]);
    return { default: part };
  });
