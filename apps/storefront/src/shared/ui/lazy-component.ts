import { lazy, type ComponentType } from 'react';

/** A component loaded on first render. */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
