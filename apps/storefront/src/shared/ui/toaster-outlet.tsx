import { Suspense, useSyncExternalStore } from 'react';
import { lazyComponent } from './lazy-component.ts';
import { toasterStore } from './notify.ts';

const Toaster = lazyComponent(async () => (await import('./toaster.tsx')).Toaster);

/** Loads the toaster with the first toast. */
export function ToasterOutlet() {
  const isWanted = useSyncExternalStore(toasterStore.subscribe, toasterStore.isWanted, () => false);
  return isWanted ? (
    <Suspense>
      <Toaster />
    </Suspense>
  ) : null;
}
