import { lazy, type ComponentType } from 'react';

/** A part that comes when it is wanted. */
export const lazyComponent = <Props extends object>(load: () => Promise<ComponentType<Props>>) =>
  lazy(async () => ({ default: await load() }));
